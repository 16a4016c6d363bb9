# The page that a house without its front end shows.
pages-missing = The table is not set yet.
pages-missing-how = The house is open, and programs can play here, but its pages have not been built. In the folder of Taverne, run:
