game-krosmaster = Krosmaster: Arena
game-krosmaster-about = Mali bohaterowie, wielkie czary: chodź, czaruj i zdobywaj chwałę, nokautując rywali.
