interface HiddenTableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  /** Each begins with what it is known by. */
  readonly rows: readonly (readonly [string, ...(string | number)[]])[];
}

/** What a drawing says, for readers of screens. A table is as tall as its rows, whatever it is told: it takes a box to hide it. */
export const HiddenTable = ({ caption, heads, rows }: HiddenTableProps) => (
  <div className="hidden-text">
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={heads[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
