// Shapes that are drawn and not loaded, on a 48 grid.

export const arrows = {
  up: "M24 7L40 25H31V41H17V25H8Z",
  down: "M24 41L8 23H17V7H31V23H40Z",
  left: "M7 24L25 8V17H41V31H25V40Z",
  right: "M41 24L23 40V31H7V17H23V8Z",
};

/** Turning back: what can be done with something that is used up. */
export const turnBack = "M12 5V1.8L6.8 6 12 10.2V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7z";
