"""The kinds of drill as `vira drill` names them, and what its help tells beside its arguments."""

KINDS = (
    "laggard",
    "gok-pass",
    "agren-send",
    "agren-read",
    "bid-table",
    "numbers",
    "cost",
    "table",
    "words",
    "counting",
    "bidding",
    "last-word",
)

DRILL_NOTES = """\
With --json each question is one JSON object on a line:
  kind, skill, level
  shown     everything the learner sees, in the words of the deal record; "ask" says what is asked,
            "choose" whether one accepted answer is enough ("one") or exactly all are wanted ("all")
  answers   what may be answered, in the order shown
  accepted  what is right
  reasons   why, as codes with figures and the numbers of the rulings
--list --json prints one object: kinds, their skills, the sizes of finite sets by level, and what
each "ask" means.

The same seed gives the same questions. numbers, table and words are finite: their whole set comes
before anything of it comes again."""
