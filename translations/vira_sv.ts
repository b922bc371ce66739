<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>BidTable</name>
    <message>
        <source>Bid table</source>
        <translation>Budtabell</translation>
    </message>
    <message>
        <source>Nobody has bid yet.</source>
        <translation>Ingen har bjudit än.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>A pass is final: you do not bid again in this deal.</source>
        <translation>Pass är slutgiltigt: du bjuder inte mer i den här given.</translation>
    </message>
    <message>
        <source>Forehand may not pass as the first call.</source>
        <translation>Förhand får inte passa som första bud.</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Bjud</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Bjud {bid}</translation>
    </message>
    <message>
        <source>Bid {bid} {suits}</source>
        <translation>Bjud {bid} {suits}</translation>
    </message>
    <message>
        <source>Any suit</source>
        <translation>Fritt val</translation>
    </message>
    <message>
        <source>In a suit {suits}</source>
        <translation>I färg {suits}</translation>
    </message>
    <message>
        <source>Highest {suits}</source>
        <translation>I högsta {suits}</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Det är inte din tur än.</translation>
    </message>
    <message>
        <source>You have passed.</source>
        <translation>Du har passat.</translation>
    </message>
    <message>
        <source>This game cannot be bid {qualifier}.</source>
        <translation>Det spelet kan inte bjudas {qualifier}.</translation>
    </message>
    <message>
        <source>Too low: {bid} has been bid.</source>
        <translation>För lågt: {bid} är bjudet.</translation>
    </message>
    <message>
        <source>{game}: {help}</source>
        <translation>{game}: {help}</translation>
    </message>
    <message>
        <source>{explanation} {reason}</source>
        <translation>{explanation} {reason}</translation>
    </message>
    <message>
        <source>Home {home}, bet {bet}, kodilj {kodilj} (bets)</source>
        <translation>Hem {home}, bet {bet}, kodilj {kodilj} (betar)</translation>
    </message>
    <message>
        <source>After a repurchase: home {home}, bet {bet}, kodilj {kodilj}</source>
        <translation>Efter omköp: hem {home}, bet {bet}, kodilj {kodilj}</translation>
    </message>
    <message>
        <source>{cards} closed</source>
        <translation>{cards} slutna</translation>
    </message>
    <message>
        <source>{cards} open</source>
        <translation>{cards} öppna</translation>
    </message>
    <message>
        <source>{cards} royale</source>
        <translation>{cards} royale</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stick</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>Misär</translation>
    </message>
    <message>
        <source>Repurchase:
home</source>
        <translation>Omköp:
hem</translation>
    </message>
    <message>
        <source>Repurchase:
bet</source>
        <translation>Omköp:
bet</translation>
    </message>
    <message>
        <source>Repurchase:
kodilj</source>
        <translation>Omköp:
kodilj</translation>
    </message>
    <message>
        <source>Pins:
{suits}</source>
        <translation>Pinnar:
{suits}</translation>
    </message>
    <message>
        <source>The game, in bidding order</source>
        <translation>Spelet, i budordning</translation>
    </message>
    <message>
        <source>Tricks the declarer needs; 0: he may take none</source>
        <translation>Stick som spelföraren behöver; 0: inget stick får tas</translation>
    </message>
    <message>
        <source>Cards he plays with in a misère, closed or open</source>
        <translation>Kort som han spelar med i misär, sluten eller öppen</translation>
    </message>
    <message>
        <source>Pins from or to each opponent with an off-suit{suits} as trump</source>
        <translation>Pinnar från eller till varje motspelare med ofärg{suits} som trumf</translation>
    </message>
    <message>
        <source>Pins from or to each opponent with the second suit{suits} as trump</source>
        <translation>Pinnar från eller till varje motspelare med färg{suits} som trumf</translation>
    </message>
    <message>
        <source>Pins from or to each opponent with the highest suit{suits} as trump</source>
        <translation>Pinnar från eller till varje motspelare med högsta färg{suits} som trumf</translation>
    </message>
    <message>
        <source>Bets lifted when the declarer goes home</source>
        <translation>Betar som lyfts när spelföraren går hem</translation>
    </message>
    <message>
        <source>Bets put in when one trick is missing</source>
        <translation>Betar som sätts när ett stick fattas</translation>
    </message>
    <message>
        <source>Bets put in when two tricks or more are missing</source>
        <translation>Betar som sätts när två stick eller fler fattas</translation>
    </message>
    <message>
        <source>Bets lifted after a repurchase</source>
        <translation>Betar som lyfts efter omköp</translation>
    </message>
    <message>
        <source>Bets put in for a bet after a repurchase</source>
        <translation>Betar som sätts för bet efter omköp</translation>
    </message>
    <message>
        <source>Bets put in for a kodilj after a repurchase</source>
        <translation>Betar som sätts för kodilj efter omköp</translation>
    </message>
    <message>
        <source>{name}: {call}</source>
        <translation>{name}: {call}</translation>
    </message>
    <message>
        <source>Bids without a level, which is named after the auction:</source>
        <translation>Bud utan nivå, som väljs efter budgivningen:</translation>
    </message>
    <message>
        <source>{meaning}. If it wins, you name the level after the auction.</source>
        <translation>{meaning}. Vinner budet väljer du nivå efter budgivningen.</translation>
    </message>
    <message>
        <source>{meaning}, the lowest that beats the standing bid.</source>
        <translation>{meaning}, det lägsta som går över det stående budet.</translation>
    </message>
    <message>
        <source>◂ The standing bid: {bid}</source>
        <translation>◂ Det stående budet: {bid}</translation>
    </message>
    <message>
        <source>Pins go from or to each opponent, by trump: off-suit, suit, highest suit; a misère pays the first. Home, bet and kodilj are bets from or into the pulla; the last three columns hold after a repurchase.</source>
        <translation>Pinnar går från eller till varje motspelare, efter trumf: ofärg, färg, högsta färg; misär betalas efter den första kolumnen. Hem, bet och kodilj är betar ur eller till pullan; de tre sista kolumnerna gäller efter omköp.</translation>
    </message>
    <message>
        <source>{game}, the standing bid</source>
        <translation>{game}, det stående budet</translation>
    </message>
    <message>
        <source>{bid} has been bid: this game outbids it only {qualifiers}.</source>
        <translation>{bid} är bjudet: det här spelet går över bara {qualifiers}.</translation>
    </message>
    <message>
        <source>Pins:
off-suit</source>
        <translation>Pinnar:
ofärg</translation>
    </message>
    <message>
        <source>Pins:
suit</source>
        <translation>Pinnar:
färg</translation>
    </message>
    <message>
        <source>Pins:
highest</source>
        <translation>Pinnar:
högsta</translation>
    </message>
    <message>
        <source>Bets:
home</source>
        <translation>Betar:
hem</translation>
    </message>
    <message>
        <source>Bets:
bet</source>
        <translation>Betar:
bet</translation>
    </message>
    <message>
        <source>Bets:
kodilj</source>
        <translation>Betar:
kodilj</translation>
    </message>
    <message>
        <source>{game}, not open</source>
        <translation>{game}, går inte att bjuda</translation>
    </message>
    <message>
        <source>{column}: {value}</source>
        <translation>{column}: {value}</translation>
    </message>
    <message>
        <source>{help} Keys: ← and → in the table.</source>
        <translation>{help} Tangenter: ← och → i tabellen.</translation>
    </message>
</context>
<context>
    <name>Call</name>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>{bid} in a suit</source>
        <translation>{bid} i färg</translation>
    </message>
    <message>
        <source>{bid} in the highest suit</source>
        <translation>{bid} i högsta färg</translation>
    </message>
    <message>
        <source>{bid} in forehand</source>
        <translation>{bid} i förhand</translation>
    </message>
    <message>
        <source>higher {bid}</source>
        <translation>högre {bid}</translation>
    </message>
    <message>
        <source>{bid}: {level}</source>
        <translation>{bid}: {level}</translation>
    </message>
    <message>
        <source>{bid}: {lower} or {higher}</source>
        <translation>{bid}: {lower} eller {higher}</translation>
    </message>
    <message>
        <source>{bid}: {level} or higher</source>
        <translation>{bid}: {level} eller högre</translation>
    </message>
    <message>
        <source>7-spel</source>
        <translation>sju spel</translation>
    </message>
    <message>
        <source>7-spel</source>
        <comment>before in a suit or in forehand</comment>
        <translation>sju</translation>
    </message>
    <message>
        <source>8-spel</source>
        <translation>åtta spel</translation>
    </message>
    <message>
        <source>8-spel</source>
        <comment>before in a suit or in forehand</comment>
        <translation>åtta</translation>
    </message>
    <message>
        <source>9-spel</source>
        <translation>nio spel</translation>
    </message>
    <message>
        <source>9-spel</source>
        <comment>before in a suit or in forehand</comment>
        <translation>nio</translation>
    </message>
    <message>
        <source>on {number}</source>
        <translation>på {number}</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>spades</source>
        <translation>spader</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruter</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klöver</translation>
    </message>
    <message>
        <source>two</source>
        <translation>två</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>fyra</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fem</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sex</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sju</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>åtta</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nio</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tio</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>knekt</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dam</translation>
    </message>
    <message>
        <source>king</source>
        <translation>kung</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ess</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
</context>
<context>
    <name>Colour</name>
    <message>
        <source>red</source>
        <translation>röd</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grön</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gul</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blå</translation>
    </message>
    <message>
        <source>white</source>
        <translation>vit</translation>
    </message>
    <message>
        <source>black</source>
        <translation>svart</translation>
    </message>
