"""What `vira fit --help` tells beside its arguments."""

FIT_NOTES = """\
Deals are bought and played by regel, a game of the bid table each, and from these is learnt what of
a hand makes it go home; then deals are bid, by regel and by what is learnt so far, and from these
what games are worth that were bid, and which bids are overbid. Written is one file of numbers,
which says what they mean. What is finished is kept in the folder fits of --data-dir: stopped, the
same command goes on, as long as the program is the same. The same arguments give the same file, on
any number of processes and on a cluster.

With --check no number is found: a bot bids --deals fresh deals by the numbers there are, on all
three chairs, in sessions of 60. With --curves these sessions make the numbers truer: by kind of
game a curve on top of the chances foretold; what games were worth that were bid, and which bids are
overbid. What was known before counts for --known deals of each kind.

With --json one object is printed:
  file     where the numbers were written
  solver   by kind of game: cases; how often the declarer went home as regel plays (played), and
           would have gone home with all cards seen (solved)
with --check and --curves:
  families by family of games, those with few cases together: cases; home, how often the declarer
           went home; foretold less came, the mean of the chance foretold less that; low to high,
           95 % of it; laid, how many were laid down; worth, to the declarer in pins
  declarer what all were worth to their declarers; games: how many different ones were played;
           played: how often each
  sessions how far from nought the players ended, in bets: median, p95, most
  exceptions, illegal"""

QUESTIONS_NOTES = """\
Questions are made until there are --count bids and --last-words last words, each of them judged in
the same worlds for all its answers, and written to one file, a line of JSON each. What is finished
is kept in the folder fits of --data-dir: stopped, the same command goes on, as long as the program
is the same. The same arguments give the same file, on any number of processes and on a cluster.
With --more the questions that are shipped now are kept, and the numbers after theirs come next.

Without --count the questions there are, are counted: by kind, questions; near, the share of those
in which the second choice is within 0.75 bet of the best; regel_wrong, in which what regel does is
worse by more than 0.25 bet; answers and good ones on the average. With --check they are judged
again in --worlds times as many other worlds: how many stand, that is, have the same good answers,
and which do not."""
