# The rulebook's page.

book-search = Search by word or number
book-contents = Contents
book-overview = What the game is about
book-rules = The rules
book-aside = Not a rule of play; for people who write programs.
book-chapter = { $number }. { $title }
book-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
book-none = No rule contains “{ $text }”.
book-mark-S = from the printed rules
book-mark-C = a public fact
book-mark-I = follows from the printed rules
book-mark-G = our ruling
book-ruling = Ruling:
book-option = Option:
book-example = Show it on the board
book-example-id = Example { $id }
book-example-number = Example { $number }
book-begin = The starting position. Step forward to see what happens.
book-expects = What this example checks
book-still = This example has no moves; it shows what is allowed here.
