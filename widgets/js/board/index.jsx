// The board as an anywidget module.

import { widget } from "../shared/mount.jsx";
import { App } from "./App.jsx";
import { Controller } from "./controller.js";
import "./style.css";

export default widget("ck-play", App, (parts) => new Controller(parts));
