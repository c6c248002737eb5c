# The first page.

home-title = Home
home-empty = There is nothing here yet
