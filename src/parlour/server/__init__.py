"""The server: HTTP, WebSocket and the web client's files."""
