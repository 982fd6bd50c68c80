# 說明各種事物的說明框。

explain-rule = 規則 { $rule }
explain-walk = 方向鍵：移到下一項 · Enter：規則 · Esc：關閉
