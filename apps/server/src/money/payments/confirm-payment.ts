import type { OutputOf } from "@sampan/contract/kernel/call";
import type { payConfirm } from "@sampan/contract/money/payments";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { useCoupon } from "../coupons/use-coupon.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { openReceipts } from "../receipts/open-receipts.ts";
import { moveHeldMoney } from "../ledger/move-held-money.ts";
import { type ComposedPayment, composePayment } from "./compose-payment.ts";
import { payablesOf } from "./find-payables.ts";
import type { Payables } from "./gather-payables.ts";
import { pricePayables } from "./price-payables.ts";
import { type PaymentInput, type ReadChoice, readChoice, shownConversion } from "./read-choice.ts";
import { holdPayment } from "./read-payment.ts";
import { payShare } from "./pay-share.ts";

type Receipt = OutputOf<typeof payConfirm>["data"];
type Refused = Refusal<
  | "invalid_input"
  | "order_unknown"
  | "not_payable"
  | "rate_expired"
  | "balance_insufficient"
  | "coupon_unusable"
  | "activity_coupon"
  | "bonus_unusable"
  | "points_insufficient"
>;

interface Paid {
  readonly caller: CustomerCaller;
  readonly jobs: Needs["jobs"];
  readonly payables: Payables;
}

/**
 * Pays all tids or, refused, none: the transaction around it is rolled back. What is charged is computed
 * here from what is stored and a rate that was quoted to this customer; the client's numbers are never
 * taken.
 * [PAY-09] [PAY-10] [PAY-14] [PAY-15] [PAY-16]
 */
export async function confirmPayment(
  db: Db,
  input: PaymentInput,
  { caller, jobs, payables }: Paid,
): Promise<Result<Receipt, Refused>> {
  const { customer, now } = caller;
  const { tids } = input;
  const held = await holdPayment(db, { tids, shown: shownConversion(input), caller, payables });
  const refs = payablesOf(tids, held.named);
  if (!refs.ok) return refs;
  const kinds = refs.value.map(({ kind }) => payables.of(kind));
  const { balances, quote, facts } = held;

  const read = await readChoice(db, input, { caller, kinds, balances });
  if (!read.ok) return read;
  if (!quote && kinds.some(({ needsRate }) => needsRate)) return refuse({ code: "rate_expired" });
  const { language } = caller;
  const priced = await pricePayables(db, refs.value, { payables, at: quote, facts, language });
  if (!priced.ok) return priced;
  const composed = composePayment(priced.value, read.value.choice);
  if (!composed.ok) return composed;

  const shortfall = composed.value.cash - balances.cash;
  if (shortfall > 0) return refuse({ code: "balance_insufficient", values: { shortfall } });

  const deducted = await takeDeductions(db, input, {
    composed: composed.value,
    read: read.value,
    caller,
  });
  if (!deducted.ok) return deducted;
  for (const share of composed.value.shares) {
    const paid = await payShare(db, share, {
      caller,
      jobs,
      payables,
      at: quote,
      facts,
      couponId: share.coupon > 0 ? read.value.couponId : undefined,
    });
    if (!paid.ok) return paid;
  }
  await openReceipts(db, composed.value.shares, caller);
  return ok({
    tids,
    currency: customer.currency,
    paid: composed.value.cash,
    balance: balances.cash - composed.value.cash,
    pay_time: formatWireTime(now, caller.region),
    page: kinds.every(({ page }) => page === "box") ? "box" : "order",
  });
}

/** The freight coupon and the points of a payment; the red packet goes with the cash. [PTS-04] */
async function takeDeductions(
  db: Db,
  { points }: PaymentInput,
  at: { composed: ComposedPayment; read: ReadChoice; caller: CustomerCaller },
): Promise<Result<null, Refusal<"coupon_unusable">>> {
  const { customer, now } = at.caller;
  const tid = at.composed.shares[0]?.payable.tid ?? "";
  if (at.read.couponId !== undefined) {
    const amount = at.composed.coupon;
    const key = { couponId: at.read.couponId, accountId: customer.id, tid, amount, now };
    const used = await useCoupon(db, key);
    if (!used.ok) return used;
  }
  if (points === 0) return ok(null);
  await moveHeldMoney(db, {
    idempotency_key: `points_used:${tid}`,
    kind: "points_used",
    currency: "PTS",
    tid,
    entries: [
      { account: { owner: customer.id, kind: "points" }, amount: -points },
      { account: { clearing: "loyalty" }, amount: points },
    ],
    now,
  });
  return ok(null);
}
