import type { Cents } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { needsTwoPayers } from "@sampan/domain/trade/refunds/needs-two-payers";
import { voidReasonOf } from "@sampan/domain/trade/refunds/signatures";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { checkEmployeeLimit } from "./limit-employee.ts";
import {
  completeSignature,
  findOpenSignature,
  type PayoutKey,
  voidSignature,
  writeSignature,
} from "./payout-signature-queries.ts";

/** Held by the caller. `cny`: what it comes to, CNY cents. */
interface Payout extends PayoutKey {
  readonly cny: Cents;
}

/** `signed`: nothing is paid yet, another person has to. */
export type LetOut = "paid" | "signed";

const objectOf = {
  refund: "refund",
  claim: "claim",
  delay_cover: "bill",
} as const satisfies Record<PayoutKey["kind"], string>;

/**
 * Lets an employee pay something out, within what one lets out in a day. What is more than a whole day of one person is signed
 * by the first and paid by another who has the same right, at the amount that was signed, as
 * long as the first one may pay; a signature that counts no more is kept as void, and this one is the first. Refuses `refund_limit_reached`, and
 * `self_approval` to whoever signed. [BO-25]
 */
export async function letOut(
  db: Db,
  caller: StaffCaller,
  { kind, number, cny }: Payout,
): Promise<Result<LetOut, Refusal<"refund_limit_reached" | "self_approval">>> {
  const { staff, settings, now } = caller;
  if (!needsTwoPayers(cny, settings)) {
    const limited = await checkEmployeeLimit(db, caller, { act: "executed", cny });
    return limited.ok ? ok("paid") : limited;
  }
  const first = await findOpenSignature(db, { kind, number });
  const voided_for = first && voidReasonOf(first, cny);
  if (first && voided_for) await voidSignature(db, first.id, { voided_at: now, voided_for });
  else if (first) {
    if (first.signed_by === staff.id) return refuse({ code: "self_approval" });
    await completeSignature(db, first.id, { paid_by: staff.id, paid_at: now });
    return ok("paid");
  }
  await writeSignature(db, { kind, number, cny, signed_by: staff.id, signed_at: now });
  await recordAudit(db, caller, {
    action: "sign_payout",
    object_kind: objectOf[kind],
    object_id: number,
    new_value: { cny },
  });
  return ok("signed");
}
