"""The feed of a room over a WebSocket."""

from __future__ import annotations

from fastapi import WebSocket, WebSocketDisconnect

from taverne.house.feed import Gone, serve_feed
from taverne.house.house import House
from taverne.server.gate.addresses import household
from taverne.server.tongues import tongue
from taverne.words import use


class SocketLine:
    """A WebSocket as the feed knows it."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket

    async def hear(self) -> str | None:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: str | None = message.get("text")
        return text

    async def send_text(self, text: str) -> None:
        try:
            await self.socket.send_text(text)
        except WebSocketDisconnect:
            raise Gone from None

    async def close(self, code: int, reason: str) -> None:
        try:
            await self.socket.close(code, reason)
        except (RuntimeError, WebSocketDisconnect):
            raise Gone from None


async def serve_socket(socket: WebSocket, house: House, name: str, token: str | None) -> None:
    """From the handshake to the last word, in the language of the guest."""
    use(tongue(socket.headers))
    await socket.accept()
    address = household(socket.client.host) if socket.client else ""
    await serve_feed(SocketLine(socket), house, name, token, address)
