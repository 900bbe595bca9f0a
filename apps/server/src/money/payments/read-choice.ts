import type { InputOf } from "@sampan/contract/kernel/call";
import type { simulatePay } from "@sampan/contract/money/payments";
import { parseRate, type Conversion } from "@sampan/domain/kernel/money";
import { pointsRuleOf } from "@sampan/domain/money/points/points";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Balances } from "../ledger/find-balances.ts";
import type { PaymentChoice } from "./compose-payment.ts";
import type { PayableKind } from "./payable-kind.ts";
import { type HeldCoupon, selectHeldCoupons } from "./payment-queries.ts";

export type PaymentInput = InputOf<typeof simulatePay>;

/** What the page shows: no rate when it shows none, or nonsense. */
export function shownConversion({ exchange_rate, rounding }: PaymentInput): Partial<Conversion> {
  const rate = exchange_rate === undefined ? undefined : parseRate(exchange_rate);
  return { ...(rate?.ok && { rate_e6: rate.value }), ...(rounding && { rounding }) };
}

export interface ReadChoice {
  readonly choice: PaymentChoice;
  readonly balances: Balances;
  /** Coupons of the customer; empty where nothing is paid that they could reduce. */
  readonly coupons: readonly HeldCoupon[];
  readonly couponId: number | undefined;
}

interface ChoiceFacts {
  readonly caller: CustomerCaller;
  readonly kinds: readonly PayableKind[];
  readonly balances: Balances;
}

/**
 * Looks up what the customer chose to pay with; only their own counts. Refuses `invalid_input` for a
 * currency that is not the account's, `coupon_unusable` and `bonus_unusable` for what they do not have.
 * [PAY-18]
 */
export async function readChoice(
  db: Db,
  input: PaymentInput,
  { caller, kinds, balances }: ChoiceFacts,
): Promise<Result<ReadChoice, Refusal<"invalid_input" | "coupon_unusable" | "bonus_unusable">>> {
  const { customer, now, settings } = caller;
  if (input.currency !== customer.currency)
    return refuse({ code: "invalid_input", values: { field: "currency" } });

  const mayUseCoupons =
    input.coupon_id !== undefined || kinds.some(({ takesFreightCoupon }) => takesFreightCoupon);
  const held = { accountId: customer.id, now, of: { region: customer.region, settings } };
  const coupons = mayUseCoupons ? await selectHeldCoupons(db, held) : [];
  const coupon = coupons.find(({ key }) => key === input.coupon_id);
  if (input.coupon_id !== undefined && !coupon) return refuse({ code: "coupon_unusable" });

  const wantsBonus = input.acc_bonus_id !== undefined;
  if (wantsBonus && (balances.bonusKey !== input.acc_bonus_id || balances.bonus === 0))
    return refuse({ code: "bonus_unusable" });

  const choice: PaymentChoice = {
    currency: customer.currency,
    coupon,
    bonus: wantsBonus ? balances.bonus : 0,
    points: input.points,
    pointsHeld: balances.points,
    pointsRule: pointsRuleOf(settings),
    now,
  };
  return ok({ choice, balances, coupons, couponId: coupon?.id });
}
