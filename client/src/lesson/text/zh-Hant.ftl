# 課程頁面。

lesson-steps = 課程步驟
lesson-step = 第 { $number } 步，共 { $count } 步
lesson-right = 答對了！
lesson-next = 下一步
lesson-on = 下一課
lesson-show = 示範給我看
lesson-again = 重新開始這一步
lesson-play = 開始你的第一局
lesson-finished = 課程到此結束。
