#!/bin/bash
# environment.sh EXTRAS STAMP PYTHON...: a virtual environment in .venv with this project.
set -euo pipefail
extras=$1 stamp=$2
shift 2

suitable() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

if ! { [ -x .venv/bin/python ] && suitable .venv/bin/python; }; then
  chosen=""
  for python in "$@"; do
    if command -v "$python" >/dev/null && suitable "$python"; then chosen=$python; break; fi
  done
  if [ -z "$chosen" ]; then
    echo "clawkit needs Python 3.11 or newer, and none was found. Install one, then run this again." >&2
    exit 1
  fi
  if ! "$chosen" -c 'import ensurepip, venv' 2>/dev/null; then
    echo "$chosen cannot make virtual environments. On Debian or Ubuntu run" >&2
    echo "  sudo apt-get install python3-venv" >&2
    echo "then run this again." >&2
    exit 1
  fi
  echo "Setting up Python packages in .venv; this is done once and takes about a minute."
  rm -rf .venv
  "$chosen" -m venv .venv
fi

if ! .venv/bin/python -m pip install --quiet --disable-pip-version-check -e ".$extras"; then
  echo "The packages could not be installed; the reason stands above. Is there a network?" >&2
  exit 1
fi
touch "$stamp"
