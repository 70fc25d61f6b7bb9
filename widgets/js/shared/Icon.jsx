// Small line icons on a 24 grid, in the colour of the text around them.

const paths = {
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  undo: "M9 7L4 12l5 5M4.5 12H14a6 6 0 0 1 6 6",
  redo: "M15 7l5 5-5 5M19.5 12H10a6 6 0 0 0-6 6",
  down: "M6 9.5l6 6 6-6",
  up: "M6 14.5l6-6 6 6",
  next: "M9.5 6l6 6-6 6",
  back: "M14.5 6l-6 6 6 6",
  close: "M6 6l12 12M18 6L6 18",
  check: "M5 12.5l4.5 4.5L19 7.5",
  warning: "M12 4.5L21 20H3zM12 10.5v4M12 17.2v.1",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 7.8v.1",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3.2 2.7 3.5 5.5",
  trophy: "M7 4h10v6a5 5 0 0 1-10 0zM7 6H3.5c0 3.5 1.5 5 4 5.5M17 6h3.5c0 3.5-1.5 5-4 5.5M12 15v4M8 20h8",
};

/** One icon, hidden from screen readers: what it stands for is said in words beside it. */
export function Icon({ name }) {
  return (
    <svg class="ck-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
