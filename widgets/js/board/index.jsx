// The board as an anywidget module.

import { render as draw } from "preact";
import { prepareRoot } from "../shared/root.js";
import { App } from "./App.jsx";
import { Controller } from "./controller.js";
import "./style.css";

export default {
  render({ model, el }) {
    const schema = model.get("schema");
    prepareRoot(el, schema, "ck-play");
    const redraw = () => draw(<App controller={controller} />, el);
    const controller = new Controller({ kernel: model, schema, redraw: () => redraw() });
    const disconnect = controller.connect();
    redraw();
    return () => {
      disconnect();
      draw(null, el);
    };
  },
};
