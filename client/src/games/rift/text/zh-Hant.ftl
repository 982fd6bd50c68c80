draw-advised = 單人遊戲的強力選擇
