draw-board = Plansza
draw-scout = zwiadowca ({ $side })
draw-banner = sztandar ({ $side })
draw-searched = przeszukane na próżno
draw-summary = { $side }: zwiadowca na { $cell }.
