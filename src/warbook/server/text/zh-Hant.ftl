# 伺服器的正體中文用語。

## 強度

level-easy = 簡單
level-normal = 普通
level-hard = 困難

## 回答

server-legal = { $move } 是合法的行動。

## 找不到的東西

server-no-game = 這裡沒有「{ $game }」這個遊戲。
server-no-scenario = 沒有劇本「{ $scenario }」；可用的劇本有：{ $scenarios }。
server-no-table = 這裡沒有這一桌。
server-no-seat = 這一桌沒有 { $seat } 號座位。
server-no-replay = 這裡沒有這份重播。
server-no-example = 沒有「{ $id }」這個範例。
server-no-content = 《{ $game }》沒有可供查閱的內容資料。
server-no-language = 「{ $language }」不是可用的語言，可用的有：{ $languages }。
server-no-bot = 沒有名為「{ $bot }」的電腦；可用的有：{ $bots }。
server-no-page = 這個網址沒有內容。
server-no-method = 這個網址不能這樣使用。
server-no-moment = 這份重播共有 { $count } 個行動，沒有第 { $at } 個時刻。
server-no-clock = 《{ $game }》不能計時。
server-no-campaign = 《{ $game }》沒有戰役進度。
server-no-person = 那個座位上沒有可以由電腦代打的玩家。

## 不允許的事

server-seats = { $count } 人不行：這裡是 { $players } 人遊戲。
server-option = 選項 { $option } 不適用於劇本 { $scenario }。
server-ticket = 這份邀請無效，請重新索取。
server-seat-taken = 這個座位已經有人了。
server-not-seated = 你不在這一桌。
server-not-yours = { $seat } 號座位不是你的。
server-present = 那個座位的玩家還在，由本人決定。
server-grace = 對方暫時離開：{ $seconds } 秒後才能讓電腦接手這個座位。
server-agree = 在場的玩家都要同意：還需要 { $count } 位做同樣的選擇。
server-bot-plays = 電腦正在代打 { $seat } 號座位，請先收回座位。
server-bot-failed = { $seat } 號座位的電腦無法做出決定，稍後會再試一次。
server-flag = 時間是否用完，只由計時器判定。
server-nothing = 這裡沒有可做的事。
server-nothing-to-undo = 沒有可以復原的行動。
server-no-pings = 這個遊戲不能使用標示。
server-no-word = 這不是這個遊戲裡可用的標示用語。
server-no-thing = 那裡沒有可以標示的東西。
server-over = 遊戲已經結束。
server-not-over = 重播含有這局的所有秘密，遊戲結束後才能取得。
server-still-playing = 這局遊戲還沒結束。
server-rematch-open = 這一桌有座位一直沒有人坐，無法邀請大家再玩一局。請另開新桌。
told-undo-refused = { $side }拒絕了{ $other }的復原要求。
told-undo-lapsed = 大家還沒全部回覆，遊戲就已繼續：{ $side }的復原要求作廢。
told-offer-declined = { $side }拒絕了提議。
server-vote-open = 另一個提議正在表決。
server-no-vote = 沒有等你回答的表決。
server-other-rules = 這一桌依第 { $found } 版規則開始，而這裡是第 { $ours } 版：只有當初的版本能繼續。
server-new-rules = 這一桌開始之後規則有變動，從第 { $found } 版改為第 { $ours } 版。目前為止的行動都有效，對局將依新規則繼續。{ $changes }
server-new-content = 這一桌開始之後卡牌內容有變動。目前為止的行動都有效，對局將以新的卡牌繼續。
server-closed-rules = 這一桌依第 { $found } 版規則開始，其中的行動在這裡的第 { $ours } 版規則下無法成立。對局已結束，沒有勝方；行動紀錄仍可下載。
server-many-tables = 你有 { $count } 桌還在進行，請先結束幾桌。
server-kept-enough = 你的網路位址在短時間內建立了太多遊戲桌與重播，請一分鐘後再試。
server-near-tables = 從你的網路位址建立的遊戲桌，還有 { $count } 桌沒有結束。請先結束幾桌。
server-all-tables = 這個伺服器的 { $count } 張遊戲桌都在使用中，請稍後再試。
server-all-uploads = 這個伺服器已經存有 { $count } 份上傳的重播，暫時不再接受。請稍後再試。
server-long-fork = 新的一桌最多只能從重播的前 { $count } 個行動開始，而這個時刻之前有 { $at } 個行動。請選擇較早的時刻。
server-full = 伺服器已滿，只留位子給在座的玩家。請稍後再試。

## 出了差錯

server-mistake = 這樣不行：{ $text }。
server-replay = 這份重播無法播放：{ $text }。
server-replay-rules = 這份重播依第 { $found } 版規則進行，而這裡是第 { $ours } 版：只有當時的版本能播放。
server-readers = 目前讀取重播的人太多，請稍後再試。
server-progress = 這個檔案裡沒有戰役進度。
server-progress-scenario = 這個檔案提到劇本「{ $scenario }」，但這裡的這個遊戲沒有這個劇本。
server-progress-setting = 這個檔案提到 { $scenario } 的難度「{ $setting }」，但這個遊戲沒有這種難度。
server-progress-stars = 這個檔案記載的 { $scenario } 星數不符合任何難度：{ $stars }。
server-bad-request = 無法理解這個請求：{ $text }。
server-malformed = 訊息無法讀取，連線已中斷。
server-binary = 訊息必須是文字，連線已中斷。
server-oversized = 訊息太長。
server-fast = 太快了，請慢一點。
server-slow = 訊息接收得太慢，連線已中斷。
server-origin = 這個網頁不能在這裡提出請求。
server-other-host = 這台伺服器不使用這個名稱。架設者可以用 --public-url 指定名稱。
server-store = 伺服器目前無法儲存資料，剛才的行動不算數。請稍後再試。
server-log = 這一桌的紀錄在第 { $entry } 筆損壞。
server-broken = 伺服器出了問題，但對局沒有遺失。
server-no-lesson = 《{ $game }》沒有名為「{ $lesson }」的教學。
server-no-step = 教學中沒有「{ $step }」這一步。
server-off-track = { $move } 不屬於這一步：請重新開始這一步。
server-no-coach = 《{ $game }》的「{ $scenario }」沒有教練。
server-no-help = 提示只用於對戰電腦的對局：對真人時不提供幫助。
server-no-hint = 這裡想不出提示。

## Content packs

pack-left-out = 內容包 { $pack } 已略過：{ $file }，{ $key }：{ $reason }。
pack-left-out-file = 內容包 { $pack } 已略過：{ $file }：{ $reason }。
