import type { RewardTerms } from "@sampan/domain/shop/invitations/reward-terms";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

export const termsColumns = ["kind", "amounts", "month_most", "shares", "least"] as const;

/** The version that friends are held to who register at a moment; undefined before the first. */
export const findTermsAt = (
  db: Db,
  moment: Date,
): Promise<(RewardTerms & { id: number }) | undefined> =>
  db
    .selectFrom("invite_terms")
    .select(["id", ...termsColumns])
    .where("begins_at", "<=", moment)
    .orderBy("begins_at", "desc")
    .limit(1)
    .executeTakeFirst();

export const findTerms = (db: Db, id: number): Promise<RewardTerms> =>
  db.selectFrom("invite_terms").select(termsColumns).where("id", "=", id).executeTakeFirstOrThrow();

export const selectTerms = (
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) =>
  db
    .selectFrom("invite_terms as terms")
    .leftJoin("staff_members as staff", "staff.id", "terms.entered_by")
    .select([
      "terms.id",
      "terms.key",
      "terms.begins_at",
      "terms.kind",
      "terms.amounts",
      "terms.month_most",
      "terms.shares",
      "terms.least",
      "staff.name as entered_by",
      sql<number>`count(*) over ()`.as("total"),
    ])
    .orderBy("terms.begins_at", "desc")
    .limit(limit)
    .offset(offset)
    .execute();

/** Undefined where another version begins at the same moment. */
export async function insertTerms(
  db: Db,
  terms: RewardTerms & {
    readonly begins_at: Date;
    readonly entered_by: number | null;
    readonly entered_at: Date;
  },
): Promise<string | undefined> {
  const { begins_at, entered_by, entered_at, kind, ...figures } = terms;
  const written = await db
    .insertInto("invite_terms")
    .values({
      begins_at,
      entered_by,
      entered_at,
      kind,
      amounts: JSON.stringify(figures.amounts),
      month_most: JSON.stringify(figures.month_most),
      shares: JSON.stringify(figures.shares),
      least: JSON.stringify(figures.least),
    })
    .onConflict((conflict) => conflict.column("begins_at").doNothing())
    .returning("key")
    .executeTakeFirst();
  return written?.key;
}
