# 教學頁面。

lesson-steps = 教學步驟
lesson-step = 第 { $number } 步，共 { $count } 步
lesson-right = 正確！
lesson-next = 下一步
lesson-on = 下一個教學
lesson-show = 示範給我看
lesson-again = 重新開始這一步
lesson-play = 開始你的第一局
lesson-finished = 教學到此結束。
