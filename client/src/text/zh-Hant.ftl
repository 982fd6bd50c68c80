# 頁面本身的文字（繁體中文）。各語言的鍵相同。

brand = Warbook
loading = 請稍候……
language = 語言
close = 關閉
cancel = 取消
done = 完成
rules = 規則
watch = 觀戰
look = 查看
go-on = 繼續
sit-down = 入座
to-lobby = 回大廳
your-turn = 輪到你了
your-name = 你的名字（可不填）
unknown-page = 這個網址沒有內容。

## 頁面標題

page-new = 開新桌
page-campaign = 戰役進度
page-join = 你收到邀請
page-table = 遊戲桌
page-rules = 規則
page-lesson = 教學
page-replay = 重播
page-unknown = 找不到

## 設定

settings = 設定
settings-theme = 外觀
theme-auto = 跟隨系統
theme-light = 淺色
theme-dark = 深色
settings-sound = 音效
settings-motion = 顯示動畫
settings-confirm = 點一下就執行的行動，需再點一次確認
settings-warn = 放棄任何東西之前先詢問
settings-coordinates = 顯示棋盤的行列座標（或按住 C 鍵）
pace-title = 回合播放速度
pace-slow = 慢
pace-normal = 一般
pace-fast = 快
pace-instant = 立即
pace-now = 速度：{ $pace }
pace-skip = 略過
pace-decide = 立即決定
pace-again = 重播上一回合
recap-title = 剛才發生的事
recap-change = { $who } { $amount }
recap-changes = { $who } { $amount }：{ $parts }
recap-part = { $cause } { $amount }

## 大廳

lobby-title =
    { $games ->
        [5] 五
        [6] 六
       *[other] { $games }
    }款戰爭桌遊，一桌玩遍
lobby-about = 直接在瀏覽器裡玩：對戰電腦、同螢幕一起玩，或傳連結邀朋友。不用註冊，不用填表。
lobby-first = 第一次來嗎？點任一款遊戲的「邊玩邊學」，馬上就能開始，教練會告訴你重點。
lobby-learn = 邊玩邊學
lobby-campaign = 戰役進度：{ $won }／{ $all }
lobby-going = { $count } 桌還沒玩完
lobby-turns = 有 { $count } 桌輪到你
lobby-games = 遊戲
lobby-mine = 我的遊戲桌
lobby-open = 等人加入的遊戲桌
lobby-open-none = 目前沒有人在等其他玩家。選「和朋友玩」並勾選「任何人都能加入」，就能開一桌。
lobby-watch = 觀戰
lobby-watch-none = 目前沒有公開的對局。
lobby-finished = 已結束
lobby-build = 規則還在編譯中（已完成 { $done }／{ $parts }，{ $minutes } 分鐘）。現在就可以開始玩；編譯完成後，電腦的思考速度會快上約十倍。
lobby-foot = 你的座位會記在這個瀏覽器裡。從最後一次有人造訪算起，未結束的遊戲桌保留 60 天，還有空位且沒有人行動過的保留 2 天，已結束的保留兩年。
lobby-upload = 開啟重播檔……

game-facts = { $players } 人 · { $minutes } 分鐘
game-coming = 敬請期待

play-now = 馬上玩
play-level = 電腦要多強？
play-here = 同螢幕一起玩
play-friend = 和朋友玩
play-options = 所有選項
lesson-offer = 第一次玩嗎？
lesson-no = 不用了
lesson-first = 十分鐘學會

## 開新桌

