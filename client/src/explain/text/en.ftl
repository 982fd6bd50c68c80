# The popover that says what a thing is.

explain-rule = Rule { $rule }
explain-walk = Arrow keys: next thing · Enter: rule · Escape: close
