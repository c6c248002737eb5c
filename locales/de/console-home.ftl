# The first page.

home-title = Start
home-empty = Hier ist noch nichts
