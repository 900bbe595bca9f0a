import { convert, type Cents, type Conversion } from "../../kernel/money.ts";
import type { ChargeKind } from "../../kernel/charge-kinds.ts";
import type { ChargeReason } from "../../kernel/sum-entry.ts";

/** When it is paid: with the goods, after weighing, or as a difference in goods by itself. */
export type Instalment = "first" | "second" | "supplement";

/** One thing that an order is charged for. What was reckoned in yuan has its amount once it is paid. */
export interface Charge {
  readonly kind: ChargeKind;
  readonly instalment: Instalment;
  /** Whose goods or freight it is, in the names of whoever asked; null where it is the whole order's. */
  readonly seller: string | null;
  /** Which line's goods, in the same names. */
  readonly line: string | null;
  /** CNY cents; null for what is priced in the payment currency. */
  readonly cny: Cents | null;
  /** Cents of the payment currency, below zero for what is taken off; null while it waits for its rate. */
  readonly amount: Cents | null;
  readonly reason: ChargeReason;
}

/** A charge in yuan of the first instalment. */
export const inYuan = (
  kind: ChargeKind,
  cny: Cents,
  figures: ChargeReason["figures"] = {},
): Charge => ({
  kind,
  instalment: "first",
  seller: null,
  line: null,
  cny,
  amount: null,
  reason: { figures },
});

/** A charge in the payment currency that is the whole order's; below zero for what is taken off. */
export const inLocalCents = (
  kind: ChargeKind,
  instalment: Instalment,
  { amount, reason }: { readonly amount: Cents; readonly reason: ChargeReason },
): Charge => ({ kind, instalment, seller: null, line: null, cny: null, amount, reason });

/** What a charge comes to: the one conversion there is. [MONEY-05] */
export const amountAt = ({ cny, amount }: Pick<Charge, "cny" | "amount">, at: Conversion): Cents =>
  amount ?? convert(cny ?? 0, at);
