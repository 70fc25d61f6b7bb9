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
      <table class="ck-figures" data-long={part.chart === "columns"}>
        <caption class="ck-hidden">{part.label}</caption>
        <thead>
          <tr>
            <th scope="col">{part.what}</th>
            <th scope="col">{chances ? "fraction" : part.unit}</th>
            {chances && <th scope="col">percent</th>}
            {chances && <th scope="col">1 in N</th>}
            {!chances && decimals && <th scope="col">decimal</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.outcome ?? row.name} data-picked={index === at || (atLeast && index > at)}>
              <th scope="row">{row.outcome ?? row.name}</th>
              <td>
                <Breakable exact={row.exact} />
              </td>
              {chances && <td>{row.percent}</td>}
              {chances && <td>{row.one_in}</td>}
              {!chances && decimals && <td>{row.decimal}</td>}
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
