game-rift = Kingdom Rush: Rift in Time
game-rift-about = Razem budujcie wieże i zatrzymajcie hordy, zanim wedrą się do Królestwa.
