import type { Language } from "@sampan/domain/kernel/language";
import type { Db } from "../../kernel/db/db.ts";

export interface TextName {
  readonly key: string;
  readonly language: Language;
}

export interface TextOverride extends TextName {
  readonly message: string;
  readonly changed_at: Date;
  readonly staff_name: string;
}

/** Everything content staff wrote anew; there are few of them. */
export const findOverrides = (db: Db): Promise<TextOverride[]> =>
  db
    .selectFrom("text_overrides as text")
    .innerJoin("staff_members as member", "member.id", "text.staff_id")
    .select(["text.key", "text.language", "text.message", "text.changed_at"])
    .select("member.name as staff_name")
    .orderBy("text.key")
    // The table's check holds the language to the narrower type.
    .$castTo<TextOverride>()
    .execute();

export async function upsertOverride(
  db: Db,
  override: TextName & {
    readonly message: string;
    readonly changed_at: Date;
    readonly staff_id: number;
  },
): Promise<void> {
  const { message, changed_at, staff_id } = override;
  await db
    .insertInto("text_overrides")
    .values(override)
    .onConflict((conflict) =>
      conflict.columns(["key", "language"]).doUpdateSet({ message, changed_at, staff_id }),
    )
    .execute();
}

export async function deleteOverride(db: Db, { key, language }: TextName): Promise<void> {
  await db
    .deleteFrom("text_overrides")
    .where("key", "=", key)
    .where("language", "=", language)
    .execute();
}