</context>
<context>
    <name>Contract</name>
    <message>
        <source>{meaning}. The level decides tricks and payment.</source>
        <translation>{meaning}. Nivån avgör stick och betalning.</translation>
    </message>
    <message>
        <source>{game}: {needed}.</source>
        <translation>{game}: {needed}.</translation>
    </message>
    <message>
        <source>For the declarer, home: {home} from the pulla; bet: {bet} into it; kodilj: {kodilj} into it.</source>
        <translation>För spelföraren, hem: {home} ur pullan; bet: {bet} i pullan; kodilj: {kodilj} i pullan.</translation>
    </message>
    <message>
        <source>The first purchase has already cost {pins} to each opponent.</source>
        <translation>Första köpet har redan kostat {pins} till varje motspelare.</translation>
    </message>
    <message>
        <source>The four aces count as ones.</source>
        <translation>De fyra essen räknas som ettor.</translation>
    </message>
    <message>
        <source>{meaning}. The level decides how many cards are bought.</source>
        <translation>{meaning}. Nivån avgör hur många kort som köps.</translation>
    </message>
    <message>
        <source>{meaning}. The level decides the cards kept, the tricks and the pay.</source>
        <translation>{meaning}. Nivån avgör behållna kort, stick och betalning.</translation>
    </message>
    <message>
        <source>{game}, trump {suit}</source>
        <translation>{game}, trumf {suit}</translation>
    </message>
    <message>
        <source>{game}, low</source>
        <translation>{game}, lågt</translation>
    </message>
    <message>
        <source>high at least {tricks}, low no trick</source>
        <translation>högt minst {tricks}, lågt inget stick</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>inget stick</translation>
    </message>
    <message>
        <source>all thirteen tricks</source>
        <translation>alla tretton sticken</translation>
    </message>
    <message>
        <source>at least {tricks}</source>
        <translation>minst {tricks}</translation>
    </message>
    <message>
        <source>{pins} from or to each opponent.</source>
        <translation>{pins} från eller till varje motspelare.</translation>
    </message>
    <message>
        <source>{column} {number}</source>
        <translation>{column} {number}</translation>
    </message>
    <message>
        <source>Pins from or to each opponent: {columns}.</source>
        <translation>Pinnar från eller till varje motspelare: {columns}.</translation>
    </message>
    <message>
        <source>off-suit</source>
        <translation>ofärg</translation>
    </message>
    <message>
        <source>suit</source>
        <translation>färg</translation>
    </message>
    <message>
        <source>highest suit</source>
        <translation>högsta färg</translation>
    </message>
    <message>
        <source>low or off-suit</source>
        <translation>lågt eller ofärg</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n stick</numerusform>
            <numerusform>%n stick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kort</numerusform>
            <numerusform>%n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bet(s)</source>
        <translation>
            <numerusform>%n bet</numerusform>
            <numerusform>%n betar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pin(s)</source>
        <translation>
            <numerusform>%n pinne</numerusform>
            <numerusform>%n pinnar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n spelare</numerusform>
            <numerusform>%n spelare</numerusform>
        </translation>
    </message>
    <message>
        <source>{several} and {last}</source>
        <translation>{several} och {last}</translation>
    </message>
    <message>
        <source>{several} or {last}</source>
        <translation>{several} eller {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n giv</numerusform>
            <numerusform>%n givar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n triangle(s)</source>
        <translation>
            <numerusform>%n trekant</numerusform>
            <numerusform>%n trekanter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message>
        <source>A new session</source>
        <translation>Ett nytt parti</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Vid bordet</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ditt namn</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Namn på spelare {number}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>Who plays for player {number}</source>
        <translation>Vem som spelar för spelare {number}</translation>
    </message>
    <message>
        <source>Plays by rule</source>
        <translation>Spelar efter regel</translation>
    </message>
    <message>
        <source>Plays at random</source>
        <translation>Spelar på måfå</translation>
    </message>
    <message>
        <source>Tokens: {colour}. Press for another colour.</source>
        <translation>Spelmarker: {colour}. Tryck för en annan färg.</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Hur länge</translation>
    </message>
    <message>
        <source>Until we stop</source>
        <translation>Tills vi slutar</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Givar</translation>
    </message>
    <message>
        <source>Whole rounds</source>
        <translation>Hela varv</translation>
    </message>
    <message>
        <source>By the clock</source>
        <translation>Efter klockan</translation>
    </message>
    <message>
        <source>You play until somebody asks to settle.</source>
        <translation>Ni spelar tills någon vill göra upp.</translation>
    </message>
    <message>
        <source>After so many deals you settle.</source>
        <translation>Efter så många givar gör ni upp.</translation>
    </message>
    <message>
        <source>In a round everybody sits forehand once.</source>
        <translation>På ett varv sitter alla i förhand en gång.</translation>
    </message>
    <message>
        <source>Minutes from now on.</source>
        <translation>Minuter från och med nu.</translation>
    </message>
    <message>
        <source>Until {time}.</source>
        <translation>Till {time}.</translation>
    </message>
    <message>
        <source>Then a last round: everybody sits forehand once more</source>
        <translation>Sedan ett sista varv: alla sitter i förhand en gång till</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Platser</translation>
    </message>
    <message>
        <source>Drawn by suit</source>
        <translation>Dras efter färg</translation>
    </message>
    <message>
        <source>As listed</source>
        <translation>Som i listan</translation>
    </message>
    <message>
        <source>Everybody draws a card; hearts is forehand in the first deal.</source>
        <translation>Alla drar ett kort; hjärter blir förhand i första given.</translation>
    </message>
    <message>
        <source>You sit in this order, clockwise; the first heart decides who is forehand.</source>
        <translation>Ni sitter i den här ordningen, medsols; första hjärtern avgör vem som är förhand.</translation>
    </message>
    <message>
        <source>In each bowl</source>
        <translation>I varje skål</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Trekanter</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Betar</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundor</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Pinnar</translation>
    </message>
    <message>
        <source>Whoever runs out borrows another bowl. Everybody puts one bet into the pulla first.</source>
        <translation>Den som får slut lånar en skål till. Först ålar alla en bet i pullan.</translation>
    </message>
    <message>
        <source>With these tokens not every payment can be made: let everybody have at least one bet, one pin, and rounds and pins worth seven pins together.</source>
        <translation>Med de här spelmarkerna går det inte att betala allt: låt alla ha minst en bet, en pinne, och rundor och pinnar för sammanlagt sju pinnar.</translation>
    </message>
    <message>
        <source>A bet is worth</source>
        <translation>En bet är värd</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>inget</translation>
    </message>
    <message>
        <source>What a bet is worth; empty for nothing</source>
        <translation>Vad en bet är värd; tomt för inget</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Valuta</translation>
    </message>
    <message>
        <source>“{text}” is no amount. Write a number such as 5 or 0.50, or leave it empty.</source>
        <translation>”{text}” är inget belopp. Skriv ett tal som 5 eller 0,50, eller lämna tomt.</translation>
    </message>
    <message>
        <source>House rule: forehand may pass</source>
        <translation>Husregel: förhand får passa</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Börja</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Tillbaka till bordet</translation>
    </message>
    <message>
        <source>Fewer: {what}</source>
        <translation>Färre: {what}</translation>
    </message>
    <message>
        <source>More: {what}</source>
        <translation>Fler: {what}</translation>
    </message>
    <message>
        <source>The seats are drawn</source>
        <translation>Platserna dras</translation>
    </message>
    <message>
        <source>Who sits forehand first</source>
        <translation>Vem som sitter i förhand först</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation>Du drar {card}.</translation>
    </message>
    <message>
        <source>{name} draws the {card}.</source>
        <translation>{name} drar {card}.</translation>
    </message>
    <message>
        <source>You get the {card}.</source>
        <translation>Du får {card}.</translation>
    </message>
    <message>
        <source>{name} gets the {card}.</source>
        <translation>{name} får {card}.</translation>
    </message>
    <message>
        <source>You have drawn hearts and are forehand.</source>
        <translation>Du har dragit hjärter och är förhand.</translation>
    </message>
    <message>
        <source>The first heart is yours: you are forehand.</source>
        <translation>Den första hjärtern är din: du är förhand.</translation>
    </message>
    <message>
        <source>{name} has drawn hearts and is forehand.</source>
        <translation>{name} har dragit hjärter och är förhand.</translation>
    </message>
    <message>
        <source>{name} gets the first heart and is forehand.</source>
        <translation>{name} får den första hjärtern och är förhand.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Du ger.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} ger.</translation>
    </message>
    <message>
        <source>You sit out.</source>
        <translation>Du sitter över.</translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation>{name} sitter över.</translation>
    </message>
    <message>
        <source>Forehand</source>
        <translation>Förhand</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Sitter över</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Ge korten</translation>
    </message>
    <message>
        <source>Any key or click goes straight to the end.</source>
        <translation>En tangent eller ett klick går direkt till slutet.</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>Gask on {number}</source>
        <translation>Gask på {number}</translation>
    </message>
    <message>
        <source>Köpmisär on {number}</source>
        <translation>Köpmisär på {number}</translation>
    </message>
    <message>
        <source>{kind}, {cards}</source>
        <translation>{kind}, {cards}</translation>
    </message>
    <message>
        <source>free choice of trump</source>
        <translation>fritt val av trumf</translation>
    </message>
    <message>
        <source>in a suit</source>
        <translation>i färg</translation>
    </message>
    <message>
        <source>in the highest suit</source>
        <translation>i högsta färg</translation>
    </message>
    <message>
        <source>Any suit may be named trump.</source>
        <translation>Vilken färg som helst får bli trumf.</translation>
    </message>
    <message>
        <source>Trump must be the highest suit or the second suit, which has the same colour.</source>
        <translation>Trumf måste bli högsta färg eller färg, det vill säga den andra färgen i samma kulör.</translation>
    </message>
    <message>
        <source>Trump must be the highest suit.</source>
        <translation>Trumf måste bli högsta färg.</translation>
    </message>
    <message>
        <source>solo misère</source>
        <translation>solo misär</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>sluten</translation>
    </message>
    <message>
        <source>open</source>
        <translation>öppen</translation>
    </message>
    <message>
        <source>open before the purchase</source>
        <translation>öppen före köpet</translation>
    </message>
