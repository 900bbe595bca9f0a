export interface Statement {
  readonly text: string;
  readonly values?: (string | Buffer | null)[];
  readonly name?: string;
  /** The table it adds rows to, if that is all it does. */
  readonly addsTo?: string | undefined;
}

/**
 * Neighbours that add rows to different tables become one statement, which answers what the last of them does:
 * a line of the log, a notice and a job cost both sides one statement instead of three. Nothing else is joined:
 * parts of a statement see nothing of each other, and rows of one table would get their numbers in any order.
 */
export function joinAdding(
  statements: readonly Statement[],
  nameOf: (text: string) => string | undefined,
): Statement[] {
  const runs: Statement[][] = [];
  for (const statement of statements) {
    const run = runs.at(-1);
    if (run && fits(run, statement)) run.push(statement);
    else runs.push([statement]);
  }
  return runs.map((run) => joined(run, nameOf));
}

const fits = (run: readonly Statement[], { addsTo }: Statement): boolean =>
  addsTo !== undefined && run.every((one) => one.addsTo !== undefined && one.addsTo !== addsTo);

function joined(
  run: readonly Statement[],
  nameOf: (text: string) => string | undefined,
): Statement {
  const [only] = run;
  if (only && run.length === 1) return only;
  const text = textOf(run);
  const name = nameOf(text);
  const values = run.flatMap((one) => one.values ?? []);
  return { text, values, ...(name === undefined ? {} : { name }) };
}

/** Texts that were joined before: as many as places that write the same rows. */
const known = new Map<string, string>();

function textOf(run: readonly Statement[]): string {
  const key = run.map(({ text }) => text).join(";");
  const before = known.get(key);
  if (before !== undefined) return before;
  let offset = 0;
  const texts = run.map(({ text, values = [] }) => {
    // No statement of ours says a dollar and a number inside a text.
    const moved = text.replaceAll(/\$(\d+)/g, (_, place: string) => `$${Number(place) + offset}`);
    offset += values.length;
    return moved;
  });
  const last = texts.pop();
  const parts = texts.map((text, nth) => `added_${nth} as (${text})`);
  const whole = `with ${parts.join(", ")} ${last}`;
  known.set(key, whole);
  return whole;
}
