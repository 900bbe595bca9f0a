import type { FreightQuote } from "../../money/price-book/freight.ts";
import type { InsuranceType } from "./insurance.ts";
import { multiply, sum, type BasisPoints, type Cents, type Rate } from "../../kernel/money.ts";
import type { SumEntry } from "../../kernel/sum-entry.ts";
import type { PayMode } from "../../goods/shippability/transports.ts";
import type { Charge } from "./charge.ts";

export interface SellerToCharge {
  readonly key: string;
  /** From the seller to our warehouse, CNY cents. */
  readonly mainland_freight: Cents;
  /** Prices are of each piece, CNY cents. */
  readonly lines: readonly { readonly key: string; readonly price: Cents; readonly num: number }[];
}

/** Cents of the payment currency: what the coupon takes off, null for a share of the goods; and its terms. */
export interface CouponToCharge {
  readonly amount: Cents | null;
  readonly values: Readonly<Record<string, number>>;
}

/** What an order is charged by, before anything is weighed. */
export interface OrderToCharge {
  readonly sellers: readonly SellerToCharge[];
  readonly insurance: InsuranceType;
  readonly serviceFee_bp: BasisPoints;
  readonly payMode: PayMode;
  /** Absent while no tariff line is known. */
  readonly freightEstimate?: FreightQuote | undefined;
  readonly coupon?: CouponToCharge | undefined;
}

/** A charge whose amount is known. */
export type Priced<C extends Charge = Charge> = C & { readonly amount: Cents };

/** How one kind of charge comes about, and how it is read out. */
export interface ChargeRule {
  /** What an order is charged of this kind before it is weighed; nothing of what staff or scales charge. */
  readonly reckon: (order: OrderToCharge) => readonly Charge[];
  /** The rows that charges of this kind, all of one instalment, become in a sum; none where none is shown. */
  readonly explain: (charges: readonly Priced[], rate: Rate) => readonly SumEntry[];
}

/** CNY cents of all lines: what shares are taken of. */
export const goodsOf = ({ sellers }: Pick<OrderToCharge, "sellers">): Cents =>
  sum(sellers.flatMap(({ lines }) => lines).map(({ price, num }) => multiply(price, num)));

/** What was applied, without the words that staff may have left beside it. */
export const numbersOf = ({ figures }: Charge["reason"]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]) =>
      typeof value === "number" ? [[name, value] as const] : [],
    ),
  );

export const nothing = (): readonly never[] => [];
