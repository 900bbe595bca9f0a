import type { Cents } from "../../kernel/money.ts";
import type { MovementKind, PaymentDifferenceKind } from "./payment-difference.ts";

/** What a buyer recorded as one purchase: lines under one number, or several where the marketplace split it. CNY cents. */
export interface RecordedPurchase {
  /** As it was written down: one or several numbers of orders, with spaces between them. */
  readonly number: string;
  /** The marketplace's numbers of the payments, as far as it told them. */
  readonly pay_numbers: readonly string[];
  /** Null while nobody wrote it down for every line. */
  readonly cost: Cents | null;
  readonly bought_ms: number;
  /** What buyers wrote down as given back by the seller, and when they last did. */
  readonly returned: Cents;
  readonly returned_ms: number | null;
}

/** A row of a bill. CNY cents, above zero both ways. */
export interface BillMovement {
  readonly id: string;
  readonly kind: MovementKind;
  /** Alipay's own number of it. */
  readonly trade_no: string;
  /** The number that the marketplace gave with it, as it stands there. */
  readonly merchant_no: string;
  readonly amount: Cents;
  readonly moved_ms: number;
}

/** From when until when every account's bills were brought; null before the first. */
export interface Covered {
  readonly from_ms: number;
  readonly until_ms: number;
}

/** What moved for one purchase, CNY cents. */
export interface MovedSums {
  readonly payments: readonly Cents[];
  readonly returned: Cents;
}

/** What should have moved beside what did, CNY cents; of a purchase, or of a movement that is none's. */
export interface PaymentDifference {
  readonly kind: PaymentDifferenceKind;
  /** The purchase's number as it was recorded; empty where there is none. */
  readonly number: string;
  readonly movement: string | null;
  readonly expected: Cents;
  readonly found: Cents;
}
