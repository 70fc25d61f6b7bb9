// The explorer of one question about a game's odds as an anywidget module.

import { render as draw } from "preact";
import { keepFocus } from "../shared/focus.js";
import { prepareRoot } from "../shared/root.js";
import { Explorer } from "./Explorer.jsx";
import { Controller } from "./controller.js";
import "./style.css";

export default {
  render({ model, el }) {
    const schema = model.get("schema");
    prepareRoot(el, schema, "ck-explorer");
    const redraw = () => draw(<Explorer controller={controller} />, el);
    const controller = new Controller({ kernel: model, schema, redraw, reveal: () => el.scrollIntoView() });
    redraw();
    const disconnect = controller.connect();
    const letFocusGo = keepFocus(el);
    return () => {
      letFocusGo();
      disconnect();
      draw(null, el);
    };
  },
};
