import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { formatRate, type Conversion } from "@sampan/domain/kernel/money";
import type { Result } from "@sampan/domain/kernel/result";
import type { PayInfo } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { moveHeldMoney } from "../ledger/move-held-money.ts";
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

type Refused = Refusal<"coupon_unusable" | "not_payable">;

/** Moves the money of one payable, which is held and enough, and everything that follows from it. [PAY-14] */
export async function payShare(
  db: Db,
  share: Share,
  paying: Paying,
): Promise<Result<null, Refused>> {
  const { caller, jobs, at, payables, facts } = paying;
  const kind = payables.of(share.payable.kind);
  await moveMoney(db, share, { kind, caller });
  return kind.pay(db, share, {
    caller,
    jobs,
    at,
    pay_info: payInfoOf(share, paying),
    facts: facts[kind.kind] ?? [],
  });
}

async function moveMoney(
  db: Db,
  { payable, cash, bonus }: Share,
  {
    kind,
    caller: { customer, now },
  }: { readonly kind: PayableKind; readonly caller: CustomerCaller },
): Promise<void> {
  if (cash + bonus === 0) return;
  await moveHeldMoney(db, {
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
