import { useEffect, useRef, useState } from "preact/hooks";
import { afterDrawing } from "../shared/focus.js";
import { listed } from "../shared/root.js";
import { Shown } from "./Shown.jsx";
import { find } from "./find.js";

/** A search field, and every clause and ruling that fits it, by part. */
export function Rules({ schema }) {
  const [words, setWords] = useState("");
  const root = useRef();
  useHash(root, setWords);
  const { parts, rulings, data, count } = find(schema, words);
  const hasVp = schema.clauses.some(({ text }) => /\bVP\b/.test(text)) && !words.trim();
  return (
    <div class="ck-browser" ref={root}>
      <label class="ck-search">
        <span>Search the rules of {schema.title.split(": ").at(-1)}</span>
        <input
          type="search"
          value={words}
          placeholder={`last card, ${schema.clauses.at(-1).id} …`}
          onInput={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </label>
      <p class="ck-small" role="status">
        {words.trim() ? `${count} found.` : all(schema)}
        {hasVp && " VP are the points that a player scores."}
      </p>
      {!count && <p>Nothing has these words. Try one word, or a number such as {schema.clauses[0].id}.</p>}
      <Shown {...{ schema, parts, rulings, data, words }} />
    </div>
  );
}

/** How much there is: rules and rulings have numbers, what cards show has none. */
function all({ clauses, rulings, data }) {
  const parts = [`${clauses.length} rules`, `${rulings.length} rulings`, ...(data.length ? [`${data.length} on what cards show`] : [])];
  return `${listed(parts)}.`;
}

/** A link to a clause shows it, also when a search hides it. */
function useHash(root, setWords) {
  useEffect(() => {
    const show = () => {
      const id = decodeURIComponent(location.hash.slice(1));
      if (!id) return;
      setWords("");
      afterDrawing(() => {
        const element = root.current?.querySelector(`[data-rule="${CSS.escape(id)}"]`);
        element?.scrollIntoView({ block: "center" });
        element?.focus({ preventScroll: true });
      });
    };
    show();
    addEventListener("hashchange", show);
    return () => removeEventListener("hashchange", show);
  }, []);
}
