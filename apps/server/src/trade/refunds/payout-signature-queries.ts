import type { Signer, VoidReason } from "@sampan/domain/trade/refunds/signatures";
import type { Selectable } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { PayoutSignaturesTable } from "../../kernel/db/tables-refunds.ts";

export type PayoutSignature = Selectable<PayoutSignaturesTable>;

/** What is paid out: a refund or a claim by its number, a share of freight by its bill's. */
export type PayoutKey = Pick<PayoutSignature, "kind" | "number">;

type OpenSignature = Pick<PayoutSignature, "id" | "cny" | "signed_by"> & {
  readonly signer: Signer;
};

/** The signature that waits for a second person, with its signer as they are now. Whoever asks holds what is paid out. */
export async function findOpenSignature(
  db: Db,
  { kind, number }: PayoutKey,
): Promise<OpenSignature | undefined> {
  const found = await db
    .selectFrom("payout_signatures as signature")
    .innerJoin("staff_members as signer", "signer.id", "signature.signed_by")
    .select([
      "signature.id",
      "signature.cny",
      "signature.signed_by",
      "signer.state",
      "signer.roles",
    ])
    .where("signature.kind", "=", kind)
    .where("signature.number", "=", number)
    .where("signature.paid_at", "is", null)
    .where("signature.voided_at", "is", null)
    .executeTakeFirst();
  if (!found) return undefined;
  const { state, roles, ...signature } = found;
  return { ...signature, signer: { state, roles } };
}

type NewSignature = PayoutKey & Pick<PayoutSignature, "cny" | "signed_by" | "signed_at">;

/** Writes the first signature. */
export async function writeSignature(db: Db, signature: NewSignature): Promise<void> {
  await db.insertInto("payout_signatures").values(signature).execute();
}

/** Keeps a signature as one that counts no more. */
export async function voidSignature(
  db: Db,
  id: number,
  voided: { readonly voided_at: Date; readonly voided_for: VoidReason },
): Promise<void> {
  await db.updateTable("payout_signatures").set(voided).where("id", "=", id).execute();
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
