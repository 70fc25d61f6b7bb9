// Every value of an answer, exactly.

import { useState } from "preact/hooks";
import { Panel } from "../shared/Panel.jsx";

const FEW = 8;

export function Figures({ part, rows, at, atLeast, lead }) {
  const [open, setOpen] = useState(lead && rows.length <= FEW);
  const chances = part.kind === "distribution";
  const decimals = chances || rows.some((row) => row.exact !== row.decimal);
  return (
    <Panel title="All values, exactly" note={part.mean ? `mean ${part.mean.decimal}` : `${rows.length} rows`} open={open} onToggle={setOpen}>
      <table class="ck-figures" role="table" data-chances={chances}>
        <caption class="ck-hidden">{part.label}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">{part.what}</th>
            <th scope="col" role="columnheader">{chances ? "fraction" : part.unit}</th>
            {chances && <th scope="col" role="columnheader">percent</th>}
            {chances && <th scope="col" role="columnheader">1 in N</th>}
            {!chances && decimals && <th scope="col" role="columnheader">decimal</th>}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr role="row" key={row.outcome ?? row.name} data-picked={index === at || (atLeast && index > at)}>
              <th scope="row" role="rowheader">{row.outcome ?? row.name}</th>
              <td role="cell">
                <Breakable exact={row.exact} />
              </td>
              {chances && <td role="cell">{row.percent}</td>}
              {chances && <td role="cell">{row.one_in}</td>}
              {!chances && decimals && <td role="cell">{row.decimal}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {part.mean && (
        <p class="ck-small ck-mean">
          Mean {part.mean.decimal}, exactly <Breakable exact={part.mean.exact} />
        </p>
      )}
    </Panel>
  );
}

/** A fraction that a narrow page breaks at its line. */
function Breakable({ exact }) {
  const [above, below] = exact.split("/");
  return below ? (
    <>
      {above}/<wbr />
      {below}
    </>
  ) : (
    above
  );
}
