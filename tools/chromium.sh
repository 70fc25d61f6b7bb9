#!/bin/bash
# chromium.sh PYTHON: make sure that there is a Chromium for the browser tests.
set -euo pipefail
python=$1

for name in chromium chromium-browser google-chrome; do
  if command -v "$name" >/dev/null; then exit 0; fi
done
own='from playwright.sync_api import sync_playwright as s
with s() as p: print(p.chromium.executable_path)'
if [ -x "$("$python" -c "$own" 2>/dev/null)" ]; then exit 0; fi

echo "The tests need Chromium; installing it."
if [ "$(id -u)" = 0 ] && [ -f /etc/debian_version ] && command -v apt-get >/dev/null; then
  if { apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } \
    && command -v chromium >/dev/null; then exit 0; fi
fi
if [ "$(id -u)" = 0 ]; then deps=--with-deps; else deps=""; fi
if "$python" -m playwright install $deps chromium; then exit 0; fi
echo "Chromium could not be installed. Install it yourself (on Debian or Ubuntu:" >&2
echo "sudo apt-get install chromium), then run this again." >&2
exit 1
