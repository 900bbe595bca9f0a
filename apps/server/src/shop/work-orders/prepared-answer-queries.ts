import type { Language } from "@sampan/domain/kernel/language";
import type { Selectable } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { PreparedAnswersTable } from "../../kernel/db/tables-work-orders.ts";

export type PreparedRecord = Pick<
  Selectable<PreparedAnswersTable>,
  "id" | "key" | "title" | "words" | "version"
>;

const columns = ["id", "key", "title", "words", "version"] as const;

export const selectPreparedAnswers = (db: Db): Promise<PreparedRecord[]> =>
  db.selectFrom("prepared_answers").select(columns).orderBy("title").limit(300).execute();

export const holdPreparedAnswer = (db: Db, key: string): Promise<PreparedRecord | undefined> =>
  db
    .selectFrom("prepared_answers")
    .select(columns)
    .where("key", "=", key)
    .forUpdate()
    .executeTakeFirst();

interface Written {
  readonly title: string;
  readonly words: Record<Language, string>;
  readonly by: number;
  readonly now: Date;
}

const columnsOf = ({ title, words, by, now }: Written) => ({
  title,
  words: JSON.stringify(words),
  written_by: by,
  written_at: now,
});

/** Its key; undefined where another one has that title. */
export async function insertPreparedAnswer(db: Db, written: Written): Promise<string | undefined> {
  const made = await db
    .insertInto("prepared_answers")
    .values(columnsOf(written))
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  return made?.key;
}

/** Whether another one has that title. */
export async function isTitleKnown(db: Db, title: string, ownId: number): Promise<boolean> {
  const found = await db
    .selectFrom("prepared_answers")
    .select("id")
    .where((row) => row(row.fn<string>("lower", ["title"]), "=", title.toLowerCase()))
    .where("id", "<>", ownId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function updatePreparedAnswer(db: Db, id: number, written: Written): Promise<void> {
  await db
    .updateTable("prepared_answers")
    .set((row) => ({ ...columnsOf(written), version: row("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function deletePreparedAnswer(db: Db, id: number): Promise<void> {
  await db.deleteFrom("prepared_answers").where("id", "=", id).execute();
}
