import type { Selectable } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { PayoutSignaturesTable } from "../../kernel/db/tables-refunds.ts";

export type PayoutSignature = Selectable<PayoutSignaturesTable>;

/** What is paid out: a refund or a claim by its number, a share of freight by its bill's. */
export type PayoutKey = Pick<PayoutSignature, "kind" | "number">;

/** The signature that waits for a second person. Whoever asks holds what is paid out. */
export const findOpenSignature = (
  db: Db,
  { kind, number }: PayoutKey,
): Promise<PayoutSignature | undefined> =>
  db
    .selectFrom("payout_signatures")
    .selectAll()
    .where("kind", "=", kind)
    .where("number", "=", number)
    .where("paid_at", "is", null)
    .executeTakeFirst();

type NewSignature = PayoutKey & Pick<PayoutSignature, "cny" | "signed_by" | "signed_at">;

/** Writes the first signature, in place of one that was given for another amount. */
export async function writeSignature(db: Db, signature: NewSignature): Promise<void> {
  const { cny, signed_by, signed_at } = signature;
  await db
    .insertInto("payout_signatures")
    .values(signature)
    .onConflict((open) =>
      open
        .columns(["kind", "number"])
        .where("paid_at", "is", null)
        .doUpdateSet({ cny, signed_by, signed_at }),
    )
    .execute();
}

export async function completeSignature(
  db: Db,
  id: number,
  paid: { readonly paid_by: number; readonly paid_at: Date },
): Promise<void> {
  await db
    .updateTable("payout_signatures")
    .set(paid)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}
