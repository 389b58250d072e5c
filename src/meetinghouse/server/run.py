"""Starts the server: `serve` is what `meetinghouse serve` and `make play` call."""

import gc
import logging
import sys
import threading
import time
import urllib.request
import webbrowser
from typing import Any

import uvicorn

from meetinghouse.server.app import App
from meetinghouse.server.hall import tokens
from meetinghouse.server.http.protocol import table_http
from meetinghouse.server.logs import configure
from meetinghouse.server.settings import Settings, from_environment
from meetinghouse.server.sockets import frames

DESCRIPTORS = 65_536
LOCAL = "localhost"  # where passkeys work, which they never do at a bare address
LOOPBACK = "127.0.0.1"
ANYWHERE = "0.0.0.0"  # all networks of this machine


def serve(
    host: str = LOOPBACK,
    port: int = 1692,
    open_browser: bool = False,
    log_level: str = "info",
    config: dict[str, Any] | None = None,
    **given: Any,
) -> int:
    """Serve until stopped. Settings come from the environment, then `config`, then from what else is `given`."""
    settings = settings_for(config, **given)
    configure(log_level, settings.log_json)
    _raise_limits()
    app = App(settings)
    server = uvicorn.Server(uvicorn_config(app, host, port))
    app.stopping = lambda: server.should_exit
    if open_browser:
        threading.Thread(target=_open, args=(url(host, port),), daemon=True).start()
    _calm_collector()
    server.run()
    return 0 if server.started else 1


def url(host: str, port: int) -> str:
    """How a browser on this machine gets here."""
    return f"http://{LOCAL if host in (ANYWHERE, LOOPBACK) else host}:{port}/"


def settings_for(config: dict[str, Any] | None = None, **given: Any) -> Settings:
    """All settings in one value; an empty argument counts as not given."""
    settings = from_environment().with_(**(config or {}))
    settings = settings.with_(**{name: value for name, value in given.items() if value not in ("", None)})
    if settings.node == "main" and settings.drain:
        settings = settings.with_(node="draining")
    elif settings.node == "main" and not settings.database_url().startswith("sqlite"):
        # a node must not take another node's message for its own
        settings = settings.with_(node=f"node-{tokens.table_id()}")
    return settings


def uvicorn_config(app: App, host: str, port: int) -> uvicorn.Config:
    """uvicorn as measured: uvloop where there is one (not on Windows), our frame writer, no deflate."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="auto",
        lifespan="on",
        http=table_http(app.settings),
        ws=frames.TableProtocol if frames.fits() else "auto",
        ws_per_message_deflate=False,
        ws_max_size=app.settings.message_limit * 4,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        backlog=4096,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=5,
    )


def _raise_limits() -> None:
    """Each socket is a descriptor; beyond the limit newcomers would be dropped without a word."""
    try:
        import resource
    except ImportError:  # Windows, which has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(DESCRIPTORS, hard) if hard != resource.RLIM_INFINITY else DESCRIPTORS
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _calm_collector() -> None:
    """Keep the collector's pauses short: young objects in small portions, never what was imported, and all the rest
    (a third of a second for a thousand tables) only when the hall finds a quiet moment, see `Hall._sweep`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 8, 1_000_000)


def _open(url: str) -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(url + "health", timeout=1):
                webbrowser.open(url)
                return
        except OSError:
            time.sleep(0.1)
    logging.getLogger("meetinghouse").warning("the browser was not opened: %s does not answer", url)


if __name__ == "__main__":
    sys.exit(serve(port=int(sys.argv[1]) if len(sys.argv) > 1 else 1692))
