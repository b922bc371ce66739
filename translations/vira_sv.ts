<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Vira {version}</source>
        <translation>Vira {version}</translation>
    </message>
    <message>
        <source>Sweden’s national card game, by the rules of Stockholms Wirasällskap. Vira is free software: you may use, change and pass it on, under the licence that stands first below.</source>
        <translation>Sveriges nationalkortspel, efter Stockholms Wirasällskaps regler. Vira är fri programvara: du får använda, ändra och ge den vidare enligt den licens som står överst nedan.</translation>
    </message>
    <message>
        <source>Vira draws with Qt and PySide6, which are used under the GNU Lesser General Public License, version 3. Their libraries are files of their own, in {folder}; you may put changed ones in their place.</source>
        <translation>Vira ritar med Qt och PySide6, som används enligt GNU Lesser General Public License, version 3. Deras bibliotek är egna filer i {folder}; du får sätta ändrade i deras ställe.</translation>
    </message>
    <message>
        <source>What Vira is made of</source>
        <translation>Vad Vira består av</translation>
    </message>
    <message>
        <source>The licence of {name}</source>
        <translation>Licensen för {name}</translation>
    </message>
    <message>
        <source>{name} (system library)</source>
        <translation>{name} (systembibliotek)</translation>
    </message>
    <message>
        <source>{name} (in {whole})</source>
        <translation>{name} (i {whole})</translation>
    </message>
    <message>
        <source>The text of this licence is missing here. It comes with the part; set Vira up again to have it.</source>
        <translation>Texten till den här licensen saknas här. Den följer med delen; installera om Vira för att få den.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
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
        <source>Pins</source>
        <translation>Pinnar</translation>
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
        <source>The standing bid: {bid}</source>
        <translation>Det stående budet: {bid}</translation>
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
        <source>Bets: home {home}, bet {bet}, kodilj {kodilj}.</source>
        <translation>Betar: hem {home}, bet {bet}, kodilj {kodilj}.</translation>
    </message>
    <message>
        <source>{bets} Repurchased: {home}, {bet}, {kodilj}.</source>
        <translation>{bets} Efter omköp: {home}, {bet}, {kodilj}.</translation>
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
        <comment>before in a suit or in forehand</comment>
        <translation>sju</translation>
    </message>
    <message>
        <source>8-spel</source>
        <comment>before in a suit or in forehand</comment>
        <translation>åtta</translation>
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
        <source>%n layout(s)</source>
        <translation>
            <numerusform>%n tänkt fördelning</numerusform>
            <numerusform>%n tänkta fördelningar</numerusform>
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
    <name>Drill</name>
    <message>
        <source>none of them</source>
        <translation>ingen av dem</translation>
    </message>
    <message>
        <source>on lead {number}, {card}</source>
        <translation>på utspel {number}, {card}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nej</translation>
    </message>
    <message>
        <source>no message</source>
        <translation>inget budskap</translation>
    </message>
    <message>
        <source>none of them: it is no low holding</source>
        <translation>inget av dem: det är ingen låggard</translation>
    </message>
    <message>
        <source>nobody: the auction is over</source>
        <translation>ingen: budgivningen är slut</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>on none: it is no low holding</source>
        <translation>på inget: det är ingen låggard</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ingenting</translation>
    </message>
    <message>
        <source>there is no repurchase</source>
        <translation>omköp finns inte</translation>
    </message>
    <message>
        <source>what the lot decides</source>
        <translation>det avgör lotten</translation>
    </message>
    <message>
        <source>“in forehand”</source>
        <translation>»i förhand«</translation>
    </message>
    <message>
        <source>“higher”</source>
        <translation>»högre«</translation>
    </message>
    <message>
        <source>he sits out</source>
        <translation>han står över</translation>
    </message>
    <message>
        <source>In the bid table: {rows}. The later the row, the higher the game.</source>
        <translation>I budtabellen: {rows}. Ju senare rad, desto högre spel.</translation>
    </message>
    <message>
        <source>{game} in row {number}</source>
        <translation>{game} på rad {number}</translation>
    </message>
    <message>
        <source>{bid}: row {row}, {player}.</source>
        <translation>{bid}: rad {row}, {player}.</translation>
    </message>
    <message>
        <source>{bid}: row {row}, {grade}, {player}.</source>
        <translation>{bid}: rad {row}, {grade}, {player}.</translation>
    </message>
    <message>
        <source>The turn goes clockwise, and nobody has passed.</source>
        <translation>Turen går medsols, och ingen har passat.</translation>
    </message>
    <message>
        <source>The turn goes clockwise, and passing is final: {players} is out of it.</source>
        <translation>Turen går medsols, och pass är slutgiltigt: {players} är ute.</translation>
    </message>
    <message>
        <source>Which game is highest in the bid table?</source>
        <translation>Vilket spel är högst i budtabellen?</translation>
    </message>
    <message>
        <source>Which game is lowest in the bid table?</source>
        <translation>Vilket spel är lägst i budtabellen?</translation>
    </message>
    <message>
        <source>Which game comes next after {game} in the bid table?</source>
        <translation>Vilket spel kommer närmast efter {game} i budtabellen?</translation>
    </message>
    <message>
        <source>Which bid is higher?</source>
        <translation>Vilket bud är högre?</translation>
    </message>
    <message>
        <source>You are {player}. May you now bid {bid}?</source>
        <translation>Du är {player}. Får du nu bjuda {bid}?</translation>
    </message>
    <message>
        <source>You are {player}. Which is the lowest bid with its level that beats the standing one?</source>
        <translation>Du är {player}. Vilket är det lägsta bud med nivå som slår det som står?</translation>
    </message>
    <message>
        <source>{player} says {bid}. Which game is that at least?</source>
        <translation>{player} säger {bid}. Vilket spel är det minst?</translation>
    </message>
    <message>
        <source>{player} says {bid} and wins the auction. May {level} be named?</source>
        <translation>{player} säger {bid} och vinner budgivningen. Får {level} nämnas?</translation>
    </message>
    <message>
        <source>Is there such a bid as {bid}?</source>
        <translation>Finns budet {bid}?</translation>
    </message>
    <message>
        <source>The highest suit is {highest}. Which suits may be trump after {bid}?</source>
        <translation>Högsta färgen är {highest}. Vilka färger får bli trumf efter {bid}?</translation>
    </message>
    <message>
        <source>{player} now bids {bid}. What is added when it is said?</source>
        <translation>{player} bjuder nu {bid}. Vad läggs till när det sägs?</translation>
    </message>
    <message>
        <source>Nobody has bid yet, and you are {player}. May you pass?</source>
        <translation>Ingen har bjudit ännu, och du är {player}. Får du passa?</translation>
    </message>
    <message>
        <source>Who speaks now?</source>
        <translation>Vem har ordet nu?</translation>
    </message>
    <message>
        <source>First the row in the bid table decides, then the grade (the highest suit before a suit before a free choice), then the seat (forehand before middle-hand before rear-hand).</source>
        <translation>Först avgör raden i budtabellen, sedan tillägget (högsta färg före färg före fritt val), sedan platsen (förhand före mellanhand före efterhand).</translation>
    </message>
    <message>
        <source>A bid without a level means at least the lowest row of its family that beats the standing bid, its floor: here {game}.</source>
        <translation>Ett bud utan nivå betyder minst familjens lägsta rad som slår budet som stod, golvet: här {game}.</translation>
    </message>
    <message>
        <source>Who wins with it names any row of the family from the floor up: {games}.</source>
        <translation>Den som vinner med det nämner vilken rad i familjen som helst från golvet och uppåt: {games}.</translation>
    </message>
    <message>
        <source>Turné and vingel without a level always mean the lowest row that beats the standing bid: here {game}.</source>
        <translation>Turné och vingel utan nivå betyder alltid den lägsta rad som slår budet som stod: här {game}.</translation>
    </message>
    <message>
        <source>The standing bid is one of the same family without a level, and the new floor lies above it: “higher” is said.</source>
        <translation>Budet som står är av samma familj utan nivå, och det nya golvet ligger högre: man säger »högre«.</translation>
    </message>
    <message>
        <source>The same game with the same grade is bid from a better seat: “in forehand” is said.</source>
        <translation>Samma spel med samma tillägg bjuds från en bättre plats: man säger »i förhand«.</translation>
    </message>
    <message>
        <source>It is neither the same bid from a better seat, nor a higher one without a level over one of its family: nothing is added.</source>
        <translation>Det är varken samma bud från bättre plats eller ett högre utan nivå över ett i samma familj: inget läggs till.</translation>
    </message>
    <message>
        <source>It leaves as trump: {suits}.</source>
        <translation>Det lämnar som trumf: {suits}.</translation>
    </message>
    <message>
        <source>{bid}: a game with a free choice of trump may be bid in a suit or in the highest suit.</source>
        <translation>{bid}: ett spel med fritt val av trumf får bjudas i färg eller i högsta färg.</translation>
    </message>
    <message>
        <source>{bid}: only games with a free choice of trump may be bid in a suit or in the highest suit, not turné, vingel, tringel, gök or a misère.</source>
        <translation>{bid}: bara spel med fritt val av trumf får bjudas i färg eller högsta färg, inte turné, vingel, tringel, gök eller en misär.</translation>
    </message>
    <message>
        <source>Forehand may not pass as his first call, so no deal is passed out.</source>
        <translation>Förhand får inte passa som första bud, så ingen giv passas ut.</translation>
    </message>
    <message>
        <source>Two have passed, which ends the auction: {player} has won it.</source>
        <translation>Två har passat, och då är budgivningen slut: {player} har vunnit den.</translation>
    </message>
    <message>
        <source>player {number}</source>
        <translation>spelare {number}</translation>
    </message>
    <message>
        <source>The declarer’s bets by the pulla table: {bets}.</source>
        <translation>Spelförarens betar enligt pullatabellen: {bets}.</translation>
    </message>
    <message>
        <source>The pulla table, after a repurchase, for {result}: {bets} for the declarer.</source>
        <translation>Pullatabellen, efter omköp, för {result}: {bets} för spelföraren.</translation>
    </message>
    <message>
        <source>The pulla table for {result}: {bets} for the declarer.</source>
        <translation>Pullatabellen för {result}: {bets} för spelföraren.</translation>
    </message>
    <message>
        <source>The pulla holds enough, or nothing is lifted: nobody antes.</source>
        <translation>Pullan räcker, eller så lyfts ingenting: ingen ålar.</translation>
    </message>
    <message>
        <source>The pulla holds less than may be lifted: each of {players} antes {bets}, also one who sits out.</source>
        <translation>Pullan räcker inte till det som får lyftas: var och en av {players} ålar {bets}, även den som står över.</translation>
    </message>
    <message>
        <source>The bets are shared equally, {bets} each; what does not divide is changed, a bet for eight pins, and shared: {pins} each.</source>
        <translation>Betarna delas lika, {bets} var; det som inte går jämnt upp växlas, en bet i åtta pinnar, och delas: {pins} var.</translation>
    </message>
    <message>
        <source>Nothing is left over.</source>
        <translation>Ingenting blir över.</translation>
    </message>
    <message>
        <source>{pins} left over: to whoever has lost most. With two over, one each if the two biggest losers are equal or one pin apart; ties draw lots.</source>
        <translation>{pins} över: till den som förlorat mest. Är två över får de två största förlorarna en var om de ligger lika eller skiljer en pinne; lika drar lott.</translation>
    </message>
    <message>
        <source>Here: {players}.</source>
        <translation>Här: {players}.</translation>
    </message>
    <message>
        <source>Lots are drawn among {players}.</source>
        <translation>Lott dras mellan {players}.</translation>
    </message>
    <message>
        <source>The column “{column}”: {pins} from or to each opponent, so twice that for the declarer; for bet and kodilj alike.</source>
        <translation>Kolumnen »{column}«: {pins} från eller till varje motspelare, alltså det dubbla för spelföraren; lika för bet och kodilj.</translation>
    </message>
    <message>
        <source>Laid down, a low game costs its one figure: {pins} to each opponent.</source>
        <translation>Ett lagt lågspel kostar sin enda siffra: {pins} till varje motspelare.</translation>
    </message>
    <message>
        <source>A buying game laid down is paid by the trump that was named or turned up before the buying, column “{column}”: {pins} to each opponent.</source>
        <translation>Ett lagt köpspel betalas efter den trumf som sades eller vändes upp före köpet, kolumnen »{column}«: {pins} till varje motspelare.</translation>
    </message>
    <message>
        <source>A gask or a solo laid down is paid in the column in which it was bid, “{column}”: {pins} to each opponent.</source>
        <translation>En lagd gask eller solo betalas i den kolumn den bjöds i, »{column}«: {pins} till varje motspelare.</translation>
    </message>
    <message>
        <source>A gask or a solo laid down is paid as in an off-suit, whatever trump was named: {pins} to each opponent.</source>
        <translation>En lagd gask eller solo betalas som i ofärg, vilken trumf som än har sagts: {pins} till varje motspelare.</translation>
    </message>
    <message>
        <source>How many pins in all does {player} win or lose?</source>
        <translation>Hur många pinnar vinner eller förlorar {player} sammanlagt?</translation>
    </message>
    <message>
        <source>How many bets does {player} lift (+) or put in (−), antes left out?</source>
        <translation>Hur många betar lyfter (+) eller sätter {player} in (−) (ålningen räknas inte)?</translation>
    </message>
    <message>
        <source>How did the game end?</source>
        <translation>Hur slutade spelet?</translation>
    </message>
    <message>
        <source>How many bets are in the pulla after the deal?</source>
        <translation>Hur många betar finns i pullan efter given?</translation>
    </message>
    <message>
        <source>How many bets does each player ante, so that the pulla is enough?</source>
        <translation>Hur många betar ålar varje spelare, för att pullan ska räcka?</translation>
    </message>
    <message>
        <source>The session is over. How many whole bets does each get of the pulla?</source>
        <translation>Partiet är slut. Hur många hela betar får var och en ur pullan?</translation>
    </message>
    <message>
        <source>The session is over. How many pins does each get when the bets that do not divide are changed?</source>
        <translation>Partiet är slut. Hur många pinnar får var och en när betarna som inte går jämnt upp växlas?</translation>
    </message>
    <message>
        <source>The session is over. How many of the last pins does {player} get?</source>
        <translation>Partiet är slut. Hur många av de sista pinnarna får {player}?</translation>
    </message>
    <message>
        <source>Somebody joins the table. How many bets does he pay to bet in?</source>
        <translation>Någon vill vara med. Hur många betar betalar han för att beta in sig?</translation>
    </message>
    <message>
        <source>Somebody joins the table. How many pins does he pay each of the others beside the bets?</source>
        <translation>Någon vill vara med. Hur många pinnar betalar han var och en av de andra utöver betarna?</translation>
    </message>
    <message>
        <source>After a repurchase the first buy is paid as if laid down: {pins} to each opponent.</source>
        <translation>Efter ett omköp betalas först som om spelföraren hade lagt sig efter första köpet: {pins} till varje motspelare.</translation>
    </message>
    <message>
        <source>Together, for the declarer with each opponent: {first} and {last}, so {each}.</source>
        <translation>Tillsammans för spelföraren, med var och en av motspelarna: {first} och {last}, alltså {each}.</translation>
    </message>
    <message>
        <source>The pulla held {before} and holds {after}.</source>
        <translation>Pullan hade {before} och har {after}.</translation>
    </message>
    <message>
        <source>It was still open: {player}, who conceded, pays the pins of both opponents and puts 1 bet into the pulla.</source>
        <translation>Det var ännu öppet: {player}, som gav upp, betalar båda motspelarnas pinnar och sätter 1 bet i pullan.</translation>
    </message>
    <message>
        <source>The outcome was sure when {player} conceded: the deal is paid as usual.</source>
        <translation>Utgången var säker när {player} gav upp: given betalas som vanligt.</translation>
    </message>
    <message>
        <source>A player who sits out neither pays nor receives pins.</source>
        <translation>Den som står över varken betalar eller får pinnar.</translation>
    </message>
    <message>
        <source>A third of the {pulla} in the pulla; one short of a multiple of three is rounded up, two short down with a pin to each of the others: {bets}, {pins}.</source>
        <translation>En tredjedel av pullans {pulla}; fattas en till jämnt antal avrundas uppåt, fattas två nedåt med en pinne till var och en av de andra: {bets}, {pins}.</translation>
    </message>
    <message>
        <source>A lead of {suit} came in trick {tricks}, and the others always followed suit.</source>
        <translation>I stick {tricks} spelades {suit} ut, och de andra bekände alltid.</translation>
    </message>
    <message>
        <source>A lead of {suit} came in trick {tricks}; did not follow: {players}.</source>
        <translation>I stick {tricks} spelades {suit} ut; bekände inte: {players}.</translation>
    </message>
    <message>
        <source>You are {player}. How many trumps are out: not played, and not among your cards?</source>
        <translation>Du är {player}. Hur många trumf är ute: varken spelade eller bland dina kort?</translation>
    </message>
    <message>
        <source>You are {player}. Who of the others has shown that he has no {suit} left?</source>
        <translation>Du är {player}. Vem av de andra har visat att han inte har någon {suit} kvar?</translation>
    </message>
    <message>
        <source>You are {player}. Which of these low cards in {suit} are still out: not played, not yours, not the declarer’s?</source>
        <translation>Du är {player}. Vilka av de här låga korten i {suit} är ännu ute: inte spelade, inte dina, inte spelförarens?</translation>
    </message>
    <message>
        <source>Of thirteen trumps {played} have been played, you hold {held} and have set {aside} aside: {out} are out.</source>
        <translation>Av tretton trumf är {played} spelade, du har {held} och har lagt undan {aside}: {out} är ute.</translation>
    </message>
    <message>
        <source>Played: {played}. Yours: {held}. The declarer’s: {open}.</source>
        <translation>Spelade: {played}. Dina: {held}. Spelförarens: {open}.</translation>
    </message>
    <message>
        <source>{player} is the second hand after the gök and needs a low holding in one suit to pass.</source>
        <translation>{player} är andra handen efter göken och behöver låggard i en färg för att få passa.</translation>
    </message>
    <message>
        <source>{player} is the first hand after the gök and needs low holdings in two suits to pass.</source>
        <translation>{player} är första handen efter göken och behöver låggard i två färger för att få passa.</translation>
    </message>
    <message>
        <source>There is none in the hand.</source>
        <translation>Handen har ingen.</translation>
    </message>
    <message>
        <source>You are {player}. May you pass without risking the penalty?</source>
        <translation>Du är {player}. Får du passa utan att riskera böter?</translation>
    </message>
    <message>
        <source>You are {player}. In how many suits do you need a low holding to pass?</source>
        <translation>Du är {player}. I hur många färger behöver du låggard för att få passa?</translation>
    </message>
    <message>
        <source>The gök has been played. Who pays the penalty for passing?</source>
        <translation>Göken är spelad. Vem betalar boten för att ha passat?</translation>
    </message>
    <message>
        <source>The gök has been played. How many bets does {player} pay for having passed?</source>
        <translation>Göken är spelad. Hur många betar betalar {player} för att ha passat?</translation>
    </message>
    <message>
        <source>The gök has been overbid and is forgotten: nothing is needed to pass.</source>
        <translation>Göken är överbjuden och glömd: inget krävs för att få passa.</translation>
    </message>
    <message>
        <source>Both passed without what they needed: then nobody pays.</source>
        <translation>Båda passade utan vad som krävdes: då betalar ingen.</translation>
    </message>
    <message>
        <source>The gök did not go home ({result}): then nobody pays for a pass.</source>
        <translation>Göken gick inte hem ({result}): då betalar ingen för en pass.</translation>
    </message>
    <message>
        <source>The gök went home, and {player} had passed without what it takes: {bets} into the pulla.</source>
        <translation>Göken gick hem, och {player} hade passat utan vad som krävs: {bets} i pullan.</translation>
    </message>
    <message>
        <source>The penalty is one bet, paid by one opponent at most. {player}: {bets}.</source>
        <translation>Boten är en bet, och den betalas av högst en motspelare. {player}: {bets}.</translation>
    </message>
    <message>
        <source>{suit}: {card} is a low holding by itself.</source>
        <translation>{suit}: {card} är ensam en låggard.</translation>
    </message>
    <message>
        <source>{suit}: {card} with {lower} lower ({needed} needed) is a low holding.</source>
        <translation>{suit}: {card} med {lower} lägre ({needed} behövs) är en låggard.</translation>
    </message>
    <message>
        <source>{suit}: no even card up to the ten, so no low holding.</source>
        <translation>{suit}: inget jämnt kort upp till tian, alltså ingen låggard.</translation>
    </message>
    <message>
        <source>{suit}: no low holding; {card} has {lower} lower and would need {needed}.</source>
        <translation>{suit}: ingen låggard; {card} har {lower} lägre och skulle behöva {needed}.</translation>
    </message>
    <message>
        <source>{card}: nothing lower is left</source>
        <translation>{card}: inget lägre finns kvar</translation>
    </message>
    <message>
        <source>{card}: {lower} creeps under</source>
        <translation>{card}: {lower} kryper under</translation>
    </message>
    <message>
        <source>From the bottom: {steps}.</source>
        <translation>Nedifrån: {steps}.</translation>
    </message>
    <message>
        <source>In which suits does this hand have a low holding?</source>
        <translation>I vilka färger har den här handen låggard?</translation>
    </message>
    <message>
        <source>Do these cards make a low holding?</source>
        <translation>Är de här korten en låggard?</translation>
    </message>
    <message>
        <source>With which card is the declarer set, if he must creep under every time?</source>
        <translation>Vilket kort sätter spelföraren, om han måste krypa under varje gång?</translation>
    </message>
    <message>
        <source>The cards are led from the bottom, and the declarer creeps under as high as he can. On which lead is he set?</source>
        <translation>Korten spelas nedifrån, och spelföraren kryper under så högt han kan. På vilket utspel blir han satt?</translation>
    </message>
    <message>
        <source>{game} – {answer}.</source>
        <translation>{game} – {answer}.</translation>
    </message>
    <message>
        <source>A low holding is a card of even rank, two to ten, with half as many cards below it, less one: the two; the four and one lower; the six and two; the eight and three; the ten and four.</source>
        <translation>En låggard är ett jämnt kort, tvåan till tian, med lägre kort under: tvåan ensam, fyran och ett lägre, sexan och två, åttan och tre, tian och fyra.</translation>
    </message>
    <message>
        <source>Played low no trick may be taken; the declarer took {tricks}. One is bet, two or more kodilj.</source>
        <translation>Spelat lågt får inget stick tas; spelföraren tog {tricks}. Ett är bet, två eller fler kodilj.</translation>
    </message>
    <message>
        <source>The declarer needed {needed} and took {tricks}. One short is bet, two or more kodilj; what is over gives nothing.</source>
        <translation>Spelföraren behövde {needed} och tog {tricks}. Ett för lite är bet, två eller fler kodilj; vad som är över ger inget.</translation>
    </message>
    <message>
        <source>The hand has it in {suits}: {cards}.</source>
        <translation>Handen har det i {suits}: {cards}.</translation>
    </message>
    <message>
        <source>The declarer holds all the other cards of the suit, and must play one lower than yours every time.</source>
        <translation>Spelföraren har färgens alla andra kort och måste varje gång lägga ett som är lägre än ditt.</translation>
    </message>
    <message>
        <source>{suit}: a queen with five lower would hold, but it does not count: the declarer hardly ever has that many.</source>
        <translation>{suit}: damen med fem lägre skulle hålla, men räknas inte: så många har spelföraren sällan.</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>styrka</translation>
    </message>
    <message>
        <source>weakness</source>
        <translation>svaghet</translation>
    </message>
    <message>
        <source>strength in {suits}</source>
        <translation>styrka i {suits}</translation>
    </message>
    <message>
        <source>weakness in {suits}</source>
        <translation>svaghet i {suits}</translation>
    </message>
    <message>
        <source>You are {player}. You have discarded {cards}; which second discard tells your partner the truth?</source>
        <translation>Du är {player}. Du har sakat {cards}; vilket andra kort säger sanningen till din partner?</translation>
    </message>
    <message>
        <source>You are {player} and cannot follow suit. Which first discard begins a true message to your partner?</source>
        <translation>Du är {player} och kan inte bekänna färg. Vilket första kort börjar ett sant budskap till din partner?</translation>
    </message>
    <message>
        <source>True messages lie in: {cards}.</source>
        <translation>Sanna budskap finns i: {cards}.</translation>
    </message>
    <message>
        <source>There is a true message to send.</source>
        <translation>Det finns ett sant budskap att skicka.</translation>
    </message>
    <message>
        <source>After {card} no second card makes a true message.</source>
        <translation>Efter {card} finns inget andra kort som gör ett sant budskap.</translation>
    </message>
    <message>
        <source>Two cards equally high say nothing.</source>
        <translation>Två lika höga kort säger ingenting.</translation>
    </message>
    <message>
        <source>{first}, then {second} would say {marking} in {suits}: that is not true of what is left in the hand.</source>
        <translation>{first}, sedan {second} skulle säga {marking} i {suits}: det stämmer inte med vad handen har kvar.</translation>
    </message>
    <message>
        <source>You are {player}. What has your partner, {partner}, told you by his discards?</source>
        <translation>Du är {player}. Vad har din partner, {partner}, sagt med de kort han sakat?</translation>
    </message>
    <message>
        <source>You are {player} and on lead. Your partner, {partner}, has marked: what do you lead?</source>
        <translation>Du är {player} och inne. Din partner, {partner}, har markerat: vad spelar du ut?</translation>
    </message>
    <message>
        <source>High then low says strength, low then high weakness, in the suits of both cards. Strength is the ace, or the king with one more card, still in hand; weakness is no card above the ten. No card of strength is given up.</source>
        <translation>Högt och sedan lågt säger styrka, lågt och sedan högt svaghet, i båda kortens färger. Styrka är esset, eller kungen och ett kort till, ännu på handen; svaghet är inget kort över tian. Inget kort ur en stark färgs styrka kastas bort.</translation>
    </message>
    <message>
        <source>First {cards}: high then low is strength in {suits}.</source>
        <translation>Först {cards}: högt och sedan lågt är styrka i {suits}.</translation>
    </message>
    <message>
        <source>First {cards}: low then high is weakness in {suits}.</source>
        <translation>Först {cards}: lågt och sedan högt är svaghet i {suits}.</translation>
    </message>
    <message>
        <source>{cards} is one discard only: that says nothing yet.</source>
        <translation>{cards} är ett enda sakat kort: det säger ingenting ännu.</translation>
    </message>
    <message>
        <source>{cards} are equally high: that says nothing.</source>
        <translation>{cards} är lika höga: det säger ingenting.</translation>
    </message>
    <message>
        <source>No two discards would say something true of every suit they speak of without giving up strength: then there is no message.</source>
        <translation>Inga två kort skulle säga sant om alla färger de talar om utan att kasta bort styrka: då blir det inget budskap.</translation>
    </message>
    <message>
        <source>Partner is strong in {suits}: any card of such a suit is right.</source>
        <translation>Partnern är stark i {suits}: vilket kort som helst i en sådan färg är rätt.</translation>
    </message>
    <message>
        <source>Partner is weak in {suits}: any card of another suit is right.</source>
        <translation>Partnern är svag i {suits}: vilket kort som helst i en annan färg är rätt.</translation>
    </message>
    <message>
        <source>{first}, then {second}</source>
        <translation>{first}, sedan {second}</translation>
    </message>
    <message>
        <source>closed: nobody sees them</source>
        <translation>slutet: ingen ser dem</translation>
    </message>
    <message>
        <source>open before the first lead</source>
        <translation>öppet före första utspelet</translation>
    </message>
    <message>
        <source>open before the opponents buy</source>
        <translation>öppet innan motspelarna köper</translation>
    </message>
    <message>
        <source>the declarer alone, who takes the whole stock</source>
        <translation>bara spelföraren, som tar hela talongen</translation>
    </message>
    <message>
        <source>the declarer first, then the opponents</source>
        <translation>spelföraren först, sedan motspelarna</translation>
    </message>
    <message>
        <source>only the opponents</source>
        <translation>bara motspelarna</translation>
    </message>
    <message>
        <source>named before anything is bought</source>
        <translation>nämns innan något köps</translation>
    </message>
    <message>
        <source>turned up from the stock</source>
        <translation>vänds upp ur talongen</translation>
    </message>
    <message>
        <source>named after the stock is taken</source>
        <translation>nämns när talongen är tagen</translation>
    </message>
    <message>
        <source>there is no trump</source>
        <translation>det finns ingen trumf</translation>
    </message>
    <message>
        <source>the cards kept from the hand</source>
        <translation>korten man behåller av handen</translation>
    </message>
    <message>
        <source>the cards bought</source>
        <translation>korten man köper</translation>
    </message>
    <message>
        <source>the tricks needed</source>
        <translation>sticken som krävs</translation>
    </message>
    <message>
        <source>high only</source>
        <translation>bara högt</translation>
    </message>
    <message>
        <source>low only</source>
        <translation>bara lågt</translation>
    </message>
    <message>
        <source>high or low, as the declarer chooses</source>
        <translation>högt eller lågt, som spelföraren väljer</translation>
    </message>
    <message>
        <source>{game}: the whole hand is kept, the stock is taken onto it, and thirteen are set aside.</source>
        <translation>{game}: hela handen behålls, talongen tas upp till den, och tretton läggs undan.</translation>
    </message>
    <message>
        <source>{game}: {cards} of the hand are kept, then the whole stock is taken and the rest set aside down to thirteen.</source>
        <translation>{game}: {cards} av handen behålls, sedan tas hela talongen och man lägger undan ner till tretton.</translation>
    </message>
    <message>
        <source>{game}: there is no repurchase; it belongs to the buying games alone.</source>
        <translation>{game}: omköp finns inte; det hör bara till köpspelen.</translation>
    </message>
    <message>
        <source>{game}: a repurchase takes {cards} left in the stock at least.</source>
        <translation>{game}: för ett omköp måste minst {cards} vara kvar i talongen.</translation>
    </message>
    <message>
        <source>{game}: the cards turned up must be bought, so {cards} at least.</source>
        <translation>{game}: de uppvända korten måste köpas, alltså minst {cards}.</translation>
    </message>
    <message>
        <source>{game}: exactly {cards} are bought.</source>
        <translation>{game}: precis {cards} köps.</translation>
    </message>
    <message>
        <source>{game}: the declarer may buy any number, also none.</source>
        <translation>{game}: spelföraren får köpa hur många som helst, även inget.</translation>
    </message>
    <message>
        <source>{game} played low: with all four aces they may be announced as ones, below the twos.</source>
        <translation>{game} spelad lågt: har man alla fyra ess får de anmälas som ettor, under tvåorna.</translation>
    </message>
    <message>
        <source>{game}: aces as ones are for gask played low only.</source>
        <translation>{game}: ess som ettor finns bara i gask spelad lågt.</translation>
    </message>
    <message>
        <source>The number counts the cards kept in a gask, the cards bought in a köpmisär, and the tricks needed in every other game.</source>
        <translation>Siffran räknar korten man behåller i en gask, korten man köper i en köpmisär och sticken som krävs i alla andra spel.</translation>
    </message>
    <message>
        <source>A gask played high needs seven tricks and one for each card kept, but never more than twelve.</source>
        <translation>En gask som spelas högt kräver sju stick och ett för varje kort man behåller, men aldrig fler än tolv.</translation>
    </message>
    <message>
        <source>Vira means all thirteen tricks.</source>
        <translation>Vira betyder alla tretton sticken.</translation>
    </message>
    <message>
        <source>Begär is 6-spel by another name.</source>
        <translation>Begär är ett annat namn på 6-spel.</translation>
    </message>
    <message>
        <source>In buying games and solo games with trump the number is the tricks needed.</source>
        <translation>I köpspel och solospel med trumf är siffran sticken som krävs.</translation>
    </message>
    <message>
        <source>To buy once more takes at least one card in the stock; to turn up again takes one more than is turned, for the last card may have been seen. A köpmisär takes its number.</source>
        <translation>För att köpa en gång till måste minst ett kort finnas i talongen; för att vända upp på nytt ett mer än som vänds, för det sista kortet kan ha synts. En köpmisär kräver så många som siffran säger.</translation>
    </message>
    <message>
        <source>{game} played high: how many tricks does the declarer need?</source>
        <translation>{game} spelat högt: hur många stick behöver spelföraren?</translation>
    </message>
    <message>
        <source>{game}: how many cards of his hand does the declarer keep before he takes the stock?</source>
        <translation>{game}: hur många kort av handen behåller spelföraren innan han tar talongen?</translation>
    </message>
    <message>
        <source>{game}: how many cards does the declarer buy?</source>
        <translation>{game}: hur många kort köper spelföraren?</translation>
    </message>
    <message>
        <source>{game} played low: with how many cards does the declarer play?</source>
        <translation>{game} spelat lågt: med hur många kort spelar spelföraren?</translation>
    </message>
    <message>
        <source>{game} played low: how do the declarer’s cards lie?</source>
        <translation>{game} spelat lågt: hur ligger spelförarens kort?</translation>
    </message>
    <message>
        <source>{game}: who buys, and in which order?</source>
        <translation>{game}: vem köper, och i vilken ordning?</translation>
    </message>
    <message>
        <source>{game}: when is trump decided?</source>
        <translation>{game}: när bestäms trumf?</translation>
    </message>
    <message>
        <source>{game}: how many cards must the declarer buy at least the first time?</source>
        <translation>{game}: hur många kort måste spelföraren minst köpa första gången?</translation>
    </message>
    <message>
        <source>{game}: how many cards must be left in the stock for a repurchase, turning up again?</source>
        <translation>{game}: hur många kort måste vara kvar i talongen för omköp med ny vändning?</translation>
    </message>
    <message>
        <source>{game}: how many cards must be left in the stock for a repurchase?</source>
        <translation>{game}: hur många kort måste vara kvar i talongen för omköp?</translation>
    </message>
    <message>
        <source>{game}: what does the number count?</source>
        <translation>{game}: vad räknar siffran?</translation>
    </message>
    <message>
        <source>{game}: is it played high or low?</source>
        <translation>{game}: spelas det högt eller lågt?</translation>
    </message>
    <message>
        <source>{game} played low: may four aces be announced as ones?</source>
        <translation>{game} spelat lågt: får fyra ess anmälas som ettor?</translation>
    </message>
    <message>
        <source>{game}: the declarer lays down his hand before play. As what does it count?</source>
        <translation>{game}: spelföraren lägger sig. Som vad räknas det?</translation>
    </message>
    <message>
        <source>The smallest misères, gask on 0 and köpmisär on 1, are played with eleven cards, the small ones with twelve and the big ones with thirteen.</source>
        <translation>De minsta misärerna, gask på 0 och köpmisär på 1, spelas med elva kort, de små med tolv och de stora med tretton.</translation>
    </message>
    <message>
        <source>Closed, the declarer’s cards stay in his hand. Open, he lays them face up before the first lead. Royale, he lays them before the opponents buy.</source>
        <translation>Slutet: spelförarens kort stannar på handen. Öppet: han lägger upp dem före första utspelet. Royale: han lägger upp dem innan motspelarna köper.</translation>
    </message>
    <message>
        <source>In gask, gök and vira the declarer takes the whole stock and nobody else buys. In a buying game he buys first, then the opponents. In a solo only the opponents buy.</source>
        <translation>I gask, gök och vira tar spelföraren hela talongen och ingen annan köper. I ett köpspel köper han först, sedan motspelarna. I en solo köper bara motspelarna.</translation>
    </message>
    <message>
        <source>In begär, 7- to 9-spel and solo trump is named before anything is bought; turné, vingel and tringel turn it up from the stock; in gask and vira it is named after the stock is taken. Low games have none.</source>
        <translation>I begär, 7- till 9-spel och solo sägs trumf innan något köps; i turné, vingel och tringel vänds den upp ur talongen; i gask och vira sägs den när talongen är tagen. Lågspel har ingen.</translation>
    </message>
    <message>
        <source>Gask on 0 to 4 is played high or low, gök, köpmisär and solo misère only low, every other game only high.</source>
        <translation>Gask på 0 till 4 spelas högt eller lågt, gök, köpmisär och solo misär bara lågt, alla andra spel bara högt.</translation>
    </message>
    <message>
        <source>{game} needs {tricks} when played high.</source>
        <translation>{game} kräver {tricks} när det spelas högt.</translation>
    </message>
    <message>
        <source>{game}: the number is the cards bought, {cards}.</source>
        <translation>{game}: siffran är korten som köps, {cards}.</translation>
    </message>
    <message>
        <source>{game} is played low with {cards}; what is over the declarer sets aside, never shown.</source>
        <translation>{game} spelas lågt med {cards}; resten lägger spelföraren bort utan att visa.</translation>
    </message>
    <message>
        <source>{game}, who buys: {answer}.</source>
        <translation>{game}, vem som köper: {answer}.</translation>
    </message>
    <message>
        <source>{game}, trump: {answer}.</source>
        <translation>{game}, trumf: {answer}.</translation>
    </message>
    <message>
        <source>There is no repurchase in this game.</source>
        <translation>I det här spelet finns inget omköp.</translation>
    </message>
    <message>
        <source>{game}, the number: {answer}.</source>
        <translation>{game}, siffran: {answer}.</translation>
    </message>
    <message>
        <source>{game}: {answer}.</source>
        <translation>{game}: {answer}.</translation>
    </message>
    <message>
        <source>{game} laid down counts as {result}: a gask or a buying game as bet, a solo as kodilj, after a repurchase as repurchased bet.</source>
        <translation>{game}: den som lägger sig har gått {result}. En lagd gask och ett lagt köpspel räknas som bet, en lagd solo som kodilj, och efter omköp som bet efter omköp.</translation>
    </message>
    <message>
        <source>A player plays on after the buy with too few or too many cards.</source>
        <translation>En spelare spelar vidare efter köpet med för få eller för många kort.</translation>
    </message>
    <message>
        <source>At a repurchase or a new turné the buy is wrong or the stock miscounted.</source>
        <translation>Vid omköp eller omturné blir köpet fel eller talongen felräknad.</translation>
    </message>
    <message>
        <source>When a vingel is turned again the buy is wrong, the stock miscounted, or trump not named before the buy.</source>
        <translation>Vid omvingel blir köpet fel, talongen felräknad eller trumf inte sagd före köpet.</translation>
    </message>
    <message>
        <source>In a buying game the declarer has bought without naming trump.</source>
        <translation>I ett köpspel har spelföraren köpt utan att säga trumf.</translation>
    </message>
    <message>
        <source>A buyer looks at more cards of the stock than he may.</source>
        <translation>En köpare ser fler kort i talongen än han har rätt till.</translation>
    </message>
    <message>
        <source>A card is found face up in the stock.</source>
        <translation>Ett kort i talongen visar sig ligga med framsidan upp.</translation>
    </message>
    <message>
        <source>A card is turned face up in the deal.</source>
        <translation>Ett kort vänds upp i given.</translation>
    </message>
    <message>
        <source>A player does not follow suit although he can, and nobody notices at once.</source>
        <translation>En spelare bekänner inte färg fast han kan, och ingen märker det genast.</translation>
    </message>
    <message>
        <source>A player leads without being on lead, or plays out of turn.</source>
        <translation>En spelare spelar ut utan att vara inne, eller spelar i fel tur.</translation>
    </message>
    <message>
        <source>An opponent throws in his cards while the result is still open.</source>
        <translation>En motspelare kastar upp korten medan utgången är öppen.</translation>
    </message>
    <message>
        <source>The declarer throws in his cards and says that the game is won.</source>
        <translation>Spelföraren kastar upp korten och säger att spelet är vunnet.</translation>
    </message>
    <message>
        <source>whoever did it</source>
        <translation>den som gjort det</translation>
    </message>
    <message>
        <source>the declarer</source>
        <translation>spelföraren</translation>
    </message>
    <message>
        <source>the buyer</source>
        <translation>köparen</translation>
    </message>
    <message>
        <source>that opponent, and he pays the game</source>
        <translation>den motspelaren, och han betalar spelet</translation>
    </message>
    <message>
        <source>it is void, and there is a new deal</source>
        <translation>den är ogiltig, och det blir ny giv</translation>
    </message>
    <message>
        <source>a new deal, or as the players agree</source>
        <translation>ny giv, eller som man kommer överens</translation>
    </message>
    <message>
        <source>it should be dealt again, or as the players agree</source>
        <translation>det bör ges om, eller som man kommer överens</translation>
    </message>
    <message>
        <source>it stands</source>
        <translation>den gäller</translation>
    </message>
    <message>
        <source>it is over</source>
        <translation>den är slut</translation>
    </message>
    <message>
        <source>both opponents look; if one disagrees, play goes on</source>
        <translation>motspelarna granskar; är någon av annan mening spelas det vidare</translation>
    </message>
    <message>
        <source>The highest suit is {highest}. Which is the second suit, färg?</source>
        <translation>Högsta färgen är {highest}. Vilken är färg, den andra färgen?</translation>
    </message>
    <message>
        <source>The highest suit is {highest}. As what does a game in {suit} count?</source>
        <translation>Högsta färgen är {highest}. Som vad räknas ett spel i {suit}?</translation>
    </message>
    <message>
        <source>{fault} Who pays?</source>
        <translation>{fault} Vem betalar?</translation>
    </message>
    <message>
        <source>{fault} How many bets does it cost?</source>
        <translation>{fault} Hur många betar kostar det?</translation>
    </message>
    <message>
        <source>{fault} What becomes of the deal?</source>
        <translation>{fault} Vad händer med given?</translation>
    </message>
    <message>
        <source>The second suit has the colour of the highest: here {highest} is highest and {second} second; the other two are off-suits.</source>
        <translation>Den andra färgen har samma kulör som den högsta: här är {highest} högst och {second} färg; de båda andra är ofärger.</translation>
    </message>
    <message>
        <source>{fault} Who pays: {payer}. Bets: {bets}. The deal: {deal}.</source>
        <translation>{fault} Betalar: {payer}. Kostar: {bets}. Given: {deal}.</translation>
    </message>
    <message>
        <source>Swedish “{sv}”, English “{en}”</source>
        <translation>Svenska »{sv}«, engelska »{en}«</translation>
    </message>
    <message>
        <source>What is “{word}” in Swedish?</source>
        <translation>Vad heter »{word}« på svenska?</translation>
    </message>
    <message>
        <source>What is “{word}” in English?</source>
        <translation>Vad heter »{word}« på engelska?</translation>
    </message>
    <message>
        <source>the player who sits out</source>
        <translation>den som står över</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cards</comment>
        <translation>inget</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>{bid}, by {player}</source>
        <translation>{bid}, {player}</translation>
    </message>
    <message>
        <source>play</source>
        <translation>spela</translation>
    </message>
    <message>
        <source>lay down</source>
        <translation>lägga ner handen</translation>
    </message>
    <message>
        <source>repurchase</source>
        <translation>köpa om</translation>
    </message>
    <message>
        <source>{number} bets</source>
        <comment>a broken number</comment>
        <translation>{number} betar</translation>
    </message>
    <message>
        <source>Worse: {answer} costs {bets}, and does worse in {worse} of {worlds} trial deals. Better: {better}.</source>
        <translation>Sämre: {answer} kostar {bets} och går sämre i {worse} av {worlds} provgivar. Bättre: {better}.</translation>
    </message>
    <message>
        <source>{answer}: {verdict} {ends}</source>
        <translation>{answer}: {verdict} {ends}</translation>
    </message>
    <message>
        <source>costs {bets}, worse in {worse} of {worlds} trial deals.</source>
        <translation>kostar {bets}, sämre i {worse} av {worlds} provgivar.</translation>
    </message>
    <message>
        <source>the best, {worth} pins on the average.</source>
        <translation>bäst, {worth} pinnar i genomsnitt.</translation>
    </message>
    <message>
        <source>as good, {worth} pins on the average.</source>
        <translation>lika bra, {worth} pinnar i genomsnitt.</translation>
    </message>
    <message>
        <source>home {home} %, bet {bet} %, kodilj {kodilj} %</source>
        <translation>hem {home} %, bet {bet} %, kodilj {kodilj} %</translation>
    </message>
    <message>
        <source>How it ends: {ends}.</source>
        <translation>Så slutar det: {ends}.</translation>
    </message>
    <message>
        <source>The others’ game: {ends}.</source>
        <translation>De andras spel: {ends}.</translation>
    </message>
    <message>
        <source>You get the game in {plays} % of the deals: {ends}.</source>
        <translation>Du får spelet i {plays} % av givarna: {ends}.</translation>
    </message>
    <message>
        <source>Counting the hand alone says “{answer}”, which is worse here:</source>
        <translation>Räknar man bara handen blir svaret ”{answer}”, som är sämre här:</translation>
    </message>
    <message>
        <source>Counting the hand alone says “{answer}”, which is good here:</source>
        <translation>Räknar man bara handen blir svaret ”{answer}”, som är bra här:</translation>
    </message>
    <message>
        <source>Counting the hand alone says “{answer}”, which is too close to call here:</source>
        <translation>Räknar man bara handen blir svaret ”{answer}”, som här är för jämnt för att avgöra:</translation>
    </message>
    <message>
        <source>You are {player}. What would you bid? Often several calls are as good.</source>
        <translation>Du är {player}. Vad bjuder du? Ofta är flera bud lika bra.</translation>
    </message>
    <message>
        <source>You are {player}, and have bought. What do you do with this hand?</source>
        <translation>Du är {player} och har köpt. Vad gör du med den här handen?</translation>
    </message>
    <message>
        <source>Each answer was tried in the same {worlds} trial deals, in which the others hold what they may hold after their calls; what costs at most a quarter of a bet counts as good.</source>
        <translation>Varje svar är prövat i samma {worlds} provgivar, där de andra har vad de kan ha efter sina bud; det som kostar högst en kvarts bet räknas som bra.</translation>
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
        <source>Beginner</source>
        <translation>Nybörjare</translation>
    </message>
    <message>
        <source>Home player</source>
        <translation>Hemmaspelare</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Klubbspelare</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mästare</translation>
    </message>
    <message>
        <source>Grand master</source>
        <translation>Stormästare</translation>
    </message>
    <message>
        <source>{bot}: {habits}</source>
        <translation>{bot}: {habits}</translation>
    </message>
    <message>
        <source>Knows every game and plays by plain rules, quickly.</source>
        <translation>Kan alla spel och spelar snabbt efter enkla regler.</translation>
    </message>
    <message>
        <source>Bids spel and solo only, and forgets the cards that have been played.</source>
        <translation>Bjuder bara spel och solo och glömmer vilka kort som har gått.</translation>
    </message>
    <message>
        <source>Counts trumps and sees who is out of a suit; bids no gask and no gök.</source>
        <translation>Räknar trumf och ser vem som är renons; bjuder varken gask eller gök.</translation>
    </message>
    <message>
        <source>Tries each card in many layouts of the cards that fit what was seen.</source>
        <translation>Prövar varje kort i många sitsar som stämmer med det som har synts.</translation>
    </message>
    <message>
        <source>Concludes from bids and purchases what the others are likely to hold.</source>
        <translation>Sluter sig av bud och köp till vad de andra troligen har på hand.</translation>
    </message>
    <message>
        <source>As a master, but thinks longer.</source>
        <translation>Som en mästare, men tänker längre.</translation>
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
        <source>Two players would be called {name}. Give one of them another name.</source>
        <translation>Två spelare skulle heta {name}. Ge en av dem ett annat namn.</translation>
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
        <translation>»{text}« är inget belopp. Skriv ett tal som 5 eller 0,50, eller lämna tomt.</translation>
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
        <source>Middle-hand</source>
        <translation>Mellanhand</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Givare</translation>
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
        <source>To the end</source>
        <translation>Till slutet</translation>
    </message>
    <message>
        <source>Any key or click goes straight to the end.</source>
        <translation>En tangent eller ett klick går direkt till slutet.</translation>
    </message>
