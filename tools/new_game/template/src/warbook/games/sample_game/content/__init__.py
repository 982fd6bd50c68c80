"""What the box holds: the numbers of the board, their shapes, and tables made of them."""
