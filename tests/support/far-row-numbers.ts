import type { Database } from "../../apps/server/src/kernel/db/db.ts";

/** Goods are called by the number of their row, and so are their SKUs; everything else has a name of its own. */
const calledByNumber: readonly string[] = [
  "products",
  "skus",
  // Acts of staff are counted, so that one that is gone leaves a gap (decision 72).
  "audit_log",
];

export const isCalledByNumber = (table: string): boolean => calledByNumber.includes(table);

/**
 * 8118, the table, the row, thirteen digits in all: nothing else looks like it, wherever it stands. The demo's crowd
 * draws by a million times a number, which a bigint still holds.
 */
const firstOf = (table: number): string => `8118${String(table).padStart(3, "0")}000001`;
const rowNumber = /(?<!\d)8118\d{3}0\d{5}(?!\d)/g;

/**
 * Lets the rows of every table that has numbers begin where nothing else is counted, each table at a place of its
 * own, so that a row number is known by its looks in whatever leaves the server.
 */
export async function numberRowsFarAway({ pool }: Pick<Database, "pool">): Promise<void> {
  for (const [nth, table] of (await findNumberedTables({ pool })).entries())
    if (!isCalledByNumber(table))
      await pool.query(`alter table ${table} alter column id restart with ${firstOf(nth)}`);
}

/** Every table whose rows the database numbers, by name. */
export async function findNumberedTables({ pool }: Pick<Database, "pool">): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name
       from information_schema.columns
      where table_schema = 'public'
        and column_name = 'id'
        and is_identity = 'YES'
      order by table_name`,
  );
  return rows.map(({ name }) => name);
}

/** Row numbers that stand in a text, in the order they stand there. */
export const rowNumbersIn = (text: string): string[] =>
  [...text.matchAll(rowNumber)].map(([found]) => found);

const seen: string[] = [];

/** Notes what an answer says that nobody outside the server may know. */
export function watchForRowNumbers(asked: string, answer: string): void {
  const [found] = rowNumbersIn(answer);
  if (found === undefined) return;
  const at = answer.indexOf(found);
  seen.push(`${asked} answers ...${answer.slice(Math.max(0, at - 40), at + found.length)}`);
}

/** What was noted since the last time: nothing, or a row number has left the server. */
export const takeRowNumbersSeen = (): string[] => seen.splice(0);
