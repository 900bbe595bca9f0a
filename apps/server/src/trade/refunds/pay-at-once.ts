import type { WithClosedDays } from "@sampan/domain/kernel/closed-days";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { isStaffAccount } from "../../people/staff/is-own-account.ts";
import { holdRefundWithLine } from "./hold-refund.ts";
import { payRefund } from "./pay-refund.ts";

interface RefundToPay {
  readonly number: string;
  readonly account_id: number;
  readonly cny: number;
}

interface AtOnce {
  /** We hold all of the money: nothing was paid to a seller yet. */
  readonly isUnbought: boolean;
  readonly jobs: Needs["jobs"];
  readonly limits: Limits & WithClosedDays;
  readonly now: Date;
}

/**
 * Pays out what a price change or an instruction brings back, without a hand of finance: all of it while nothing was bought, else up to
 * what the house advances for a line, and never to a customer who is on the staff. Whatever is more waits for finance,
 * as does the last line of an order that still owes something.
 */
export async function payAtOnce(
  db: Db,
  refund: RefundToPay,
  { isUnbought, jobs, limits, now }: AtOnce,
): Promise<void> {
  const isOurs =
    isUnbought ||
    (refund.cny <= limits.refund_advance_cny && !(await isStaffAccount(db, refund.account_id)));
  if (!isOurs) return;
  const held = await holdRefundWithLine(db, refund);
  if (!held.ok) throw new Error(`refund ${refund.number} is gone`);
  await payRefund(db, held.value, { staff: undefined, jobs, limits, now });
}
