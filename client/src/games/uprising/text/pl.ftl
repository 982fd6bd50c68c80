# Słowa Elemental Uprising w miejsce tych, które ma wspólne cała rodzina.

draw-exit = strona bramy
draw-steps = { $count ->
    [one] { $count } krok do bramy
    [few] { $count } kroki do bramy
   *[other] { $count } kroków do bramy
}
draw-fate-escapes = wedrze się: −{ $hearts } ♥
draw-site = Miejsce budowy { $letter } (kolor: { $owner })
draw-on-site = także na miejscu budowy
draw-incoming = nowa wieża (od następnej rundy)
