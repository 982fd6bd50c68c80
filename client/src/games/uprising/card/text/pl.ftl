game-uprising = Kingdom Rush: Elemental Uprising
game-uprising-about = Wieże i bohaterowie razem przeciw ogniowi, wodzie i skałom.
