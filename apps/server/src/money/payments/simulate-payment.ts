import type { OutputOf } from "@sampan/contract/kernel/call";
import type { simulatePay } from "@sampan/contract/money/payments";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { judgeCoupons, mostOf } from "@sampan/domain/money/coupons/coupon";
import { discountTypeNumbers } from "@sampan/domain/money/coupons/coupon-numbers";
import { formatRate, sum } from "@sampan/domain/kernel/money";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { quoteRate, type RateQuote } from "../rates/quote-rate.ts";
import {
  type ComposedPayment,
  composePayment,
  hasActivity,
  internationalFreight,
  type Share,
} from "./compose-payment.ts";
import { payablesOf } from "./find-payables.ts";
import type { Payables } from "./gather-payables.ts";
import { pricePayables } from "./price-payables.ts";
import { type PaymentInput, type ReadChoice, readChoice, shownConversion } from "./read-choice.ts";
import { type PaymentFacts, readPayment } from "./read-payment.ts";
import { textIn } from "../../kernel/say/text-in.ts";

type Preview = OutputOf<typeof simulatePay>["data"];
type Refused = Refusal<
  | "invalid_input"
  | "order_unknown"
  | "not_payable"
  | "rate_unknown"
  | "coupon_unusable"
  | "activity_coupon"
  | "bonus_unusable"
  | "points_insufficient"
>;

/**
 * What paying these tids would cost now, with every line, at a rate that is held for the customer until
 * the answer says. Moves nothing. [API-75] [PAY-07] [PAY-08]
 */
export async function simulatePayment(
  db: Db,
  input: PaymentInput,
  { caller, payables }: { readonly caller: CustomerCaller; readonly payables: Payables },
): Promise<Result<Preview, Refused>> {
  const { tids } = input;
  const known = await readPayment(db, { tids, shown: shownConversion(input), caller, payables });
  const refs = payablesOf(tids, known.named);
  if (!refs.ok) return refs;
  const kinds = refs.value.map(({ kind }) => payables.of(kind));
  const { balances, facts } = known;
  const read = await readChoice(db, input, { caller, kinds, balances });
  if (!read.ok) return read;

  const quote = kinds.some(({ needsRate }) => needsRate)
    ? await holdRate(db, known, caller)
    : ok(undefined);
  if (!quote.ok) return quote;
  const { language } = caller;
  const at = quote.value;
  const priced = await pricePayables(db, refs.value, { payables, at, facts, language });
  if (!priced.ok) return priced;
  const composed = composePayment(priced.value, read.value.choice);
  if (!composed.ok) return composed;
  return ok(previewOf(composed.value, { read: read.value, quote: quote.value, caller }));
}

/** The rate the page already shows, while it holds; else the newest. */
async function holdRate(
  db: Db,
  { quote }: PaymentFacts,
  { customer, now, settings, prices }: CustomerCaller,
): Promise<Result<RateQuote, Refusal<"rate_unknown">>> {
  if (quote) return ok(quote);
  const key = { accountId: customer.id, currency: customer.currency, now };
  return quoteRate(db, { ...key, settings, prices });
}

interface PreviewFacts {
  readonly read: ReadChoice;
  readonly quote: RateQuote | undefined;
  readonly caller: CustomerCaller;
}

function previewOf(composed: ComposedPayment, { read, quote, caller }: PreviewFacts): Preview {
  const payables = composed.shares.map((share) => share.payable);
  const yuan = payables.flatMap(({ lines }) =>
    lines.flatMap(({ cny }) => (cny === null ? [] : [cny])),
  );
  const { balances, choice } = read;
  return {
    currency: caller.customer.currency,
    exchange_rate: quote ? formatRate(quote.rate_e6) : null,
    rate_e6: quote?.rate_e6 ?? null,
    rounding: quote?.rounding ?? null,
    quoted_until: quote ? formatWireTime(quote.expires_at, caller.region) : null,
    payables: composed.shares.map(shownPayable),
    cny_total: yuan.length === 0 ? null : sum(yuan),
    amount: composed.amount,
    deductions: deductionsOf(composed),
    total: composed.cash,
    balance: balances.cash,
    balance_after: Math.max(0, balances.cash - composed.cash),
    shortfall: Math.max(0, composed.cash - balances.cash),
    coupons: shownCoupons(read, {
      spend: internationalFreight(payables),
      isActivity: hasActivity(payables),
      caller,
    }),
    bonuses:
      balances.bonusKey !== undefined && balances.bonus > 0
        ? [{ acc_bonus_id: balances.bonusKey, amount: balances.bonus }]
        : [],
    points: {
      balance: balances.points,
      usable: composed.pointsUsable,
      worth: choice.pointsRule.cents_per_spent_point,
    },
  };
}

function shownPayable({ payable }: Share): Preview["payables"][number] {
  const { tid, kind, instalment, coupon, amount } = payable;
  return {
    tid,
    kind,
    instalment,
    order_tids: [...payable.order_tids],
    parcel_tids: [...payable.parcel_tids],
    lines: payable.lines.map((line) => ({ ...line })),
    deductions: coupon ? [{ kind: "coupon", amount: coupon.amount }] : [],
    amount,
  };
}

const deductionsOf = ({
  coupon,
  bonus,
  pointsAmount,
}: ComposedPayment): Preview["deductions"][number][] =>
  (
    [
      { kind: "freight_coupon", amount: coupon },
      { kind: "bonus", amount: bonus },
      { kind: "points", amount: pointsAmount },
    ] as const
  ).filter(({ amount }) => amount > 0);

/** Coupons only stand beside freight: nothing else is reduced by them. The best one stands first. [CPN-10] */
function shownCoupons(
  { coupons, choice }: ReadChoice,
  { spend, isActivity, caller }: { spend: number; isActivity: boolean; caller: CustomerCaller },
): Preview["coupons"] {
  if (spend === 0) return [];
  const { currency, now } = choice;
  const use = { kind: "freight", currency, spend, now, isActivity } as const;
  return judgeCoupons(coupons, use).map(({ coupon, discount, reason }) => ({
    coupon_id: coupon.key,
    name: textIn(coupon.name, caller.language),
    start_value: coupon.start_value,
    discountType: discountTypeNumbers[coupon.discount_type],
    value: coupon.value,
    max_value: mostOf(coupon),
    starts_at: formatWireTime(coupon.starts_at, caller.region),
    ends_at: formatWireTime(coupon.ends_at, caller.region),
    usable: reason === null,
    discount,
    reason,
  }));
}
