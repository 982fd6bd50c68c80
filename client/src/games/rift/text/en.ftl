draw-advised = strong when you play alone
