"""The documentation site: `make docs` builds it into build/docs and follows every link."""
