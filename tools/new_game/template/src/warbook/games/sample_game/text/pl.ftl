# Sample Game po polsku. Klucze są takie same w każdym języku.

title = Sample Game
about = Dwaj zwiadowcy na dziewięciu polach: znajdź sztandar ukryty przez przeciwnika, zanim on znajdzie twój.
scenario-standard = Standardowy
scenario-standard-about = Jedyny sposób gry.

side-red = Czerwony
side-blue = Niebieski
who = { $side ->
    [red] Czerwony
   *[blue] Niebieski
}

## Pytania i odpowiedzi

prompt-hide = Ukryj sztandar na polu swojego domu.
prompt-turn = { $left ->
    [one] Przesuń zwiadowcę: to ostatnia tura.
   *[other] Przesuń zwiadowcę na sąsiednie pole. Pozostało tur: { $left }.
}
do-hide = Ukryj sztandar na { $cell }
do-go = Idź na { $cell }
do-resign = Poddaj się
do-flag = Przegraj na czas

## Co się dzieje

event-hide = { who } ukrywa sztandar.
event-hide-own = { who } ukrywa sztandar na { $cell }.
event-turn = Teraz gra { who }.
event-move = { who } idzie z { $from } na { $to }.
event-search = { who } przeszukuje { $cell } i nic nie znajduje.
event-find = { who } znajduje sztandar na { $cell }!
ending-banner = { $winner ->
    [red] Czerwony znajduje sztandar i wygrywa.
   *[blue] Niebieski znajduje sztandar i wygrywa.
}
ending-drawn = Minęły wszystkie tury i nikt nie znalazł sztandaru: remis.
ending-resignation = { $winner ->
    [red] Niebieski się poddaje: wygrywa Czerwony.
   *[blue] Czerwony się poddaje: wygrywa Niebieski.
}
ending-time = { $winner ->
    [red] Niebieskiemu skończył się czas: wygrywa Czerwony.
   *[blue] Czerwonemu skończył się czas: wygrywa Niebieski.
}

## W terminalu

menu-hide = Gdzie może leżeć sztandar
menu-go = Dokąd może iść zwiadowca
label-turns-left = Pozostało tur: { $left }
label-acting = Gra { who }
label-scout = zwiadowca na { $cell }
label-banner-unhidden = sztandar jeszcze nieukryty
label-banner-hidden = sztandar ukryty
label-banner = sztandar na { $cell }
hint-setup = numer albo np. hide a1 · list · help
hint-play = numer albo np. go b2 · why go b2 · list · help
help-setup =
    hide a1                    ukryj sztandar na a1
help-play =
    go b2                      przesuń zwiadowcę na b2

## Opcje

option-turn-limit = Po ilu turach, licząc obie strony razem, gra kończy się remisem.

## Błędny zapis

garbled-empty = W pustym wierszu nie ma żadnej akcji.
garbled-cell = „{ $text }” nie jest polem planszy; pola zapisuje się tak: b2 (QZ-1.1).
garbled-move = „{ $text }” nie jest akcją; zapisz ją na przykład tak: hide a1, go b2 albo resign.
garbled-form = „{ $text }” jest niepełne; zapisz to tak: { $form }.

## Czego nie wolno

refused = { $reason } ({ $rule })
refused-QZ-2-2 = Najpierw obie strony ukrywają sztandary, Czerwony przed Niebieskim, każda na polu swojego domu.
refused-QZ-3-1 = To nie twoja tura.
refused-QZ-3-2 = Zwiadowca idzie na sąsiednie pole.
refused-QZ-3-3 = Stoi tam drugi zwiadowca.
refused-QZ-4-4 = Gra jest skończona.