</context>
<context>
    <name>Fact</name>
    <message>
        <source>Seats are drawn with one card of each suit. Which suit makes forehand?</source>
        <translation>Platserna dras med ett kort av varje färg. Vilken färg blir förhand?</translation>
    </message>
    <message>
        <source>Hearts is forehand when the seats are drawn.</source>
        <translation>Hjärter är förhand när platserna dras.</translation>
    </message>
    <message>
        <source>The seats are not drawn; cards are laid out face up. Which card makes the first forehand?</source>
        <translation>Platserna dras inte; kort läggs ut öppet. Vilket kort gör den första förhanden?</translation>
    </message>
    <message>
        <source>Cards are laid out face up until the first heart: it makes forehand.</source>
        <translation>Kort läggs ut öppet tills den första hjärtern kommer: den gör förhand.</translation>
    </message>
    <message>
        <source>Cards are laid out face up to find the first forehand. With whom does one begin?</source>
        <translation>Kort läggs ut öppet för att utse den första förhanden. Hos vem börjar man?</translation>
    </message>
    <message>
        <source>Clockwise, beginning on the left of whoever lays them out.</source>
        <translation>Medsols, med början till vänster om den som lägger ut.</translation>
    </message>
    <message>
        <source>Three play. Which of them has dealt?</source>
        <translation>Tre spelar. Vem av dem har gett?</translation>
    </message>
    <message>
        <source>Rear-hand is the dealer.</source>
        <translation>Efterhand är den som ger.</translation>
    </message>
    <message>
        <source>Who sits on the dealer’s left?</source>
        <translation>Vem sitter till vänster om den som ger?</translation>
    </message>
    <message>
        <source>Forehand sits on the dealer’s left and receives the first cards.</source>
        <translation>Förhand sitter till vänster om den som ger och får de första korten.</translation>
    </message>
    <message>
        <source>Who sits on forehand’s left?</source>
        <translation>Vem sitter till vänster om förhand?</translation>
    </message>
    <message>
        <source>Clockwise from forehand sit middle-hand and rear-hand.</source>
        <translation>Medsols från förhand sitter mellanhand och efterhand.</translation>
    </message>
    <message>
        <source>Three play. Who sits on forehand’s right?</source>
        <translation>Tre spelar. Vem sitter till höger om förhand?</translation>
    </message>
    <message>
        <source>Rear-hand, who has dealt, sits on forehand’s right.</source>
        <translation>Efterhand, som har gett, sitter till höger om förhand.</translation>
    </message>
    <message>
        <source>Which way do bidding, buying and play go round?</source>
        <translation>Åt vilket håll går budgivning, köp och spel?</translation>
    </message>
    <message>
        <source>Everything goes clockwise.</source>
        <translation>Allt går medsols.</translation>
    </message>
    <message>
        <source>Four are at the table. Who sits out?</source>
        <translation>Fyra är vid bordet. Vem står över?</translation>
    </message>
    <message>
        <source>With four, the player on the dealer’s right sits out.</source>
        <translation>Med fyra sitter den till höger om den som ger över.</translation>
    </message>
    <message>
        <source>Who deals the next deal?</source>
        <translation>Vem ger nästa giv?</translation>
    </message>
    <message>
        <source>The deal passes clockwise: forehand deals next.</source>
        <translation>Given går medsols: förhand ger härnäst.</translation>
    </message>
    <message>
        <source>Three play. What is middle-hand in the next deal?</source>
        <translation>Tre spelar. Vad blir mellanhand i nästa giv?</translation>
    </message>
    <message>
        <source>Forehand deals next, so middle-hand becomes forehand.</source>
        <translation>Förhand ger härnäst, så mellanhand blir förhand.</translation>
    </message>
    <message>
        <source>Three play. What is rear-hand in the next deal?</source>
        <translation>Tre spelar. Vad blir efterhand i nästa giv?</translation>
    </message>
    <message>
        <source>Everybody moves up a seat: rear-hand becomes middle-hand.</source>
        <translation>Alla flyttar fram en plats: efterhand blir mellanhand.</translation>
    </message>
    <message>
        <source>Three play. What is forehand in the next deal?</source>
        <translation>Tre spelar. Vad blir förhand i nästa giv?</translation>
    </message>
    <message>
        <source>Forehand deals next, and so becomes rear-hand.</source>
        <translation>Förhand ger härnäst och blir därmed efterhand.</translation>
    </message>
    <message>
        <source>Four are at the table. What is forehand in the next deal?</source>
        <translation>Fyra är vid bordet. Vad blir förhand i nästa giv?</translation>
    </message>
    <message>
        <source>With four, too, forehand deals next and becomes rear-hand.</source>
        <translation>Också med fyra ger förhand härnäst och blir efterhand.</translation>
    </message>
    <message>
        <source>Four are at the table. What is middle-hand in the next deal?</source>
        <translation>Fyra är vid bordet. Vad blir mellanhand i nästa giv?</translation>
    </message>
    <message>
        <source>Forehand deals next, and on his left sits middle-hand: he becomes forehand.</source>
        <translation>Förhand ger härnäst, och till vänster om honom sitter mellanhand: han blir förhand.</translation>
    </message>
    <message>
        <source>Four are at the table. What does rear-hand do in the next deal?</source>
        <translation>Fyra är vid bordet. Vad blir efterhand i nästa giv?</translation>
    </message>
    <message>
        <source>Rear-hand sits on the right of the next dealer, and sits out.</source>
        <translation>Efterhand sitter till höger om nästa givare och står över.</translation>
    </message>
    <message>
        <source>Four are at the table. What is the one who sat out in the next deal?</source>
        <translation>Fyra är vid bordet. Vad blir den som stod över i nästa giv?</translation>
    </message>
    <message>
        <source>Who sat out comes in as middle-hand.</source>
        <translation>Den som stod över kommer in som mellanhand.</translation>
    </message>
    <message>
        <source>How many play each deal?</source>
        <translation>Hur många spelar varje giv?</translation>
    </message>
    <message>
        <source>Three play, even when four are at the table.</source>
        <translation>Tre spelar, även när fyra är vid bordet.</translation>
    </message>
    <message>
        <source>When are seats drawn again during a session?</source>
        <translation>När dras platserna om under ett parti?</translation>
    </message>
    <message>
        <source>Seats are drawn again between deals if any player asks for it.</source>
        <translation>Platserna dras om mellan två givar om någon spelare begär det.</translation>
    </message>
    <message>
        <source>Does a player who joins sit out the first deal?</source>
        <translation>Står en ny spelare över den första given?</translation>
    </message>
    <message>
        <source>A newcomer takes his seat so that he sits out the first deal.</source>
        <translation>Den nya spelaren sätter sig så att han står över den första given.</translation>
    </message>
    <message>
        <source>Players leave. With how many left is the session over?</source>
        <translation>Spelare lämnar bordet. Med hur många kvar är partiet slut?</translation>
    </message>
    <message>
        <source>With three left it goes on; with two the session ends.</source>
        <translation>Med tre kvar fortsätter det; med två är partiet slut.</translation>
    </message>
    <message>
        <source>Does a player who leaves get a share of the pulla?</source>
        <translation>Får den som lämnar bordet del av pullan?</translation>
    </message>
    <message>
        <source>Who leaves settles as at the end, with his share of the pulla.</source>
        <translation>Den som slutar gör upp som vid partiets slut, med sin del av pullan.</translation>
    </message>
    <message>
        <source>How many cards does each player get?</source>
        <translation>Hur många kort får varje spelare?</translation>
    </message>
    <message>
        <source>Thirteen cards each, and thirteen in the stock.</source>
        <translation>Tretton kort var, och tretton i talongen.</translation>
    </message>
    <message>
        <source>How many cards are in the stock?</source>
        <translation>Hur många kort ligger i talongen?</translation>
    </message>
    <message>
        <source>What is left of the pack after thirteen cards each: thirteen.</source>
        <translation>Det som blir kvar av leken när alla fått tretton: tretton.</translation>
    </message>
    <message>
        <source>How many cards at a time are dealt in the first round?</source>
        <translation>Hur många kort åt gången ges i första omgången?</translation>
    </message>
    <message>
        <source>First four cards each, then three at a time.</source>
        <translation>Först fyra kort var, sedan tre åt gången.</translation>
    </message>
    <message>
        <source>How many cards at a time are dealt after the first round?</source>
        <translation>Hur många kort åt gången ges efter första omgången?</translation>
    </message>
    <message>
        <source>After the first four each, three at a time.</source>
        <translation>Efter de första fyra var ges tre åt gången.</translation>
    </message>
    <message>
        <source>In how many rounds are the thirteen cards dealt?</source>
        <translation>I hur många omgångar ges de tretton korten?</translation>
    </message>
    <message>
        <source>Four rounds: four, three, three and three cards.</source>
        <translation>Fyra omgångar: fyra, tre, tre och tre kort.</translation>
    </message>
    <message>
        <source>Who gets the first cards?</source>
        <translation>Vem får de första korten?</translation>
    </message>
    <message>
        <source>Forehand receives first, then middle-hand and rear-hand.</source>
        <translation>Förhand får först, sedan mellanhand och efterhand.</translation>
    </message>
    <message>
        <source>How many packs of cards are used at a table?</source>
        <translation>Hur många kortlekar används vid bordet?</translation>
    </message>
    <message>
        <source>Two packs take turns: one is dealt while the other is shuffled.</source>
        <translation>Två lekar används omväxlande: den ena ges medan den andra blandas.</translation>
    </message>
    <message>
        <source>Which card of the stock is bought next?</source>
        <translation>Vilket kort i talongen köps härnäst?</translation>
    </message>
    <message>
        <source>The stock keeps its order; the top card is the next.</source>
        <translation>Talongen behåller sin ordning; det översta kortet är nästa.</translation>
    </message>
    <message>
        <source>Three play. Who cuts the pack?</source>
        <translation>Tre spelar. Vem kuperar leken?</translation>
    </message>
    <message>
        <source>With three, middle-hand, on the dealer’s right, cuts.</source>
        <translation>Med tre kuperar mellanhand, till höger om den som ger.</translation>
    </message>
    <message>
        <source>Three play. Who shuffles the other pack?</source>
        <translation>Tre spelar. Vem blandar den andra leken?</translation>
    </message>
    <message>
        <source>With three, middle-hand shuffles the other pack.</source>
        <translation>Med tre blandar mellanhand den andra leken.</translation>
    </message>
    <message>
        <source>Four are at the table. Who cuts the pack?</source>
        <translation>Fyra är vid bordet. Vem kuperar leken?</translation>
    </message>
    <message>
        <source>With four, the one who sits out, on the dealer’s right, cuts.</source>
        <translation>Med fyra kuperar den som står över, till höger om den som ger.</translation>
    </message>
    <message>
        <source>Four are at the table. Who shuffles the other pack?</source>
        <translation>Fyra är vid bordet. Vem blandar den andra leken?</translation>
    </message>
    <message>
        <source>With four, middle-hand shuffles the other pack.</source>
        <translation>Med fyra blandar mellanhand den andra leken.</translation>
    </message>
    <message>
        <source>Four are at the table. What did the one who now shuffles do in the last deal?</source>
        <translation>Fyra är vid bordet. Vad gjorde den som nu blandar i förra given?</translation>
    </message>
    <message>
        <source>The one who shuffles is the one who sat out the last deal.</source>
        <translation>Den som blandar är den som stod över i förra given.</translation>
    </message>
    <message>
        <source>Four are at the table. What does the one who cuts do in this deal?</source>
        <translation>Fyra är vid bordet. Vad gör den som kuperar i den här given?</translation>
    </message>
    <message>
        <source>The one who cuts sits out this deal.</source>
        <translation>Den som kuperar står över i den här given.</translation>
    </message>
    <message>
        <source>Whose left does the other, upside-down pack lie at?</source>
        <translation>Till vänster om vem ligger den andra, uppochnedvända leken?</translation>
    </message>
    <message>
        <source>The other pack lies upside down at forehand’s left.</source>
        <translation>Den andra leken ligger uppochnedvänd till vänster om förhand.</translation>
    </message>
    <message>
        <source>Where does the shuffler put the pack when he has shuffled?</source>
        <translation>Var lägger den som blandat leken ifrån sig?</translation>
    </message>
    <message>
        <source>The shuffled pack is put to the right of whoever has shuffled it.</source>
        <translation>Den blandade leken läggs till höger om den som har blandat.</translation>
    </message>
    <message>
        <source>What decides the highest suit of a deal?</source>
        <translation>Vad bestämmer högsta färgen i en giv?</translation>
    </message>
    <message>
        <source>The bottom card of the other, upside-down pack shows the highest suit.</source>
        <translation>Bottenkortet i den andra, uppochnedvända leken visar högsta färgen.</translation>
    </message>
    <message>
        <source>Who makes the first bid?</source>
        <translation>Vem har första budet?</translation>
    </message>
    <message>
        <source>Forehand bids first, and must bid.</source>
        <translation>Förhand bjuder först och måste bjuda.</translation>
    </message>
    <message>
        <source>What is the last deal of a session called?</source>
        <translation>Vad kallas den sista given i ett parti?</translation>
    </message>
    <message>
        <source>The last deal is called Borup.</source>
        <translation>Den sista given kallas Borup.</translation>
    </message>
    <message>
        <source>Which opponent buys first?</source>
        <translation>Vilken motspelare köper först?</translation>
    </message>
    <message>
        <source>The opponent on the declarer’s left buys first, then the other.</source>
        <translation>Motspelaren till vänster om spelföraren köper först, sedan den andre.</translation>
    </message>
    <message>
        <source>How often may the declarer of a buying game repurchase?</source>
        <translation>Hur många gånger får spelföraren i ett köpspel köpa om?</translation>
    </message>
    <message>
        <source>He may repurchase once.</source>
        <translation>Man får köpa om en gång.</translation>
    </message>
    <message>
        <source>The declarer lays down his hand. Do the opponents buy?</source>
        <translation>Spelföraren lägger sig. Köper motspelarna?</translation>
    </message>
    <message>
        <source>No opponent buys when the hand is laid down.</source>
        <translation>Ingen motspelare köper när handen läggs ner.</translation>
    </message>
    <message>
        <source>Do the opponents buy in a gask?</source>
        <translation>Köper motspelarna i en gask?</translation>
    </message>
    <message>
        <source>In a gask the declarer takes the whole stock, and nobody else buys.</source>
        <translation>I gask tar spelföraren hela talongen, och ingen annan köper.</translation>
    </message>
    <message>
        <source>Do the opponents buy between the declarer’s buy and his repurchase?</source>
        <translation>Köper motspelarna mellan spelförarens köp och omköp?</translation>
    </message>
    <message>
        <source>The opponents buy only when the declarer says that he plays, so not between.</source>
        <translation>Motspelarna köper först när spelföraren säger att han spelar, alltså inte emellan.</translation>
    </message>
    <message>
        <source>May an opponent buy no card at all?</source>
        <translation>Får en motspelare låta bli att köpa?</translation>
    </message>
    <message>
        <source>An opponent buys any number from none to what is left.</source>
        <translation>En motspelare köper hur många som helst, från inget till allt som är kvar.</translation>
    </message>
    <message>
        <source>A spel is repurchased. Does trump stay the same?</source>
        <translation>Ett spel köps om. Är trumf densamma?</translation>
    </message>
    <message>
        <source>In spel trump is named before the first card is bought, and stays at a repurchase.</source>
        <translation>I spel sägs trumf före första köpet och ändras inte vid omköp.</translation>
    </message>
    <message>
        <source>A vingel is repurchased. Are cards turned up again?</source>
        <translation>En vingel köps om. Vänds kort upp på nytt?</translation>
    </message>
    <message>
        <source>Vingel and tringel are repurchased by turning up again only.</source>
        <translation>Vingel och tringel köps om bara genom att vända på nytt.</translation>
    </message>
    <message>
        <source>May a turné be repurchased without turning up a new card?</source>
        <translation>Får en turné köpas om utan att man vänder ett nytt kort?</translation>
    </message>
    <message>
        <source>A turné is repurchased either by buying again with the same trump, or by turning up a new one.</source>
        <translation>En turné köps om antingen genom nytt köp med samma trumf eller genom att vända ny trumf.</translation>
    </message>
    <message>
        <source>All the cards turned up are of one suit. Is that suit trump?</source>
        <translation>Alla uppvända kort är av samma färg. Är den färgen trumf?</translation>
    </message>
    <message>
        <source>If the two or three turned cards show the same suit, that is trump.</source>
        <translation>Visar de två eller tre uppvända korten samma färg är den trumf.</translation>
    </message>
    <message>
        <source>Must the cards turned up be bought?</source>
        <translation>Måste de uppvända korten köpas?</translation>
    </message>
    <message>
        <source>Turned cards must be bought, first of all; more may be bought after them.</source>
        <translation>Uppvända kort måste köpas, och först; fler får köpas efter dem.</translation>
    </message>
    <message>
        <source>Are cards that were set aside out of the deal for good?</source>
        <translation>Är kort som lagts undan borta för hela given?</translation>
    </message>
    <message>
        <source>Cards set aside never come back.</source>
        <translation>Undanlagda kort kommer aldrig tillbaka.</translation>
    </message>
    <message>
        <source>Until when may the declarer of a gask lay down his hand?</source>
        <translation>Till när får spelföraren i en gask lägga ner handen?</translation>
    </message>
    <message>
        <source>From when the stock is taken until he says that he plays.</source>
        <translation>Från det att talongen tagits tills han säger att han spelar.</translation>
    </message>
    <message>
        <source>Until when may a solo be laid down?</source>
        <translation>Till när får en solo läggas ner?</translation>
    </message>
    <message>
        <source>After trump is named or the cards are set aside, before the opponents buy.</source>
        <translation>När trumf är nämnd eller korten lagts undan, innan motspelarna köper.</translation>
    </message>
    <message>
        <source>An open low game: when are the declarer’s cards laid face up?</source>
        <translation>Ett öppet lågspel: när läggs spelförarens kort upp?</translation>
    </message>
    <message>
        <source>Open cards are laid face up before the first lead.</source>
        <translation>Öppna kort läggs upp före det första utspelet.</translation>
    </message>
    <message>
        <source>A solo ouverte royale: when are the declarer’s cards laid face up?</source>
        <translation>En solo ouverte royale: när läggs spelförarens kort upp?</translation>
    </message>
    <message>
        <source>In royale they are laid face up before the opponents buy.</source>
        <translation>I royale läggs de upp innan motspelarna köper.</translation>
    </message>
    <message>
        <source>A low game with eleven or twelve cards: are the cards set aside shown?</source>
        <translation>Ett lågspel med elva eller tolv kort: visas de undanlagda korten?</translation>
    </message>
    <message>
        <source>They are set aside face down and never shown.</source>
        <translation>De läggs undan med baksidan upp och visas aldrig.</translation>
    </message>
    <message>
        <source>The declarer plays low with eleven cards. How many has each opponent over at the end?</source>
        <translation>Spelföraren spelar lågt med elva kort. Hur många har varje motspelare över på slutet?</translation>
    </message>
    <message>
        <source>The opponents keep thirteen; eleven tricks are played, two cards are over.</source>
        <translation>Motspelarna behåller tretton; elva stick spelas, två kort blir över.</translation>
    </message>
    <message>
        <source>The declarer plays low with twelve cards. How many has each opponent over at the end?</source>
        <translation>Spelföraren spelar lågt med tolv kort. Hur många har varje motspelare över på slutet?</translation>
    </message>
    <message>
        <source>The opponents keep thirteen; twelve tricks are played, one card is over.</source>
        <translation>Motspelarna behåller tretton; tolv stick spelas, ett kort blir över.</translation>
    </message>
    <message>
        <source>By when must aces as ones be announced?</source>
        <translation>När senast måste ess som ettor anmälas?</translation>
    </message>
    <message>
        <source>Aces as ones are announced before the first card is played.</source>
        <translation>Ess som ettor anmäls innan det första kortet spelas.</translation>
    </message>
    <message>
        <source>How many aces does it take to announce aces as ones?</source>
        <translation>Hur många ess krävs för att anmäla ess som ettor?</translation>
    </message>
    <message>
        <source>All four aces must be among the cards the declarer plays with.</source>
        <translation>Alla fyra ess måste finnas bland korten spelföraren spelar med.</translation>
    </message>
    <message>
        <source>Until when may one look at the cards one has set aside?</source>
        <translation>Till när får man titta på kort man själv lagt undan?</translation>
    </message>
    <message>
        <source>Own cards set aside may be looked at until the first lead.</source>
        <translation>Egna undanlagda kort får man se till det första utspelet.</translation>
    </message>
    <message>
        <source>When may one see what is left of the stock?</source>
        <translation>När får man se vad som är kvar av talongen?</translation>
    </message>
    <message>
        <source>Nobody sees the rest of the stock before the deal is over.</source>
        <translation>Talongens rest ser ingen förrän given är slut.</translation>
    </message>
    <message>
        <source>Who leads to the first trick?</source>
        <translation>Vem spelar ut till första sticket?</translation>
    </message>
    <message>
        <source>Forehand always leads to the first trick, whoever is declarer.</source>
        <translation>Förhand spelar alltid ut till första sticket, vem som än är spelförare.</translation>
    </message>
    <message>
        <source>Who leads to the next trick?</source>
        <translation>Vem spelar ut till nästa stick?</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next.</source>
        <translation>Den som tog sticket spelar ut till nästa.</translation>
    </message>
    <message>
        <source>Must one follow suit if one can?</source>
        <translation>Måste man bekänna färg om man kan?</translation>
    </message>
    <message>
        <source>One follows suit if possible; else any card may be played.</source>
        <translation>Man bekänner färg om man kan; annars får vilket kort som helst läggas.</translation>
    </message>
    <message>
        <source>Without the suit led: may one discard instead of playing a trump?</source>
        <translation>Utan kort i den utspelade färgen: får man saka i stället för att trumfa?</translation>
    </message>
    <message>
        <source>Who cannot follow suit may play any card; nobody has to play a trump.</source>
        <translation>Den som inte kan bekänna får lägga vilket kort som helst; ingen måste trumfa.</translation>
    </message>
    <message>
        <source>Following suit: may one play a card that does not win?</source>
        <translation>När man bekänner färg: får man lägga ett kort som inte vinner?</translation>
    </message>
    <message>
        <source>Nobody has to play over; any card of the suit will do.</source>
        <translation>Ingen måste ta över; vilket kort som helst i färgen duger.</translation>
    </message>
    <message>
        <source>How long may a trick be looked at?</source>
        <translation>Hur länge får man titta på ett stick?</translation>
    </message>
    <message>
        <source>A trick may be looked at while it lies open.</source>
        <translation>Ett stick får ses medan det ligger öppet.</translation>
    </message>
    <message>
        <source>The declarer claims. Who answers first?</source>
        <translation>Spelföraren lägger upp handen. Vem svarar först?</translation>
    </message>
    <message>
        <source>The opponent on the declarer’s left answers first.</source>
        <translation>Motspelaren till vänster om spelföraren svarar först.</translation>
    </message>
    <message>
        <source>How many must accept a claim for it to end the play?</source>
        <translation>Hur många måste godta en upplagd hand för att spelet ska sluta?</translation>
    </message>
    <message>
        <source>Both opponents must accept; one refusal, and play goes on.</source>
        <translation>Båda motspelarna måste godta; vägrar en, fortsätter spelet.</translation>
    </message>
    <message>
        <source>An opponent gives up while it is still open. How many bets does he put into the pulla?</source>
        <translation>En motspelare ger upp medan det ännu är öppet. Hur många betar sätter han i pullan?</translation>
    </message>
    <message>
        <source>He pays the pins of both opponents and puts one bet into the pulla.</source>
        <translation>Han betalar båda motspelarnas pinnar och sätter en bet i pullan.</translation>
    </message>
    <message>
        <source>How many pins does each trick over the contract give?</source>
        <translation>Hur många pinnar ger varje stick utöver kontraktet?</translation>
    </message>
    <message>
        <source>Tricks over what is needed give nothing.</source>
        <translation>Stick utöver vad som krävs ger ingenting.</translation>
    </message>
    <message>
        <source>From how many tricks short on is it kodilj?</source>
        <translation>Från hur många stick för lite är det kodilj?</translation>
    </message>
    <message>
        <source>One trick short is bet, two or more is kodilj.</source>
        <translation>Ett stick för lite är bet, två eller fler är kodilj.</translation>
    </message>
    <message>
        <source>What holds of a card that has been played?</source>
        <translation>Vad gäller om ett kort som är lagt?</translation>
    </message>
    <message>
        <source>A played card lies, unless that would be absurd.</source>
        <translation>Ett lagt kort ligger, om det inte vore orimligt.</translation>
    </message>
    <message>
        <source>A player does not follow suit although he can, and it is seen at once. What happens?</source>
        <translation>En spelare bekänner inte färg fast han kan, och det märks genast. Vad händer?</translation>
    </message>
    <message>
        <source>Seen at once, it is put right: the card may be taken back.</source>
        <translation>Märks det genast rättas det: kortet får tas tillbaka.</translation>
    </message>
    <message>
        <source>How many pins is a round worth?</source>
        <translation>Hur många pinnar är en runda värd?</translation>
    </message>
    <message>
        <source>A round is worth two pins.</source>
        <translation>En runda är värd två pinnar.</translation>
    </message>
    <message>
        <source>How many pins is a bet worth?</source>
        <translation>Hur många pinnar är en bet värd?</translation>
    </message>
    <message>
        <source>A bet is worth eight pins.</source>
        <translation>En bet är värd åtta pinnar.</translation>
    </message>
    <message>
        <source>How many bets is a triangle worth?</source>
        <translation>Hur många betar är en trekant värd?</translation>
    </message>
    <message>
        <source>A triangle is worth five bets.</source>
        <translation>En trekant är värd fem betar.</translation>
    </message>
    <message>
        <source>A player without bets puts a round into the pulla. How many bets does it stand for there?</source>
        <translation>En spelare utan betar sätter en runda i pullan. Hur många betar står den för där?</translation>
    </message>
    <message>
        <source>Rounds put into the pulla for want of bets stand for one bet each.</source>
        <translation>Rundor som i brist på betar sätts i pullan står för en bet var.</translation>
    </message>
    <message>
        <source>A player with pins only puts one into the pulla. How many bets does it stand for there?</source>
        <translation>En spelare med bara pinnar sätter en i pullan. Hur många betar står den för där?</translation>
    </message>
    <message>
        <source>A pin in the pulla stands for one bet, too.</source>
        <translation>Också en pinne i pullan står för en bet.</translation>
    </message>
    <message>
        <source>A pin lies half under the pulla, a sexmastare. How many bets does it stand for?</source>
        <translation>En pinne ligger halvvägs under pullan, en sexmastare. Hur många betar står den för?</translation>
    </message>
    <message>
        <source>A sexmastare stands for six bets.</source>
        <translation>En sexmastare står för sex betar.</translation>
    </message>
    <message>
        <source>How many bets are in a bowl at the start?</source>
        <translation>Hur många betar ligger i en skål från början?</translation>
    </message>
    <message>
        <source>A bowl holds ten bets, ten rounds and twelve pins.</source>
        <translation>En kopp har tio betar, tio rundor och tolv pinnar.</translation>
    </message>
    <message>
        <source>How many rounds are in a bowl at the start?</source>
        <translation>Hur många rundor ligger i en skål från början?</translation>
    </message>
    <message>
        <source>Beside its ten bets a bowl holds ten rounds and twelve pins.</source>
        <translation>Utöver tio betar har en skål tio rundor och tolv pinnar.</translation>
    </message>
    <message>
        <source>How many pins are in a bowl at the start?</source>
        <translation>Hur många pinnar ligger i en skål från början?</translation>
    </message>
    <message>
        <source>Twelve pins, beside ten bets and ten rounds, are in a bowl.</source>
        <translation>Tolv pinnar, utöver tio betar och tio rundor, ligger i en skål.</translation>
    </message>
    <message>
        <source>How many bets does each player ante before the first deal?</source>
        <translation>Hur många betar ålar varje spelare före första given?</translation>
    </message>
    <message>
        <source>Every player antes one bet before the first deal.</source>
        <translation>Varje spelare ålar en bet före första given.</translation>
    </message>
    <message>
        <source>Four are at the table. How many of them ante?</source>
        <translation>Fyra är vid bordet. Hur många av dem ålar?</translation>
    </message>
    <message>
        <source>All at the table ante, also the one who sits out.</source>
        <translation>Alla vid bordet ålar, även den som står över.</translation>
    </message>
    <message>
        <source>Does a player who sits out pay or receive pins?</source>
        <translation>Betalar eller får den som står över pinnar?</translation>
    </message>
    <message>
        <source>No pins are paid to or by the one who sits out.</source>
        <translation>Inga pinnar betalas till eller av den som står över.</translation>
    </message>
    <message>
        <source>Does the one who sits out the last deal share in the pulla at the end?</source>
        <translation>Får den som står över sista given del av pullan på slutet?</translation>
    </message>
    <message>
        <source>Who sits out takes part in antes and in the final division.</source>
        <translation>Den som står över ålar med och i delningen på slutet.</translation>
    </message>
    <message>
        <source>Does a kodilj cost more pins than a bet?</source>
        <translation>Kostar kodilj fler pinnar än bet?</translation>
    </message>
    <message>
        <source>The pins are the same for bet and kodilj; the bets differ.</source>
        <translation>Pinnarna är desamma för bet och kodilj; betarna skiljer.</translation>
    </message>
    <message>
        <source>To whom does the declarer pay pins when he goes bet?</source>
        <translation>Vem betalar spelföraren pinnar till när han går bet?</translation>
    </message>
    <message>
        <source>Pins go to each of the two opponents, bets into the pulla.</source>
        <translation>Pinnar går till var och en av motspelarna, betar i pullan.</translation>
    </message>
    <message>
        <source>The pulla is shared, and one pin is left over. Who gets it?</source>
        <translation>Pullan delas, och en pinne blir över. Vem får den?</translation>
    </message>
    <message>
        <source>A last pin goes to the player who has lost most.</source>
        <translation>En sista pinne går till den som har förlorat mest.</translation>
    </message>
    <message>
        <source>What becomes of the bets in the pulla when the session ends?</source>
        <translation>Vad händer med betarna i pullan när partiet är slut?</translation>
    </message>
    <message>
        <source>The bets in the pulla are shared equally among all.</source>
        <translation>Betarna i pullan delas lika mellan alla.</translation>
    </message>
    <message>
        <source>the first heart</source>
        <translation>den första hjärtern</translation>
    </message>
    <message>
        <source>the first ace</source>
        <translation>det första esset</translation>
    </message>
    <message>
        <source>the first black card</source>
        <translation>det första svarta kortet</translation>
    </message>
    <message>
        <source>the highest card</source>
        <translation>det högsta kortet</translation>
    </message>
    <message>
        <source>on the left of whoever lays them out</source>
        <translation>till vänster om den som lägger ut</translation>
    </message>
    <message>
        <source>on the right of whoever lays them out</source>
        <translation>till höger om den som lägger ut</translation>
    </message>
    <message>
        <source>with whoever lays them out</source>
        <translation>hos den som lägger ut</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>medsols</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>motsols</translation>
    </message>
    <message>
        <source>the player on the dealer’s right</source>
        <translation>den till höger om den som ger</translation>
    </message>
    <message>
        <source>the player on the dealer’s left</source>
        <translation>den till vänster om den som ger</translation>
    </message>
    <message>
        <source>the player opposite the dealer</source>
        <translation>den mittemot den som ger</translation>
    </message>
    <message>
        <source>when any player asks</source>
        <translation>när någon spelare begär det</translation>
    </message>
    <message>
        <source>when all agree</source>
        <translation>när alla är överens</translation>
    </message>
    <message>
        <source>never</source>
        <translation>aldrig</translation>
    </message>
    <message>
        <source>the top one</source>
        <translation>det översta</translation>
    </message>
    <message>
        <source>the bottom one</source>
        <translation>det understa</translation>
    </message>
    <message>
        <source>any</source>
        <translation>vilket som helst</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>stod över</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>gav</translation>
    </message>
    <message>
        <source>led</source>
        <translation>spelade ut</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>står över</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>spelar ut</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>ger</translation>
    </message>
    <message>
        <source>to his right</source>
        <translation>till höger om sig</translation>
    </message>
    <message>
        <source>to his left</source>
        <translation>till vänster om sig</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>mitt på bordet</translation>
    </message>
    <message>
        <source>the bottom card of the other pack</source>
        <translation>bottenkortet i den andra leken</translation>
    </message>
    <message>
        <source>the top card of the stock</source>
        <translation>talongens översta kort</translation>
    </message>
    <message>
        <source>the last card dealt</source>
        <translation>det sist givna kortet</translation>
    </message>
    <message>
        <source>the first bid</source>
        <translation>det första budet</translation>
    </message>
    <message>
        <source>Borup</source>
        <translation>Borup</translation>
    </message>
    <message>
        <source>virapulla</source>
        <translation>virapulla</translation>
    </message>
    <message>
        <source>kodilj</source>
        <translation>kodilj</translation>
    </message>
    <message>
        <source>sexmastare</source>
        <translation>sexmastare</translation>
    </message>
    <message>
        <source>the opponent on the declarer’s left</source>
        <translation>motspelaren till vänster om spelföraren</translation>
    </message>
    <message>
        <source>the opponent on the declarer’s right</source>
        <translation>motspelaren till höger om spelföraren</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>förhand</translation>
    </message>
    <message>
        <source>always</source>
        <translation>alltid</translation>
    </message>
    <message>
        <source>if the declarer wants to</source>
        <translation>om spelföraren vill</translation>
    </message>
    <message>
        <source>until he says that he plays</source>
        <translation>tills han säger att han spelar</translation>
    </message>
    <message>
        <source>until the first lead</source>
        <translation>till det första utspelet</translation>
    </message>
    <message>
        <source>until the stock is taken</source>
        <translation>tills talongen är tagen</translation>
    </message>
    <message>
        <source>until the opponents buy</source>
        <translation>tills motspelarna köper</translation>
    </message>
    <message>
        <source>until the auction ends</source>
        <translation>tills budgivningen är slut</translation>
    </message>
    <message>
        <source>before the first lead</source>
        <translation>före det första utspelet</translation>
    </message>
    <message>
        <source>after the first trick</source>
        <translation>efter det första sticket</translation>
    </message>
    <message>
        <source>before the opponents buy</source>
        <translation>innan motspelarna köper</translation>
    </message>
    <message>
        <source>before the first card is played</source>
        <translation>innan det första kortet spelas</translation>
    </message>
    <message>
        <source>before the last trick</source>
        <translation>före det sista sticket</translation>
    </message>
    <message>
        <source>until the deal is over</source>
        <translation>tills given är slut</translation>
    </message>
    <message>
        <source>when the deal is over</source>
        <translation>när given är slut</translation>
    </message>
    <message>
        <source>when all have bought</source>
        <translation>när alla har köpt</translation>
    </message>
    <message>
        <source>the declarer</source>
        <translation>spelföraren</translation>
    </message>
    <message>
        <source>the winner of the trick</source>
        <translation>den som tog sticket</translation>
    </message>
    <message>
        <source>while it lies open</source>
        <translation>medan det ligger öppet</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>när som helst</translation>
    </message>
    <message>
        <source>it lies</source>
        <translation>det ligger</translation>
    </message>
    <message>
        <source>it may be taken back</source>
        <translation>det får tas tillbaka</translation>
    </message>
    <message>
        <source>it is put right</source>
        <translation>det rättas</translation>
    </message>
    <message>
        <source>it is fined</source>
        <translation>det bötfälls</translation>
    </message>
    <message>
        <source>to each opponent</source>
        <translation>till varje motspelare</translation>
    </message>
    <message>
        <source>into the pulla</source>
        <translation>till pullan</translation>
    </message>
    <message>
        <source>whoever has lost most</source>
        <translation>den som förlorat mest</translation>
    </message>
    <message>
        <source>whoever has won most</source>
        <translation>den som vunnit mest</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>den som ger</translation>
    </message>
    <message>
        <source>they are shared equally</source>
        <translation>de delas lika</translation>
    </message>
    <message>
        <source>the winner takes them</source>
        <translation>vinnaren tar dem</translation>
    </message>
    <message>
        <source>they stay for the next time</source>
        <translation>de får ligga till nästa gång</translation>
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
    <name>Hint</name>
    <message>
        <source>What would the club player do?</source>
        <translation>Vad skulle klubbspelaren göra?</translation>
    </message>
    <message>
        <source>The club player looks at your hand …</source>
        <translation>Klubbspelaren ser på din hand …</translation>
    </message>
    <message>
        <source>The club player would choose: {choice}. {reason}</source>
        <translation>Klubbspelaren skulle välja: {choice}. {reason}</translation>
    </message>
    <message>
        <source>The club player does not know what to do here.</source>
        <translation>Klubbspelaren vet inte råd här.</translation>
    </message>
    <message>
        <source>A hint can be had when it is your turn.</source>
        <translation>Ett råd kan du få när det är din tur.</translation>
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
        <source>The settlement</source>
        <translation>Uppgörelsen</translation>
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
        <source>This session cannot be read any more. The other sessions are not affected.</source>
        <translation>Det här partiet går inte längre att läsa. De andra partierna påverkas inte.</translation>
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
        <source>Something could not be read or changed, and is as it was: {reason}</source>
        <translation>Något kunde inte läsas eller ändras och är som det var: {reason}</translation>
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
        <source>What is kept cannot be read now.</source>
        <translation>Det som är sparat kan inte läsas nu.</translation>
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
        <source>The backups are being looked through …</source>
        <translation>Säkerhetskopiorna gås igenom …</translation>
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
        <source>The backup of {moment} is being brought back …</source>
        <translation>Säkerhetskopian från {moment} hämtas tillbaka …</translation>
    </message>
    <message>
        <source>Choose another backup.</source>
        <translation>Välj en annan säkerhetskopia.</translation>
    </message>
    <message>
        <source>The backup was not brought back, and nothing has changed: {reason} {remedy}</source>
        <translation>Säkerhetskopian hämtades inte tillbaka, och inget har ändrats: {reason} {remedy}</translation>
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
        <source>The rules, at what is asked now; and back</source>
        <translation>Reglerna, där det står om det som frågas nu; och tillbaka</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alla tangenter</translation>
    </message>
    <message>
        <source>The bid table, at any time</source>
        <translation>Budtabellen, när som helst</translation>
    </message>
    <message>
        <source>Why the computer players acted as they did</source>
        <translation>Varför datorspelarna gjorde som de gjorde</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>While reasons are shown: why another player called or played that</source>
        <translation>När skäl visas: varför en annan spelare bjöd eller spelade så</translation>
    </message>
    <message>
        <source>Four-colour deck</source>
        <translation>Fyrfärgad kortlek</translation>
    </message>
    <message>
        <source>A hint, when it is your turn</source>
        <translation>Ett råd, när det är din tur</translation>
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
    <name>Lesson</name>
    <message>
        <source>First lesson</source>
        <translation>Första lektionen</translation>
    </message>
    <message>
        <source>First lesson, step {number} of {total}</source>
        <translation>Första lektionen, steg {number} av {total}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Gå vidare</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Till bordet</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lämna</translation>
    </message>
    <message>
        <source>You can go on with the lesson later from where you are.</source>
        <translation>Du kan fortsätta lektionen senare, där du är nu.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Börja om</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Läs regeln</translation>
    </message>
    <message>
        <source>Watch what the others do.</source>
        <translation>Se vad de andra gör.</translation>
    </message>
    <message>
        <source>{slip} {reason}</source>
        <translation>{slip} {reason}</translation>
    </message>
    <message>
        <source>Welcome to Vira. Three play: you sit at the bottom, {left} on your left and {right} on your right. Each has thirteen cards, and thirteen lie face down in the middle: the stock. We shall play two deals together, in about ten minutes.</source>
        <translation>Välkommen till viran. Man är tre: du sitter nederst, {left} till vänster och {right} till höger. Var och en har tretton kort, och tretton ligger med baksidan upp i mitten: talongen. Vi spelar två givar tillsammans. Det tar ungefär tio minuter.</translation>
    </message>
    <message>
        <source>In each suit the ace is highest, then king, queen, jack, ten and so on down to the two. Your hand is sorted by suit. Three cards, one from each player, make a trick, so there are thirteen tricks to win.</source>
        <translation>I varje färg är esset högst, sedan kung, dam, knekt, tio och så vidare ned till tvåan. Din hand är sorterad efter färg. Tre kort, ett från var och en, är ett stick. Det finns alltså tretton stick att ta.</translation>
    </message>
    <message>
        <source>First we bid. The highest bidder becomes declarer and plays alone against the two others. {right} has dealt, so you are forehand: you speak first, and your first word may not be a pass.</source>
        <translation>Först bjuder man. Den som bjuder högst blir spelförare och spelar ensam mot de båda andra. {right} har gett, så du är förhand: du talar först, och ditt första ord får inte vara pass.</translation>
    </message>
    <message>
        <source>You have five good hearts and an ace and a king besides. Bid begär, the lowest bid: you promise six tricks, with the trump suit you like and new cards from the stock. Choose Begär in the bid table at the right and press the button.</source>
        <translation>Du har fem bra hjärter och dessutom ett ess och en kung. Bjud begär, det lägsta budet: du lovar sex stick, med den trumf du vill ha och nya kort ur talongen. Välj Begär i budtabellen till höger och tryck på knappen.</translation>
    </message>
    <message>
        <source>Both passed, so you are the declarer. Trump beats every other suit, and you name it before you see new cards. Take your longest suit: hearts.</source>
        <translation>Båda passade, så du är spelförare. Trumf slår alla andra färger, och du säger vilken det blir innan du ser några nya kort. Ta din längsta färg: hjärter.</translation>
    </message>
    <message>
        <source>Now you buy: set aside what is no good and get as many new cards. Keep the trumps, the ace and the king. Click on {cards} and press the button.</source>
        <translation>Nu köper du: lägg undan det som inte duger och få lika många nya kort. Behåll trumfen, esset och kungen. Klicka på {cards} och tryck på knappen.</translation>
    </message>
    <message>
        <source>Six hearts now! You might repurchase, which is dear, or lay the hand down and pay as for a lost game. But this is good: say that you play.</source>
        <translation>Sex hjärter nu! Du kunde köpa om, vilket är dyrt, eller lägga dig och betala som för ett förlorat spel. Men det här är bra: säg att du spelar.</translation>
    </message>
    <message>
        <source>The others have bought too, from what was left. Forehand always leads to the first trick. You have most of the trumps: lead the king of hearts, so that they must part with theirs.</source>
        <translation>De andra har också köpt, av det som var kvar. Förhand spelar alltid ut till första sticket. Du har de flesta trumfen: spela ut hjärter kung, så att de måste lämna ifrån sig sina.</translation>
    </message>
    <message>
        <source>The ace of hearts took your king; that had to be. Now {left} has led a spade. You must follow suit while you can. Your ace beats the king: take the trick.</source>
        <translation>Hjärter ess tog din kung; det var inte att undvika. Nu har {left} spelat ut spader. Man måste bekänna färg så länge man kan. Ditt ess slår kungen: ta sticket.</translation>
    </message>
    <message>
        <source>Your first trick. The winner leads to the next. Your hearts are now the highest: draw trumps with the queen.</source>
        <translation>Ditt första stick. Den som vinner spelar ut till nästa. Dina hjärter är nu de högsta: dra ut trumfen med damen.</translation>
    </message>
    <message>
        <source>Two tricks. {left} and {right} still had trumps. Go on with the jack, so that none is left to take your high cards with.</source>
        <translation>Två stick. {left} och {right} hade trumf båda två. Fortsätt med knekten, så att ingen blir kvar att ta dina höga kort med.</translation>
    </message>
    <message>
        <source>{right} has thrown a club: he has no trump left. Count: you had six of the thirteen hearts, and the others have played five. Two are out. Lead the ten.</source>
        <translation>{right} sakade en klöver: han har ingen trumf kvar. Räkna: du hade sex av de tretton hjärterna, och de andra har lagt fem. Två är ute. Spela tian.</translation>
    </message>
    <message>
        <source>Only the eight is still out. Your nine draws it, and you keep the five as the very last trump.</source>
        <translation>Nu är bara åttan ute. Din nia drar ut den, och du har femman kvar som den allra sista trumfen.</translation>
    </message>
    <message>
        <source>Five tricks, and you need six. In diamonds you have king and queen: lead the king. If the ace takes it, your queen is the highest.</source>
        <translation>Fem stick, och du behöver sex. I ruter har du kung och dam: spela kungen. Tar esset den, är din dam högst.</translation>
    </message>
    <message>
        <source>The ace of diamonds took it, as it should. Now spades are led. You have one left and must follow with it.</source>
        <translation>Ruter ess tog den, som det skulle. Nu spelas spader. Du har en kvar och måste bekänna med den.</translation>
    </message>
    <message>
        <source>The king of clubs is more than you can beat. When you cannot win, throw your lowest: the nine of clubs.</source>
        <translation>Klöver kung rår du inte på. När man inte kan ta sticket lägger man sitt lägsta: klöver nio.</translation>
    </message>
    <message>
        <source>Spades again, and you have none. Then you may play what you like, and a trump beats them all: take it with the five of hearts.</source>
        <translation>Spader igen, och du har ingen. Då får du lägga vad du vill, och en trumf slår allt: ta sticket med hjärter fem.</translation>
    </message>
    <message>
        <source>You went home. From the common pulla you lift a bet, which is worth eight pins, and since trump was the highest suit each opponent pays you a pin. One trick short had been bet, two kodilj. Look at the sheet, then go on.</source>
        <translation>Du gick hem. Ur den gemensamma pullan lyfter du en bet, som är värd åtta pinnar, och eftersom trumf var högsta färg får du en pinne av var och en av motspelarna. Ett stick för lite hade varit bet, två kodilj. Se på protokollet och gå sedan vidare.</translation>
    </message>
    <message>
        <source>The deal passes on. You were forehand; now you have dealt and are rear-hand, the last to speak. The highest suit is diamonds this time. {left} is forehand and has to bid.</source>
        <translation>Given går vidare. Du var förhand; nu har du gett och är efterhand, den som talar sist. Högsta färg är ruter den här gången. {left} är förhand och måste bjuda.</translation>
    </message>
    <message>
        <source>{left} bid begär, and {right} a turné, where the top card of the stock decides trump. You have hardly a high card: a hand for a gök. Then you take the whole stock, keep the thirteen lowest cards and win by taking no trick. Bid gök.</source>
        <translation>{left} bjöd begär och {right} turné, där talongens översta kort avgör trumf. Du har knappt ett högt kort: en hand för en gök. Då tar du hela talongen, behåller de tretton lägsta korten och vinner genom att inte ta ett stick. Bjud gök.</translation>
    </message>
    <message>
        <source>Both passed. Passing on a gök takes low cards, so called low holdings: {left} needed them in two suits, {right} in one. At the end we shall see. Take the stock.</source>
        <translation>Båda passade. För att passa på en gök krävs låga kort, så kallade låggarder: {left} behövde sådana i två färger, {right} i en. Till slut får vi se. Ta talongen.</translation>
    </message>
    <message>
        <source>Of twenty-six cards keep the thirteen that take no trick: your low spades and hearts with the two at the bottom, and the two of clubs. Everything else goes: {cards}.</source>
        <translation>Behåll de tretton av tjugosex kort som inte tar stick: dina låga spader och hjärter med tvåan underst, och klöver två. Allt annat ska bort: {cards}.</translation>
    </message>
    <message>
        <source>No trump, and no diamond at all: when diamonds are led you can throw what you like. Say that you play. Your cards are then laid open for all to see.</source>
        <translation>Ingen trumf, och inte en enda ruter: när ruter spelas kan du kasta vad du vill. Säg att du spelar. Då läggs dina kort upp så att alla ser dem.</translation>
    </message>
    <message>
        <source>{left} led the ten of hearts. You must follow, but stay under it. Spend the highest card that does: the eight. The low ones you will need later.</source>
        <translation>{left} spelade ut hjärter tio. Du måste bekänna, men håll dig under. Ta det högsta kort som går under: åttan. De låga behöver du längre fram.</translation>
    </message>
    <message>
        <source>Well done. Hearts again, with the king: any of yours stays under. Again it is wise to get rid of the highest, the six.</source>
        <translation>Bra. Hjärter igen, med kungen: alla dina går under. Också nu är det klokt att bli av med den högsta, sexan.</translation>
    </message>
    <message>
        <source>Now spades. The jack is highest so far: your nine can go.</source>
        <translation>Nu spader. Knekten är högst hittills: din nia kan gå.</translation>
    </message>
    <message>
        <source>The ace of spades: nothing can happen. Throw the seven.</source>
        <translation>Spader ess: ingenting kan hända. Lägg sjuan.</translation>
    </message>
    <message>
        <source>Clubs: your only one is the two, the safest card there is. Now you have no clubs either.</source>
        <translation>Klöver: du har bara tvåan, det säkraste kort som finns. Nu är du utan klöver också.</translation>
    </message>
    <message>
        <source>{right} leads the seven of hearts, and you are next. Your five is under it.</source>
        <translation>{right} spelar ut hjärter sju, och du är näst på tur. Din femma är under.</translation>
    </message>
    <message>
        <source>Now it gets lower: the six of spades. This is what low holdings are for. You creep under with the five.</source>
        <translation>Nu blir det lägre: spader sex. Det är sådant låggarder är till för. Du kryper under med femman.</translation>
    </message>
    <message>
        <source>And the eight of spades. Under it you have the four, the three and the two; the four will do.</source>
        <translation>Och spader åtta. Under den har du fyran, trean och tvåan; fyran duger.</translation>
    </message>
    <message>
        <source>Keep {cards}: another click takes the choice back.</source>
        <translation>Behåll {cards}: ett klick till tar tillbaka valet.</translation>
    </message>
    <message>
        <source>That was the sixth trick: you are home! The queen of diamonds is sure too, and more earns nothing. Save time and claim: set the number at the right to seven with the minus button, and press Claim.</source>
        <translation>Det var sjätte sticket: du har gått hem! Ruter dam är också säker, och fler stick ger ingenting. Spara tid och lägg upp handen: ställ in sju till höger med minusknappen och tryck på Lägg upp.</translation>
    </message>
    <message>
        <source>In every deal one suit is the highest suit: now it is hearts, as the card at your left shows. The other red suit, diamonds, is second; the black ones are off-suits. It is not trump: it decides which bids are better and what is paid.</source>
        <translation>I varje giv är en av färgerna högsta färg: nu är det hjärter, som kortet till vänster om dig visar. Den andra röda, ruter, kallas färg, och de svarta är ofärger. Det är inte trumf: det avgör vilka bud som är bättre och vad som betalas.</translation>
    </message>
    <message>
        <source>Clubs, and you have none. Left in your hand are the three lowest hearts and the two lowest spades: nobody can make you take a trick. Press Claim, with the number 0.</source>
        <translation>Klöver, och du har ingen. Kvar på handen har du de tre lägsta hjärterna och de två lägsta spaderna: ingen kan tvinga på dig ett stick. Tryck på Lägg upp, med talet 0.</translation>
    </message>
    <message>
        <source>The gök is home, and you lift a bet. {left} had low holdings in two suits and was allowed to pass. {right} had none: that costs him a bet to the pulla. Look at the sheet.</source>
        <translation>Göken är hemma, och du lyfter en bet. {left} hade låggard i två färger och fick passa. {right} hade ingen: det kostar honom en bet till pullan. Se på protokollet.</translation>
    </message>
    <message>
        <source>That was the lesson. There are thirty-eight more games. The rules open with F1 wherever you are, Training asks you what is hard to remember, and the table always says what may be done. Good luck!</source>
        <translation>Det var lektionen. Det finns trettioåtta spel till. Reglerna slås upp med F1 var du än är, under Träning frågas du om det som är svårt att minnas, och bordet säger alltid vad som går att göra. Lycka till!</translation>
    </message>
    <message>
        <source>With six tricks to take, begär is just enough for this hand.</source>
        <translation>Med sex stick att ta räcker begär precis för den här handen.</translation>
    </message>
    <message>
        <source>You have five hearts, and no more than three of any other suit.</source>
        <translation>Du har fem hjärter, och som mest tre kort i de andra.</translation>
    </message>
    <message>
        <source>Trumps, aces and kings take tricks; low cards of other suits do not.</source>
        <translation>Trumf, ess och kungar tar stick; låga kort i andra färger gör det inte.</translation>
    </message>
    <message>
        <source>With six trumps, an ace and king and queen of diamonds six tricks are near certain.</source>
        <translation>Med sex trumf, ett ess och kung och dam i ruter är sex stick så gott som säkra.</translation>
    </message>
    <message>
        <source>Draw trumps first and from the top, or the others will take your high cards with their small trumps.</source>
        <translation>Dra ut trumfen först och uppifrån, annars tar de andra dina höga kort med sina små trumf.</translation>
    </message>
    <message>
        <source>The six would leave the trick to the king.</source>
        <translation>Sexan skulle lämna sticket åt kungen.</translation>
    </message>
    <message>
        <source>While the others have trumps left, a high trump is the surest lead.</source>
        <translation>Så länge de andra har trumf kvar är en hög trumf det säkraste utspelet.</translation>
    </message>
    <message>
        <source>The trump is best kept for later, and of the others only the diamonds can become a trick.</source>
        <translation>Trumfen gör mest nytta längre fram, och av de andra korten kan bara ruter bli ett stick.</translation>
    </message>
    <message>
        <source>You have a spade, so a spade it must be.</source>
        <translation>Du har en spader, så spader måste det bli.</translation>
    </message>
    <message>
        <source>The queen may still be worth something, the nine is not.</source>
        <translation>Damen kan ännu vara värd något, men inte nian.</translation>
    </message>
    <message>
        <source>The trump wins the trick, the sixth; any other card loses it.</source>
        <translation>Trumfen tar sticket, det sjätte; alla andra kort förlorar det.</translation>
    </message>
    <message>
        <source>Six you have, and the queen of diamonds makes seven, whatever the others do.</source>
        <translation>Sex har du, och med ruter dam blir det sju, vad de andra än gör.</translation>
    </message>
    <message>
        <source>This hand is too weak to take tricks; a gök stands above the turné and suits it.</source>
        <translation>Handen är för svag för att ta stick; en gök går över turnén och passar den.</translation>
    </message>
    <message>
        <source>In a gök you get the whole stock before you choose.</source>
        <translation>I en gök får du hela talongen innan du väljer.</translation>
    </message>
    <message>
        <source>High cards take tricks. A suit of which you hold none is safe as well.</source>
        <translation>Höga kort tar stick. En färg som du är utan är också säker.</translation>
    </message>
    <message>
        <source>With these cards nobody can force a trick upon you.</source>
        <translation>Med de här korten kan ingen tvinga på dig ett stick.</translation>
    </message>
    <message>
        <source>In a low game you claim how many tricks you take: none.</source>
        <translation>I ett lågspel lägger man upp handen och säger hur många stick man tar: inget.</translation>
    </message>
    <message>
        <source>It would take a trick, now or later.</source>
        <translation>Det skulle ta ett stick, nu eller senare.</translation>
    </message>
    <message>
        <source>Not yet: read this first and go on.</source>
        <translation>Inte än: läs det här först och gå vidare.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Det är inte din tur än.</translation>
    </message>
    <message>
        <source>You may bid that, but try another bid here.</source>
        <translation>Det får du bjuda, men pröva ett annat bud här.</translation>
    </message>
    <message>
        <source>You may pass, but then somebody else plays.</source>
        <translation>Du får passa, men då blir det någon annan som spelar.</translation>
    </message>
    <message>
        <source>You may name that, but you would have few trumps.</source>
        <translation>Den får du säga, men då blir det ont om trumf.</translation>
    </message>
    <message>
        <source>Good so far, but {cards} should go as well.</source>
        <translation>Bra så långt, men {cards} ska också bort.</translation>
    </message>
    <message>
        <source>You may play that card, but there is a better one.</source>
        <translation>Det kortet får du lägga, men det finns ett bättre.</translation>
    </message>
    <message>
        <source>That is another number.</source>
        <translation>Det är ett annat antal.</translation>
    </message>
    <message>
        <source>That is allowed, but not what is best here.</source>
        <translation>Det är tillåtet, men inte det bästa här.</translation>
    </message>
