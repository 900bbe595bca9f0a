import type { SubType } from "./stores.ts";

export type Shipping = {
  readonly id: string;
  readonly tradeNo: string;
  readonly merchantId: string;
  readonly subType: SubType;
  readonly amount: string;
  readonly paymentNo: string;
  readonly validationNo: string;
  readonly replyUrl: string;
  readonly receiver: string;
  storeId: string;
  /** ECPay's code of where it is. */
  code: string;
};

export const shippingSlips = [
  "bad_signature",
  "doubled",
  "out_of_order",
  "lost",
  "future",
  "foreign",
] as const;
/** What goes wrong with what the shop is told. */
export type ShippingSlip = (typeof shippingSlips)[number];

/** One push that waits: to be overtaken, or until the shop says `1|OK`. */
export type WaitingPush = () => Promise<boolean>;

export type ShippingBook = {
  readonly orders: Map<string, Shipping>;
  /** Stores that do not take parcels any more. */
  readonly closed: Set<string>;
  readonly waiting: WaitingPush[];
  slip: ShippingSlip | undefined;
  readonly clear: () => void;
};

export function createShippingBook(): ShippingBook {
  const book: ShippingBook = {
    orders: new Map(),
    closed: new Set(),
    waiting: [],
    slip: undefined,
    clear() {
      book.orders.clear();
      book.closed.clear();
      book.waiting.length = 0;
      book.slip = undefined;
    },
  };
  return book;
}
