import type { Result } from "@sampan/domain/kernel/result";
import type { SourceFailure } from "../outbound/source-failure.ts";

/** Where the seller sends the goods: one of our warehouses. */
export interface WireReceiver {
  readonly name: string;
  readonly mobile: string;
  readonly province: string;
  readonly city: string;
  readonly area: string;
  readonly address: string;
  readonly post_code: string;
}

/** Goods of one seller. `thid_spec_id` is absent where the offer has no choices. */
export interface WireLine {
  readonly thid_item_id: string;
  readonly thid_spec_id?: string | undefined;
  readonly quantity: number;
}

export interface WireCart {
  /** Our own number: what an order is looked up by when no answer came. */
  readonly out_order_id: string;
  readonly receiver: WireReceiver;
  readonly lines: readonly WireLine[];
  /** To the seller; empty for nothing. */
  readonly message: string;
}

/** Why a marketplace would not take a cart, in our own words. */
export type WireDecline =
  | "not_sold_online"
  | "not_one_seller"
  | "choice_unknown"
  | "sold_out"
  | "below_minimum"
  | "batch_unmet"
  | "no_trade_mode"
  | "no_price"
  | "declined";

export interface WireDeclined {
  readonly kind: "declined";
  readonly reason: WireDecline;
  /** The marketplace's words, for operators. */
  readonly detail: string;
}

/** What a cart would cost; fen, over all orders it would be split into. */
export interface WirePreview {
  readonly kind: "offered";
  /** Freight included, discounts taken off. */
  readonly total: number;
  readonly freight: number;
  /** Of how many orders. */
  readonly parts: number;
  /** What the marketplace lets a cart be ordered with; never empty. */
  readonly trade_modes: readonly string[];
  /** Fen a piece, of those goods that the answer prices. */
  readonly prices: readonly {
    readonly thid_item_id: string;
    readonly thid_spec_id: string | null;
    readonly price: number;
  }[];
}

/** One order that stands at the marketplace now. Fen; null where the answer did not say. */
export interface PlacedOrder {
  readonly order_no: string;
  readonly total: number | null;
  readonly freight: number | null;
}

export interface WirePlacing {
  readonly kind: "placed";
  /** At least one; several where the marketplace split the cart. */
  readonly orders: readonly PlacedOrder[];
  /** False where some of the goods were left out. */
  readonly isWhole: boolean;
}

/** How far an order is, in the order of things. */
export type WireOrderState = "unpaid" | "paid" | "sent" | "received" | "closed";

export interface WireOrder {
  readonly order_no: string;
  readonly out_order_id: string | null;
  /** The number of its payment at Alipay; null before it is paid. */
  readonly pay_no: string | null;
  readonly state: WireOrderState;
  /** Fen, freight included. */
  readonly total: number;
  readonly freight: number;
  readonly lines: readonly WireOrderLine[];
  /** Express numbers, as far as the order itself names them. */
  readonly parcels: readonly WireParcel[];
}

export interface WireOrderLine {
  /** The marketplace's number of the line, which parcels are said by. */
  readonly line_no: string;
  readonly thid_item_id: string;
  readonly thid_spec_id: string | null;
  readonly quantity: number;
}

export interface WireParcel {
  readonly express_no: string;
  readonly carrier: string;
  /** Which lines and how many pieces of them; empty where nobody said. */
  readonly contents: readonly { readonly line_no: string; readonly quantity: number | null }[];
}

/** What a courier scanned of one parcel, the oldest first. */
export interface WireTrace {
  readonly express_no: string;
  readonly steps: readonly { readonly at: Date; readonly words: string }[];
}

/** What came of cancelling: it is closed, or why not. */
export type WireCancelling = "closed" | "not_unpaid" | "too_soon";

/** Something a marketplace told us: a hint, after which the order is asked for. */
export interface WireMessage {
  readonly message_id: string;
  readonly type: string;
  readonly order_numbers: readonly string[];
  /** As it came, for whoever looks into it. */
  readonly text: string;
}

/** Ordering at a marketplace over its own interface. */
export interface OrderingByWire {
  /** What the cart would cost, or why it would be declined. Orders nothing. */
  readonly preview: (cart: WireCart) => Promise<Result<WirePreview | WireDeclined, SourceFailure>>;
  /**
   * Orders the cart, once: it is never repeated by itself. After a failure that `leavesNoOrder` does not hold for, an
   * order may stand all the same: look it up by our own number before anything is tried again.
   */
  readonly place: (cart: WireCart) => Promise<Result<WirePlacing | WireDeclined, SourceFailure>>;
  /** Every order that carries our number; empty where there is none yet. */
  readonly findByOwnNumber: (
    out_order_id: string,
  ) => Promise<Result<readonly WireOrder[], SourceFailure>>;
  readonly getOrder: (order_no: string) => Promise<Result<WireOrder, SourceFailure>>;
  /** The parcels of an order with what is in each; empty before the seller has sent any. */
  readonly listParcels: (order_no: string) => Promise<Result<readonly WireParcel[], SourceFailure>>;
  /** What couriers scanned of an order's parcels; empty where nothing was scanned, or it was too long ago. */
  readonly readTrace: (order_no: string) => Promise<Result<readonly WireTrace[], SourceFailure>>;
  /** Closes an order that was not paid. After a failure it may be closed all the same: read it. */
  readonly cancel: (order_no: string) => Promise<Result<WireCancelling, SourceFailure>>;
  /** The page at which an order is paid, for a browser that is logged in there. */
  readonly askPayLink: (order_no: string) => Promise<Result<string, SourceFailure>>;
  /** A message whose signature is the marketplace's; undefined for any other form. */
  readonly readMessage: (form: Readonly<Record<string, unknown>>) => WireMessage | undefined;
  /** Messages that did not reach us, oldest first as the marketplace keeps them. */
  readonly readFailedMessages: () => Promise<Result<readonly WireMessage[], SourceFailure>>;
  /** Takes messages out of that queue. */
  readonly confirmMessages: (
    message_ids: readonly string[],
  ) => Promise<Result<null, SourceFailure>>;
}

/** Whether a failed `place` surely left no order: the marketplace refused the call before reading it. */
export const leavesNoOrder = ({ code }: SourceFailure): boolean =>
  code === "rejected" || code === "disabled" || code === "too_many_calls";
