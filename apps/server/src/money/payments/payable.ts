import type { OutputOf } from "@sampan/contract/kernel/call";
import type { simulatePay } from "@sampan/contract/money/payments";
import type { ChargedKind } from "@sampan/domain/kernel/charge-kinds";
import type { Cents } from "@sampan/domain/kernel/money";

/** The kinds that pages show: the contract names them. */
export type PayableName = OutputOf<typeof simulatePay>["data"]["payables"][number]["kind"];

/** What a tid leads to. A supplement of a freight bill and a parcel lead to the bill itself. [PAY-19] */
export interface PayableRef {
  readonly kind: PayableName;
  readonly id: number;
}

export interface PayableLine {
  readonly kind: ChargedKind;
  readonly oid?: string;
  readonly name?: string;
  readonly num?: number;
  /** CNY cents; null for what is priced in the payment currency. */
  readonly cny: Cents | null;
  /** Cents of the payment currency. */
  readonly amount: Cents;
}

/** One thing to pay, priced in cents of the payment currency at one rate. */
export interface Payable extends PayableRef {
  readonly tid: string;
  readonly instalment: "first" | "only" | "second" | "supplement";
  readonly orderIds: readonly number[];
  readonly order_tids: readonly string[];
  readonly parcel_tids: readonly string[];
  readonly lines: readonly PayableLine[];
  /** The general coupon reserved at checkout. */
  readonly coupon: { readonly id: number; readonly amount: Cents } | null;
  /** The rows it stands for, where the payment is what gives them an amount. */
  readonly charges: readonly { readonly id: number; readonly amount: Cents }[];
  /** Of an activity order, or with something of one: no freight coupon is used on it. [CPN-14] */
  readonly isActivity?: boolean;
  /** The lines less the coupon. */
  readonly amount: Cents;
}