new-title = 開新桌
new-who = 誰來玩？
new-bot = 對電腦
new-bot-about = 立刻開始。
new-here = 同螢幕一起玩
new-here-about = 輪流操作；換人時，布幕會遮住秘密。
new-friend = 和朋友玩
new-friend-about = 你會得到一個可傳送的連結和一個可掃描的 QR 碼。
new-other-name = 另一位玩家的名字（可不填）
new-listed = 任何人都能加入：在大廳顯示這一桌
new-players = 幾個人玩？
new-chairs = 誰坐哪裡？
chair-here = 這個螢幕前的玩家
chair-open = 空位：傳送連結邀請
new-side = 你的陣營
new-side-any = 隨機抽選
new-draw = 隨機抽選座位
new-clock = 計時
clock-none = 不計時
clock-quick = 5 分 + 5 秒
clock-calm = 15 分 + 10 秒
clock-long = 45 分
clock-left = 剩下 { $time }
new-options = 規則選項
new-scenario = 劇本
new-campaign = 戰役
new-make = 開始
new-make-invite = 開桌並取得連結
fork-fresh = { $at ->
    [0] 從重播 { $replay } 的開頭接著玩，隨機結果重新產生
   *[other] 從重播 { $replay } 的第 { $at } 個行動之後接著玩，隨機結果重新產生
}
fork-same = { $at ->
    [0] 從重播 { $replay } 的開頭接著玩，隨機結果與重播相同
   *[other] 從重播 { $replay } 的第 { $at } 個行動之後接著玩，隨機結果與重播相同
}

## 合作遊戲：開新桌

coop-difficulty = 想挑戰哪個難度？
coop-reached = 已獲勝
coop-company = 跟誰一起玩？
coop-alone = 一個人
coop-alone-about = 一切由你自己決定。
coop-bots = 跟電腦一起
coop-bots-about = 電腦扮演其他英雄，陪你一起想。
coop-friend = 跟朋友一起
coop-friend-about = 你會得到一個可傳送的連結和一個可掃描的 QR 碼。
coop-here = 同螢幕一起玩
coop-here-about = 幾個人共用一個螢幕。
coop-players = 幾個人玩？
coop-level = 電腦要多強？

## 邀請

join-by = { $name } 為你留了一個座位。
join-about = 這一桌有一個座位留給你。
invite-title = { $side }的座位還空著
invite-about = 把這個連結傳給朋友：最先開啟的人就坐這個位子。
invite-link = 邀請連結
invite-copy = 複製連結
invite-copied = 已複製
invite-code = 邀請連結的 QR 碼

## 遊戲桌上

table-menu = 更多
menu-consent = 我不在時可由電腦代打
table-watching = 觀戰中
table-closed = 這一桌打不開，可能已經收掉了。
skip-title = 跳至
skip-board = 版圖
skip-bar = 待決定的事項
place-seats = 座位
place-board = 版圖
place-tabs = 版圖之外
place-hand = 你的卡牌與棋子
place-log = 對局紀錄
place-bar = 決定
tab-hand = 手牌
tab-log = 紀錄
tab-seats = 座位

seat-number = { $number } 號座位
seat-open = 空位
seat-you = 你
seat-bot = 電腦
seat-bot-named = 電腦：{ $level }
seat-person = 玩家
seat-stand-in = 電腦代替 { $name }
seat-online = 在線上
seat-away = 暫離
seat-acting = 行動中
seat-let-bot = 讓電腦代打
seat-grace = { $time } 後可讓電腦接手這個座位。
seat-consent = 這位玩家不在時可由電腦代打。
seat-asked = 有 { $count } 位玩家希望由電腦代打，需要在場的玩家都同意。
seat-take-back = 收回座位

