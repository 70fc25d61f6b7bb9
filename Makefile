# The first `make serve` or `make test` sets everything up in .venv; nothing else is touched.
# `.ONESHELL` is not used, so that old makes work; paths may contain spaces, so all are relative.

SHELL := /bin/bash
PYTHONS := python3 python3.14 python3.13 python3.12 python3.11
PY := .venv/bin/python
ARGS ?= --lan
REPO ?=
SPREAD := --numprocesses=auto --dist=loadfile

.PHONY: serve test lab bench soak links js

serve: .venv/.stamp-run
	@$(PY) -m clawkit.cli serve $(ARGS)

test: .venv/.stamp-test
	@bash tools/chromium.sh $(PY)
	@$(PY) -m pytest --ignore=tests/browser $(SPREAD)
	@$(PY) -m pytest --nbval-lax --nbval-current-env --nbval-cell-timeout=60 $(SPREAD) notebooks
	@$(PY) -m pytest tests/browser

lab: .venv/.stamp-lab
	@$(PY) -m jupyterlab notebooks $(if $(filter 0,$(shell id -u)),--allow-root)

bench: .venv/.stamp-test
	@bash tools/chromium.sh $(PY)
	@$(PY) -m pytest tests/bench -o python_files='bench_*.py' -s

soak: .venv/.stamp-test
	@bash tools/chromium.sh $(PY)
	@CLAWKIT_SOAK=1 $(PY) -m pytest -m "soak or not soak"

links:
	@$(firstword $(foreach p,$(PY) python3,$(shell command -v $(p)))) binder/links.py $(REPO)

js:
	cd widgets && npm ci && node build.mjs

# A virtual environment that is older than pyproject.toml is brought up to date.
.venv/.stamp-run: pyproject.toml
	@bash tools/environment.sh "" $@ $(PYTHONS)

.venv/.stamp-test: pyproject.toml
	@bash tools/environment.sh "[test]" $@ $(PYTHONS)

.venv/.stamp-lab: pyproject.toml
	@bash tools/environment.sh "[lab]" $@ $(PYTHONS)
