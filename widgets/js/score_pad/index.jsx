// The score pad as an anywidget module.

import { widget } from "../shared/mount.jsx";
import { App } from "./App.jsx";
import { Controller } from "./controller.js";
import "./style.css";

export default widget("ck-pad", App, (parts) => new Controller(parts));
