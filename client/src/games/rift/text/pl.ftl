draw-advised = mocny wybór w grze solo
