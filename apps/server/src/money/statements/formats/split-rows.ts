import { parse } from "csv-parse/sync";

export interface Row {
  readonly cells: readonly string[];
  /** Where it ends in the file, from 1: a cell may hold several lines. */
  readonly line: number;
}

interface Written {
  /** What a cell says without what spreadsheets put around it. */
  readonly plain: (cell: string) => string;
  /** How lines end, where a file may mix them; else as its first line does. */
  readonly ends?: readonly string[];
}

/** The rows of a table that was written as text; undefined where it is none. */
export function splitRows(text: string, { plain, ends }: Written): Row[] | undefined {
  try {
    const records = parse(text, {
      bom: true,
      info: true,
      ...(ends && { record_delimiter: [...ends] }),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ cells: record.map(plain), line: info.lines }));
  } catch {
    // A quote that is never closed: no table, whatever else it is.
    return undefined;
  }
}
