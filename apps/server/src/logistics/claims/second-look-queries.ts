import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { ClaimSecondLooksTable } from "../../kernel/db/tables-claims.ts";

export type SecondLook = Selectable<ClaimSecondLooksTable>;

export async function insertSecondLook(
  db: Db,
  look: Insertable<ClaimSecondLooksTable>,
): Promise<void> {
  await db.insertInto("claim_second_looks").values(look).execute();
}

/** What a person was asked to look at of a held claim; undefined where nobody was. */
export const findSecondLook = (db: Db, claimId: number): Promise<SecondLook | undefined> =>
  db
    .selectFrom("claim_second_looks")
    .selectAll()
    .where("claim_id", "=", claimId)
    .executeTakeFirst();

export async function updateSecondLook(
  db: Db,
  claimId: number,
  change: Updateable<ClaimSecondLooksTable>,
): Promise<void> {
  await db
    .updateTable("claim_second_looks")
    .set(change)
    .where("claim_id", "=", claimId)
    .executeTakeFirstOrThrow();
}
