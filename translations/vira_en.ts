<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bet(s)</source>
        <translation>
            <numerusform>%n bet</numerusform>
            <numerusform>%n bets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pin(s)</source>
        <translation>
            <numerusform>%n pin</numerusform>
            <numerusform>%n pins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layout(s)</source>
        <translation>
            <numerusform>%n layout</numerusform>
            <numerusform>%n layouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n triangle(s)</source>
        <translation>
            <numerusform>%n triangle</numerusform>
            <numerusform>%n triangles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message numerus="yes">
        <source>Turn up %n card(s)</source>
        <translation>
            <numerusform>Turn up %n card</numerusform>
            <numerusform>Turn up %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy %n card(s)</source>
        <translation>
            <numerusform>Buy %n card</numerusform>
            <numerusform>Buy %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n card(s)</source>
        <translation>
            <numerusform>Keep %n card</numerusform>
            <numerusform>Keep %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>buy exactly %n card(s)</source>
        <translation>
            <numerusform>buy exactly %n card</numerusform>
            <numerusform>buy exactly %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keep %n card(s)</source>
        <translation>
            <numerusform>keep %n card</numerusform>
            <numerusform>keep %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set %n card(s) aside</source>
        <translation>
            <numerusform>Set %n card aside</numerusform>
            <numerusform>Set %n cards aside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy at least %n card(s)</source>
        <translation>
            <numerusform>Buy at least %n card</numerusform>
            <numerusform>Buy at least %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy at most %n card(s)</source>
        <translation>
            <numerusform>Buy at most %n card</numerusform>
            <numerusform>Buy at most %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message numerus="yes">
        <source>Turn up the top %n card(s) of the stock: you choose trump among their suits, and must buy them.</source>
        <translation>
            <numerusform>Turn up the top card of the stock: its suit is trump, and you must buy it.</numerusform>
            <numerusform>Turn up the top %n cards of the stock: you choose trump among their suits, and must buy them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose exactly %n card(s) to set aside; you take as many from the stock.</source>
        <translation>
            <numerusform>Choose exactly %n card to set aside; you take as many from the stock.</numerusform>
            <numerusform>Choose exactly %n cards to set aside; you take as many from the stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose the %n card(s) you keep; the others are set aside and you take the whole stock.</source>
        <translation>
            <numerusform>Choose the card you keep; the others are set aside and you take the whole stock.</numerusform>
            <numerusform>Choose the %n cards you keep; the others are set aside and you take the whole stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to set aside: you play with 13.</source>
        <translation>
            <numerusform>Choose %n card to set aside: you play with 13.</numerusform>
            <numerusform>Choose %n cards to set aside: you play with 13.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far %n card(s).</source>
        <translation>
            <numerusform>So far %n card.</numerusform>
            <numerusform>So far %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) to set aside, never to be shown: you play with {left}.</source>
        <translation>
            <numerusform>Choose %n more card to set aside, never to be shown: you play with {left}.</numerusform>
            <numerusform>Choose %n more cards to set aside, never to be shown: you play with {left}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message numerus="yes">
        <source>and %n worse choice(s)</source>
        <translation>
            <numerusform>and %n worse choice</numerusform>
            <numerusform>and %n worse choices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation>
            <numerusform>%n place found</numerusform>
            <numerusform>%n places found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>{bowl}, %n bowl(s) borrowed</source>
        <translation>
            <numerusform>{bowl}, %n bowl borrowed</numerusform>
            <numerusform>{bowl}, %n bowls borrowed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trainer</name>
    <message numerus="yes">
        <source>%n skill(s)</source>
        <translation>
            <numerusform>%n skill</numerusform>
            <numerusform>%n skills</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message numerus="yes">
        <source>{name} breaks the rules after %n action(s). It is opened up to there.</source>
        <translation>
            <numerusform>{name} breaks the rules after %n action. It is opened up to there.</numerusform>
            <numerusform>{name} breaks the rules after %n actions. It is opened up to there.</numerusform>
        </translation>
    </message>
</context>
</TS>
