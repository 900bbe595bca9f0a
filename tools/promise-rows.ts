/** One line of the table that `npm run promises` ends with. */
export interface PromiseRow {
  readonly promise: string;
  readonly name: string;
  readonly target: string;
  readonly figure: string;
  readonly database: string;
  readonly isKept: boolean;
}

interface FileResult {
  /** Name of the file, without its folder. */
  readonly file: string;
  readonly status: "passed" | "failed" | "skipped";
}

/**
 * The figures that tests printed, by number, each kept when every test of its file passed. A file that failed
 * before it printed a figure, or that printed none, is a broken promise too: nobody knows what it came to.
 */
export function readPromises(said: string, results: readonly FileResult[]): PromiseRow[] {
  const files = [...new Set(results.map(({ file }) => file))];
  const kept = new Set(
    files.filter((file) =>
      results.every((result) => result.file !== file || result.status === "passed"),
    ),
  );
  const told = [...said.matchAll(/^PROMISE (.*)$/gm)].map(([, line = ""]) => line.split(" | "));
  const rows = told.map(
    ([promise = "", name = "", target = "", figure = "", database = "", file = ""]) => ({
      promise,
      name,
      target,
      figure,
      database,
      isKept: kept.has(file),
    }),
  );
  const silent = files
    .filter((file) => !told.some((line) => line[5] === file))
    .map((file) => ({
      promise: "?",
      name: file,
      target: "a figure",
      figure: "none printed",
      database: "",
      isKept: false,
    }));
  return [...rows, ...silent].toSorted((one, other) => numberOf(one) - numberOf(other));
}

const numberOf = ({ promise }: PromiseRow): number => Number(promise) || Number.MAX_SAFE_INTEGER;
