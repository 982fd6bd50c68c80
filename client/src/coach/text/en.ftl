# The coach beside the board, and the tutorials in the lobby.

coach-title = Coach
coach-goal = Goal:
coach-got-it = Got it
coach-more = Coach
coach-less = Hide
coach-nothing = Keep playing: the coach will explain new things as they come up. A hint shows a good move.
coach-earlier = { $count ->
    [one] Read again: 1 topic
   *[other] Read again: { $count } topics
}
coach-next = Next tutorial
coach-again = Try again
coach-learn = Learn by playing
coach-begin = Start the lesson
coach-won = { $tutorial }: won