</context>
<context>
    <name>GameHelp</name>
    <message>
        <source>The declarer names trump, buys as many cards as he likes and must take at least {tricks}.</source>
        <translation>Spelföraren väljer trumf, köper så många kort han vill och ska ta minst {tricks}.</translation>
    </message>
    <message>
        <source>The top card of the stock is turned up and fixes trump. The declarer must buy it, may buy more, and must take at least {tricks}.</source>
        <translation>Talongens översta kort vänds upp och bestämmer trumf. Spelföraren måste köpa det, får köpa fler och ska ta minst {tricks}.</translation>
    </message>
    <message>
        <source>The two top cards of the stock are turned up. The declarer chooses one of their suits as trump, must buy both, may buy more, and must take at least {tricks}.</source>
        <translation>Talongens två översta kort vänds upp. Spelföraren väljer en av deras färger till trumf, måste köpa båda, får köpa fler och ska ta minst {tricks}.</translation>
    </message>
    <message>
        <source>The three top cards of the stock are turned up. The declarer chooses one of their suits as trump, must buy all three, may buy more, and must take at least {tricks}.</source>
        <translation>Talongens tre översta kort vänds upp. Spelföraren väljer en av deras färger till trumf, måste köpa alla tre, får köpa fler och ska ta minst {tricks}.</translation>
    </message>
    <message>
        <source>Open misère: the declarer takes the whole stock onto his hand, keeps 13 of the 26 cards, lays them face up and may not take a single trick.</source>
        <translation>Öppen misär: spelföraren tar upp hela talongen på handen, behåller 13 av de 26 korten, lägger dem med framsidan upp och får inte ta ett enda stick.</translation>
    </message>
    <message>
        <source>The declarer takes the whole stock onto his hand, keeps 13 of the 26 cards, names trump and must take all thirteen tricks.</source>
        <translation>Spelföraren tar upp hela talongen på handen, behåller 13 av de 26 korten, väljer trumf och ska ta alla tretton sticken.</translation>
    </message>
    <message>
        <source>The declarer keeps {cards}, takes the whole stock, sets aside down to 13, names trump and must take at least {tricks}.</source>
        <translation>Spelföraren behåller {cards}, tar upp hela talongen, lägger undan ner till 13, väljer trumf och ska ta minst {tricks}.</translation>
    </message>
    <message>
        <source>The declarer sets his hand aside and takes the whole stock.</source>
        <translation>Spelföraren lägger undan hela handen och tar upp hela talongen.</translation>
    </message>
    <message>
        <source>The declarer keeps {cards}, takes the whole stock and sets aside down to 13.</source>
        <translation>Spelföraren behåller {cards}, tar upp hela talongen och lägger undan ner till 13.</translation>
    </message>
    <message>
        <source>High, with trump: at least {tricks}. Low: no trick, with {low_cards}, {kind}.</source>
        <translation>Högt, med trumf: minst {tricks}. Lågt: inget stick, med {low_cards}, {kind}.</translation>
    </message>
    <message>
        <source>Misère: the declarer buys exactly {bought}, then sets aside {aside} more, plays with {left}, closed and without trump, and may not take a single trick.</source>
        <translation>Misär: spelföraren köper exakt {bought}, lägger sedan undan {aside} till, spelar med {left}, slutna och utan trumf, och får inte ta ett enda stick.</translation>
    </message>
    <message>
        <source>The declarer names trump, does not buy, and must take all thirteen tricks. Only the opponents buy.</source>
        <translation>Spelföraren väljer trumf, köper inte och ska ta alla tretton sticken. Bara motspelarna köper.</translation>
    </message>
    <message>
        <source>The declarer names trump, does not buy, and must take at least {tricks}. Only the opponents buy.</source>
        <translation>Spelföraren väljer trumf, köper inte och ska ta minst {tricks}. Bara motspelarna köper.</translation>
    </message>
    <message>
        <source>Misère with all 13 cards: no purchase, no trump and not a single trick.</source>
        <translation>Misär med alla 13 korten: inget köp, ingen trumf och inte ett enda stick.</translation>
    </message>
    <message>
        <source>Misère with 12 cards: the declarer sets one card aside, does not buy and may not take a single trick; no trump.</source>
        <translation>Misär med 12 kort: spelföraren lägger undan ett kort, köper inte och får inte ta ett enda stick; ingen trumf.</translation>
    </message>
    <message>
        <source>His cards stay closed.</source>
        <translation>Hans kort hålls slutna.</translation>
    </message>
    <message>
        <source>He lays his cards face up after the opponents have bought.</source>
        <translation>Han lägger upp korten när motspelarna har köpt.</translation>
    </message>
    <message>
        <source>He lays his cards face up before the opponents buy.</source>
        <translation>Han lägger upp korten innan motspelarna köper.</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>slutna</translation>
    </message>
    <message>
        <source>open</source>
        <translation>öppna</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Sitting out</source>
        <translation>Sitter över</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Partier</translation>
    </message>
    <message>
        <source>All sessions</source>
        <translation>Alla partier</translation>
    </message>
    <message>
        <source>{deals}, you {pins}</source>
        <translation>{deals}, du {pins}</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Givar</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Gavs</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Spelförare</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Your pins</source>
        <translation>Dina pinnar</translation>
    </message>
    <message>
        <source>What the deal brought you in pins; a bet counts as eight.</source>
        <translation>Vad given gav dig i pinnar; en bet räknas som åtta.</translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>Alla passade</translation>
    </message>
    <message>
        <source>{result}, laid down</source>
        <translation>{result}, lade sig</translation>
    </message>
    <message>
        <source>You were not at the table.</source>
        <translation>Du satt inte vid bordet.</translation>
    </message>
    <message>
        <source>{role}, {pins} pins</source>
        <translation>{role}, {pins} pinnar</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Motspelare</translation>
    </message>
    <message>
        <source>All passed</source>
        <translation>Alla passade</translation>
    </message>
    <message>
        <source>Search for a player</source>
        <translation>Sök en spelare</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alla spel</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alla resultat</translation>
    </message>
    <message>
        <source>Show only this game</source>
        <translation>Visa bara detta spel</translation>
    </message>
    <message>
        <source>Show only this result</source>
        <translation>Visa bara detta resultat</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Visa alla</translation>
    </message>
    <message>
        <source>Replay the deal</source>
        <translation>Spela upp given</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportera…</translation>
    </message>
    <message>
        <source>Export deals</source>
        <translation>Exportera givar</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>givar</translation>
    </message>
    <message>
        <source>Deals (*.vira)</source>
        <translation>Givar (*.vira)</translation>
    </message>
    <message>
        <source>No deal has been played yet.</source>
        <translation>Ingen giv är spelad än.</translation>
    </message>
    <message>
        <source>Every deal you play is kept here. You can replay it card by card, from any seat.</source>
        <translation>Varje giv du spelar sparas här. Du kan spela upp den kort för kort, från vilken plats som helst.</translation>
    </message>
    <message>
        <source>No deal fits the search.</source>
        <translation>Ingen giv passar sökningen.</translation>
    </message>
    <message>
        <source>Look for less, or show all deals again.</source>
        <translation>Sök på mindre, eller visa alla givar igen.</translation>
    </message>
    <message>
        <source>Reading what was played …</source>
        <translation>Läser vad som har spelats …</translation>
    </message>
    <message>
        <source>This deal cannot be read any more. The other deals are not affected.</source>
        <translation>Den här given går inte längre att läsa. De andra givarna påverkas inte.</translation>
    </message>
    <message>
        <source>{deals} written to {file}.</source>
        <translation>{deals} sparade i {file}.</translation>
    </message>
    <message>
        <source>The deals could not be written to {file}. Choose another folder or make room on the disk.</source>
        <translation>Givarna kunde inte sparas i {file}. Välj en annan mapp eller gör plats på disken.</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>What you play now is not saved, and is lost when you quit: {reason} {remedy}</source>
        <translation>Det du spelar nu sparas inte och går förlorat när du avslutar: {reason} {remedy}</translation>
    </message>
    <message>
        <source>Something that was saved cannot be read: {reason}</source>
        <translation>Något som sparats går inte att läsa: {reason}</translation>
    </message>
    <message>
        <source>You play without saving; nothing that was saved is touched: {reason} {remedy}</source>
        <translation>Du spelar utan att något sparas; det som redan är sparat rörs inte: {reason} {remedy}</translation>
    </message>
    <message>
        <source>The damaged file now lies at {path}.</source>
        <translation>Den skadade filen ligger nu på {path}.</translation>
    </message>
    <message>
        <source>The newest good backup is of {moment}; what came after it is lost.</source>
        <translation>Den nyaste hela säkerhetskopian är från {moment}; det som kom efter den är förlorat.</translation>
    </message>
    <message>
        <source>There is no good backup.</source>
        <translation>Det finns ingen hel säkerhetskopia.</translation>
    </message>
    <message>
        <source>Until you choose, you play without saving.</source>
        <translation>Tills du väljer spelar du utan att något sparas.</translation>
    </message>
    <message>
        <source>The last actions of the session could not be read. It goes on from where it could.</source>
        <translation>Det sista i partiet gick inte att läsa. Det går vidare därifrån det gick.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>Det finns ingen fil {path}.</translation>
    </message>
    <message>
        <source>{path} may not be written.</source>
        <translation>{path} får inte skrivas.</translation>
    </message>
    <message>
        <source>{path} cannot be read.</source>
        <translation>{path} går inte att läsa.</translation>
    </message>
    <message>
        <source>the disk with {path} is full.</source>
        <translation>disken med {path} är full.</translation>
    </message>
    <message>
        <source>another program has locked {path}.</source>
        <translation>ett annat program har låst {path}.</translation>
    </message>
    <message>
        <source>another copy of Vira has gone on with this session in {path}.</source>
        <translation>ett annat Vira har fortsatt med det här partiet i {path}.</translation>
    </message>
    <message>
        <source>{path} is damaged.</source>
        <translation>{path} är skadad.</translation>
    </message>
    <message>
        <source>{path} is gone, although there are backups of it.</source>
        <translation>{path} är borta, fast det finns säkerhetskopior av den.</translation>
    </message>
    <message>
        <source>{path} belongs to another program.</source>
        <translation>{path} hör till ett annat program.</translation>
    </message>
    <message>
        <source>{path} was made by a newer version of Vira.</source>
        <translation>{path} är gjord av en nyare version av Vira.</translation>
    </message>
    <message>
        <source>Check the rights of the file and its folder.</source>
        <translation>Se efter vad du får göra med filen och mappen.</translation>
    </message>
    <message>
        <source>Free some space; then all is saved.</source>
        <translation>Frigör utrymme, så sparas allt.</translation>
    </message>
    <message>
        <source>Close the other program.</source>
        <translation>Stäng det andra programmet.</translation>
    </message>
    <message>
        <source>Use that version, or another data folder.</source>
        <translation>Använd den versionen, eller en annan datamapp.</translation>
    </message>
    <message>
        <source>Move it away, or use another data folder.</source>
        <translation>Flytta undan den, eller använd en annan datamapp.</translation>
    </message>
    <message>
        <source>Bring a backup back.</source>
        <translation>Hämta tillbaka en säkerhetskopia.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Försök igen</translation>
    </message>
    <message>
        <source>Bring back {moment}</source>
        <translation>Hämta tillbaka {moment}</translation>
    </message>
    <message>
        <source>Begin a new file</source>
        <translation>Börja en ny fil</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Säkerhetskopior</translation>
    </message>
    <message>
        <source>Everything becomes as it was on {moment}, the session at the table, too. What is there now is set aside in the data folder.</source>
        <translation>Allt blir som det var {moment}, partiet vid bordet också. Det som finns nu läggs undan i datamappen.</translation>
    </message>
    <message>
        <source>Yes, bring it back</source>
        <translation>Ja, hämta tillbaka den</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Move through your hand</source>
        <translation>Flytta bland korten på din hand</translation>
    </message>
    <message>
        <source>Go to the next card of a suit</source>
        <translation>Gå till nästa kort i en färg: spader, hjärter, ruter, klöver</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Blanksteg, Retur</translation>
    </message>
    <message>
        <source>Play or choose the card; go on</source>
        <translation>Spela eller välj kortet; fortsätt</translation>
    </message>
    <message>
        <source>To the panel beside the table and back</source>
        <translation>Till panelen bredvid bordet och tillbaka</translation>
    </message>
    <message>
        <source>Move through the bid table</source>
        <translation>Flytta i budtabellen</translation>
    </message>
    <message>
        <source>Choose no card</source>
        <translation>Välj inget kort</translation>
    </message>
    <message>
        <source>The bid table, at any time</source>
        <translation>Budtabellen, när som helst</translation>
    </message>
    <message>
        <source>Four-colour deck</source>
        <translation>Fyrfärgad kortlek</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Helskärm</translation>
    </message>
    <message>
        <source>Back to your last decision</source>
        <translation>Tillbaka till ditt senaste beslut</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nytt parti</translation>
    </message>
    <message>
        <source>How the session stands</source>
        <translation>Så står partiet</translation>
    </message>
    <message>
        <source>Open or save a deal</source>
        <translation>Öppna eller spara en giv</translation>
    </message>
    <message>
        <source>In a replay: an action back or on, start, end</source>
        <translation>I en uppspelning: en handling bakåt eller framåt, början, slutet</translation>
    </message>
    <message>
        <source>In a replay: to the trick before or after</source>
        <translation>I en uppspelning: till sticket före eller efter</translation>
    </message>
