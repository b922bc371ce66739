"""The facts about the table in words: of each the question and the rule that answers it, and the
answers that are no numbers, seats or suits."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

Said = Callable[[], str]

FACTS: dict[str, tuple[Said, Said]] = {
    "forehand-is-drawn": (
        lambda: translate(
            "Fact", "Seats are drawn with one card of each suit. Which suit makes forehand?"
        ),
        lambda: translate("Fact", "Hearts is forehand when the seats are drawn."),
    ),
    "first-forehand-without-draw": (
        lambda: translate(
            "Fact",
            "The seats are not drawn; cards are laid out face up. Which card makes the "
            "first forehand?",
        ),
        lambda: translate(
            "Fact", "Cards are laid out face up until the first heart: it makes forehand."
        ),
    ),
    "cards-laid-out-from": (
        lambda: translate(
            "Fact",
            "Cards are laid out face up to find the first forehand. With whom does one begin?",
        ),
        lambda: translate("Fact", "Clockwise, beginning on the left of whoever lays them out."),
    ),
    "dealer": (
        lambda: translate("Fact", "Three play. Which of them has dealt?"),
        lambda: translate("Fact", "Rear-hand is the dealer."),
    ),
    "left-of-dealer": (
        lambda: translate("Fact", "Who sits on the dealer’s left?"),
        lambda: translate(
            "Fact", "Forehand sits on the dealer’s left and receives the first cards."
        ),
    ),
    "left-of-forehand": (
        lambda: translate("Fact", "Who sits on forehand’s left?"),
        lambda: translate("Fact", "Clockwise from forehand sit middle-hand and rear-hand."),
    ),
    "right-of-forehand": (
        lambda: translate("Fact", "Three play. Who sits on forehand’s right?"),
        lambda: translate("Fact", "Rear-hand, who has dealt, sits on forehand’s right."),
    ),
    "direction": (
        lambda: translate("Fact", "Which way do bidding, buying and play go round?"),
        lambda: translate("Fact", "Everything goes clockwise."),
    ),
    "sits-out": (
        lambda: translate("Fact", "Four are at the table. Who sits out?"),
        lambda: translate("Fact", "With four, the player on the dealer’s right sits out."),
    ),
    "next-dealer": (
        lambda: translate("Fact", "Who deals the next deal?"),
        lambda: translate("Fact", "The deal passes clockwise: forehand deals next."),
    ),
    "three-middlehand-becomes": (
        lambda: translate("Fact", "Three play. What is middle-hand in the next deal?"),
        lambda: translate("Fact", "Forehand deals next, so middle-hand becomes forehand."),
    ),
    "three-rearhand-becomes": (
        lambda: translate("Fact", "Three play. What is rear-hand in the next deal?"),
        lambda: translate("Fact", "Everybody moves up a seat: rear-hand becomes middle-hand."),
    ),
    "three-forehand-becomes": (
        lambda: translate("Fact", "Three play. What is forehand in the next deal?"),
        lambda: translate("Fact", "Forehand deals next, and so becomes rear-hand."),
    ),
    "four-forehand-becomes": (
        lambda: translate("Fact", "Four are at the table. What is forehand in the next deal?"),
        lambda: translate("Fact", "With four, too, forehand deals next and becomes rear-hand."),
    ),
    "four-middlehand-becomes": (
        lambda: translate("Fact", "Four are at the table. What is middle-hand in the next deal?"),
        lambda: translate(
            "Fact", "Forehand deals next, and on his left sits middle-hand: he becomes forehand."
        ),
    ),
    "four-rearhand-becomes": (
        lambda: translate(
            "Fact", "Four are at the table. What does rear-hand do in the next deal?"
        ),
        lambda: translate("Fact", "Rear-hand sits on the right of the next dealer, and sits out."),
    ),
    "four-who-sat-out-becomes": (
        lambda: translate(
            "Fact", "Four are at the table. What is the one who sat out in the next deal?"
        ),
        lambda: translate("Fact", "Who sat out comes in as middle-hand."),
    ),
    "active-players": (
        lambda: translate("Fact", "How many play each deal?"),
        lambda: translate("Fact", "Three play, even when four are at the table."),
    ),
    "draw-again-when": (
        lambda: translate("Fact", "When are seats drawn again during a session?"),
        lambda: translate("Fact", "Seats are drawn again between deals if any player asks for it."),
    ),
    "who-joins-sits-out-first": (
        lambda: translate("Fact", "Does a player who joins sit out the first deal?"),
        lambda: translate("Fact", "A newcomer takes his seat so that he sits out the first deal."),
    ),
    "players-left-end-session": (
        lambda: translate("Fact", "Players leave. With how many left is the session over?"),
        lambda: translate("Fact", "With three left it goes on; with two the session ends."),
    ),
    "who-leaves-gets-share": (
        lambda: translate("Fact", "Does a player who leaves get a share of the pulla?"),
        lambda: translate("Fact", "Who leaves settles as at the end, with his share of the pulla."),
    ),
    "cards-each": (
        lambda: translate("Fact", "How many cards does each player get?"),
        lambda: translate("Fact", "Thirteen cards each, and thirteen in the stock."),
    ),
    "cards-in-stock": (
        lambda: translate("Fact", "How many cards are in the stock?"),
        lambda: translate("Fact", "What is left of the pack after thirteen cards each: thirteen."),
    ),
    "first-packet": (
        lambda: translate("Fact", "How many cards at a time are dealt in the first round?"),
        lambda: translate("Fact", "First four cards each, then three at a time."),
    ),
    "later-packets": (
        lambda: translate("Fact", "How many cards at a time are dealt after the first round?"),
        lambda: translate("Fact", "After the first four each, three at a time."),
    ),
    "rounds-of-packets": (
        lambda: translate("Fact", "In how many rounds are the thirteen cards dealt?"),
        lambda: translate("Fact", "Four rounds: four, three, three and three cards."),
    ),
    "first-to-receive": (
        lambda: translate("Fact", "Who gets the first cards?"),
        lambda: translate("Fact", "Forehand receives first, then middle-hand and rear-hand."),
    ),
    "packs": (
        lambda: translate("Fact", "How many packs of cards are used at a table?"),
        lambda: translate(
            "Fact", "Two packs take turns: one is dealt while the other is shuffled."
        ),
    ),
    "next-drawn": (
        lambda: translate("Fact", "Which card of the stock is bought next?"),
        lambda: translate("Fact", "The stock keeps its order; the top card is the next."),
    ),
    "three-cuts": (
        lambda: translate("Fact", "Three play. Who cuts the pack?"),
        lambda: translate("Fact", "With three, middle-hand, on the dealer’s right, cuts."),
    ),
    "three-shuffles": (
        lambda: translate("Fact", "Three play. Who shuffles the other pack?"),
        lambda: translate("Fact", "With three, middle-hand shuffles the other pack."),
    ),
    "four-cuts": (
        lambda: translate("Fact", "Four are at the table. Who cuts the pack?"),
        lambda: translate("Fact", "With four, the one who sits out, on the dealer’s right, cuts."),
    ),
    "four-shuffles": (
        lambda: translate("Fact", "Four are at the table. Who shuffles the other pack?"),
        lambda: translate("Fact", "With four, middle-hand shuffles the other pack."),
    ),
    "four-shuffler-last-deal": (
        lambda: translate(
            "Fact", "Four are at the table. What did the one who now shuffles do in the last deal?"
        ),
        lambda: translate("Fact", "The one who shuffles is the one who sat out the last deal."),
    ),
    "four-cutter-this-deal": (
        lambda: translate(
            "Fact", "Four are at the table. What does the one who cuts do in this deal?"
        ),
        lambda: translate("Fact", "The one who cuts sits out this deal."),
    ),
    "other-pack-lies-left-of": (
        lambda: translate("Fact", "Whose left does the other, upside-down pack lie at?"),
        lambda: translate("Fact", "The other pack lies upside down at forehand’s left."),
    ),
    "shuffler-puts-pack": (
        lambda: translate("Fact", "Where does the shuffler put the pack when he has shuffled?"),
        lambda: translate(
            "Fact", "The shuffled pack is put to the right of whoever has shuffled it."
        ),
    ),
    "highest-suit-from": (
        lambda: translate("Fact", "What decides the highest suit of a deal?"),
        lambda: translate(
            "Fact", "The bottom card of the other, upside-down pack shows the highest suit."
        ),
    ),
    "who-bids-first": (
        lambda: translate("Fact", "Who makes the first bid?"),
        lambda: translate("Fact", "Forehand bids first, and must bid."),
    ),
    "last-deal-is-called": (
        lambda: translate("Fact", "What is the last deal of a session called?"),
        lambda: translate("Fact", "The last deal is called Borup."),
    ),
    "first-opponent-to-buy": (
        lambda: translate("Fact", "Which opponent buys first?"),
        lambda: translate(
            "Fact", "The opponent on the declarer’s left buys first, then the other."
        ),
    ),
    "repurchases-allowed": (
        lambda: translate("Fact", "How often may the declarer of a buying game repurchase?"),
        lambda: translate("Fact", "He may repurchase once."),
    ),
    "opponents-buy-when-laid": (
        lambda: translate("Fact", "The declarer lays down his hand. Do the opponents buy?"),
        lambda: translate("Fact", "No opponent buys when the hand is laid down."),
    ),
    "opponents-buy-in-gask": (
        lambda: translate("Fact", "Do the opponents buy in a gask?"),
        lambda: translate(
            "Fact", "In a gask the declarer takes the whole stock, and nobody else buys."
        ),
    ),
    "opponents-buy-before-repurchase": (
        lambda: translate(
            "Fact", "Do the opponents buy between the declarer’s buy and his repurchase?"
        ),
        lambda: translate(
            "Fact", "The opponents buy only when the declarer says that he plays, so not between."
        ),
    ),
    "opponents-may-buy-none": (
        lambda: translate("Fact", "May an opponent buy no card at all?"),
        lambda: translate("Fact", "An opponent buys any number from none to what is left."),
    ),
    "spel-trump-stays-at-repurchase": (
        lambda: translate("Fact", "A spel is repurchased. Does trump stay the same?"),
        lambda: translate(
            "Fact",
            "In spel trump is named before the first card is bought, and stays at a repurchase.",
        ),
    ),
    "vingel-turns-at-repurchase": (
        lambda: translate("Fact", "A vingel is repurchased. Are cards turned up again?"),
        lambda: translate("Fact", "Vingel and tringel are repurchased by turning up again only."),
    ),
    "turne-buys-without-turning-again": (
        lambda: translate("Fact", "May a turné be repurchased without turning up a new card?"),
        lambda: translate(
            "Fact",
            "A turné is repurchased either by buying again with the same trump, or by "
            "turning up a new one.",
        ),
    ),
    "turned-cards-of-one-suit-set-trump": (
        lambda: translate("Fact", "All the cards turned up are of one suit. Is that suit trump?"),
        lambda: translate(
            "Fact", "If the two or three turned cards show the same suit, that is trump."
        ),
    ),
    "turned-cards-must-be-bought": (
        lambda: translate("Fact", "Must the cards turned up be bought?"),
        lambda: translate(
            "Fact", "Turned cards must be bought, first of all; more may be bought after them."
        ),
    ),
    "set-aside-cards-stay-out": (
        lambda: translate("Fact", "Are cards that were set aside out of the deal for good?"),
        lambda: translate("Fact", "Cards set aside never come back."),
    ),
    "gask-laid-until": (
        lambda: translate("Fact", "Until when may the declarer of a gask lay down his hand?"),
        lambda: translate("Fact", "From when the stock is taken until he says that he plays."),
    ),
    "solo-laid-until": (
        lambda: translate("Fact", "Until when may a solo be laid down?"),
        lambda: translate(
            "Fact", "After trump is named or the cards are set aside, before the opponents buy."
        ),
    ),
    "open-cards-laid": (
        lambda: translate("Fact", "An open low game: when are the declarer’s cards laid face up?"),
        lambda: translate("Fact", "Open cards are laid face up before the first lead."),
    ),
    "royale-cards-laid": (
        lambda: translate(
            "Fact", "A solo ouverte royale: when are the declarer’s cards laid face up?"
        ),
        lambda: translate("Fact", "In royale they are laid face up before the opponents buy."),
    ),
    "low-game-set-aside-shown": (
        lambda: translate(
            "Fact", "A low game with eleven or twelve cards: are the cards set aside shown?"
        ),
        lambda: translate("Fact", "They are set aside face down and never shown."),
    ),
    "opponents-cards-over-with-eleven": (
        lambda: translate(
            "Fact",
            "The declarer plays low with eleven cards. How many has each opponent over at the end?",
        ),
        lambda: translate(
            "Fact", "The opponents keep thirteen; eleven tricks are played, two cards are over."
        ),
    ),
    "opponents-cards-over-with-twelve": (
        lambda: translate(
            "Fact",
            "The declarer plays low with twelve cards. How many has each opponent over at the end?",
        ),
        lambda: translate(
            "Fact", "The opponents keep thirteen; twelve tricks are played, one card is over."
        ),
    ),
    "aces-announced-before": (
        lambda: translate("Fact", "By when must aces as ones be announced?"),
        lambda: translate("Fact", "Aces as ones are announced before the first card is played."),
    ),
    "aces-as-ones-needed": (
        lambda: translate("Fact", "How many aces does it take to announce aces as ones?"),
        lambda: translate("Fact", "All four aces must be among the cards the declarer plays with."),
    ),
    "own-discards-until": (
        lambda: translate("Fact", "Until when may one look at the cards one has set aside?"),
        lambda: translate("Fact", "Own cards set aside may be looked at until the first lead."),
    ),
    "rest-of-stock-seen": (
        lambda: translate("Fact", "When may one see what is left of the stock?"),
        lambda: translate("Fact", "Nobody sees the rest of the stock before the deal is over."),
    ),
    "leads-first": (
        lambda: translate("Fact", "Who leads to the first trick?"),
        lambda: translate("Fact", "Forehand always leads to the first trick, whoever is declarer."),
    ),
    "leads-next": (
        lambda: translate("Fact", "Who leads to the next trick?"),
        lambda: translate("Fact", "The winner of a trick leads to the next."),
    ),
    "must-follow-suit": (
        lambda: translate("Fact", "Must one follow suit if one can?"),
        lambda: translate("Fact", "One follows suit if possible; else any card may be played."),
    ),
    "may-discard-when-void": (
        lambda: translate(
            "Fact", "Without the suit led: may one discard instead of playing a trump?"
        ),
        lambda: translate(
            "Fact", "Who cannot follow suit may play any card; nobody has to play a trump."
        ),
    ),
    "may-play-under": (
        lambda: translate("Fact", "Following suit: may one play a card that does not win?"),
        lambda: translate("Fact", "Nobody has to play over; any card of the suit will do."),
    ),
    "tricks-looked-at": (
        lambda: translate("Fact", "How long may a trick be looked at?"),
        lambda: translate("Fact", "A trick may be looked at while it lies open."),
    ),
    "claim-answered-first": (
        lambda: translate("Fact", "The declarer claims. Who answers first?"),
        lambda: translate("Fact", "The opponent on the declarer’s left answers first."),
    ),
    "claim-accepts-needed": (
        lambda: translate("Fact", "How many must accept a claim for it to end the play?"),
        lambda: translate("Fact", "Both opponents must accept; one refusal, and play goes on."),
    ),
    "conceder-puts-in": (
        lambda: translate(
            "Fact",
            "An opponent gives up while it is still open. How many bets does he put "
            "into the pulla?",
        ),
        lambda: translate(
            "Fact", "He pays the pins of both opponents and puts one bet into the pulla."
        ),
    ),
    "surplus-tricks-pay": (
        lambda: translate("Fact", "How many pins does each trick over the contract give?"),
        lambda: translate("Fact", "Tricks over what is needed give nothing."),
    ),
    "short-for-kodilj": (
        lambda: translate("Fact", "From how many tricks short on is it kodilj?"),
        lambda: translate("Fact", "One trick short is bet, two or more is kodilj."),
    ),
    "played-card": (
        lambda: translate("Fact", "What holds of a card that has been played?"),
        lambda: translate("Fact", "A played card lies, unless that would be absurd."),
    ),
    "revoke-seen-at-once": (
        lambda: translate(
            "Fact",
            "A player does not follow suit although he can, and it is seen at once. What happens?",
        ),
        lambda: translate("Fact", "Seen at once, it is put right: the card may be taken back."),
    ),
    "round-in-pins": (
        lambda: translate("Fact", "How many pins is a round worth?"),
        lambda: translate("Fact", "A round is worth two pins."),
    ),
    "bet-in-pins": (
        lambda: translate("Fact", "How many pins is a bet worth?"),
        lambda: translate("Fact", "A bet is worth eight pins."),
    ),
    "triangle-in-bets": (
        lambda: translate("Fact", "How many bets is a triangle worth?"),
        lambda: translate("Fact", "A triangle is worth five bets."),
    ),
    "round-in-pulla-is-bets": (
        lambda: translate(
            "Fact",
            "A player without bets puts a round into the pulla. How many bets does it "
            "stand for there?",
        ),
        lambda: translate(
            "Fact", "Rounds put into the pulla for want of bets stand for one bet each."
        ),
    ),
    "pin-in-pulla-is-bets": (
        lambda: translate(
            "Fact",
            "A player with pins only puts one into the pulla. How many bets does it "
            "stand for there?",
        ),
        lambda: translate("Fact", "A pin in the pulla stands for one bet, too."),
    ),
    "sexmastare-in-bets": (
        lambda: translate(
            "Fact",
            "A pin lies half under the pulla, a sexmastare. How many bets does it stand for?",
        ),
        lambda: translate("Fact", "A sexmastare stands for six bets."),
    ),
    "bowl-bets": (
        lambda: translate("Fact", "How many bets are in a bowl at the start?"),
        lambda: translate("Fact", "A bowl holds ten bets, ten rounds and twelve pins."),
    ),
    "bowl-rounds": (
        lambda: translate("Fact", "How many rounds are in a bowl at the start?"),
        lambda: translate("Fact", "Beside its ten bets a bowl holds ten rounds and twelve pins."),
    ),
    "bowl-pins": (
        lambda: translate("Fact", "How many pins are in a bowl at the start?"),
        lambda: translate("Fact", "Twelve pins, beside ten bets and ten rounds, are in a bowl."),
    ),
    "ante": (
        lambda: translate("Fact", "How many bets does each player ante before the first deal?"),
        lambda: translate("Fact", "Every player antes one bet before the first deal."),
    ),
    "four-players-ante": (
        lambda: translate("Fact", "Four are at the table. How many of them ante?"),
        lambda: translate("Fact", "All at the table ante, also the one who sits out."),
    ),
    "who-sits-out-pays-pins": (
        lambda: translate("Fact", "Does a player who sits out pay or receive pins?"),
        lambda: translate("Fact", "No pins are paid to or by the one who sits out."),
    ),
    "who-sits-out-shares-pulla": (
        lambda: translate(
            "Fact", "Does the one who sits out the last deal share in the pulla at the end?"
        ),
        lambda: translate("Fact", "Who sits out takes part in antes and in the final division."),
    ),
    "bet-and-kodilj-pins-differ": (
        lambda: translate("Fact", "Does a kodilj cost more pins than a bet?"),
        lambda: translate("Fact", "The pins are the same for bet and kodilj; the bets differ."),
    ),
    "pins-paid-to": (
        lambda: translate("Fact", "To whom does the declarer pay pins when he goes bet?"),
        lambda: translate("Fact", "Pins go to each of the two opponents, bets into the pulla."),
    ),
    "who-takes-last-pin": (
        lambda: translate("Fact", "The pulla is shared, and one pin is left over. Who gets it?"),
        lambda: translate("Fact", "A last pin goes to the player who has lost most."),
    ),
    "pulla-left-is": (
        lambda: translate("Fact", "What becomes of the bets in the pulla when the session ends?"),
        lambda: translate("Fact", "The bets in the pulla are shared equally among all."),
    ),
}

ANSWERS: dict[str, Said] = {
    "first-heart": lambda: translate("Fact", "the first heart"),
    "first-ace": lambda: translate("Fact", "the first ace"),
    "first-black-card": lambda: translate("Fact", "the first black card"),
    "highest-card": lambda: translate("Fact", "the highest card"),
    "left": lambda: translate("Fact", "on the left of whoever lays them out"),
    "right": lambda: translate("Fact", "on the right of whoever lays them out"),
    "oneself": lambda: translate("Fact", "with whoever lays them out"),
    "clockwise": lambda: translate("Fact", "clockwise"),
    "anticlockwise": lambda: translate("Fact", "anticlockwise"),
    "right-of-dealer": lambda: translate("Fact", "the player on the dealer’s right"),
    "left-of-dealer": lambda: translate("Fact", "the player on the dealer’s left"),
    "opposite-dealer": lambda: translate("Fact", "the player opposite the dealer"),
    "any-player-asks": lambda: translate("Fact", "when any player asks"),
    "all-agree": lambda: translate("Fact", "when all agree"),
    "never": lambda: translate("Fact", "never"),
    "top": lambda: translate("Fact", "the top one"),
    "bottom": lambda: translate("Fact", "the bottom one"),
    "any": lambda: translate("Fact", "any"),
    "sat-out": lambda: translate("Fact", "sat out"),
    "dealt": lambda: translate("Fact", "dealt"),
    "led": lambda: translate("Fact", "led"),
    "sits-out": lambda: translate("Fact", "sits out"),
    "leads": lambda: translate("Fact", "leads"),
    "deals": lambda: translate("Fact", "deals"),
    "right-of-himself": lambda: translate("Fact", "to his right"),
    "left-of-himself": lambda: translate("Fact", "to his left"),
    "in-the-middle": lambda: translate("Fact", "in the middle"),
    "other-pack-bottom": lambda: translate("Fact", "the bottom card of the other pack"),
    "stock-top": lambda: translate("Fact", "the top card of the stock"),
    "last-card-dealt": lambda: translate("Fact", "the last card dealt"),
    "first-bid": lambda: translate("Fact", "the first bid"),
    "borup": lambda: translate("Fact", "Borup"),
    "virapulla": lambda: translate("Fact", "virapulla"),
    "kodilj": lambda: translate("Fact", "kodilj"),
    "sexmastare": lambda: translate("Fact", "sexmastare"),
    "left-of-declarer": lambda: translate("Fact", "the opponent on the declarer’s left"),
    "right-of-declarer": lambda: translate("Fact", "the opponent on the declarer’s right"),
    "forehand": lambda: translate("Fact", "forehand"),
    "always": lambda: translate("Fact", "always"),
    "if-wanted": lambda: translate("Fact", "if the declarer wants to"),
    "he-says-he-plays": lambda: translate("Fact", "until he says that he plays"),
    "first-lead": lambda: translate("Fact", "until the first lead"),
    "stock-is-taken": lambda: translate("Fact", "until the stock is taken"),
    "opponents-buy": lambda: translate("Fact", "until the opponents buy"),
    "auction-ends": lambda: translate("Fact", "until the auction ends"),
    "before-first-lead": lambda: translate("Fact", "before the first lead"),
    "after-first-trick": lambda: translate("Fact", "after the first trick"),
    "before-opponents-buy": lambda: translate("Fact", "before the opponents buy"),
    "first-card": lambda: translate("Fact", "before the first card is played"),
    "last-trick": lambda: translate("Fact", "before the last trick"),
    "deal-is-over": lambda: translate("Fact", "until the deal is over"),
    "after-deal": lambda: translate("Fact", "when the deal is over"),
    "after-buying": lambda: translate("Fact", "when all have bought"),
    "declarer": lambda: translate("Fact", "the declarer"),
    "winner": lambda: translate("Fact", "the winner of the trick"),
    "while-they-lie-open": lambda: translate("Fact", "while it lies open"),
    "any-time": lambda: translate("Fact", "at any time"),
    "lies": lambda: translate("Fact", "it lies"),
    "may-be-taken-back": lambda: translate("Fact", "it may be taken back"),
    "is-put-right": lambda: translate("Fact", "it is put right"),
    "is-fined": lambda: translate("Fact", "it is fined"),
    "each-opponent": lambda: translate("Fact", "to each opponent"),
    "pulla": lambda: translate("Fact", "into the pulla"),
    "biggest-loser": lambda: translate("Fact", "whoever has lost most"),
    "biggest-winner": lambda: translate("Fact", "whoever has won most"),
    "dealer": lambda: translate("Fact", "the dealer"),
    "shared-equally": lambda: translate("Fact", "they are shared equally"),
    "winners": lambda: translate("Fact", "the winner takes them"),
    "left-for-next-time": lambda: translate("Fact", "they stay for the next time"),
}
