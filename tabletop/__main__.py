"""`python -m tabletop`, and the entry of the packaged program."""

from multiprocessing import freeze_support

if __name__ == "__main__":
    # in the packaged program a worker process starts here too and must turn off before anything else loads
    freeze_support()

    from tabletop.app.main import main

    raise SystemExit(main())
