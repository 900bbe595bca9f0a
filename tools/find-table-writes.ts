const byKysely = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*["'`](\w+)/g;
/** Writes that are put together once and sent later (kernel/db/README.md). */
const byPrepared = /\b(?:prepareInsert|addsRows)\(\s*["'`](\w+)/g;
const bySql =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(\w+)/gi;
/** A write whose table is named elsewhere: by a function, a variable or a part of the SQL. */
const byOther =
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*[^\s"'`]|\b(?:prepareInsert|addsRows)\(\s*[^\s"'`]|\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+\$\{/i;
/** Names of tables that nothing reads there: what is read is said beside it. */
const named = /(?<!\.(?:selectFrom|\w*Join\w*)\(\s*)["'`](\w+)["'`]/gi;

/**
 * The tables, of those that exist, that a source text writes to: through Kysely, prepared or as SQL text. Where a write
 * does not say its table, every table that the text names and does not read counts.
 */
export function findTableWrites(text: string, tables: ReadonlySet<string>): string[] {
  const patterns = [byKysely, byPrepared, bySql, ...(byOther.test(text) ? [named] : [])];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, table = ""]) => table).filter((table) => tables.has(table)),
  );
}
