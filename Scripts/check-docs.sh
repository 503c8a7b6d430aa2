#!/usr/bin/env bash
# Writes documents of samples in each format, and checks them as their readers would: links and pictures lead
# somewhere, HTML can be parsed, and DocC converts the catalogue without a warning.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/terminal.sh

seguemap=$(Scripts/build.sh debug --show-bin-path)/seguemap
scratch=$(mktemp -d "${TMPDIR:-/tmp}/seguemap-docs.XXXXXX")
trap 'rm -rf "$scratch"' EXIT

# check_links FOLDER: each relative link of Markdown and HTML leads to a file, and to an anchor of it.
check_links() {
  python3 - "$1" <<'PYTHON'
import html.parser, pathlib, re, sys

root = pathlib.Path(sys.argv[1])


class Page(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.links, self.anchors = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.links += [values[name] for name in ("href", "src") if values.get(name)]
        self.anchors.add(values.get("id"))


def read(path):
    text = path.read_text()
    page = Page(text)
    if path.suffix == ".md":
        page.links += re.findall(r"(?<!\\)\]\(([^)\s]+)\)", text)
    return page


pages = {path: read(path) for path in root.rglob("*") if path.suffix in (".md", ".html")}
faults = []
for path, page in pages.items():
    for link in page.links:
        if link.startswith("https://"):
            continue
        target, _, anchor = link.partition("#")
        place = (path.parent / target).resolve() if target else path
        if not place.is_file():
            faults.append(f"{path}: nothing is at '{link}'")
        elif anchor and anchor not in pages[place].anchors:
            faults.append(f"{path}: '{link}' has no such anchor")
sys.exit("\n".join(faults) or 0)
PYTHON
}

write() { "$seguemap" docs "Samples/$1" --no-config --quiet --kind "$2" -o "$3"; }

for sample in SocialClient Recipes TrailLog; do
  write "$sample" markdown "$scratch/$sample"
  check_links "$scratch/$sample" || fail "the Markdown of $sample"
  write "$sample" site "$scratch/$sample-site"
  check_links "$scratch/$sample-site" || fail "the site of $sample"
  for page in "$scratch/$sample-site"/*.html; do
    xmllint --noout --nonet "$page" || fail "the site of $sample"
  done
  for picture in "$scratch/$sample"/pictures/*.svg; do
    xmllint --noout --nonet "$picture" || fail "the pictures of $sample"
  done
  if command -v docc >/dev/null; then
    write "$sample" docc "$scratch/$sample.docc"
    docc convert "$scratch/$sample.docc" --output-path "$scratch/$sample.doccarchive" \
      --fallback-display-name "$sample" --fallback-bundle-identifier "org.example.$sample" \
      --warnings-as-errors >&2 || fail "the catalogue of $sample"
  fi
done
say "documents can be read in each format"
