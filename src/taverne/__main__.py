"""`python -m taverne`."""

from taverne.cli import main

if __name__ == "__main__":
    main()
