"""What schemathesis has to be told in Python; it imports this by ``hooks`` in its configuration."""

from __future__ import annotations

import schemathesis

schemathesis.serializer.alias("application/x-ndjson", "text/plain")  # the body of a record is a text of many lines
