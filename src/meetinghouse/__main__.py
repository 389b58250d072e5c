"""`python -m meetinghouse` is the command `meetinghouse`."""

import sys

from meetinghouse.cli import main

if __name__ == "__main__":
    sys.exit(main())
