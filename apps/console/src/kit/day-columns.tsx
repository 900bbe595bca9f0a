import { formatDay } from "@sampan/ui/format/dates";
import type { ReactNode } from "react";
import { HiddenTable } from "./hidden-table.tsx";
import { Panel } from "./panel.tsx";

interface DayColumnsProps<Day extends { readonly day: string }> {
  readonly title: string;
  /** What the two columns of a day are called, the darker first. */
  readonly legend: readonly [string, string];
  readonly days: readonly Day[];
  /** Above the columns. */
  readonly above?: ReactNode;
  /** What the pointer is told of a day. */
  readonly titleOf: (day: Day) => string;
  /** The same for readers of screens: what the columns of the table are called, and a row of it. */
  readonly heads: readonly string[];
  readonly rowOf: (day: Day) => readonly [string, ...(string | number)[]];
  /** The columns of a day. */
  readonly children: (day: Day) => ReactNode;
}

/** Two columns a day. They are for the eye; the table says the same. */
export function DayColumns<Day extends { readonly day: string }>({
  title,
  legend: [dark, light],
  days,
  above,
  titleOf,
  heads,
  rowOf,
  children,
}: DayColumnsProps<Day>) {
  const [first, last] = [days[0], days.at(-1)];
  const legend = (
    <span className="legend small-text muted" aria-hidden="true">
      <span>
        <i className="placed" /> {dark}
      </span>
      <span>
        <i className="completed" /> {light}
      </span>
    </span>
  );
  return (
    <Panel title={title} extra={legend} isPadded>
      {above}
      <div className="columns" aria-hidden="true">
        {days.map((day) => (
          <div key={day.day} title={titleOf(day)}>
            <span className="pair">{children(day)}</span>
          </div>
        ))}
      </div>
      <p className="row between small-text muted" aria-hidden="true">
        {first && <span>{formatDay(first.day)}</span>}
        {last && <span>{formatDay(last.day)}</span>}
      </p>
      <HiddenTable caption={title} heads={heads} rows={days.map(rowOf)} />
    </Panel>
  );
}
