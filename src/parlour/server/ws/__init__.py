"""The WebSocket ``/ws/v1``."""
