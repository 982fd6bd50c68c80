# 規則書頁面。

book-search = 以字詞或編號搜尋
book-contents = 目錄
book-overview = 遊戲概述
book-rules = 規則
book-aside = 這一條不是遊玩規則，是寫給程式開發者的。
book-chapter = 第 { $number } 章：{ $title }
book-count = { $count } 條規則
book-none = 沒有規則提到「{ $text }」。
book-mark-S = 原規則書所載
book-mark-C = 公開的事實
book-mark-I = 由此推得
book-mark-G = 本書裁定
book-ruling = 裁定：
book-option = 選項：
book-example = 在版圖上示範
book-example-id = 範例 { $id }
book-example-number = 範例 { $number }
book-begin = 這是起始局面。按「下一步」看看會發生什麼。
book-expects = 此範例檢查的內容
book-still = 這個範例沒有行動，只說明在此局面可以做什麼。
