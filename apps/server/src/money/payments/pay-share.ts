import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { formatRate, type Conversion } from "@sampan/domain/kernel/money";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { PayInfo } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { postTransfer } from "../ledger/post-transfer.ts";
import type { Share } from "./compose-payment.ts";
import type { Payables } from "./gather-payables.ts";
import type { PayableKind } from "./payable-kind.ts";
import type { FactsByKind } from "./read-payment.ts";

export interface Paying {
  readonly caller: CustomerCaller;
  readonly jobs: Needs["jobs"];
  readonly payables: Payables;
  readonly at: Conversion | undefined;
  /** What each kind read since the orders were held. */
  readonly facts: FactsByKind;
  /** The freight coupon this share used. */
  readonly couponId: number | undefined;
}

type Refused = Refusal<"balance_insufficient" | "coupon_unusable" | "not_payable">;

export interface PaidShare {
  /** The customer's cash after it, as the transfer left it; undefined where no cash moved. */
  readonly cash: number | undefined;
}

/** Moves the money of one payable and everything that follows from it. [PAY-14] */
export async function payShare(
  db: Db,
  share: Share,
  paying: Paying,
): Promise<Result<PaidShare, Refused>> {
  const { caller, jobs, at, payables, facts } = paying;
  const kind = payables.of(share.payable.kind);
  const moved = await moveMoney(db, share, { kind, caller });
  if (!moved.ok) return moved;
  const followed = await kind.pay(db, share, {
    caller,
    jobs,
    at,
    pay_info: payInfoOf(share, paying),
    facts: facts[kind.kind] ?? [],
  });
  return followed.ok ? moved : followed;
}

async function moveMoney(
  db: Db,
  { payable, cash, bonus }: Share,
  {
    kind,
    caller: { customer, now },
  }: { readonly kind: PayableKind; readonly caller: CustomerCaller },
): Promise<Result<PaidShare, Refusal<"balance_insufficient">>> {
  if (cash + bonus === 0) return ok({ cash: undefined });
  const posted = await postTransfer(db, {
    // A tid is paid once, so its payment has its name. [PAY-15]
    idempotency_key: `pay:${payable.tid}`,
    kind: kind.transfer,
    currency: customer.currency,
    tid: payable.tid,
    entries: [
      { account: { owner: customer.id, kind: "cash" }, amount: -cash },
      { account: { owner: customer.id, kind: "bonus" }, amount: -bonus },
      { account: { clearing: kind.clearing }, amount: cash + bonus },
    ],
    now,
  });
  if (!posted.ok) return posted;
  return ok({ cash: posted.value.balances.find(({ kind: name }) => name === "cash")?.balance });
}

/** What this instalment was paid with; its rate and rounding never change afterwards. [MONEY-12] [ORD-72] */
function payInfoOf(share: Share, { at, couponId, caller }: Paying): PayInfo {
  const coupon = share.payable.coupon;
  return {
    ...(at && {
      exchange_rate: formatRate(at.rate_e6),
      rate_e6: at.rate_e6,
      rounding: at.rounding,
    }),
    paid_at: formatWireTime(caller.now, caller.region),
    cash: share.cash,
    ...(share.bonus > 0 ? { bonus: share.bonus } : {}),
    ...(share.points > 0
      ? { points: share.points, points_worth: caller.settings.points_worth_cents }
      : {}),
    ...(coupon ? { coupon_id: coupon.id, coupon: coupon.amount } : {}),
    ...(couponId === undefined ? {} : { coupon_id: couponId, coupon: share.coupon }),
  };
}
