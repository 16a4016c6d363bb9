"""The house in a page of files: what a server is to it on a network, a worker of the browser is here."""