</context>
<context>
    <name>Motive</name>
    <message>
        <source>The lowest game that the hand is good enough for.</source>
        <translation>Det lägsta spel som handen räcker till.</translation>
    </message>
    <message>
        <source>The lowest game over the last bid that the hand is good enough for.</source>
        <translation>Det lägsta spel över senaste budet som handen räcker till.</translation>
    </message>
    <message>
        <source>The same game again, bid in a better suit.</source>
        <translation>Samma spel igen, bjudet i bättre färg.</translation>
    </message>
    <message>
        <source>The same bid again, from the better seat.</source>
        <translation>Samma bud igen, från bättre plats.</translation>
    </message>
    <message>
        <source>A bid without a level keeps the choice open.</source>
        <translation>Ett ospecificerat bud lämnar valet av nivå öppet.</translation>
    </message>
    <message>
        <source>No game is good enough, but forehand may not pass: the lowest bid.</source>
        <translation>Handen räcker inte till något spel, men förhand får inte passa: lägsta budet.</translation>
    </message>
    <message>
        <source>Without low holdings a pass on the gök would cost a penalty: any bid is better.</source>
        <translation>Utan låggarder skulle det kosta en straffbet att passa på göken: varje bud är bättre.</translation>
    </message>
    <message>
        <source>The hand has the low holdings that a pass on a gök takes.</source>
        <translation>Handen har de låggarder som krävs för att passa på en gök.</translation>
    </message>
    <message>
        <source>Too few low holdings for a pass on the gök, but every bid would lose more than the penalty.</source>
        <translation>Det är för få låggarder för att passa på göken, men varje bud skulle kosta mer än straffbeten.</translation>
    </message>
    <message>
        <source>The hand is not good enough for what would have to be bid.</source>
        <translation>Handen räcker inte till det som måste bjudas.</translation>
    </message>
    <message>
        <source>The lowest level is the likeliest to go home.</source>
        <translation>Den lägsta nivån går lättast hem.</translation>
    </message>
    <message>
        <source>The hand is good enough for a level that pays more.</source>
        <translation>Handen räcker till en nivå som betalar mer.</translation>
    </message>
    <message>
        <source>The level that buys away as many cards as are dangerous.</source>
        <translation>Den nivå där lika många kort köps bort som är farliga.</translation>
    </message>
    <message>
        <source>The best suit of the hand becomes trump.</source>
        <translation>Handens bästa färg blir trumf.</translation>
    </message>
    <message>
        <source>Two suits are about as good; the higher one pays more.</source>
        <translation>Två färger är ungefär lika bra; den högre betalar mer.</translation>
    </message>
    <message>
        <source>The stock must be turned up to decide trump.</source>
        <translation>Talongen måste vändas upp för att avgöra trumfen.</translation>
    </message>
    <message>
        <source>The cards are low enough to be played for no trick.</source>
        <translation>Korten är låga nog för att spelas utan ett enda stick.</translation>
    </message>
    <message>
        <source>The cards are better played high, with trump.</source>
        <translation>Korten spelas bättre högt, med trumf.</translation>
    </message>
    <message>
        <source>Trumps, aces and kings or queens that can win stay; the rest is exchanged.</source>
        <translation>Trumf, ess och de kungar och damer som kan ta stick får stanna; resten byts.</translation>
    </message>
    <message>
        <source>More cards are weak, but no more than eight are exchanged.</source>
        <translation>Fler kort är svaga, men mer än åtta byts inte.</translation>
    </message>
    <message>
        <source>The turned cards must be bought; the least useful cards go for them.</source>
        <translation>De uppvända korten måste köpas; de minst användbara korten får gå.</translation>
    </message>
    <message>
        <source>The most dangerous cards of a low hand go.</source>
        <translation>De farligaste korten i misären får gå.</translation>
    </message>
    <message>
        <source>The first purchase was poor, and another costs less than giving up.</source>
        <translation>Första köpet blev dåligt, och ett omköp kostar mindre än att ge upp.</translation>
    </message>
    <message>
        <source>The hand has too little chance; laid down it costs least.</source>
        <translation>Handen har för små chanser; det kostar minst att lägga sig.</translation>
    </message>
    <message>
        <source>The hand is good enough to be played.</source>
        <translation>Handen är bra nog att spelas.</translation>
    </message>
    <message>
        <source>The cards most useful for tricks are kept.</source>
        <translation>De kort som är mest värda i stick behålls.</translation>
    </message>
    <message>
        <source>The lowest cards are kept, for no trick.</source>
        <translation>De lägsta korten behålls, för att inte ta något stick.</translation>
    </message>
    <message>
        <source>The game demands that the whole stock is taken.</source>
        <translation>Spelet kräver att hela talongen tas upp.</translation>
    </message>
    <message>
        <source>The thirteen cards that win most tricks stay.</source>
        <translation>De tretton kort som tar flest stick får stanna.</translation>
    </message>
    <message>
        <source>The cards safest against taking a trick stay.</source>
        <translation>De kort som är säkrast mot att ta stick får stanna.</translation>
    </message>
    <message>
        <source>As ones the four aces are the safest cards of all.</source>
        <translation>Som ettor är de fyra essen de säkraste korten av alla.</translation>
    </message>
    <message>
        <source>Trumps, aces and guarded kings stay; the rest is exchanged.</source>
        <translation>Trumf, ess och garderade kungar får stanna; resten byts.</translation>
    </message>
    <message>
        <source>Against a low game, high cards and short suits without a low card go.</source>
        <translation>Mot ett lågspel går höga kort och kortfärger utan lågt kort.</translation>
    </message>
    <message>
        <source>No other card may be played.</source>
        <translation>Inget annat kort får spelas.</translation>
    </message>
    <message>
        <source>Every trick that is left is sure.</source>
        <translation>Alla stick som är kvar är säkra.</translation>
    </message>
    <message>
        <source>The claim is not sure; play goes on.</source>
        <translation>Stickantalet är inte säkert; spelet går vidare.</translation>
    </message>
    <message>
        <source>Trumps are drawn from the opponents.</source>
        <translation>Motspelarnas trumf dras ut.</translation>
    </message>
    <message>
        <source>Trumps are led, though a higher one is still out.</source>
        <translation>Trumf spelas ut, fast en högre finns kvar hos motspelarna.</translation>
    </message>
    <message>
        <source>Sure tricks are taken.</source>
        <translation>Säkra stick tas hem.</translation>
    </message>
    <message>
        <source>A long suit is led until its small cards win.</source>
        <translation>En långfärg spelas tills hackorna tar stick.</translation>
    </message>
    <message>
        <source>A card that gives the lead away at the least cost.</source>
        <translation>Ett kort som lämnar ifrån sig utspelet till lägsta pris.</translation>
    </message>
    <message>
        <source>The lowest card that wins the trick.</source>
        <translation>Det lägsta kort som tar sticket.</translation>
    </message>
    <message>
        <source>A card that nobody can beat, though somebody is still to play.</source>
        <translation>Ett kort som ingen kan sticka över, fast någon är kvar att spela.</translation>
    </message>
    <message>
        <source>One of two honours side by side keeps a lower card from winning.</source>
        <translation>En av två honnörer intill varandra hindrar ett lägre kort från att ta sticket.</translation>
    </message>
    <message>
        <source>No card of the suit is left: a trump takes the trick.</source>
        <translation>Färgen är slut på handen: en trumf tar sticket.</translation>
    </message>
    <message>
        <source>A trump so high that it cannot be overtrumped.</source>
        <translation>En trumf så hög att den inte kan övertrumfas.</translation>
    </message>
    <message>
        <source>The trick cannot be won: the lowest card follows.</source>
        <translation>Sticket kan inte tas: det lägsta kortet läggs.</translation>
    </message>
    <message>
        <source>A card that wins nothing is thrown.</source>
        <translation>Ett kort som inte tar något stick sakas.</translation>
    </message>
    <message>
        <source>The other opponent has the trick, or can take it.</source>
        <translation>Medspelaren har sticket, eller kan ta det.</translation>
    </message>
    <message>
        <source>The second to play stays low, and the third gets a chance.</source>
        <translation>Den som spelar som tvåa ligger lågt, så att trean får chansen.</translation>
    </message>
    <message>
        <source>The declarer plays last and is made to pay for the trick with a high card.</source>
        <translation>Spelföraren spelar sist och får betala sticket med ett högt kort.</translation>
    </message>
    <message>
        <source>In the first tricks a card from a long suit; the sure cards of others are kept.</source>
        <translation>I de första sticken ett kort från en långfärg; de säkra korten i andra färger sparas.</translation>
    </message>
    <message>
        <source>A sure trick is taken at once.</source>
        <translation>Ett säkert stick tas genast.</translation>
    </message>
    <message>
        <source>The other opponent has marked strength in this suit.</source>
        <translation>Medspelaren har markerat styrka i den här färgen.</translation>
    </message>
    <message>
        <source>The other opponent may trump this suit.</source>
        <translation>Medspelaren kan trumfa den här färgen.</translation>
    </message>
    <message>
        <source>The top of touching honours is led.</source>
        <translation>Den högsta av honnörer i följd spelas ut.</translation>
    </message>
    <message>
        <source>The declarer sits between the opponents: a low card from a long suit.</source>
        <translation>Spelföraren sitter i mellan: ett lågt kort från en långfärg.</translation>
    </message>
    <message>
        <source>The declarer plays last: a card from a suit without honours.</source>
        <translation>Spelföraren spelar sist: ett kort i en färg utan honnörer.</translation>
    </message>
    <message>
        <source>A trump takes trumps from the declarer.</source>
        <translation>En trumf tar trumf från spelföraren.</translation>
    </message>
    <message>
        <source>High before low marks strength to the other opponent.</source>
        <translation>Högt före lågt markerar styrka för medspelaren.</translation>
    </message>
    <message>
        <source>Low before high marks weakness to the other opponent.</source>
        <translation>Lågt före högt markerar svaghet för medspelaren.</translation>
    </message>
    <message>
        <source>The highest card that does not take the trick.</source>
        <translation>Det högsta kort som inte tar sticket.</translation>
    </message>
    <message>
        <source>The lowest card; somebody still to play may go over it.</source>
        <translation>Det lägsta kortet; någon som spelar efter kan sticka över.</translation>
    </message>
    <message>
        <source>The trick cannot be avoided; the most dangerous card goes in it.</source>
        <translation>Sticket går inte att undvika; det farligaste kortet får gå i det.</translation>
    </message>
    <message>
        <source>No card of the suit is left: the most dangerous card goes.</source>
        <translation>Färgen är slut på handen: det farligaste kortet sakas.</translation>
    </message>
    <message>
        <source>The card least likely to take the trick is led.</source>
        <translation>Det kort som minst sannolikt tar sticket spelas ut.</translation>
    </message>
    <message>
        <source>A low card in the suit in which the declarer is likeliest to have to go over.</source>
        <translation>Ett lågt kort i den färg där spelföraren troligast måste sticka över.</translation>
    </message>
    <message>
        <source>A suit played from the bottom, in which the declarer cannot go under for ever.</source>
        <translation>En färg som spelas nerifrån, där spelföraren inte kan krypa under hur länge som helst.</translation>
    </message>
    <message>
        <source>The declarer has the trick or may get it, and is not rescued.</source>
        <translation>Spelföraren har sticket, eller kan få det, och ska inte räddas.</translation>
    </message>
    <message>
        <source>The declarer is safe in this trick, so a high card goes.</source>
        <translation>Spelföraren är säker i det här sticket, så ett högt kort får gå.</translation>
    </message>
    <message>
        <source>A short suit is shortened, and the low cards stay.</source>
        <translation>En kortfärg görs kortare, och de låga korten får stanna.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>lifts {bets}</source>
        <translation>lyfter {bets}</translation>
    </message>
    <message>
        <source>puts in {bets}</source>
        <translation>sätter {bets}</translation>
    </message>
    <message>
        <source>lifts nothing</source>
        <translation>lyfter ingenting</translation>
    </message>
    <message>
        <source>You put in {bets} and pay {pins} to each opponent.</source>
        <translation>Du sätter {bets} och betalar {pins} till varje motspelare.</translation>
    </message>
    <message>
        <source>You pay for both opponents: {pins}, and {bets} into the pulla.</source>
        <translation>Du betalar för båda motspelarna: {pins}, och sätter {bets} i pullan.</translation>
    </message>
    <message>
        <source>The declarer does not go home; you get {pins}.</source>
        <translation>Spelföraren går inte hem; du får {pins}.</translation>
    </message>
    <message>
        <source>You put in {bets}. No pins are paid.</source>
        <translation>Du sätter {bets}. Inga pinnar betalas.</translation>
    </message>
    <message>
        <source>The result is decided already; it costs you nothing.</source>
        <translation>Resultatet är redan avgjort; det kostar dig ingenting.</translation>
    </message>
    <message>
        <source>The result is decided already; you pay {pins}.</source>
        <translation>Resultatet är redan avgjort; du betalar {pins}.</translation>
    </message>
    <message>
        <source>The declarer ends with {result}; for you {pins}.</source>
        <translation>Spelföraren slutar med {result}; för dig {pins}.</translation>
    </message>
    <message>
        <source>tricks {tricks}</source>
        <translation>stick {tricks}</translation>
    </message>
    <message>
        <source>pins {pins}</source>
        <translation>pinnar {pins}</translation>
    </message>
    <message>
        <source>{column}: {pins} from or to each</source>
        <translation>{column}: {pins} från eller till varje motspelare</translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n card(s)</source>
        <translation>
            <numerusform>Vänd upp %n kort</numerusform>
            <numerusform>Vänd upp %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>It fixes trump, and you must buy it.</source>
        <translation>Kortet bestämmer trumf, och du måste köpa det.</translation>
    </message>
    <message>
        <source>You choose trump among their suits, and must buy them all.</source>
        <translation>Du väljer trumf bland deras färger och måste köpa alla.</translation>
    </message>
    <message>
        <source>Buy nothing</source>
        <translation>Köp ingenting</translation>
    </message>
    <message numerus="yes">
        <source>Buy %n card(s)</source>
        <translation>
            <numerusform>Köp %n kort</numerusform>
            <numerusform>Köp %n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>buy exactly %n card(s)</source>
        <translation>
            <numerusform>köp precis %n kort</numerusform>
            <numerusform>köp precis %n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keep %n card(s)</source>
        <translation>
            <numerusform>behåll %n kort</numerusform>
            <numerusform>behåll %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep nothing, take the stock</source>
        <translation>Behåll inget, ta talongen</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n card(s)</source>
        <translation>
            <numerusform>Behåll %n kort</numerusform>
            <numerusform>Behåll %n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set %n card(s) aside</source>
        <translation>
            <numerusform>Lägg undan %n kort</numerusform>
            <numerusform>Lägg undan %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Gå vidare</translation>
    </message>
    <message numerus="yes">
        <source>Buy at least %n card(s)</source>
        <translation>
            <numerusform>Köp minst %n kort</numerusform>
            <numerusform>Köp minst %n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy at most %n card(s)</source>
        <translation>
            <numerusform>Köp högst %n kort</numerusform>
            <numerusform>Köp högst %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>{chosen} of {cards} chosen.</source>
        <translation>Valt: {chosen} av {cards}.</translation>
    </message>
    <message>
        <source>{chosen} chosen, {least} to {most} allowed.</source>
        <translation>Valt: {chosen}; {least} till {most} går bra.</translation>
    </message>
    <message>
        <source>The chosen cards are set aside; as many come from the stock.</source>
        <translation>De valda korten läggs undan; lika många tas ur talongen.</translation>
    </message>
    <message>
        <source>The others are set aside, and you take the whole stock.</source>
        <translation>De andra läggs undan, och du tar hela talongen.</translation>
    </message>
    <message>
        <source>The chosen cards are set aside, face down.</source>
        <translation>De valda korten läggs undan med framsidan ned.</translation>
    </message>
    <message>
        <source>Take the stock</source>
        <translation>Ta talongen</translation>
    </message>
    <message>
        <source>Thirteen cards more; then you set thirteen aside.</source>
        <translation>Tretton kort till; sedan lägger du undan tretton.</translation>
    </message>
    <message>
        <source>Play high</source>
        <translation>Spela högt</translation>
    </message>
    <message>
        <source>With trump, at least {tricks}.</source>
        <translation>Med trumf, minst {tricks}.</translation>
    </message>
    <message>
        <source>Play low</source>
        <translation>Spela lågt</translation>
    </message>
    <message>
        <source>Without trump, no trick ({kind}).</source>
        <translation>Utan trumf, inget stick ({kind}).</translation>
    </message>
    <message>
        <source>Repurchase</source>
        <translation>Köp om</translation>
    </message>
    <message>
        <source>You buy once more. Home then {home}, bet {bet}, kodilj {kodilj}. The first purchase costs {pins} to each.</source>
        <translation>Du köper en gång till. Hem: {home}, bet: {bet}, kodilj: {kodilj}. Första köpet kostar {pins} till varje motspelare.</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Lägg dig</translation>
    </message>
    <message>
        <source>Lay the hand down? {cost}</source>
        <translation>Vill du lägga dig? {cost}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spela</translation>
    </message>
    <message>
        <source>You need: {needed}.</source>
        <translation>Du behöver: {needed}.</translation>
    </message>
    <message>
        <source>Claim {number}</source>
        <translation>Lägg upp: {number}</translation>
    </message>
    <message>
        <source>The claim holds: no defence gives the declarer more.</source>
        <translation>Det håller: inget motspel ger spelföraren fler stick.</translation>
    </message>
    <message>
        <source>The claim holds: no defence leaves the declarer fewer.</source>
        <translation>Det håller: inget motspel ger spelföraren färre stick.</translation>
    </message>
    <message>
        <source>The claim can be beaten: a defence gives him more.</source>
        <translation>Det håller inte: det finns ett motspel som ger spelföraren fler stick.</translation>
    </message>
    <message>
        <source>The claim can be beaten: a defence leaves him fewer.</source>
        <translation>Det håller inte: det finns ett motspel som ger spelföraren färre stick.</translation>
    </message>
    <message>
        <source>Too many tricks are left to prove the claim.</source>
        <translation>För många stick återstår för att det ska kunna bevisas.</translation>
    </message>
    <message>
        <source>Turned up: {cards}. Face down: {hidden}.</source>
        <translation>Uppvänt: {cards}. Dolda: {hidden}.</translation>
    </message>
    <message>
        <source>{name}: took the whole stock</source>
        <translation>{name}: tog hela talongen</translation>
    </message>
    <message>
        <source>{name}: bought {cards}, with {turned}</source>
        <translation>{name}: köpte {cards}, med {turned}</translation>
    </message>
    <message>
        <source>{name}: bought {cards}</source>
        <translation>{name}: köpte {cards}</translation>
    </message>
    <message>
        <source>{taken} of {needed}</source>
        <translation>{taken} av {needed}</translation>
    </message>
    <message>
        <source>{name}: {taken} tricks</source>
        <translation>{name}: {taken} stick</translation>
    </message>
    <message>
        <source>{name} (no trick)</source>
        <translation>{name} (inget stick)</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Budgivningen</translation>
    </message>
    <message>
        <source>Declarer&apos;s
bets</source>
        <translation>Spelförarens
betar</translation>
    </message>
    <message>
        <source>Pins per
opponent {suits}</source>
        <translation>Pinnar från
vardera {suits}</translation>
    </message>
    <message>
        <source>{result}: {heading} {number}</source>
        <translation>{result}: {heading} {number}</translation>
    </message>
    <message>
        <source>{name}: {game}</source>
        <translation>{name}: {game}</translation>
    </message>
    <message>
        <source>One trick fewer</source>
        <translation>Ett stick färre</translation>
    </message>
    <message>
        <source>One trick more</source>
        <translation>Ett stick fler</translation>
    </message>
    <message>
        <source>Aces as ones</source>
        <translation>Ess som ettor</translation>
    </message>
    <message>
        <source>Your four aces rank below the twos for everybody in this deal.</source>
        <translation>Dina fyra ess räknas under tvåorna för alla i den här given.</translation>
    </message>
    <message>
        <source>Claim {tricks} in all</source>
        <translation>Lägg upp handen: {tricks} totalt</translation>
    </message>
    <message>
        <source>Tricks you end with</source>
        <translation>Stick som du slutar med</translation>
    </message>
    <message>
        <source>{name} claims {tricks} in all.</source>
        <translation>{name} lägger upp handen och räknar med {tricks} totalt.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Godta</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Avslå</translation>
    </message>
    <message>
        <source>The claim is withdrawn and play goes on.</source>
        <translation>Handen tas upp igen och spelet går vidare.</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Ge upp</translation>
    </message>
    <message>
        <source>Concede that the declarer takes no more tricks?</source>
        <translation>Medge att spelföraren inte tar fler stick?</translation>
    </message>
    <message>
        <source>Give the declarer every trick that is left?</source>
        <translation>Ge spelföraren alla stick som är kvar?</translation>
    </message>
    <message>
        <source>Yes: {act}</source>
        <translation>Ja: {act}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Stock: {cards} left</source>
        <translation>Talongen: {cards} kvar</translation>
    </message>
    <message>
        <source>Hide the cards set aside</source>
        <translation>Dölj kastkorten</translation>
    </message>
    <message>
        <source>See the cards set aside</source>
        <translation>Visa kastkorten</translation>
    </message>
    <message>
        <source>The opponents</source>
        <translation>Motspelarna</translation>
    </message>
    <message>
        <source>{tricks} left to play</source>
        <translation>{tricks} kvar att spela</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Senaste sticket</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <translation>{name} {card}</translation>
    </message>
    <message>
        <source>{played}. Taken by: {winner}.</source>
        <translation>{played}. Sticket tog: {winner}.</translation>
    </message>
