const byKysely = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*["'`](\w+)/g;
const bySql =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(\w+)/gi;

/** The tables, of those that exist, that a source text writes to: through Kysely or as SQL text. */
export function findTableWrites(text: string, tables: ReadonlySet<string>): string[] {
  return [byKysely, bySql].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, table = ""]) => table).filter((table) => tables.has(table)),
  );
}
