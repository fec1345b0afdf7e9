"""Sphinx configuration."""

from __future__ import annotations

from parlour import __version__

project = "Parlour"
copyright = "The Parlour contributors"
release = version = __version__

extensions = ["myst_parser", "sphinx.ext.doctest"]
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = f"Parlour {release}"
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
