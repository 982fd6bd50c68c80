"""`python -m tools.gen_content` writes all files anew."""

from tools.gen_content import documents

for file, text in documents().items():
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
