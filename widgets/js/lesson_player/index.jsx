// The lesson of a game as an anywidget module.

import { render as draw } from "preact";
import { prepareRoot } from "../shared/root.js";
import { Lesson } from "./Lesson.jsx";
import { Controller } from "./controller.js";
import "./style.css";

export default {
  render({ model, el }) {
    const schema = model.get("schema");
    prepareRoot(el, schema, "ck-lesson");
    const redraw = () => draw(<Lesson controller={controller} />, el);
    const controller = new Controller({ kernel: model, schema, redraw });
    const disconnect = controller.connect();
    redraw();
    return () => {
      disconnect();
      draw(null, el);
    };
  },
};