bar-over = 遊戲結束。
bar-sent = 已送出……
bar-showing = 正在播放經過……
bar-others = 等待{ $side }決定。
bar-thinking = { $side }思考中……
bar-nobody = 請稍候……
bar-open = 等人入座。把邀請連結傳出去吧。
bar-together = 現在由誰行動？
pick-not-here = 這裡不行。{ $asked }
pick-any = 接下來呢？
pick-button = 選哪一個？
pick-card = 哪一張卡牌？
pick-cell = 哪個位置？
pick-die = 哪一顆骰子？
pick-piece = 哪一個？
pick-button-cell = 版圖上的位置，還是其中一個按鈕？
bar-ask-or = { $question }也可以按下按鈕。
bar-confirm = 再點一次或按下按鈕來確認。
zoom = 縮放
zoom-reset = 顯示整個版圖
zoom-in = 放大（+）
zoom-out = 縮小（-）
ahead-begun = { $waits }也請選好目標：輪到你時會立刻執行。
ahead-set = 已預先選好：{ $move }。輪到你時會立刻執行。
ahead-missed = 已經無法執行：{ $move }。請重新選擇。
losing-title = 確定嗎？
losing-yes = 仍要執行
losing-no = 返回
losing-never = 不再詢問
bar-choose = 選擇要在這裡做什麼。
bar-back = 返回
hint = 提示
hint-says = 提示：
hint-do = 照提示做
point-out = 標示給大家看
point-at = 請點選版圖上要標示的東西。
point-words = 你想說什麼？
point-said = { $who }：{ $word }（{ $thing }）
undo = 復原
undo-ask = 請求復原
type-open = 輸入行動
type-move = 輸入行動
type-play = 執行
type-why = 為何不行？
pick-many = { $count } 個選擇
menu-label = 在這裡做什麼
why-refused = 不可以：

aside-asked = 有提議等你回覆：
vote-undo = { $side }想復原上一個行動。
vote-yes = 同意
vote-no = 拒絕
vote-waiting = 等待回覆……
news-joined = { $side }入座了。
news-left = { $side }離開了遊戲桌。
news-back = { $side }來到遊戲桌。
news-bot = 現在由電腦代替{ $side }行動。
news-rematch = { $side }想再玩一局。
news-no-rematch = { $side }不想再玩一局。

line-lost = 連線中斷。對局都已儲存，正在重新連線……
line-back = 已重新連線。
line-not-sent = 沒有送出：目前連線中斷。恢復後請再試一次。

curtain-call = { $side }，請入座
curtain-about = 版圖已遮住。等你準備好、沒有別人在看時再打開。
curtain-sit = 我是{ $side }：打開版圖

resign-sure = 要認輸嗎？
resign-about = 你會立刻落敗，而且無法反悔。

log-title = 對局紀錄
log-taken-back = { $side }復原了 { $count } 個行動。
rule-open = 規則 { $rule }
rule-title = 規則 { $rule }
rule-none = 規則書裡沒有這一條。
rule-book = 在規則書中查看

over-title = 遊戲結束
over-won = 你贏了！
over-lost = 你輸了
over-draw = 和局
over-rematch = 再玩一局
over-replay = 重播
over-download = 下載
over-fold = 查看版圖
over-unfold = 顯示結果
over-share = 分享
over-copied = 已複製連結
over-moments = 決定勝負的關鍵
over-winner = 獲勝
over-time = 用時 { $time }
rematch-offered = { $side }想再玩一局。
rematch-accept = 接受
rematch-refuse = 不用了，謝謝
rematch-waiting = 再玩一局：等待{ $sides }回覆……
rematch-withdraw = 取消邀請
rematch-refused = { $side }不想再玩一局。
rematch-go = 前往新的一桌
rematch-watch = 觀戰新的一局

## 出了問題

trouble-offline = 伺服器沒有回應。請確認伺服器正在執行，再試一次；對局不會遺失。
trouble-server = 伺服器無法完成（錯誤 { $status }）。請稍後再試。
trouble-drawings = 這個頁面尚未支援《{ $game }》。
trouble-no-game = 這裡沒有名為「{ $game }」的遊戲。
trouble-no-invite = 邀請連結不完整：請複製整行，包括 # 後面的部分。
trouble-no-replay = { $file } 不是重播檔。

## 文字之間

gap-list = 、
gap-clause = ，
gap-step = ；
gap-choice = 、
gap-sentence = 。
gap-told = { "" }
labelled = { $label }：{ $text }
noted = { $text }（{ $note }）
counted = { $at }／{ $of }
