"""What is measured by hand: the page on a slow phone, a server that knows no rule."""
