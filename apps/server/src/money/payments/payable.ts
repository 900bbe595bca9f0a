import type { Cents } from "@sampan/domain/money";

/** What a tid leads to. A supplement of a freight bill and a parcel lead to the bill itself. [PAY-19] */
export interface PayableRef {
  readonly kind: "order" | "supplement" | "bill";
  readonly id: number;
}

export interface PayableLine {
  readonly kind:
    | "goods"
    | "mainland_freight"
    | "service_fee"
    | "insurance"
    | "freight_estimate"
    | "international_freight"
    | "local_freight"
    | "warehouse"
    | "other"
    | "supplement";
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
  /** The general coupon reserved at settlement. */
  readonly coupon: { readonly id: number; readonly amount: Cents } | null;
  /** The lines less the coupon. */
  readonly amount: Cents;
}
