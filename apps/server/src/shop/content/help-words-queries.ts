import type { Selectable } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { HelpWordsTable } from "../../kernel/db/tables-content.ts";

/** Few enough to be read with each question. */
const groups_max = 500;

/** Words that mean the same, group by group. */
export async function findWordGroups(db: Db): Promise<string[][]> {
  const rows = await db.selectFrom("help_words").select("words").limit(groups_max).execute();
  return rows.map(({ words }) => words);
}

/** The same with who wrote them, as the desk shows them. */
export const findHelpWords = (db: Db) =>
  db
    .selectFrom("help_words")
    .leftJoin("staff_members as staff", "staff.id", "help_words.changed_by")
    .select([
      "help_words.key",
      "help_words.words",
      "help_words.version",
      "help_words.changed_at",
      "staff.name",
    ])
    .orderBy("help_words.id", "desc")
    .limit(groups_max)
    .execute();

export const holdHelpWords = (
  db: Db,
  key: string,
): Promise<Pick<Selectable<HelpWordsTable>, "id" | "words" | "version"> | undefined> =>
  db
    .selectFrom("help_words")
    .select(["id", "words", "version"])
    .where("key", "=", key)
    .forUpdate()
    .executeTakeFirst();

interface Written {
  readonly words: readonly string[];
  readonly by: number;
  readonly now: Date;
}

const columnsOf = ({ words, by, now }: Written) => ({
  words: JSON.stringify(words),
  changed_by: by,
  changed_at: now,
});

/** Answers its key. */
export async function insertHelpWords(db: Db, written: Written): Promise<string> {
  const { key } = await db
    .insertInto("help_words")
    .values(columnsOf(written))
    .returning("key")
    .executeTakeFirstOrThrow();
  return key;
}

export async function updateHelpWords(db: Db, id: number, written: Written): Promise<void> {
  await db
    .updateTable("help_words")
    .set((row) => ({ ...columnsOf(written), version: row("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function deleteHelpWords(db: Db, id: number): Promise<void> {
  await db.deleteFrom("help_words").where("id", "=", id).execute();
}