</context>
<context>
    <name>Payment</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>All three passed, so nobody played and nothing is paid.</source>
        <translation>Alla tre passade, så ingen spelade och inget betalas.</translation>
    </message>
    <message>
        <source>home</source>
        <translation>hem</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>bet</translation>
    </message>
    <message>
        <source>kodilj</source>
        <translation>kodilj</translation>
    </message>
    <message>
        <source>{name} laid down {game}. A solo laid down counts as kodilj.</source>
        <translation>{name} lade sig i {game}. Ett lagt solo räknas som kodilj.</translation>
    </message>
    <message>
        <source>{name} laid down {game}. A hand laid down counts as bet.</source>
        <translation>{name} lade sig i {game}. Ett lagt spel räknas som bet.</translation>
    </message>
    <message>
        <source>{name} played {game} ({needed}) and took {tricks}: {result}.</source>
        <translation>{name} spelade {game} ({needed}) och tog {tricks}: {result}.</translation>
    </message>
    <message>
        <source>{name} conceded: the declarer takes none of the tricks left.</source>
        <translation>{name} gav upp: spelföraren tar inget av de stick som var kvar.</translation>
    </message>
    <message>
        <source>{name} conceded: the declarer gets every trick left.</source>
        <translation>{name} gav upp: spelföraren får alla stick som var kvar.</translation>
    </message>
    <message>
        <source>The number was claimed, and both opponents accepted.</source>
        <translation>Spelföraren lade upp handen och båda motspelarna godtog stickantalet.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Antes</source>
        <translation>Ålar</translation>
    </message>
    <message>
        <source>The pulla held {held}, too little to lift from, so everybody at the table antes {antes}.</source>
        <translation>Pullan hade {held}, för lite att lyfta ur, så alla vid bordet ålar {antes}.</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Betar</translation>
    </message>
    <message>
        <source>Concession</source>
        <translation>Uppgivet</translation>
    </message>
    <message>
        <source>{name} conceded while the game was open and put {bets} into the pulla.</source>
        <translation>{name} gav upp medan spelet var ovisst och satte {bets} i pullan.</translation>
    </message>
    <message>
        <source>{name} passed on the gök without the low holdings it takes and put {bets} into the pulla.</source>
        <translation>{name} passade på göken utan de låggarder som krävs och satte {bets} i pullan.</translation>
    </message>
    <message>
        <source>{name} conceded and paid {pins} for both opponents.</source>
        <translation>{name} gav upp och betalade {pins} för båda motspelarna.</translation>
    </message>
    <message>
        <source>Gök penalty</source>
        <translation>Gökstraff</translation>
    </message>
    <message>
        <source>{game}: going home lifts {bets} from the pulla.</source>
        <translation>{game}: hemgång lyfter {bets} ur pullan.</translation>
    </message>
    <message>
        <source>{game}: going home after a repurchase lifts {bets}.</source>
        <translation>{game}: hemgång efter omköp lyfter {bets}.</translation>
    </message>
    <message>
        <source>{game}: bet puts {bets} into the pulla.</source>
        <translation>{game}: den som går bet sätter {bets} i pullan.</translation>
    </message>
    <message>
        <source>{game}: bet after a repurchase puts {bets} in.</source>
        <translation>{game}: den som går bet efter omköp sätter {bets}.</translation>
    </message>
    <message>
        <source>{game}: kodilj puts {bets} into the pulla.</source>
        <translation>{game}: den som går kodilj sätter {bets} i pullan.</translation>
    </message>
    <message>
        <source>{game}: kodilj after a repurchase puts {bets} in.</source>
        <translation>{game}: den som går kodilj efter omköp sätter {bets}.</translation>
    </message>
    <message>
        <source>Pins, first purchase</source>
        <translation>Pinnar, första köpet</translation>
    </message>
    <message>
        <source>The repurchase makes the first purchase count as laid down. {why} {paid}</source>
        <translation>Omköpet gör att första köpet räknas som lagt. {why} {paid}</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Pinnar</translation>
    </message>
    <message>
        <source>Without trump the first column pays.</source>
        <translation>Utan trumf gäller första kolumnen.</translation>
    </message>
    <message>
        <source>{suit} is an off-suit.</source>
        <translation>{suit} är ofärg.</translation>
    </message>
    <message>
        <source>{suit} is the second suit.</source>
        <translation>{suit} är färg.</translation>
    </message>
    <message>
        <source>{suit} is the highest suit.</source>
        <translation>{suit} är högsta färg.</translation>
    </message>
    <message>
        <source>Laid down, it is paid as in an off-suit.</source>
        <translation>Ett lagt spel betalas som i ofärg.</translation>
    </message>
    <message>
        <source>It was bid in a suit and is paid so.</source>
        <translation>Det bjöds i färg och betalas därefter.</translation>
    </message>
    <message>
        <source>It was bid in the highest suit and is paid so.</source>
        <translation>Det bjöds i högsta färg och betalas därefter.</translation>
    </message>
    <message>
        <source>No pins are paid.</source>
        <translation>Inga pinnar betalas.</translation>
    </message>
    <message>
        <source>The declarer gets {pins} from each opponent.</source>
        <translation>Spelföraren får {pins} av varje motspelare.</translation>
    </message>
    <message>
        <source>The declarer pays {pins} to each opponent.</source>
        <translation>Spelföraren betalar {pins} till varje motspelare.</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Totalt</translation>
    </message>
    <message>
        <source>Counted in pins; a bet is {pins}.</source>
        <translation>Räknat i pinnar; en bet är {pins}.</translation>
    </message>
    <message>
        <source>The pulla</source>
        <translation>Pullan</translation>
    </message>
    <message>
        <source>{before} before the deal, {after} after it.</source>
        <translation>{before} före given, {after} efter.</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Who plays here</source>
        <translation>De som spelar här</translation>
    </message>
    <message>
        <source>Sessions, statistics and training belong to a player. Whoever is removed keeps them, and can be brought back.</source>
        <translation>Partier, statistik och träning hör till en spelare. Den som tas bort har dem kvar och kan hämtas tillbaka.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>{name} plays</source>
        <translation>{name} spelar</translation>
    </message>
    <message>
        <source>plays now</source>
        <translation>spelar nu</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Välj</translation>
    </message>
    <message>
        <source>Let {name} play</source>
        <translation>Låt {name} spela</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Ta bort {name}</translation>
    </message>
    <message>
        <source>Name of a new player</source>
        <translation>Namn på en ny spelare</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Lägg till</translation>
    </message>
    <message>
        <source>Bring back {name}</source>
        <translation>Hämta tillbaka {name}</translation>
    </message>
    <message>
        <source>Players cannot be read or changed while nothing is saved.</source>
        <translation>Spelare går inte att läsa eller ändra medan inget sparas.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>All the cards turned up are {suit}, so that is trump. {buy}</source>
        <translation>Alla uppvända kort är {suit}, så det är trumf. {buy}</translation>
    </message>
    <message>
        <source>Take the whole stock onto your hand; then you keep 13 of the 26 cards.</source>
        <translation>Ta upp hela talongen på handen; sedan behåller du 13 av de 26 korten.</translation>
    </message>
    <message>
        <source>Choose how to play: {needed}.</source>
        <translation>Välj hur du spelar: {needed}.</translation>
    </message>
    <message>
        <source>Your bid won: {bid}. Name its level; only {game} is possible.</source>
        <translation>Du har vunnit budgivningen med {bid}. Välj nivå: bara {game} återstår.</translation>
    </message>
    <message>
        <source>Your bid won: {bid}. Name its level, {game} or higher.</source>
        <translation>Du har vunnit budgivningen med {bid}. Välj nivå: {game} eller högre.</translation>
    </message>
    <message>
        <source>Choose trump, one of the suits turned up: {suits}.</source>
        <translation>Välj trumf bland de uppvända färgerna: {suits}.</translation>
    </message>
    <message>
        <source>Choose trump. You bid {grade}, so it must be {suits}.</source>
        <translation>Välj trumf. Du har bjudit {grade}, så det måste bli {suits}.</translation>
    </message>
    <message>
        <source>Choose trump, before you buy. Any suit is allowed.</source>
        <translation>Välj trumf innan du köper. Alla färger är tillåtna.</translation>
    </message>
    <message>
        <source>Choose trump. Any suit is allowed.</source>
        <translation>Välj trumf. Alla färger är tillåtna.</translation>
    </message>
    <message>
        <source>Turn up the top card of the stock: its suit is trump, and you must buy it.</source>
        <translation>Vänd upp talongens översta kort: dess färg blir trumf, och du måste köpa det.</translation>
    </message>
    <message numerus="yes">
        <source>Turn up the top %n card(s) of the stock: you choose trump among their suits, and must buy them.</source>
        <translation>
            <numerusform>Vänd upp talongens översta kort: dess färg blir trumf, och du måste köpa det.</numerusform>
            <numerusform>Vänd upp talongens %n översta kort: du väljer trumf bland deras färger och måste köpa dem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy again with {suit} as trump; the stock is too short for turning up.</source>
        <translation>Köp om med {suit} som trumf; talongen räcker inte till att vända upp.</translation>
    </message>
    <message>
        <source>Turn up a new card for a new trump, or buy again with {suit} as trump.</source>
        <translation>Vänd upp ett nytt kort och få ny trumf, eller köp om med {suit} som trumf.</translation>
    </message>
    <message numerus="yes">
        <source>Choose exactly %n card(s) to set aside; you take as many from the stock.</source>
        <translation>
            <numerusform>Välj exakt %n kort att saka; du tar lika många från talongen.</numerusform>
            <numerusform>Välj exakt %n kort att saka; du tar lika många från talongen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose {least} to {most} to set aside; you take as many from the stock, the cards turned up first.</source>
        <translation>Välj {least} till {most} att saka; du tar lika många från talongen, de uppvända först.</translation>
    </message>
    <message>
        <source>Choose {least} to {most} to set aside; you take as many from the stock.</source>
        <translation>Välj {least} till {most} att saka; du tar lika många från talongen.</translation>
    </message>
    <message>
        <source>Set your whole hand aside and take the whole stock.</source>
        <translation>Lägg undan hela handen och ta upp hela talongen.</translation>
    </message>
    <message numerus="yes">
        <source>Choose the %n card(s) you keep; the others are set aside and you take the whole stock.</source>
        <translation>
            <numerusform>Välj det kort du behåller; resten läggs undan och du tar upp hela talongen.</numerusform>
            <numerusform>Välj de %n kort du behåller; resten läggs undan och du tar upp hela talongen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to set aside: you play with 13.</source>
        <translation>
            <numerusform>Välj %n kort att lägga undan: du spelar med 13.</numerusform>
            <numerusform>Välj %n kort att lägga undan: du spelar med 13.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far %n card(s).</source>
        <translation>
            <numerusform>Hittills %n kort.</numerusform>
            <numerusform>Hittills %n kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) to set aside, never to be shown: you play with {left}.</source>
        <translation>
            <numerusform>Välj %n kort till att lägga undan, dolt för alla: du spelar med {left}.</numerusform>
            <numerusform>Välj %n kort till att lägga undan, dolda för alla: du spelar med {left}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{prompt} Or repurchase, or lay your hand down.</source>
        <translation>{prompt} Eller köp om, eller lägg dig.</translation>
    </message>
    <message>
        <source>{prompt} Or lay your hand down.</source>
        <translation>{prompt} Eller lägg dig.</translation>
    </message>
    <message>
        <source>Play the hand, repurchase once, or lay it down.</source>
        <translation>Spela, köp om en gång eller lägg dig.</translation>
    </message>
    <message>
        <source>Play the hand or lay it down. You have all four aces and may announce them as ones.</source>
        <translation>Spela eller lägg dig. Du har alla fyra essen och får anmäla dem som ettor.</translation>
    </message>
    <message>
        <source>Play the hand or lay it down.</source>
        <translation>Spela eller lägg dig.</translation>
    </message>
    <message>
        <source>The stock is empty: you cannot buy. Go on.</source>
        <translation>Talongen är slut: du kan inte köpa. Gå vidare.</translation>
    </message>
    <message>
        <source>You are an opponent and buy first: choose up to {cards} to set aside. What is left {name} may buy.</source>
        <translation>Du är motspelare och köper först: välj upp till {cards} att saka. Det som blir kvar får {name} köpa.</translation>
    </message>
    <message>
        <source>You are an opponent and buy last: choose up to {cards} to set aside.</source>
        <translation>Du är motspelare och köper sist: välj upp till {cards} att saka.</translation>
    </message>
    <message>
        <source>Waiting for {name} to name the level.</source>
        <translation>Väntar på att {name} ska välja nivå.</translation>
    </message>
    <message>
        <source>Waiting for {name} to choose trump.</source>
        <translation>Väntar på att {name} ska välja trumf.</translation>
    </message>
    <message>
        <source>Waiting for {name} to turn up the stock.</source>
        <translation>Väntar på att {name} ska vända upp ur talongen.</translation>
    </message>
    <message>
        <source>Waiting for {name} to turn up again, or to buy.</source>
        <translation>Väntar på att {name} ska vända upp igen eller köpa.</translation>
    </message>
    <message>
        <source>Waiting for {name} to buy.</source>
        <translation>Väntar på att {name} ska köpa.</translation>
    </message>
    <message>
        <source>Waiting for {name} to choose which cards to keep.</source>
        <translation>Väntar på att {name} ska välja vilka kort som behålls.</translation>
    </message>
    <message>
        <source>Waiting for {name} to take the stock.</source>
        <translation>Väntar på att {name} ska ta upp talongen.</translation>
    </message>
    <message>
        <source>Waiting for {name} to set cards aside.</source>
        <translation>Väntar på att {name} ska lägga undan kort.</translation>
    </message>
    <message>
        <source>Waiting for {name} to choose between high and low.</source>
        <translation>Väntar på att {name} ska välja högt eller lågt.</translation>
    </message>
    <message>
        <source>Waiting for {name} to play the hand or lay it down.</source>
        <translation>Väntar på att {name} ska spela eller lägga sig.</translation>
    </message>
    <message>
        <source>You sit this deal out. A click or a key plays it to its end at once.</source>
        <translation>Du sitter över i den här given. Ett klick eller en tangent spelar den till slutet genast.</translation>
    </message>
    <message>
        <source>{name} took the trick. Click or press a key to go on.</source>
        <translation>{name} tog sticket. Klicka eller tryck på en tangent för att fortsätta.</translation>
    </message>
    <message>
        <source>Waiting for {name} to bid.</source>
        <translation>Väntar på att {name} ska bjuda.</translation>
    </message>
    <message>
        <source>You are forehand: you must bid. Begär is the lowest bid.</source>
        <translation>Du är förhand: du måste bjuda. Begär är lägsta budet.</translation>
    </message>
    <message>
        <source>Nobody has bid yet. Bid, or pass: a pass is final.</source>
        <translation>Ingen har bjudit än. Bjud eller passa; den som passat får inte bjuda igen.</translation>
    </message>
    <message>
        <source>{name} has bid {bid}. No bid is higher: you must pass.</source>
        <translation>{name} har bjudit {bid}. Inget bud är högre: du måste passa.</translation>
    </message>
    <message>
        <source>{name} has bid {bid}. Pass, which is final, or bid at least {lowest}.</source>
        <translation>{name} har bjudit {bid}. Bjud minst {lowest}, eller passa; den som passat får inte bjuda igen.</translation>
    </message>
    <message>
        <source>To pass on a gök without risking a bet you need a low holding in one suit; you have it in {number}.</source>
        <translation>För att passa på en gök utan att riskera en bet behöver du låggard i en färg; du har det i {number}.</translation>
    </message>
    <message>
        <source>To pass on a gök without risking a bet you need low holdings in two suits; you have them in {number}.</source>
        <translation>För att passa på en gök utan att riskera en bet behöver du låggard i två färger; du har det i {number}.</translation>
    </message>
    <message>
        <source>Waiting for {name} to lead.</source>
        <translation>Väntar på att {name} ska spela ut.</translation>
    </message>
    <message>
        <source>Waiting for {name} to play.</source>
        <translation>Väntar på att {name} ska spela.</translation>
    </message>
    <message>
        <source>You are forehand: lead any card to the first trick.</source>
        <translation>Du är förhand: spela ut valfritt kort till första sticket.</translation>
    </message>
    <message>
        <source>You won the trick: lead any card to the next.</source>
        <translation>Du tog sticket: spela ut valfritt kort till nästa.</translation>
    </message>
    <message>
        <source>{name} led {suit}: you must follow suit.</source>
        <translation>{name} spelade ut {suit}: du måste bekänna färg.</translation>
    </message>
    <message>
        <source>{name} led {suit} and you have none: play a trump ({trump}) or throw any other card.</source>
        <translation>{name} spelade ut {suit} och du är renons: trumfa med {trump} eller saka vilket annat kort som helst.</translation>
    </message>
    <message>
        <source>{name} led {suit} and you have none: throw any card.</source>
        <translation>{name} spelade ut {suit} och du är renons: saka vilket kort som helst.</translation>
    </message>
    <message>
        <source>{claim} Accept, refuse so that play goes on, or concede.</source>
        <translation>{claim} Godta, avslå så att spelet går vidare, eller ge upp.</translation>
    </message>
    <message>
        <source>{claim} Waiting for {name} to answer.</source>
        <translation>{claim} Väntar på att {name} ska svara.</translation>
    </message>
    <message>
        <source>{name} claimed {tricks} in all.</source>
        <translation>{name} lade upp handen och räknar med {tricks} totalt.</translation>
    </message>
    <message>
        <source>{prompt} Before the first card you may announce your four aces as ones.</source>
        <translation>{prompt} Före första kortet får du anmäla dina fyra ess som ettor.</translation>
    </message>
    <message>
        <source>All three passed: nothing is paid. Go on to the next deal.</source>
        <translation>Alla tre passade: inget betalas. Gå vidare till nästa giv.</translation>
    </message>
    <message>
        <source>{result} The deal is paid. Go on to the next deal.</source>
        <translation>{result} Given är betald. Gå vidare till nästa giv.</translation>
    </message>
    <message>
        <source>{name} went home.</source>
        <translation>{name} gick hem.</translation>
    </message>
    <message>
        <source>{name} went bet.</source>
        <translation>{name} gick bet.</translation>
    </message>
    <message>
        <source>{name} went kodilj.</source>
        <translation>{name} gick kodilj.</translation>
    </message>
    <message>
        <source>Nobody played.</source>
        <translation>Ingen spelade.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The deal is over. Go on to the next one.</source>
        <translation>Given är slut. Gå vidare till nästa.</translation>
    </message>
    <message>
        <source>A claim lies on the table. It must be accepted or refused first.</source>
        <translation>Spelföraren har lagt upp handen. Godta eller avslå först.</translation>
    </message>
    <message>
        <source>That cannot be done now. Do what the line below asks.</source>
        <translation>Det går inte nu. Gör det som raden under handen ber om.</translation>
    </message>
    <message>
        <source>You must turn up the stock first; that decides trump.</source>
        <translation>Du måste först vända upp ur talongen; det avgör trumfen.</translation>
    </message>
    <message>
        <source>You are forehand and must open the bidding. Begär is the lowest bid.</source>
        <translation>Du är förhand och måste öppna budgivningen. Begär är lägsta budet.</translation>
    </message>
    <message>
        <source>There is no such game. Choose one from the bid table.</source>
        <translation>Det spelet finns inte. Välj ett i budtabellen.</translation>
    </message>
    <message>
        <source>Only trump games with a free choice of trump can be bid in a suit or in the highest suit. Bid the game without it.</source>
        <translation>Bara trumfspel med fritt val av trumf kan bjudas i färg eller i högsta färg. Bjud spelet utan tillägget.</translation>
    </message>
    <message>
        <source>The cards turned up must be bought: set aside at least {cards}.</source>
        <translation>De uppvända korten måste köpas: saka minst {cards}.</translation>
    </message>
    <message>
        <source>That is more than the stock has: {cards} left. Choose fewer.</source>
        <translation>Det är fler än talongen har: {cards} kvar. Välj färre.</translation>
    </message>
    <message>
        <source>You do not hold that card. Choose among the cards of your hand.</source>
        <translation>Du har inte det kortet. Välj bland korten på din hand.</translation>
    </message>
    <message>
        <source>Aces count as ones only when you play with all four of them. You do not.</source>
        <translation>Essen räknas som ettor bara när du spelar med alla fyra. Det gör du inte.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Det är inte din tur.</translation>
    </message>
    <message>
        <source>It is not your turn. Wait for {seat}.</source>
        <translation>Det är inte din tur. Vänta på {seat}.</translation>
    </message>
    <message>
        <source>You have repurchased once already. Play, or lay your hand down.</source>
        <translation>Du har redan köpt om en gång. Spela eller lägg dig.</translation>
    </message>
    <message>
        <source>In this game you take the whole stock; there is no repurchase. Play, or lay your hand down.</source>
        <translation>I det här spelet tar du hela talongen; det finns inget omköp. Spela eller lägg dig.</translation>
    </message>
    <message>
        <source>The declarer does not buy in a solo game. Play, or lay your hand down.</source>
        <translation>Spelföraren köper inte i solo. Spela eller lägg dig.</translation>
    </message>
    <message>
        <source>There is no game of that name left to bid.</source>
        <translation>Det finns inget sådant spel kvar att bjuda.</translation>
    </message>
    <message>
        <source>Too low: you must bid over {bid}, with a higher game, in a better suit, or the same from a better seat. Or pass.</source>
        <translation>För lågt: du måste bjuda över {bid}, med ett högre spel, i bättre färg eller samma bud från bättre plats. Eller passa.</translation>
    </message>
    <message>
        <source>That level is too low. Choose a higher one.</source>
        <translation>Den nivån är för låg. Välj en högre.</translation>
    </message>
    <message>
        <source>That level is too low: {game} is the lowest you may name.</source>
        <translation>Den nivån är för låg: {game} är den lägsta du får välja.</translation>
    </message>
    <message>
        <source>Trump must be a suit that was turned up: choose {suits}.</source>
        <translation>Trumf måste vara en uppvänd färg: välj {suits}.</translation>
    </message>
    <message>
        <source>Your bid binds you to a better suit: choose {suits}.</source>
        <translation>Ditt bud binder dig till bättre färg: välj {suits}.</translation>
    </message>
    <message>
        <source>That is not the right number of cards.</source>
        <translation>Det är fel antal kort.</translation>
    </message>
    <message>
        <source>Choose exactly {cards}.</source>
        <translation>Välj exakt {cards}.</translation>
    </message>
    <message>
        <source>Choose at least {least} and at most {most}.</source>
        <translation>Välj minst {least} och högst {most}.</translation>
    </message>
    <message>
        <source>You must follow suit.</source>
        <translation>Du måste bekänna färg.</translation>
    </message>
    <message>
        <source>You must follow suit: you have {suit}. Play one of them.</source>
        <translation>Du måste bekänna färg: du har {suit}. Lägg ett av de korten.</translation>
    </message>
    <message>
        <source>So many tricks cannot be claimed.</source>
        <translation>Så många stick kan du inte räkna med.</translation>
    </message>
    <message>
        <source>So many tricks cannot be claimed: choose a number from {least} to {most}.</source>
        <translation>Så många stick kan du inte räkna med: välj ett antal från {least} till {most}.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Deal {number}, {moment}</source>
        <translation>Giv {number}, {moment}</translation>
    </message>
    <message>
        <source>Practice: a replay changes no score and no statistics</source>
        <translation>Övning: en uppspelning ändrar varken ställning eller statistik</translation>
    </message>
    <message>
        <source>Practice: nothing counts</source>
        <translation>Övning: inget räknas</translation>
    </message>
    <message>
        <source>‹ History</source>
        <translation>‹ Historik</translation>
    </message>
    <message>
        <source>Back to the history</source>
        <translation>Tillbaka till historiken</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Till början (Home)</translation>
    </message>
    <message>
        <source>To the trick before (Page Up)</source>
        <translation>Till föregående stick (Page Up)</translation>
    </message>
    <message>
        <source>One action back (left arrow)</source>
        <translation>En handling tillbaka (vänsterpil)</translation>
    </message>
    <message>
        <source>One action on (right arrow)</source>
        <translation>En handling framåt (högerpil)</translation>
    </message>
    <message>
        <source>To the next trick (Page Down)</source>
        <translation>Till nästa stick (Page Down)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Till slutet (End)</translation>
    </message>
    <message>
        <source>Place in the deal</source>
        <translation>Plats i given</translation>
    </message>
    <message>
        <source>{at} of {length}</source>
        <translation>{at} av {length}</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Sett från</translation>
    </message>
    <message>
        <source>Seen from {name}, {seat}</source>
        <translation>Sett från {name}, {seat}</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Alla händer öppna</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Förlopp</translation>
    </message>
    <message>
        <source>Story of the deal</source>
        <translation>Givens förlopp</translation>
    </message>
    <message>
        <source>{section}: {said}</source>
        <translation>{section}: {said}</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>forehand</source>
        <translation>förhand</translation>
    </message>
    <message>
        <source>middle-hand</source>
        <translation>mellanhand</translation>
    </message>
    <message>
        <source>rear-hand</source>
        <translation>efterhand</translation>
    </message>
    <message>
        <source>Forehand receives cards first, opens the bidding and leads to the first trick.</source>
        <translation>Förhand får kort först, öppnar budgivningen och spelar ut till första sticket.</translation>
    </message>
    <message>
        <source>Middle-hand sits to the left of forehand.</source>
        <translation>Mellanhand sitter till vänster om förhand.</translation>
    </message>
    <message>
        <source>Rear-hand sits to the right of forehand and has dealt.</source>
        <translation>Efterhand sitter till höger om förhand och har gett.</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>spelförare</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>motspelare</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>givare</translation>
    </message>
    <message>
        <source>{seat}, {role}</source>
        <translation>{seat}, {role}</translation>
    </message>
