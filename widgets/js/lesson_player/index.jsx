// The lesson of a game as an anywidget module.

import { widget } from "../shared/mount.jsx";
import { Lesson } from "./Lesson.jsx";
import { Controller } from "./controller.js";
import "./style.css";

export default widget("ck-lesson", Lesson, (parts) => new Controller(parts));
