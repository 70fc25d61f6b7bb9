// A name of its own for an element of a component.

import { useState } from "preact/hooks";
import { nextId } from "./own_ids.js";

/** A name that stays with the component. */
export const useOwnId = () => useState(() => nextId())[0];
