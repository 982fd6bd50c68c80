# 終端機的用語，繁體中文。

## 對局中

citation = （{ $rule }）
gap-clause = ，
gap-choice = 、
gap-sentence = 。
labelled = { $label }：{ $text }
noted = { $text }（{ $note }）
hand-over = { $side }請入座，確認{ $others }沒有在看，再按 Enter。
only-one = 只有一個合法行動：按 Enter 即執行 { $move }。
try-help = 輸入 help 查看可用的指令，輸入 list 列出合法行動。
player-bot = 電腦 { $name }
player-you = 你
player-person = 玩家
thinking = { $side }思考中……
no-clock = 這一桌不計時。
no-number = 清單上沒有 { $text }：編號從 1 到 { $count }。
number-unlisted = 現在已列出編號：請輸入你要的那一項的編號。
list-none = 清單中沒有「{ $text }」；只輸入 list 會列出全部。
cards-none = 這裡沒有「{ $text }」；只輸入 cards 會顯示全部。
sure-resign = 確定認輸？是請輸入 y，否請輸入 n
undo-fence = 沒有可以復原的行動：在你的上一個行動之後，已有內容公開、抽取，或換人決定。
undone = 已復原。
log-taken-back = { $side }復原了 { $count } 個行動。
why-legal = { $move } 合法。
coach-goal = 你的目標：{ $words }
coach-says = 教練：{ $title }
coach-won = 教練：{ $words }
coach-lost = 教練：{ $words }
coach-none = 這一桌沒有教練。

help =
    list · list b2             列出合法行動並編號 · 只列出含 b2 的；輸入編號即執行
    why b2-b4                  哪條規則禁止這個行動，或它有何效果；只輸入 why：這個提問的規則
    rules 7.1 · rules 陷阱     依編號查規則 · 查含有某個詞的規則
    cards · log · board        增幅卡 · 已發生的事 · 再畫一次版圖
    undo                       復原上一行輸入，只要之後沒有內容公開、抽取，也沒有換人決定
    save 檔案 · quit           將對局寫入檔案 · 離開：對局一律會儲存

help-coach =
    coach                      你的目標，以及教練到目前為止說過的話

## 檔案

kept-replay = 重播已儲存，觀看方式：{ $command }
left-kept = 對局已儲存，繼續的方式：{ $command }
left-nothing = 尚未進行任何行動，因此沒有儲存。
saved = 已儲存：{ $file }
save-where = 請指定檔案：save 檔案。
save-taken = { $file } 已經存在，且不是這一局：沒有寫入；請另取檔名。
save-failed = 無法寫入 { $file }：{ $error }。
quit-anyway = 對局未能儲存：save 檔案 可寫到別處，quit! 則不儲存直接離開。
resume-fixed = { $file } 有自己的種子與選項：請不要指定 --seed 與 --option。
resume-game = { $file } 是 { $found } 的對局，不是 { $asked } 的：請省略遊戲名稱，或改為 { $found }。
file-unread = 無法讀取 { $file }：{ $error }。
file-broken = 不是重播檔：{ $error }。
file-game = { $file }：沒有遊戲 { $game }；可用的遊戲有：{ $known }。
file-rules = { $file } 是以規則編號 { $found } 進行的，目前的規則編號是 { $ours }：只有當初的版本能繼續。
file-content = { $file } 是以內容 { $found } 進行的，目前的內容是 { $ours }。
file-setup = { $file }：無法準備遊戲：{ $error }。
file-seat = { $file }：第 { $place } 個行動（共 { $count } 個）「{ $action }」開頭不是這一桌的座位。
file-action = { $file }：第 { $place } 個行動（共 { $count } 個）「{ $action }」：{ $reason }
file-digest = { $file }：結果不同：摘要為 { $found }，紀錄為 { $recorded }。

## 指令有誤

option-garbled = 選項「{ $text }」不是「名稱=值」的形式。
option-unknown = 沒有選項 { $name }；可用的選項有：{ $known }。
option-value = 選項 { $name }：「{ $value }」不是 { $known } 之一（{ $rule }）。
option-number = 選項 { $name }：「{ $value }」不是 { $low } 到 { $high } 的數字（{ $rule }）。
option-form = 選項 { $name }：「{ $value }」的寫法不對；寫法如 { $form }（{ $rule }）。
game-unknown = 要玩哪個遊戲？「{ $name }」不在 { $known } 之中。
game-undrawn = 終端機還不能顯示《{ $game }》：請用 warbook serve 在瀏覽器中開啟。
player-unknown = 沒有名為「{ $name }」的玩家；可選 { $known }。
players-wrong = 指定了 { $count } 位玩家，但有 { $seats } 個座位。
side-unknown = 這個遊戲沒有名為 { $side } 的一方；可用的是 { $known }。
side-and-players = --side 指定你與電腦對戰時的座位，--players、--red 與 --blue 則指定所有人的座位：請擇一使用。
seats-wrong = { $scenario } 不能由 { $count } 人遊玩，只能是 { $known } 人。
scenario-unknown = 沒有劇本「{ $name }」；可用的劇本有：{ $known }。
pack-left-out = 內容包 { $pack } 已略過：{ $file }，{ $key }：{ $reason }。
pack-left-out-file = 內容包 { $pack } 已略過：{ $file }：{ $reason }。
think-wrong = 思考時間不能是 { $seconds } 秒：請給大於 0 的數。
seed-wrong = { $seed } 不能當種子：請給 0 以上的整數。
depth-wrong = { $depth } 不能當深度：請給 1 以上的整數。

## 規則

rules-what = 請指定規則編號或一個詞：rules 7.1、rules 陷阱。
rules-nearest = 沒有規則「{ $text }」；最接近的是 { $nearest }。
rules-none = 沒有編號或內容符合「{ $text }」的規則。
rules-rulings = 相關裁定
rules-options = 會改變這條規則的選項
rules-vectors = 說明這條規則的實例
mark-S = S：規則書明文規定。
mark-C = C：任何人都能查證的事實如此說明。
mark-I = I：由規則書的內容推得。
mark-G = G：規則書未說明，由裁定決定。

## 遊戲

games-players = { $count } 位玩家
games-scenarios = 劇本
games-options = 選項
games-default = 預設
games-range = { $low } 到 { $high }
games-play = 開始遊戲：{ $command }

## 重播

replay-title = { $game } · { $actions } 個行動 · 種子 { $seed }
replay-place = 第 { $place } 個行動，共 { $count } 個
replay-start = 準備
replay-reseeded = 從這裡起，隨機結果重新產生
replay-help = Enter 或 next 下一步 · back 上一步 · 數字 · end 結尾 · quit 離開
replay-number = { $text } 不在這份重播之中：位置從 0 到 { $count }。
replay-matches = { $file }：{ $actions } 個行動，摘要 { $digest }：結果相同。

## 計數

perft-title = { $game } · 種子 { $seed } · { $digest }
perft-depth = 深度
perft-sequences = 序列數
perft-seconds = 秒
perft-speed = 每秒
perft-all = 節點
