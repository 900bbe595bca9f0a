import type { Cents } from "@sampan/domain/kernel/money";
import type { Signer, VoidReason } from "@sampan/domain/trade/refunds/signatures";
import type { Db } from "../../kernel/db/db.ts";
import type { PayoutKey } from "./payout-signature-queries.ts";

export interface ShownSignature {
  readonly cny: Cents;
  readonly signed_by: number;
  readonly signed_name: string;
  readonly signed_at: Date;
  readonly signer: Signer;
  readonly paid_at: Date | null;
  readonly voided_for: VoidReason | null;
}

/** Every signature that was given for each payout, the oldest first, for desks that show what is paid out. [BO-25] */
export async function findSignatures(
  db: Db,
  kind: PayoutKey["kind"],
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly ShownSignature[]>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom("payout_signatures as signature")
    .innerJoin("staff_members as signer", "signer.id", "signature.signed_by")
    .select([
      "signature.number",
      "signature.cny",
      "signature.signed_by",
      "signer.name as signed_name",
      "signer.state",
      "signer.roles",
      "signature.signed_at",
      "signature.paid_at",
      "signature.voided_for",
    ])
    .where("signature.kind", "=", kind)
    .where("signature.number", "in", numbers)
    .orderBy("signature.id")
    .execute();
  return Map.groupBy(
    rows.map(({ state, roles, ...row }) => ({ ...row, signer: { state, roles } })),
    ({ number }) => number,
  );
}
