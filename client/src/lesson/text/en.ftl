# The lesson's page.

lesson-steps = Steps of the lesson
lesson-step = Step { $number } of { $count }
lesson-right = Right!
lesson-next = Next step
lesson-on = Next lesson
lesson-show = Show me
lesson-again = Restart this step
lesson-play = Play your first game
lesson-finished = You have finished the lesson.
