// The rules of a game, to search and to link to, as an anywidget module.

import { render as draw } from "preact";
import { prepareRoot } from "../shared/root.js";
import { Rules } from "./Rules.jsx";
import "./style.css";

export default {
  render({ model, el }) {
    const schema = model.get("schema");
    prepareRoot(el, schema, "ck-rules");
    draw(<Rules schema={schema} />, el);
    return () => draw(null, el);
  },
};