</context>
<context>
    <name>Settlement</name>
    <message>
        <source>The session is settled</source>
        <translation>Partiet är uppgjort</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Before the pulla</source>
        <translation>Före pullan</translation>
    </message>
    <message>
        <source>Of the pulla</source>
        <translation>Ur pullan</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summa</translation>
    </message>
    <message>
        <source>In tokens</source>
        <translation>I spelmarker</translation>
    </message>
    <message>
        <source>In money</source>
        <translation>I pengar</translation>
    </message>
    <message>
        <source>{name} (left earlier)</source>
        <translation>{name} (gick tidigare)</translation>
    </message>
    <message>
        <source>A bet is worth {amount}.</source>
        <translation>En bet är värd {amount}.</translation>
    </message>
    <message>
        <source>The pulla held {bets}: {share} for each.</source>
        <translation>I pullan låg {bets}: {share} var.</translation>
    </message>
    <message>
        <source>{bets} left over made {pins}: {share} for each.</source>
        <translation>{bets} som blev över gav {pins}: {share} var.</translation>
    </message>
    <message>
        <source>{names} drew lots for {pins}, won by {winners}.</source>
        <translation>{names} drog lott om {pins}, som gick till {winners}.</translation>
    </message>
    <message>
        <source>{names} had lost the most and get 1 pin each of the rest.</source>
        <translation>{names} hade förlorat mest och får 1 pinne var av resten.</translation>
    </message>
    <message>
        <source>You had lost the most and get {pins} of the rest.</source>
        <translation>Du hade förlorat mest och får {pins} av resten.</translation>
    </message>
    <message>
        <source>{name} had lost the most and gets {pins} of the rest.</source>
        <translation>{name} hade förlorat mest och får {pins} av resten.</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nytt parti</translation>
    </message>
    <message>
        <source>The last deal</source>
        <translation>Sista given</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Deal {number}: passed out</source>
        <translation>Giv {number}: alla passade</translation>
    </message>
    <message>
        <source>Deal {number}: {result}</source>
        <translation>Giv {number}: {result}</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Betalning</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Korten</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nästa giv</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Gör upp</translation>
    </message>
    <message>
        <source>{name}: {amount}</source>
        <translation>{name}: {amount}</translation>
    </message>
    <message>
        <source>{name} ({role})</source>
        <translation>{name} ({role})</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Från given</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Tagna</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Kastat</translation>
    </message>
    <message>
        <source>{column}: none</source>
        <translation>{column}: inga</translation>
    </message>
    <message>
        <source>{column}: {cards}</source>
        <translation>{column}: {cards}</translation>
    </message>
    <message>
        <source>The stock, from the top</source>
        <translation>Talongen, uppifrån</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>Left over: {cards}</source>
        <translation>Kvar: {cards}</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>How the session stands</source>
        <translation>Så står partiet</translation>
    </message>
    <message>
        <source>The session</source>
        <translation>Partiet</translation>
    </message>
    <message>
        <source>you deal</source>
        <translation>du ger</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} ger</translation>
    </message>
    <message>
        <source>you shuffle yourself in</source>
        <translation>du blandar in dig</translation>
    </message>
    <message>
        <source>{name} shuffles in</source>
        <translation>{name} blandar in sig</translation>
    </message>
    <message>
        <source>you shuffle and cut</source>
        <translation>du blandar och kuperar</translation>
    </message>
    <message>
        <source>{name} shuffles and cuts</source>
        <translation>{name} blandar och kuperar</translation>
    </message>
    <message>
        <source>Deal {number} of {count}</source>
        <translation>Giv {number} av {count}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Giv {number}</translation>
    </message>
    <message>
        <source>Borup: the last deal</source>
        <translation>Borup: sista given</translation>
    </message>
    <message>
        <source>you cut yourself out and sit out</source>
        <translation>du kuperar ut dig och sitter över</translation>
    </message>
    <message>
        <source>{name} cuts out and sits out</source>
        <translation>{name} kuperar ut sig och sitter över</translation>
    </message>
    <message>
        <source>{played} of {count} deals are played.</source>
        <translation>{played} av {count} givar är spelade.</translation>
    </message>
    <message>
        <source>{played} of {count} rounds are played.</source>
        <translation>{played} av {count} varv är spelade.</translation>
    </message>
    <message>
        <source>The last round is being played.</source>
        <translation>Sista varvet spelas.</translation>
    </message>
    <message>
        <source>You play until somebody asks to settle.</source>
        <translation>Ni spelar tills någon vill göra upp.</translation>
    </message>
    <message>
        <source>The pulla holds {bets}.</source>
        <translation>I pullan ligger {bets}.</translation>
    </message>
    <message>
        <source>{pins} in all</source>
        <translation>Sammanlagt {pins}</translation>
    </message>
    <message>
        <source>Draw the seats again</source>
        <translation>Dra om platserna</translation>
    </message>
    <message>
        <source>{name} joins</source>
        <translation>{name} betar in sig</translation>
    </message>
    <message>
        <source>A fourth player</source>
        <translation>En fjärde spelare</translation>
    </message>
    <message>
        <source>Betting in: {bets} into the pulla and {pins} to each of the others. The new player sits the first deal out.</source>
        <translation>Beta in sig: {bets} i pullan och {pins} till var och en av de andra. Den nya spelaren sitter över i första given.</translation>
    </message>
    <message>
        <source>Betting in: {bets} into the pulla. The new player sits the first deal out.</source>
        <translation>Beta in sig: {bets} i pullan. Den nya spelaren sitter över i första given.</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>Gå från bordet</translation>
    </message>
    <message>
        <source>You leave</source>
        <translation>Du går</translation>
    </message>
    <message>
        <source>{name} leaves</source>
        <translation>{name} går</translation>
    </message>
    <message>
        <source>Whoever leaves takes {share} of the pulla along.</source>
        <translation>Den som går tar med sig {share} ur pullan.</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Hur länge</translation>
    </message>
    <message>
        <source>Agree on it</source>
        <translation>Kom överens</translation>
    </message>
    <message>
        <source>End the session and settle</source>
        <translation>Sluta och gör upp</translation>
    </message>
    <message>
        <source>End without this deal</source>
        <translation>Sluta utan den här given</translation>
    </message>
    <message>
        <source>A deal is being played. Seats, joining and leaving wait until it is paid; if the session is ended now, the deal does not count.</source>
        <translation>En giv spelas. Platser och att komma eller gå får vänta tills den är betald; om ni slutar nu räknas given inte.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Tillbaka till bordet</translation>
    </message>
    <message>
        <source>Four sit at the table already.</source>
        <translation>Det sitter redan fyra vid bordet.</translation>
    </message>
    <message>
        <source>Two players would have tokens of the same colour.</source>
        <translation>Två spelare skulle ha spelmarker av samma färg.</translation>
    </message>
    <message>
        <source>The last deal has been played: settle, or play longer.</source>
        <translation>Sista given är spelad: gör upp, eller spela längre.</translation>
    </message>
    <message>
        <source>With two left nobody can play: end the session instead.</source>
        <translation>Med två kvar kan ingen spela: sluta i stället.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Det går inte nu.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Whose results</source>
        <translation>Vems resultat</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Utan namn</translation>
    </message>
    <message>
        <source>Deals of which time</source>
        <translation>Givar från vilken tid</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>All tid</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>De senaste 7 dagarna</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>De senaste 30 dagarna</translation>
    </message>
    <message>
        <source>The last 365 days</source>
        <translation>De senaste 365 dagarna</translation>
    </message>
    <message>
        <source>This calendar year</source>
        <translation>Detta kalenderår</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportera…</translation>
    </message>
    <message>
        <source>Export statistics</source>
        <translation>Exportera statistik</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabeller (*.csv)</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>statistik</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Sparat i {file}.</translation>
    </message>
    <message>
        <source>The statistics could not be written to {file}. Choose another folder or make room on the disk.</source>
        <translation>Statistiken kunde inte sparas i {file}. Välj en annan mapp eller gör plats på disken.</translation>
    </message>
    <message>
        <source>Deals played</source>
        <translation>Spelade givar</translation>
    </message>
    <message>
        <source>Won or lost, in pins</source>
        <translation>Vunnet eller förlorat, i pinnar</translation>
    </message>
    <message>
        <source>Worth of a deal, in pins</source>
        <translation>En givs värde, i pinnar</translation>
    </message>
    <message>
        <source>The mean of pins, bets at eight pins, and your share of what the pulla gained.</source>
        <translation>Medelvärdet av pinnar, betar à åtta pinnar och din andel av vad pullan fick.</translation>
    </message>
    <message>
        <source>Home as declarer</source>
        <translation>Hem som spelförare</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Över tid</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Roles and seats</source>
        <translation>Roller och platser</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Botar</translation>
    </message>
    <message>
        <source>As declarer</source>
        <translation>Som spelförare</translation>
    </message>
    <message>
        <source>As opponent</source>
        <translation>Som motspelare</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Plats</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Bjudet</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Givar</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Spelat</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Hem</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Kodilj</source>
        <translation>Kodilj</translation>
    </message>
    <message>
        <source>Home, bet, kodilj</source>
        <translation>Hem, bet, kodilj</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Pinnar</translation>
    </message>
    <message>
        <source>Per deal</source>
        <translation>Per giv</translation>
    </message>
    <message>
        <source>Bid: deals in which you bid the game. All else: deals in which you played it.</source>
        <translation>Bjudet: givar där du bjöd spelet. Allt annat: givar där du spelade det.</translation>
    </message>
    <message>
        <source>Home, bet and kodilj are the declarer&apos;s, whoever it was.</source>
        <translation>Hem, bet och kodilj gäller spelföraren, vem det än var.</translation>
    </message>
    <message>
        <source>What the bots at your tables got themselves; two bots in a deal count twice.</source>
        <translation>Vad botarna vid dina bord själva fick; två botar i en giv räknas två gånger.</translation>
    </message>
    <message>
        <source>home {home}, bet {bet}, kodilj {kodilj}</source>
        <translation>hem {home}, bet {bet}, kodilj {kodilj}</translation>
    </message>
    <message>
        <source>Won and lost over time, in pins</source>
        <translation>Vunnet och förlorat över tid, i pinnar</translation>
    </message>
    <message>
        <source>Point at the plot, or go along it with the arrow keys, to read a value.</source>
        <translation>Peka på diagrammet, eller följ det med piltangenterna, för att läsa av ett värde.</translation>
    </message>
    <message>
        <source>Deal {number}, {date}: {pins}</source>
        <translation>Giv {number}, {date}: {pins}</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>högst</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>lägst</translation>
    </message>
    <message>
        <source>There is nothing to count yet.</source>
        <translation>Det finns inget att räkna än.</translation>
    </message>
    <message>
        <source>Play some deals, and here you see how your account runs, which games pay for you, and how you do as declarer and as opponent.</source>
        <translation>Spela några givar, så ser du här hur det går för dig, vilka spel som lönar sig och hur det går som spelförare och som motspelare.</translation>
    </message>
    <message>
        <source>Nothing was played in this time.</source>
        <translation>Inget spelades under den tiden.</translation>
    </message>
    <message>
        <source>Show all time</source>
        <translation>Visa all tid</translation>
    </message>
    <message>
        <source>Adding up what was played …</source>
        <translation>Räknar ihop vad som har spelats …</translation>
    </message>
    <message>
        <source>{what}: {number}</source>
        <translation>{what}: {number}</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>{name} has dealt. The highest suit is {suit}.</source>
        <translation>{name} har gett. Högsta färg är {suit}.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Budgivning</translation>
    </message>
    <message>
        <source>Buying</source>
        <translation>Köp</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stick {number}</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Betalning</translation>
    </message>
    <message>
        <source>{said} {name} takes the trick.</source>
        <translation>{said} {name} tar sticket.</translation>
    </message>
    <message>
        <source>{name} bids {bid}.</source>
        <translation>{name} bjuder {bid}.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passar.</translation>
    </message>
    <message>
        <source>{name} names the game: {game}.</source>
        <translation>{name} nämner spelet: {game}.</translation>
    </message>
    <message>
        <source>{name} makes {suit} trump.</source>
        <translation>{name} väljer {suit} till trumf.</translation>
    </message>
    <message>
        <source>{name} will play high.</source>
        <translation>{name} tänker spela högt.</translation>
    </message>
    <message>
        <source>{name} will play low, for no trick.</source>
        <translation>{name} tänker spela lågt, utan stick.</translation>
    </message>
    <message>
        <source>{name} repurchases.</source>
        <translation>{name} köper om.</translation>
    </message>
    <message>
        <source>{name} plays the hand.</source>
        <translation>{name} spelar handen.</translation>
    </message>
    <message>
        <source>{name} announces that the aces count as ones.</source>
        <translation>{name} meddelar att essen räknas som ettor.</translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <translation>{name} spelar ut {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} lägger {card}.</translation>
    </message>
    <message>
        <source>{name} turns up {cards}.</source>
        <translation>{name} vänder upp {cards}.</translation>
    </message>
    <message>
        <source>{name} buys nothing.</source>
        <translation>{name} köper inget.</translation>
    </message>
    <message>
        <source>{name} sets aside {aside} and takes {taken}.</source>
        <translation>{name} lägger undan {aside} och tar {taken}.</translation>
    </message>
    <message>
        <source>{name} buys {cards}.</source>
        <translation>{name} köper {cards}.</translation>
    </message>
    <message>
        <source>{name} keeps {cards} and takes the stock: {taken}.</source>
        <translation>{name} behåller {cards} och tar talongen: {taken}.</translation>
    </message>
    <message>
        <source>{name} keeps {cards} and takes the stock.</source>
        <translation>{name} behåller {cards} och tar talongen.</translation>
    </message>
    <message>
        <source>{name} sets aside {cards}.</source>
        <translation>{name} lägger undan {cards}.</translation>
    </message>
    <message>
        <source>{name} takes the whole stock: {taken}.</source>
        <translation>{name} tar hela talongen: {taken}.</translation>
    </message>
    <message>
        <source>{name} takes the whole stock.</source>
        <translation>{name} tar hela talongen.</translation>
    </message>
    <message>
        <source>{name} claims {tricks} in all.</source>
        <translation>{name} lägger upp handen och räknar med {tricks} totalt.</translation>
    </message>
    <message>
        <source>{name} accepts the claim.</source>
        <translation>{name} går med på det.</translation>
    </message>
    <message>
        <source>{name} refuses the claim; play goes on.</source>
        <translation>{name} går inte med på det; spelet går vidare.</translation>
    </message>
    <message>
        <source>{name} concedes.</source>
        <translation>{name} ger upp.</translation>
    </message>
    <message>
        <source>{name} lays the hand down.</source>
        <translation>{name} lägger sig.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The table</source>
        <translation>Bordet</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Din tur</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>tänker …</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>i tur</translation>
    </message>
    <message>
        <source>{game} · low</source>
        <translation>{game} · lågt</translation>
    </message>
    <message>
        <source>{game} · aces as ones</source>
        <translation>{game} · ess som ettor</translation>
    </message>
    <message>
        <source>no trick; has {taken}</source>
        <translation>inget stick; har {taken}</translation>
    </message>
    <message>
        <source>{taken} of {needed}</source>
        <translation>{taken} av {needed}</translation>
    </message>
    <message>
        <source>Together {tricks}</source>
        <translation>Tillsammans {tricks}</translation>
    </message>
    <message>
        <source>bought {cards}</source>
        <translation>köpte {cards}</translation>
    </message>
    <message>
        <source>took the stock</source>
        <translation>tog talongen</translation>
    </message>
    <message>
        <source>Claims {tricks}</source>
        <translation>Lägger upp: {tricks}</translation>
    </message>
    <message>
        <source>Your hand as it was dealt</source>
        <translation>Din hand som den gavs</translation>
    </message>
    <message>
        <source>The hand as it was dealt</source>
        <translation>Handen som den gavs</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Talong</translation>
    </message>
    <message>
        <source>Pulla</source>
        <translation>Pulla</translation>
    </message>
    <message>
        <source>borrowed: {count}</source>
        <translation>lånade: {count}</translation>
    </message>
    <message>
        <source>{name} has tokens for {pins} in the bowl</source>
        <translation>{name} har spelmarker för {pins} i skålen</translation>
    </message>
    <message numerus="yes">
        <source>{bowl}, %n bowl(s) borrowed</source>
        <translation>
            <numerusform>{bowl}, %n lånad skål</numerusform>
            <numerusform>{bowl}, %n lånade skålar</numerusform>
        </translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Högsta</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Färg</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>account {pins}</source>
        <translation>ställning {pins}</translation>
    </message>
    <message>
        <source>{name} holds {cards}</source>
        <translation>{name} har {cards}</translation>
    </message>
    <message>
        <source>{name} has no cards left</source>
        <translation>{name} har inga kort kvar</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>led</source>
        <translation>utspel</translation>
    </message>
    <message>
        <source>winning</source>
        <translation>vinner nu</translation>
    </message>
    <message>
        <source>Stock: {cards}</source>
        <translation>Talong: {cards}</translation>
    </message>
    <message>
        <source>Turned up: {card}</source>
        <translation>Uppvänt: {card}</translation>
    </message>
    <message>
        <source>Pulla: {bets}</source>
        <translation>Pulla: {bets}</translation>
    </message>
    <message>
        <source>Upside-down pack: highest suit {highest}, second suit {second}</source>
        <translation>Uppochnedvänd kortlek: högsta färg {highest}, färg {second}</translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <translation>Trumf: {suit}</translation>
    </message>
