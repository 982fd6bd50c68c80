# The rulebook's page.

book-search = Search by word or number
book-contents = Contents
book-overview = What the game is about
book-rules = The rules
book-aside = Not a rule of play: it is for those who write programs.
book-chapter = { $number }. { $title }
book-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
book-none = No rule speaks of “{ $text }”.
book-mark-S = from the printed rules
book-mark-C = a public fact
book-mark-I = follows from them
book-mark-G = our ruling
book-ruling = Ruling:
book-option = Option:
book-example = Show it on the board
book-example-id = Example { $id }
book-example-number = Example { $number }
book-begin = The position. Step on to see what happens.
book-expects = What this example checks
book-still = Nothing is done in this example: it says what may be done here.
