// Bundles every widget of js/ into clawkit_widgets/static/: one self-contained module and one
// style sheet each, since relative imports do not resolve where anywidget loads them. A widget is
// a folder with an index.jsx.
//
//   node build.mjs [outdir]

import { build } from "esbuild";
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { dirname, join } from "node:path";

const here = dirname(fileURLToPath(import.meta.url));
const outdir = process.argv[2] ?? join(here, "clawkit_widgets", "static");
const sources = join(here, "js");
const widgets = readdirSync(sources).filter((name) => existsSync(join(sources, name, "index.jsx")));

await build({
  absWorkingDir: here,
  entryPoints: Object.fromEntries(widgets.map((name) => [name, `js/${name}/index.jsx`])),
  outdir,
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2021",
  jsx: "automatic",
  jsxImportSource: "preact",
  legalComments: "none",
  logLevel: "warning",
});
