draw-advised = recommended when you play alone
