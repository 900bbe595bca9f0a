import type { Cents } from "@sampan/domain/kernel/money";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import { needsTwoPayers } from "@sampan/domain/trade/refunds/needs-two-payers";
import type { Db } from "../../kernel/db/db.ts";
import type { PayoutKey } from "./payout-signature-queries.ts";

export interface ShownSignature {
  readonly number: string;
  readonly signed_by: number;
  readonly signed_name: string;
  readonly signed_at: Date;
  readonly is_open: boolean;
}

interface ShownPayout {
  readonly number: string;
  readonly cny: Cents;
}

/** The newest signature of each payout that is large enough to need two, for desks that show what is paid out. [BO-25] */
export async function findSignatures(
  db: Db,
  kind: PayoutKey["kind"],
  payouts: readonly ShownPayout[],
  limits: Limits,
): Promise<Map<string, ShownSignature>> {
  const numbers = payouts
    .filter(({ cny }) => needsTwoPayers(cny, limits))
    .map(({ number }) => number);
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom("payout_signatures as signature")
    .innerJoin("staff_members as signer", "signer.id", "signature.signed_by")
    .select((row) => [
      "signature.number",
      "signature.signed_by",
      "signer.name as signed_name",
      "signature.signed_at",
      row("signature.paid_at", "is", null).$castTo<boolean>().as("is_open"),
    ])
    .where("signature.kind", "=", kind)
    .where("signature.number", "in", numbers)
    .orderBy("signature.id")
    .execute();
  return new Map(rows.map((row) => [row.number, row]));
}
