# Dymek, który mówi, czym jest dana rzecz.

explain-rule = Zasada { $rule }
explain-walk = Strzałki: następna rzecz · Enter: zasada · Esc: zamknij
