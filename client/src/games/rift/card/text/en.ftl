game-rift = Kingdom Rush: Rift in Time
game-rift-about = Build towers together and stop the hordes before they reach the end of the road.