</context>
<context>
    <name>Tokens</name>
    <message>
        <source>The tokens</source>
        <translation>Spelmarkerna</translation>
    </message>
    <message>
        <source>{name}: {tokens} out of the pulla (its keeper: {keeper}).</source>
        <translation>{name}: {tokens} ur pullan (pullvakt: {keeper}).</translation>
    </message>
    <message>
        <source>{name}: {tokens} as an ante.</source>
        <translation>{name}: {tokens} som åla.</translation>
    </message>
    <message>
        <source>{name}: another bowl, borrowed.</source>
        <translation>{name}: en skål till, lånad.</translation>
    </message>
    <message>
        <source>{tokens} half under the pulla, for six bets each</source>
        <translation>{tokens} till hälften under pullan, värd sex betar var (sexmastare)</translation>
    </message>
    <message>
        <source>{tokens}, for a bet each</source>
        <translation>{tokens}, värd en bet var</translation>
    </message>
    <message>
        <source>{name}: {tokens} into the pulla.</source>
        <translation>{name}: {tokens} i pullan.</translation>
    </message>
    <message>
        <source>{name}: {tokens} on the lid (slipped in by: {other}).</source>
        <translation>{name}: {tokens} på locket (petas ner av: {other}).</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Vira</source>
        <translation>Vira</translation>
    </message>
    <message>
        <source>Vira – deal {number}</source>
        <translation>Vira – giv {number}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visa</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Inställningar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjälp</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bordet</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Träning</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historik</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nytt parti</translation>
    </message>
    <message>
        <source>How the session stands …</source>
        <translation>Så står partiet …</translation>
    </message>
    <message>
        <source>Open deal …</source>
        <translation>Öppna giv …</translation>
    </message>
    <message>
        <source>Save deal as …</source>
        <translation>Spara giv som …</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Avsluta</translation>
    </message>
    <message>
        <source>Bid table</source>
        <translation>Budtabell</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Helskärm</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Card index</source>
        <translation>Kortindex</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>A finished trick lies</source>
        <translation>Ett färdigt stick ligger kvar</translation>
    </message>
    <message>
        <source>The others take</source>
        <translation>De andra tar</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Rörelse</translation>
    </message>
    <message>
        <source>Four-colour deck</source>
        <translation>Fyrfärgad kortlek</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>until a click or a key</source>
        <translation>till klick eller tangent</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>By the language</source>
        <translation>Efter språket</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Ljust</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mörkt</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>movement</comment>
        <translation>Långsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>movement</comment>
        <translation>Lagom</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>movement</comment>
        <translation>Snabb</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>movement</comment>
        <translation>Av</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tangentbordsgenvägar</translation>
    </message>
    <message>
        <source>About Vira</source>
        <translation>Om Vira</translation>
    </message>
    <message>
        <source>Vira {version}, with Qt {qt}.

Sweden’s national card game by the rules of Stockholms Wirasällskap, for one player and two opponents.</source>
        <translation>Vira {version}, med Qt {qt}.

Sveriges nationalkortspel efter Stockholms Wirasällskaps regler, för en spelare mot två motståndare.</translation>
    </message>
    <message>
        <source>Vira deals (*.vira)</source>
        <translation>Viragivar (*.vira)</translation>
    </message>
    <message>
        <source>{name} cannot be opened as a Vira deal: something is wrong on line {line}. The deal on the table stays as it is. The command “vira check” tells what is wrong with a file.</source>
        <translation>{name} kan inte öppnas som en viragiv: något är fel på rad {line}. Given på bordet ligger kvar. Kommandot ”vira check” berättar vad som är fel i en fil.</translation>
    </message>
    <message>
        <source>There is no file {name}.</source>
        <translation>Filen {name} finns inte.</translation>
    </message>
    <message>
        <source>{name} is no file; choose a saved deal.</source>
        <translation>{name} är ingen fil; välj en sparad giv.</translation>
    </message>
    <message>
        <source>{name} is far too large for a deal.</source>
        <translation>{name} är alldeles för stor för en giv.</translation>
    </message>
    <message>
        <source>{name} cannot be read. Check that you may read it and try again.</source>
        <translation>{name} kan inte läsas. Kontrollera att du har rätt att läsa den och försök igen.</translation>
    </message>
    <message numerus="yes">
        <source>{name} breaks the rules after %n action(s). It is opened up to there.</source>
        <translation>
            <numerusform>{name} bryter mot reglerna efter %n handling. Given öppnas fram till dit.</numerusform>
            <numerusform>{name} bryter mot reglerna efter %n handlingar. Given öppnas fram till dit.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} could not be written. Choose another folder, or free some space on the disk.</source>
        <translation>{name} kunde inte skrivas. Välj en annan mapp eller frigör plats på disken.</translation>
    </message>
    <message>
        <source>The settings in {path} cannot be read. Vira uses its defaults and writes the file anew when you change a setting.</source>
        <translation>Inställningarna i {path} kan inte läsas. Vira använder standardvärdena och skriver filen på nytt när du ändrar en inställning.</translation>
    </message>
    <message>
        <source>In {path} these settings have values that cannot be used, so their defaults hold: {names}.</source>
        <translation>I {path} har dessa inställningar värden som inte kan användas, så standardvärdena gäller: {names}.</translation>
    </message>
    <message>
        <source>The settings could not be written to {path}. They hold until you quit.</source>
        <translation>Inställningarna kunde inte skrivas till {path}. De gäller tills du avslutar.</translation>
    </message>
    <message>
        <source>Something went wrong in Vira</source>
        <translation>Något gick fel i Vira</translation>
    </message>
    <message>
        <source>This is a fault of the program, not of yours. You can play on; if the table no longer answers, choose Undo or a new session. The details help to mend it.</source>
        <translation>Felet ligger i programmet, inte hos dig. Du kan spela vidare; om bordet inte svarar längre, välj Ångra eller Nytt parti. Detaljerna hjälper till att rätta felet.</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Kopiera detaljer</translation>
    </message>
</context>
</TS>
