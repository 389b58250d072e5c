"""The three games. They never import each other; `meetinghouse.games()` lists them."""
