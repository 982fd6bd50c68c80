# 版圖旁的教練，以及大廳裡的教學。

coach-title = 教練
coach-goal = 目標：
coach-got-it = 知道了
coach-more = 教練
coach-less = 收起
coach-nothing = 請繼續：有新的內容時教練會說明。「提示」會指出一個好的行動。
coach-earlier = 再讀一次：{ $count } 個主題
coach-next = 下一個教學
coach-again = 再試一次
coach-learn = 邊玩邊學
coach-begin = 開始教學
coach-won = { $tutorial }：已獲勝