</context>
<context>
    <name>Motive</name>
    <message>
        <source>{reason} Others are as good; a rule decided: {rule}</source>
        <translation>{reason} Andra val är lika bra; en regel avgjorde: {rule}</translation>
    </message>
    <message>
        <source>Drawn by lot.</source>
        <translation>Slumpen fick avgöra.</translation>
    </message>
    <message>
        <source>Of all calls this bid is worth most on the average.</source>
        <translation>Budet ger mest i genomsnitt av alla bud, och mer än en pass.</translation>
    </message>
    <message>
        <source>No bid is clearly worth more than defending.</source>
        <translation>Inget bud är klart mer värt än att spela emot.</translation>
    </message>
    <message>
        <source>Forehand must bid, and this bid costs least.</source>
        <translation>Förhand måste bjuda, och det här budet kostar minst.</translation>
    </message>
    <message>
        <source>This level is worth most on the average.</source>
        <translation>Den här nivån ger mest i genomsnitt.</translation>
    </message>
    <message>
        <source>The best card on the average of {layouts} of the hidden cards, all that fit what was seen being as likely.</source>
        <translation>Kortet är bäst i genomsnitt över {layouts} av de dolda korten; alla som stämmer med vad som har synts är lika troliga.</translation>
    </message>
    <message>
        <source>The best card on the average of {layouts} of the hidden cards; what was bid makes some of them likelier.</source>
        <translation>Kortet är bäst i genomsnitt över {layouts} av de dolda korten; buden gör vissa av dem troligare.</translation>
    </message>
    <message>
        <source>The best card on the average of {layouts} of the hidden cards; bids and purchases make some of them likelier.</source>
        <translation>Kortet är bäst i genomsnitt över {layouts} av de dolda korten; bud och köp gör vissa av dem troligare.</translation>
    </message>
    <message>
        <source>The best card on the average of {layouts} of the hidden cards; bids, purchases and the play make some of them likelier.</source>
        <translation>Kortet är bäst i genomsnitt över {layouts} av de dolda korten; bud, köp och spel gör vissa av dem troligare.</translation>
    </message>
    <message>
        <source>Tried in {layouts} of the hidden cards, to play is worth more than to lay the hand down.</source>
        <translation>Prövat i {layouts} av de dolda korten är det mer värt att spela än att lägga sig.</translation>
    </message>
    <message>
        <source>Tried in {layouts} of the hidden cards, to lay the hand down costs less than to play.</source>
        <translation>Prövat i {layouts} av de dolda korten kostar det mindre att lägga sig än att spela.</translation>
    </message>
    <message>
        <source>Tried in {layouts} of the hidden cards, this is worth most of what might be done.</source>
        <translation>Prövat i {layouts} av de dolda korten är det här värt mest av det som kunde göras.</translation>
    </message>
    <message>
        <source>Tried in {layouts} of the hidden cards, nothing else is clearly worth more.</source>
        <translation>Prövat i {layouts} av de dolda korten är inget annat klart mer värt.</translation>
    </message>
    <message>
        <source>With all cards seen, no defence can upset the claim.</source>
        <translation>Med alla kort synliga håller det: inget motspel kan ändra på det.</translation>
    </message>
    <message>
        <source>With all cards seen, the best defence upsets the claim.</source>
        <translation>Med alla kort synliga håller det inte mot bästa motspel.</translation>
    </message>
    <message>
        <source>It could not be proved in time that the claim holds.</source>
        <translation>Det gick inte att i tid bevisa att det håller.</translation>
    </message>
    <message>
        <source>{figure} ({limit})</source>
        <translation>{figure} ({limit})</translation>
    </message>
    <message>
        <source>needed: {number}</source>
        <translation>krav: {number}</translation>
    </message>
    <message>
        <source>at most: {number}</source>
        <translation>högst: {number}</translation>
    </message>
    <message>
        <source>strength with the best trump {number}</source>
        <translation>styrka med bästa trumf {number}</translation>
    </message>
    <message>
        <source>strength with the suit that is turned up {number}</source>
        <translation>styrka med den färg som vänds upp {number}</translation>
    </message>
    <message>
        <source>strength with the better of two suits turned up {number}</source>
        <translation>styrka med den bättre av två uppvända färger {number}</translation>
    </message>
    <message>
        <source>strength with the best of three suits turned up {number}</source>
        <translation>styrka med den bästa av tre uppvända färger {number}</translation>
    </message>
    <message>
        <source>sure winners {number}</source>
        <translation>säkra kort {number}</translation>
    </message>
    <message>
        <source>low cards, twos counted twice {number}</source>
        <translation>låga kort, tvåor räknade dubbelt {number}</translation>
    </message>
    <message>
        <source>danger {number}</source>
        <translation>fara {number}</translation>
    </message>
    <message>
        <source>tricks expected {number}</source>
        <translation>väntade stick {number}</translation>
    </message>
    <message>
        <source>trumps and aces {number}</source>
        <translation>trumf och ess {number}</translation>
    </message>
    <message>
        <source>low holdings {number}</source>
        <translation>låggarder {number}</translation>
    </message>
    <message>
        <source>trumps still out {number}</source>
        <translation>trumf kvar ute {number}</translation>
    </message>
    <message>
        <source>leads until the declarer must go over {number}</source>
        <translation>utspel tills spelföraren måste gå över {number}</translation>
    </message>
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
        <source>Trumps and aces stay; the rest is exchanged.</source>
        <translation>Trumf och ess behålls; resten byts.</translation>
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
        <source>The hand is played, whatever its chances.</source>
        <translation>Handen spelas, hur små chanserna än är.</translation>
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
        <source>What is left is sure, however the cards lie.</source>
        <translation>Resten är säker, hur korten än sitter.</translation>
    </message>
    <message>
        <source>The card that is missed least is thrown.</source>
        <translation>Det kort som saknas minst kastas.</translation>
    </message>
    <message>
        <source>The declarer plays last: a card from the suit with the fewest honours.</source>
        <translation>Spelföraren spelar sist: ett kort i den färg som har minst honnörer.</translation>
    </message>
    <message>
        <source>The claim is not sure; play goes on.</source>
        <translation>Antalet stick är inte säkert; spelet går vidare.</translation>
    </message>
    <message>
        <source>Cards that can only come out worse in less likely layouts are left out.</source>
        <translation>Kort som bara kan ge sämre utfall i mindre troliga fördelningar väljs bort.</translation>
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
        <source>{name} claimed {tricks} in all.</source>
        <translation>{name} har lagt upp handen och räknar med {tricks} totalt.</translation>
    </message>
    <message>
        <source>Whether the claim holds is being looked at …</source>
        <translation>Det prövas om det håller …</translation>
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
        <translation>Spelföraren lade upp handen, och båda motspelarna godtog.</translation>
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
    <message>
        <source>There is already a player called {name}. Choose another name.</source>
        <translation>Det finns redan en spelare som heter {name}. Välj ett annat namn.</translation>
    </message>
    <message>
        <source>There is already a player called {name}. Give that player another name first.</source>
        <translation>Det finns redan en spelare som heter {name}. Ge först den spelaren ett annat namn.</translation>
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
        <source>All three passed: nothing is paid.</source>
        <translation>Alla tre passade: inget betalas.</translation>
    </message>
    <message>
        <source>{result} The deal is paid.</source>
        <translation>{result} Given är betald.</translation>
    </message>
    <message>
        <source>{ended} That was the last deal: settle up.</source>
        <translation>{ended} Det var sista given: gör upp.</translation>
    </message>
    <message>
        <source>{ended} Go on to the next deal.</source>
        <translation>{ended} Gå vidare till nästa giv.</translation>
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
    <name>Reason</name>
    <message>
        <source>Why?</source>
        <translation>Varför?</translation>
    </message>
    <message>
        <source>Why? Click to be told the reason.</source>
        <translation>Varför? Klicka för att få veta skälet.</translation>
    </message>
    <message>
        <source>Why did they do that?</source>
        <translation>Varför gjorde de så?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Show reasons while the deal is played (practice)</source>
        <translation>Visa skälen medan given spelas (övning)</translation>
    </message>
    <message>
        <source>A reason tells what a player holds. It is told when the deal has been paid, or at once if you want to practise.</source>
        <translation>Ett skäl röjer vad en spelare har på hand. Det berättas när given är betald, eller genast om du vill öva.</translation>
    </message>
    <message>
        <source>No deal has been begun.</source>
        <translation>Ingen giv har börjat.</translation>
    </message>
    <message>
        <source>The computer player thinks it over once more …</source>
        <translation>Datorspelaren tänker igenom det en gång till …</translation>
    </message>
    <message>
        <source>Choose what a computer player did, and you are told why.</source>
        <translation>Välj något som en datorspelare gjorde, så får du veta varför.</translation>
    </message>
    <message>
        <source>A person did this; only computer players say why.</source>
        <translation>En människa gjorde detta; bara datorspelare säger varför.</translation>
    </message>
    <message>
        <source>The computer player found no answer; a plain act was put in its place.</source>
        <translation>Datorspelaren fann inget svar; något enkelt och tillåtet gjordes i stället.</translation>
    </message>
    <message>
        <source>Asked again, the computer player would choose otherwise: {choice}. At the table its time was up, or another release of the program played.</source>
        <translation>Tillfrågad på nytt skulle datorspelaren välja annorlunda: {choice}. Vid bordet tog tiden slut, eller så spelade en annan version av programmet.</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Val</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Pinnar</translation>
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
    <message numerus="yes">
        <source>and %n worse choice(s)</source>
        <translation>
            <numerusform>och %n sämre val</numerusform>
            <numerusform>och %n sämre val</numerusform>
        </translation>
    </message>
    <message>
        <source>Pins that the player may expect on the average, and how often the declarer would go home, get a bet, or kodilj.</source>
        <translation>Pinnar som spelaren kan vänta sig i genomsnitt, och hur ofta spelföraren skulle gå hem, få bet eller kodilj.</translation>
    </message>
    <message>
        <source>{number} pins</source>
        <translation>{number} pinnar</translation>
    </message>
    <message>
        <source>home {share}</source>
        <translation>hem {share}</translation>
    </message>
    <message>
        <source>bet {share}</source>
        <translation>bet {share}</translation>
    </message>
    <message>
        <source>kodilj {share}</source>
        <translation>kodilj {share}</translation>
    </message>
    <message>
        <source>turn up</source>
        <translation>vänd upp</translation>
    </message>
    <message>
        <source>claim {tricks}</source>
        <translation>lägg upp med {tricks}</translation>
    </message>
    <message>
        <source>buy nothing</source>
        <translation>köp inget</translation>
    </message>
    <message>
        <source>exchange {cards}</source>
        <translation>byt {cards}</translation>
    </message>
    <message>
        <source>keep nothing</source>
        <translation>behåll inget</translation>
    </message>
    <message>
        <source>keep {cards}</source>
        <translation>behåll {cards}</translation>
    </message>
    <message>
        <source>set aside {cards}</source>
        <translation>lägg undan {cards}</translation>
    </message>
    <message>
        <source>Cards expected in the hidden hands</source>
        <translation>Väntade kort i de dolda händerna</translation>
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
        <translation>Med så många stick kan du inte lägga upp handen.</translation>
    </message>
    <message>
        <source>So many tricks cannot be claimed: choose a number from {least} to {most}.</source>
        <translation>Med så många stick kan du inte lägga upp handen: välj ett antal från {least} till {most}.</translation>
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
    <name>Rules</name>
    <message>
        <source>The rules</source>
        <translation>Reglerna</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Innehåll</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Sök i reglerna</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation>
            <numerusform>%n ställe hittat</numerusform>
            <numerusform>%n ställen hittade</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is said about “{query}”. Try a shorter or another word.</source>
        <translation>Det står inget om »{query}«. Pröva ett kortare eller ett annat ord.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Framåt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
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
        <source>Played low</source>
        <translation>Spelas lågt</translation>
    </message>
    <message>
        <source>Pins: off-suit, low</source>
        <translation>Pinnar: ofärg, lågt</translation>
    </message>
    <message>
        <source>Pins: off-suit</source>
        <translation>Pinnar: ofärg</translation>
    </message>
    <message>
        <source>Second suit</source>
        <translation>Färg</translation>
    </message>
    <message>
        <source>Highest suit</source>
        <translation>Högsta färg</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Pinnar</translation>
    </message>
    <message>
        <source>Ordinary games</source>
        <translation>Vanliga spel</translation>
    </message>
    <message>
        <source>Home: lifts</source>
        <translation>Hem: lyfter</translation>
    </message>
    <message>
        <source>Bet: puts in</source>
        <translation>Bet: sätter</translation>
    </message>
    <message>
        <source>Kodilj: puts in</source>
        <translation>Kodilj: sätter</translation>
    </message>
    <message>
        <source>Home after repurchase</source>
        <translation>Hem efter omköp</translation>
    </message>
    <message>
        <source>Bet after repurchase</source>
        <translation>Bet efter omköp</translation>
    </message>
    <message>
        <source>Kodilj after repurchase</source>
        <translation>Kodilj efter omköp</translation>
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
        <source>Back to the history</source>
        <translation>Tillbaka till historiken</translation>
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
    <name>Skill</name>
    <message>
        <source>Low holdings</source>
        <translation>Låggarder</translation>
    </message>
    <message>
        <source>Passing on a gök</source>
        <translation>Passa på gök</translation>
    </message>
    <message>
        <source>Ågren: sending</source>
        <translation>Ågren: markera</translation>
    </message>
    <message>
        <source>Ågren: reading</source>
        <translation>Ågren: tolka</translation>
    </message>
    <message>
        <source>The bid table</source>
        <translation>Budtabellen</translation>
    </message>
    <message>
        <source>What the number means</source>
        <translation>Vad siffran betyder</translation>
    </message>
    <message>
        <source>What does it cost?</source>
        <translation>Vad kostar det?</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Vid bordet</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Ord</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Räkna kort</translation>
    </message>
    <message>
        <source>What would you bid?</source>
        <translation>Vad bjuder du?</translation>
    </message>
    <message>
        <source>Lay, play or repurchase?</source>
        <translation>Lägga ner, spela eller köpa om?</translation>
    </message>
    <message>
        <source>Which suits hold a low holding, and which card sets the declarer?</source>
        <translation>Vilka färger har låggard, och vilket kort sätter spelföraren?</translation>
    </message>
    <message>
        <source>May you pass on this gök, and who pays the penalty?</source>
        <translation>Får du passa på göken, och vem betalar boten?</translation>
    </message>
    <message>
        <source>Which discard tells your partner what you have?</source>
        <translation>Vilket sakat kort berättar för partnern vad du har?</translation>
    </message>
    <message>
        <source>What do your partner’s discards say, and what do you lead?</source>
        <translation>Vad säger partnerns sakade kort, och vad spelar du ut?</translation>
    </message>
    <message>
        <source>Which bid is higher, what may be bid, and what does it mean?</source>
        <translation>Vilket bud är högre, vad får bjudas och vad betyder det?</translation>
    </message>
    <message>
        <source>Tricks, cards kept and bought, who buys and when.</source>
        <translation>Stick, kort man behåller och köper, vem som köper och när.</translation>
    </message>
    <message>
        <source>Bets and pins of a finished game, and the end of a session.</source>
        <translation>Betar och pinnar efter ett spel, och partiets slut.</translation>
    </message>
    <message>
        <source>Seats, dealing, tokens, good order, and what is fined.</source>
        <translation>Platser, giv, marker, god ordning och vad som bötfälls.</translation>
    </message>
    <message>
        <source>Swedish and English terms, both ways.</source>
        <translation>Svenska och engelska termer, åt båda hållen.</translation>
    </message>
    <message>
        <source>How many trumps are out, who is void, which low cards are left?</source>
        <translation>Hur många trumf är ute, vem är renons, vilka låga kort är kvar?</translation>
    </message>
    <message>
        <source>Your hand and the auction: which call is worth most?</source>
        <translation>Din hand och budgivningen: vilket bud är värt mest?</translation>
    </message>
    <message>
        <source>You have bought: is the hand worth playing?</source>
        <translation>Du har köpt: är handen värd att spela?</translation>
    </message>
    <message>
        <source>The two as a low holding</source>
        <translation>Tvåan som låggard</translation>
    </message>
    <message>
        <source>The four and one lower</source>
        <translation>Fyran och ett lägre</translation>
    </message>
    <message>
        <source>The six and two lower</source>
        <translation>Sexan och två lägre</translation>
    </message>
    <message>
        <source>The eight and three lower</source>
        <translation>Åttan och tre lägre</translation>
    </message>
    <message>
        <source>The ten and four lower</source>
        <translation>Tian och fyra lägre</translation>
    </message>
    <message>
        <source>Low holdings in a hand</source>
        <translation>Låggarder i en hand</translation>
    </message>
    <message>
        <source>Playing a low holding out</source>
        <translation>Spela ut en låggard</translation>
    </message>
    <message>
        <source>Gök: passing as first hand</source>
        <translation>Gök: passa som första hand</translation>
    </message>
    <message>
        <source>Gök: passing as second hand</source>
        <translation>Gök: passa som andra hand</translation>
    </message>
    <message>
        <source>Gök: the lone opponent</source>
        <translation>Gök: ensam motspelare</translation>
    </message>
    <message>
        <source>Gök: overbid or bid again</source>
        <translation>Gök: överbjuden eller bjuden igen</translation>
    </message>
    <message>
        <source>Gök: who pays the penalty</source>
        <translation>Gök: vem som betalar boten</translation>
    </message>
    <message>
        <source>Gök: the pulla afterwards</source>
        <translation>Gök: pullan efteråt</translation>
    </message>
    <message>
        <source>The first discard</source>
        <translation>Det första sakade kortet</translation>
    </message>
    <message>
        <source>The second discard</source>
        <translation>Det andra sakade kortet</translation>
    </message>
    <message>
        <source>When there is nothing to tell</source>
        <translation>När det inte finns något att säga</translation>
    </message>
    <message>
        <source>Reading strength</source>
        <translation>Tolka styrka</translation>
    </message>
    <message>
        <source>Reading weakness</source>
        <translation>Tolka svaghet</translation>
    </message>
    <message>
        <source>When nothing was said</source>
        <translation>När inget är sagt</translation>
    </message>
    <message>
        <source>Leading after a marking</source>
        <translation>Utspel efter en markering</translation>
    </message>
    <message>
        <source>The order of the rows</source>
        <translation>Radernas ordning</translation>
    </message>
    <message>
        <source>Which bid is higher</source>
        <translation>Vilket bud som är högre</translation>
    </message>
    <message>
        <source>What may be bid</source>
        <translation>Vad som får bjudas</translation>
    </message>
    <message>
        <source>The lowest bid that stands</source>
        <translation>Det lägsta bud som står sig</translation>
    </message>
    <message>
        <source>Bids without a level</source>
        <translation>Bud utan nivå</translation>
    </message>
    <message>
        <source>In a suit, in the highest suit</source>
        <translation>I färg, i högsta färg</translation>
    </message>
    <message>
        <source>In forehand, higher</source>
        <translation>I förhand, högre</translation>
    </message>
    <message>
        <source>Whose turn it is to speak</source>
        <translation>Vems tur det är</translation>
    </message>
    <message>
        <source>Tricks needed</source>
        <translation>Stick som krävs</translation>
    </message>
    <message>
        <source>Cards kept</source>
        <translation>Kort man behåller</translation>
    </message>
    <message>
        <source>Cards bought</source>
        <translation>Kort man köper</translation>
    </message>
    <message>
        <source>Low games: eleven to thirteen cards</source>
        <translation>Lågspel: elva till tretton kort</translation>
    </message>
    <message>
        <source>Low games: closed or open</source>
        <translation>Lågspel: slutet eller öppet</translation>
    </message>
    <message>
        <source>Who buys</source>
        <translation>Vem som köper</translation>
    </message>
    <message>
        <source>When trump is decided</source>
        <translation>När trumf bestäms</translation>
    </message>
    <message>
        <source>What a repurchase takes</source>
        <translation>Vad ett omköp kräver</translation>
    </message>
    <message>
        <source>What the number counts</source>
        <translation>Vad siffran räknar</translation>
    </message>
    <message>
        <source>High or low</source>
        <translation>Högt eller lågt</translation>
    </message>
    <message>
        <source>Laying down a hand</source>
        <translation>Lägga ner handen</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Pinnar</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Betar</translation>
    </message>
    <message>
        <source>After a repurchase</source>
        <translation>Efter omköp</translation>
    </message>
    <message>
        <source>A hand laid down</source>
        <translation>En nedlagd hand</translation>
    </message>
    <message>
        <source>The penalty after a gök</source>
        <translation>Boten efter en gök</translation>
    </message>
    <message>
        <source>Antes</source>
        <translation>Åla till pullan</translation>
    </message>
    <message>
        <source>When an opponent gives up</source>
        <translation>När en motspelare ger upp</translation>
    </message>
    <message>
        <source>The end of a session</source>
        <translation>Partiets slut</translation>
    </message>
    <message>
        <source>Betting in</source>
        <translation>Beta in sig</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Platser</translation>
    </message>
    <message>
        <source>Dealing, cutting, shuffling</source>
        <translation>Ge, kupera, blanda</translation>
    </message>
    <message>
        <source>Highest suit, second suit, off-suit</source>
        <translation>Högsta färg, färg, ofärg</translation>
    </message>
    <message>
        <source>Buying</source>
        <translation>Köp</translation>
    </message>
    <message>
        <source>Play and good order</source>
        <translation>Spel och god ordning</translation>
    </message>
    <message>
        <source>Tokens and the pulla</source>
        <translation>Marker och pullan</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Fel och böter</translation>
    </message>
    <message>
        <source>Words: the game</source>
        <translation>Ord: spelet</translation>
    </message>
    <message>
        <source>Words: suits</source>
        <translation>Ord: färger</translation>
    </message>
    <message>
        <source>Words: cards</source>
        <translation>Ord: kort</translation>
    </message>
    <message>
        <source>Words: seats</source>
        <translation>Ord: platser</translation>
    </message>
    <message>
        <source>Words: dealing</source>
        <translation>Ord: given</translation>
    </message>
    <message>
        <source>Words: the auction</source>
        <translation>Ord: budgivningen</translation>
    </message>
    <message>
        <source>Words: games and contracts</source>
        <translation>Ord: spel och kontrakt</translation>
    </message>
    <message>
        <source>Words: buying</source>
        <translation>Ord: köp</translation>
    </message>
    <message>
        <source>Words: play</source>
        <translation>Ord: spelet om stick</translation>
    </message>
    <message>
        <source>Words: payment</source>
        <translation>Ord: betalning</translation>
    </message>
    <message>
        <source>Trumps that are out</source>
        <translation>Trumf som är ute</translation>
    </message>
    <message>
        <source>Who is void</source>
        <translation>Vem som är renons</translation>
    </message>
    <message>
        <source>Low cards left in a gök</source>
        <translation>Låga kort kvar i en gök</translation>
    </message>
    <message>
        <source>Opening in forehand</source>
        <translation>Öppna i förhand</translation>
    </message>
    <message>
        <source>Bidding over others</source>
        <translation>Bjuda över andra</translation>
    </message>
    <message>
        <source>Bidding over a gök</source>
        <translation>Bjuda över en gök</translation>
    </message>
    <message>
        <source>Bidding on after being overbid</source>
        <translation>Bjuda vidare när man blivit överbjuden</translation>
    </message>
    <message>
        <source>Last word in a spel</source>
        <translation>Sista ordet i ett spel</translation>
    </message>
    <message>
        <source>Last word after turning</source>
        <translation>Sista ordet efter uppvändning</translation>
    </message>
    <message>
        <source>Last word with the whole stock</source>
        <translation>Sista ordet med hela talongen</translation>
    </message>
    <message>
        <source>Last word in a köpmisär</source>
        <translation>Sista ordet i en köpmisär</translation>
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
        <source>Home, bet and kodilj are the declarer’s, whoever it was.</source>
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
        <source>You have dealt. The highest suit is {suit}.</source>
        <translation>Du har gett. Högsta färg är {suit}.</translation>
    </message>
    <message>
        <source>{said} You take the trick.</source>
        <translation>{said} Du tar sticket.</translation>
    </message>
    <message>
        <source>You bid {bid}.</source>
        <translation>Du bjuder {bid}.</translation>
    </message>
    <message>
        <source>You name the game: {game}.</source>
        <translation>Du nämner spelet: {game}.</translation>
    </message>
    <message>
        <source>You make {suit} trump.</source>
        <translation>Du väljer {suit} till trumf.</translation>
    </message>
    <message>
        <source>{name} makes {suit} trump.</source>
        <translation>{name} väljer {suit} till trumf.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passar.</translation>
    </message>
    <message>
        <source>You will play high.</source>
        <translation>Du tänker spela högt.</translation>
    </message>
    <message>
        <source>{name} will play high.</source>
        <translation>{name} tänker spela högt.</translation>
    </message>
    <message>
        <source>You will play low, for no trick.</source>
        <translation>Du tänker spela lågt, utan stick.</translation>
    </message>
    <message>
        <source>{name} will play low, for no trick.</source>
        <translation>{name} tänker spela lågt, utan stick.</translation>
    </message>
    <message>
        <source>You repurchase.</source>
        <translation>Du köper om.</translation>
    </message>
    <message>
        <source>{name} repurchases.</source>
        <translation>{name} köper om.</translation>
    </message>
    <message>
        <source>You play the hand.</source>
        <translation>Du spelar handen.</translation>
    </message>
    <message>
        <source>{name} plays the hand.</source>
        <translation>{name} spelar handen.</translation>
    </message>
    <message>
        <source>You announce that the aces count as ones.</source>
        <translation>Du meddelar att essen räknas som ettor.</translation>
    </message>
    <message>
        <source>{name} announces that the aces count as ones.</source>
        <translation>{name} meddelar att essen räknas som ettor.</translation>
    </message>
    <message>
        <source>You lead {card}.</source>
        <translation>Du spelar ut {card}.</translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <translation>{name} spelar ut {card}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Du lägger {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} lägger {card}.</translation>
    </message>
    <message>
        <source>You turn up {cards}.</source>
        <translation>Du vänder upp {cards}.</translation>
    </message>
    <message>
        <source>{name} turns up {cards}.</source>
        <translation>{name} vänder upp {cards}.</translation>
    </message>
    <message>
        <source>You set aside {cards}.</source>
        <translation>Du lägger undan {cards}.</translation>
    </message>
    <message>
        <source>You take the whole stock: {taken}.</source>
        <translation>Du tar hela talongen: {taken}.</translation>
    </message>
    <message>
        <source>You take the whole stock.</source>
        <translation>Du tar hela talongen.</translation>
    </message>
    <message>
        <source>You buy nothing.</source>
        <translation>Du köper inget.</translation>
    </message>
    <message>
        <source>{name} buys nothing.</source>
        <translation>{name} köper inget.</translation>
    </message>
    <message>
        <source>You set aside {aside} and take {taken}.</source>
        <translation>Du lägger undan {aside} och tar {taken}.</translation>
    </message>
    <message>
        <source>{name} sets aside {aside} and takes {taken}.</source>
        <translation>{name} lägger undan {aside} och tar {taken}.</translation>
    </message>
    <message>
        <source>You buy {cards}.</source>
        <translation>Du köper {cards}.</translation>
    </message>
    <message>
        <source>{name} buys {cards}.</source>
        <translation>{name} köper {cards}.</translation>
    </message>
    <message>
        <source>You keep {cards} and take the stock: {taken}.</source>
        <translation>Du behåller {cards} och tar talongen: {taken}.</translation>
    </message>
    <message>
        <source>{name} keeps {cards} and takes the stock: {taken}.</source>
        <translation>{name} behåller {cards} och tar talongen: {taken}.</translation>
    </message>
    <message>
        <source>You keep {cards} and take the stock.</source>
        <translation>Du behåller {cards} och tar talongen.</translation>
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
        <source>You claim {tricks} in all.</source>
        <translation>Du lägger upp handen och räknar med {tricks} totalt.</translation>
    </message>
    <message>
        <source>{name} claims {tricks} in all.</source>
        <translation>{name} lägger upp handen och räknar med {tricks} totalt.</translation>
    </message>
    <message>
        <source>You accept the claim.</source>
        <translation>Du godtar.</translation>
    </message>
    <message>
        <source>{name} accepts the claim.</source>
        <translation>{name} godtar.</translation>
    </message>
    <message>
        <source>You refuse the claim; play goes on.</source>
        <translation>Du avslår; spelet går vidare.</translation>
    </message>
    <message>
        <source>{name} refuses the claim; play goes on.</source>
        <translation>{name} avslår; spelet går vidare.</translation>
    </message>
    <message>
        <source>You concede.</source>
        <translation>Du ger upp.</translation>
    </message>
    <message>
        <source>{name} concedes.</source>
        <translation>{name} ger upp.</translation>
    </message>
    <message>
        <source>You lay the hand down.</source>
        <translation>Du lägger dig.</translation>
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
        <source>{name}: tokens for {pins} in the bowl</source>
        <translation>{name}: spelmarker för {pins} i skålen</translation>
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
    <name>Trainer</name>
    <message numerus="yes">
        <source>%n skill(s)</source>
        <translation>
            <numerusform>%n färdighet</numerusform>
            <numerusform>%n färdigheter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n fråga</numerusform>
            <numerusform>%n frågor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n dag</numerusform>
            <numerusform>%n dagar</numerusform>
        </translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Träning</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>I dag</translation>
    </message>
    <message>
        <source>{due} due for review, and {new} new.</source>
        <translation>{due} att repetera och {new} att lära.</translation>
    </message>
    <message>
        <source>{due} due for review.</source>
        <translation>{due} att repetera.</translation>
    </message>
    <message>
        <source>{new} to learn.</source>
        <translation>{new} att lära.</translation>
    </message>
    <message>
        <source>{done} of at most {limit} answered today.</source>
        <translation>{done} av högst {limit} besvarade i dag.</translation>
    </message>
    <message>
        <source>Questions a day at most</source>
        <translation>Högst antal frågor om dagen</translation>
    </message>
    <message>
        <source>Answer one question today, and a new row of days begins.</source>
        <translation>Besvara en fråga i dag, så börjar en ny svit.</translation>
    </message>
    <message>
        <source>{days} in a row.</source>
        <translation>{days} i rad.</translation>
    </message>
    <message>
        <source>Start today’s training</source>
        <translation>Börja dagens träning</translation>
    </message>
    <message>
        <source>Weakest now</source>
        <translation>Svagast just nu</translation>
    </message>
    <message>
        <source>Nothing has been asked yet. Begin with today’s training: it starts with the easy things.</source>
        <translation>Inget har frågats ännu. Börja med dagens träning: den inleds med det lätta.</translation>
    </message>
    <message>
        <source>{skill} keeps slipping away. Read the rule before the next question.</source>
        <translation>{skill} vill inte fastna. Läs regeln före nästa fråga.</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Läs regeln</translation>
    </message>
    <message>
        <source>Read the rule: {skill}</source>
        <translation>Läs regeln: {skill}</translation>
    </message>
    <message>
        <source>Practise freely</source>
        <translation>Öva fritt</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Övning</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alla övningar</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivå</translation>
    </message>
    <message>
        <source>As I know it</source>
        <translation>Som jag kan</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Nivå {level}</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Öva</translation>
    </message>
    <message>
        <source>Questions without end; the schedule is left alone.</source>
        <translation>Frågor utan slut; schemat påverkas inte.</translation>
    </message>
    <message>
        <source>Exam, {questions}</source>
        <translation>Prov, {questions}</translation>
    </message>
    <message>
        <source>No hints; at the end a result.</source>
        <translation>Inga ledtrådar; på slutet ett resultat.</translation>
    </message>
    <message>
        <source>Placement round</source>
        <translation>Nivåtest</translation>
    </message>
    <message>
        <source>For those who already play: a few questions find where each kind begins.</source>
        <translation>För den som redan spelar: några frågor avgör var varje övning börjar.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Framsteg</translation>
    </message>
    <message>
        <source>Take back the last answer</source>
        <translation>Ta tillbaka det senaste svaret</translation>
    </message>
    <message>
        <source>Taken back; it counts no more.</source>
        <translation>Tillbakataget; det räknas inte längre.</translation>
    </message>
    <message>
        <source>Today’s training</source>
        <translation>Dagens träning</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Prov</translation>
    </message>
    <message>
        <source>Free practice</source>
        <translation>Fri övning</translation>
    </message>
    <message>
        <source>Question {number}</source>
        <translation>Fråga {number}</translation>
    </message>
    <message>
        <source>Question {number} of {total}</source>
        <translation>Fråga {number} av {total}</translation>
    </message>
    <message>
        <source>Review: last seen today</source>
        <translation>Repetition: senast sedd i dag</translation>
    </message>
    <message>
        <source>Review: last seen yesterday</source>
        <translation>Repetition: senast sedd i går</translation>
    </message>
    <message>
        <source>Review: last seen {days} ago</source>
        <translation>Repetition: senast sedd för {days} sedan</translation>
    </message>
    <message>
        <source>New question</source>
        <translation>Ny fråga</translation>
    </message>
    <message>
        <source>The cards are being dealt …</source>
        <translation>Korten delas ut …</translation>
    </message>
    <message>
        <source>Choose every card that is right, or none; then press Answer.</source>
        <translation>Välj alla kort som är rätt, eller inget; tryck sedan på Svara.</translation>
    </message>
    <message>
        <source>Choose all that are right, or none; then press Answer.</source>
        <translation>Välj alla som är rätt, eller ingen; tryck sedan på Svara.</translation>
    </message>
    <message>
        <source>Click on a card, or go to it with the arrows and press Enter.</source>
        <translation>Klicka på ett kort, eller gå till det med pilarna och tryck Enter.</translation>
    </message>
    <message>
        <source>Click on an answer, or press its letter.</source>
        <translation>Klicka på ett svar, eller tryck dess bokstav.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Svara</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Nästa fråga</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Till resultatet</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Ledtråd</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Visa svaret</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Hoppa över</translation>
    </message>
    <message>
        <source>Put away</source>
        <comment>a button</comment>
        <translation>Lägg undan</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapportera</translation>
    </message>
    <message>
        <source>Strikes out one wrong answer; the grade is then “hard” at best. Key: F5</source>
        <translation>Stryker ett fel svar; betyget blir då som bäst »svårt«. Tangent: F5</translation>
    </message>
    <message>
        <source>That is enough for today. Practise freely, or come back tomorrow.</source>
        <translation>Det räcker för i dag. Öva fritt, eller kom tillbaka i morgon.</translation>
    </message>
    <message>
        <source>Nothing is due just now. Practise freely, or come back later.</source>
        <translation>Inget att repetera just nu. Öva fritt, eller kom tillbaka senare.</translation>
    </message>
    <message>
        <source>In the rules:</source>
        <translation>I reglerna:</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Första lektionen</translation>
    </message>
    <message>
        <source>Shows the answer; it counts as not known. Key: F6</source>
        <translation>Visar svaret; det räknas som okänt. Tangent: F6</translation>
    </message>
    <message>
        <source>Another question; this one is not graded. Key: F7</source>
        <translation>En annan fråga; den här får inget betyg. Tangent: F7</translation>
    </message>
    <message>
        <source>This skill is not asked in the plan until you take it up again under Progress. Key: F8</source>
        <translation>Det här frågas inte i dagens träning förrän du tar upp det igen under Framsteg. Tangent: F8</translation>
    </message>
    <message>
        <source>Notes that something is wrong with this question, with all of it. Key: F9</source>
        <translation>Antecknar att något är fel med frågan, med hela frågan. Tangent: F9</translation>
    </message>
    <message>
        <source>Skipped; it will not come again soon.</source>
        <translation>Överhoppad; den kommer inte igen på ett tag.</translation>
    </message>
    <message>
        <source>Reported: the question is kept in your training log as it was shown.</source>
        <translation>Rapporterad: frågan är sparad i din träningslogg som den visades.</translation>
    </message>
    <message>
        <source>Put away: {skill}. You find it again under Progress.</source>
        <translation>Undanlagt: {skill}. Du hittar det igen under Framsteg.</translation>
    </message>
    <message>
        <source>Back to Training</source>
        <translation>Till Träning</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Takes the last answer back, as if it had never been given. Key: Ctrl+Z</source>
        <translation>Tar tillbaka det senaste svaret, som om det aldrig givits. Tangent: Ctrl+Z</translation>
    </message>
    <message>
        <source>Right: {answer}.</source>
        <translation>Rätt: {answer}.</translation>
    </message>
    <message>
        <source>Right: {answer}. Just as good: {others}.</source>
        <translation>Rätt: {answer}. Lika bra: {others}.</translation>
    </message>
    <message>
        <source>Wrong: {answer}. The answer is {right}.</source>
        <translation>Fel: {answer}. Rätt är {right}.</translation>
    </message>
    <message>
        <source>Wrong: {answer}. Each of these is right: {right}.</source>
        <translation>Fel: {answer}. Vart och ett av de här är rätt: {right}.</translation>
    </message>
    <message>
        <source>Not quite. Missing: {missing}. Too much: {extra}. The answer is {right}.</source>
        <translation>Inte riktigt. Saknas: {missing}. För mycket: {extra}. Rätt är {right}.</translation>
    </message>
    <message>
        <source>Not quite. Missing: {missing}. The answer is {right}.</source>
        <translation>Inte riktigt. Saknas: {missing}. Rätt är {right}.</translation>
    </message>
    <message>
        <source>Not quite. Too much: {extra}. The answer is {right}.</source>
        <translation>Inte riktigt. För mycket: {extra}. Rätt är {right}.</translation>
    </message>
    <message>
        <source>The answer: {right}.</source>
        <translation>Svaret: {right}.</translation>
    </message>
    <message>
        <source>Each of these is right: {right}.</source>
        <translation>Vart och ett av de här är rätt: {right}.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Varför</translation>
    </message>
    <message>
        <source>Again: it comes back soon.</source>
        <translation>Igen: det kommer tillbaka snart.</translation>
    </message>
    <message>
        <source>Hard: it comes back before long.</source>
        <translation>Svårt: det kommer tillbaka inom kort.</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>Bra.</translation>
    </message>
    <message>
        <source>Easy: it will be a while.</source>
        <translation>Lätt: det dröjer.</translation>
    </message>
    <message>
        <source>{option}, right</source>
        <translation>{option}, rätt</translation>
    </message>
    <message>
        <source>{option}, your answer, wrong</source>
        <translation>{option}, ditt svar, fel</translation>
    </message>
    <message>
        <source>{option}, struck out</source>
        <translation>{option}, struket</translation>
    </message>
    <message>
        <source>Played out</source>
        <translation>Utspelad</translation>
    </message>
    <message>
        <source>Lead the next card</source>
        <translation>Spela nästa kort</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Från början</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Du spelar ut</translation>
    </message>
    <message>
        <source>The declarer creeps under</source>
        <translation>Spelföraren kryper under</translation>
    </message>
    <message>
        <source>He has nothing lower than {card}, and is set.</source>
        <translation>Han har inget lägre än {card} och är satt.</translation>
    </message>
    <message>
        <source>He has crept under every time: no low holding.</source>
        <translation>Han har krupit under varje gång: ingen låggard.</translation>
    </message>
    <message>
        <source>only in free practice</source>
        <translation>bara i fri övning</translation>
    </message>
    <message>
        <source>{right} of {questions} right</source>
        <translation>{right} av {questions} rätt</translation>
    </message>
    <message>
        <source>Where each kind begins for you</source>
        <translation>Här börjar varje övning för dig</translation>
    </message>
    <message>
        <source>Today’s training is done</source>
        <translation>Dagens träning är klar</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rätt</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>fel</translation>
    </message>
    <message>
        <source>Right at the first try</source>
        <translation>Rätt på första försöket</translation>
    </message>
    <message>
        <source>Still known after a day or more</source>
        <translation>Sitter kvar efter en dag eller mer</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>I rad</translation>
    </message>
    <message>
        <source>Answered in all</source>
        <translation>Besvarade i allt</translation>
    </message>
    <message>
        <source>Due in the coming days</source>
        <translation>Att repetera de närmaste dagarna</translation>
    </message>
    <message>
        <source>{day}: {skills}</source>
        <translation>{day}: {skills}</translation>
    </message>
    <message>
        <source>Skills, weakest first</source>
        <translation>Färdigheter, svagast först</translation>
    </message>
    <message>
        <source>{skill}: mastery {mastery}, right {accuracy}</source>
        <translation>{skill}: behärskat {mastery}, rätt {accuracy}</translation>
    </message>
    <message>
        <source>{questions} · {accuracy} right · {due}</source>
        <translation>{questions} · {accuracy} rätt · {due}</translation>
    </message>
    <message>
        <source>due today</source>
        <translation>att repetera i dag</translation>
    </message>
    <message>
        <source>due tomorrow</source>
        <translation>att repetera i morgon</translation>
    </message>
    <message>
        <source>due in {days}</source>
        <translation>att repetera om {days}</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Undanlagt</translation>
    </message>
    <message>
        <source>Take up again: {skill}</source>
        <translation>Ta upp igen: {skill}</translation>
    </message>
    <message>
        <source>Not begun yet: {skills}.</source>
        <translation>Inte påbörjade: {skills}.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Din hand</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Handen</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Korten</translation>
    </message>
    <message>
        <source>Dealt to {player}</source>
        <translation>{player} fick</translation>
    </message>
    <message>
        <source>The declarer’s open cards</source>
        <translation>Spelförarens öppna kort</translation>
    </message>
    <message>
        <source>You have set aside</source>
        <translation>Du har lagt undan</translation>
    </message>
    <message>
        <source>Choose among these</source>
        <translation>Välj bland de här</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Budgivning</translation>
    </message>
    <message>
        <source>nobody has spoken yet</source>
        <translation>ingen har sagt något ännu</translation>
    </message>
    <message>
        <source>Highest suit</source>
        <translation>Högsta färg</translation>
    </message>
    <message>
        <source>Pulla before</source>
        <translation>Pullan före</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Vid bordet</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Spelet</translation>
    </message>
    <message>
        <source>{player} plays {game}</source>
        <translation>{player} spelar {game}</translation>
    </message>
    <message>
        <source>{game}, trump {suit}</source>
        <translation>{game}, trumf {suit}</translation>
    </message>
    <message>
        <source>{game}, played low</source>
        <translation>{game}, spelat lågt</translation>
    </message>
    <message>
        <source>{game}; at the first buy trump was {suit}</source>
        <translation>{game}; vid första köpet var trumf {suit}</translation>
    </message>
    <message>
        <source>Left of the stock</source>
        <translation>Kvar i talongen</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Vad som hände</translation>
    </message>
    <message>
        <source>Repurchased.</source>
        <translation>Omköpt.</translation>
    </message>
    <message>
        <source>The declarer laid down his hand.</source>
        <translation>Spelföraren lade sig.</translation>
    </message>
    <message>
        <source>The declarer took {tricks}.</source>
        <translation>Spelföraren tog {tricks}.</translation>
    </message>
    <message>
        <source>{player} gave up while it was still open.</source>
        <translation>{player} gav upp medan det ännu var öppet.</translation>
    </message>
    <message>
        <source>{player} gave up when the outcome was sure.</source>
        <translation>{player} gav upp när utgången var säker.</translation>
    </message>
    <message>
        <source>Accounts in pins</source>
        <translation>Ställning i pinnar</translation>
    </message>
    <message>
        <source>{player}: {pins}</source>
        <translation>{player}: {pins}</translation>
    </message>
    <message>
        <source>Tricks so far</source>
        <translation>Stick hittills</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Nu</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>inga ännu</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}. Won by {player}.</source>
        <translation>Stick {number}: {cards}. Togs av {player}.</translation>
    </message>
    <message>
        <source>Now: {cards}.</source>
        <translation>Nu: {cards}.</translation>
    </message>
    <message>
        <source>{player} {card}</source>
        <translation>{player} {card}</translation>
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
        <source>First lesson</source>
        <translation>Första lektionen</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nytt parti</translation>
    </message>
    <message>
        <source>How the session stands…</source>
        <translation>Så står partiet…</translation>
    </message>
    <message>
        <source>Open deal…</source>
        <translation>Öppna giv…</translation>
    </message>
    <message>
        <source>Save deal as…</source>
        <translation>Spara giv som…</translation>
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
        <source>Felt</source>
        <translation>Filt</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Trä</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Enfärgat</translation>
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
        <source>Rules for this moment</source>
        <translation>Reglerna för det här läget</translation>
    </message>
    <message>
        <source>About Vira</source>
        <translation>Om Vira</translation>
    </message>
    <message>
        <source>There is no training: a file that belongs to the program cannot be read ({problem}). Install Vira again. Everything else works.</source>
        <translation>Det finns ingen träning: en fil som hör till programmet kan inte läsas ({problem}). Installera Vira på nytt. Allt annat fungerar.</translation>
    </message>
    <message>
        <source>Vira deals (*.vira)</source>
        <translation>Viragivar (*.vira)</translation>
    </message>
    <message>
        <source>{name} cannot be opened as a Vira deal: something is wrong on line {line}. The deal on the table stays as it is. The command “vira check” tells what is wrong with a file.</source>
        <translation>{name} kan inte öppnas som en viragiv: något är fel på rad {line}. Given på bordet ligger kvar. Kommandot »vira check« berättar vad som är fel i en fil.</translation>
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
    <message>
        <source>Show details…</source>
        <translation>Visa detaljer…</translation>
    </message>
    <message>
        <source>Hide details</source>
        <translation>Dölj detaljer</translation>
    </message>
</context>
</TS>
