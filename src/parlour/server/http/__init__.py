"""Routes of ``/api/v1``."""
