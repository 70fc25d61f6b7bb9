// A widget with a controller as an anywidget module: the controller listens, the view is drawn anew
// whenever it says so, and both end with the widget.

import { render as draw } from "preact";
import { prepareRoot } from "./root.js";

/**
 * `name` is the root's class; `View` draws `{ controller }`; `make({ kernel, schema, redraw, el })`
 * makes the controller, whose `connect()` returns the function that stops it.
 */
export const widget = (name, View, make) => ({
  render({ model, el }) {
    const schema = model.get("schema");
    prepareRoot(el, schema, name);
    const redraw = () => draw(<View controller={controller} />, el);
    const controller = make({ kernel: model, schema, redraw: () => redraw(), el });
    const disconnect = controller.connect();
    redraw();
    return () => {
      disconnect();
      draw(null, el);
    };
  },
});
