"""The house: rooms where people meet, kept on disk and open to the network."""
