import type { Cents } from "@sampan/domain/kernel/money";
import type { Result } from "@sampan/domain/kernel/result";
import type { LastMileWay, StoreChain } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import type { ShippingStep } from "@sampan/domain/logistics/last-mile/shipping-step";
import type { SourceFailure } from "../outbound/source-failure.ts";

/** What a browser posts to a page of the carrier. */
export interface BrowserForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface Store {
  readonly store_id: string;
  readonly name: string;
  readonly address: string;
}

/** What came back from the map. Nobody signs it: the id is checked against the list of stores, the visit is ours. */
export interface MapAnswer {
  readonly visit: string;
  readonly store_id: string;
}

export interface ShippingToOrder {
  /** Our own number, letters and digits, at most 20; the carrier takes it once. */
  readonly trade_no: string;
  readonly way: LastMileWay;
  /** What the goods are worth, in whole dollars. */
  readonly value: Cents;
  readonly goods_name: string;
  readonly receiver: { readonly name: string; readonly mobile: string };
  /** Where a chain brings it to; null for a door. */
  readonly store_id: string | null;
  /** Null for a store. */
  readonly door: { readonly postal_code: string; readonly address: string } | null;
  /** Length, width and height together, for the price of a door. */
  readonly sides_mm: number;
}

/** What a carrier gave an order: its own number, and those that are printed and asked for at a counter. */
export interface MadeShipping {
  readonly logistics_id: string;
  readonly payment_no: string;
  readonly validation_no: string;
}

/** The carrier's no in its own words. */
export interface ShippingRefused {
  readonly kind: "refused";
  readonly code: string;
  readonly words: string;
}

export type ShippingAnswer =
  | { readonly kind: "made"; readonly made: MadeShipping }
  | ShippingRefused;

/** What a carrier knows of an order. */
export interface FoundShipping extends MadeShipping {
  readonly trade_no: string;
  /** Its own word for where the parcel is, and ours where that says something. */
  readonly code: string;
  readonly step: ShippingStep | undefined;
  /** Cents of TWD that it takes for it. */
  readonly charge: Cents;
}

/** Signed word that something happened. What is true, the carrier is asked. */
export interface ShippingPush {
  readonly trade_no: string;
  readonly logistics_id: string;
  readonly code: string;
  /** When it happened. */
  readonly at: Date;
}

/**
 * Orders the last mile. What changes something is never repeated here: after `unavailable` or `transient` nobody knows whether it
 * happened, so whoever asked looks the order up by its own number first.
 */
export interface ShippingProvider {
  /** Ways that there are credentials for. */
  readonly ways: readonly LastMileWay[];
  /** The page on which a store is chosen; posts to an address of ours, with the visit in it. */
  mapForm(asked: { readonly chain: StoreChain; readonly visit: string }): BrowserForm;
  readMapAnswer(rawBody: string): MapAnswer | undefined;
  /** Every store of a chain that takes parcels now. */
  listStores(chain: StoreChain): Promise<Result<readonly Store[], SourceFailure>>;
  order(shipping: ShippingToOrder): Promise<Result<ShippingAnswer, SourceFailure>>;
  /** `not_found` where there is none under this number. */
  find(asked: {
    readonly trade_no: string;
    readonly way: LastMileWay;
  }): Promise<Result<FoundShipping, SourceFailure>>;
  /** The page that prints a parcel's label. */
  labelForm(shipping: MadeShipping & { readonly way: LastMileWay }): BrowserForm;
  /** Sends a parcel whose store closed to another one of the chain; saying it twice does no harm. 7-ELEVEN alone can. */
  moveStore(
    shipping: MadeShipping & { readonly store_id: string },
  ): Promise<Result<{ readonly kind: "moved" } | ShippingRefused, SourceFailure>>;
  /** Undefined where it is not the carrier's. */
  readPush(rawBody: string): ShippingPush | undefined;
  /** What the carrier wants to hear when its push was taken. */
  readonly thanks: { readonly contentType: string; readonly body: string };
}
