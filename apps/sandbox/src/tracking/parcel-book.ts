import { type Carrier, carrierOf } from "./carriers.ts";
import type { Step } from "./steps.ts";

export type Scan = { readonly at: Date; readonly step: Step; readonly place: string };

export type Parcel = {
  readonly number: string;
  carrier: Carrier;
  readonly scans: Scan[];
};

/** Where Kuaidi100 tells of one number, and with which salt it signs. */
export type Subscription = {
  readonly url: string;
  readonly salt: string;
  readonly company: string;
};

export const slipKinds = ["bad_signature", "doubled", "out_of_order", "lost"] as const;
/** What goes wrong with what the shop is told. */
export type Slip = (typeof slipKinds)[number];

/** All parcels that anybody asked about, who follows them, and what goes wrong with the next news. */
export type ParcelBook = {
  /** Makes up how far a parcel is that nobody told of before. */
  readonly find: (number: string) => Parcel;
  readonly list: () => readonly Parcel[];
  readonly subscriptions: Map<string, Subscription>;
  readonly registered17: Set<string>;
  readonly hooked: Set<string>;
  /** Tokens of Thailand Post, with their end. */
  readonly tokens: Map<string, Date>;
  slip: Slip | undefined;
  /** One push that the next is to overtake. */
  held: (() => Promise<number>) | undefined;
  /** Numbers that were asked about, by tracker. */
  readonly asks: Record<string, number>;
  readonly clear: () => void;
};

const HOUR_MS = 3_600_000;
/** Hours ago, oldest first; how many of them there were is the number's. */
const PAST: readonly (readonly [number, Step, string])[] = [
  [31, "picked_up", "义乌"],
  [22, "in_transit", "金华转运中心"],
  [7, "in_transit", "广州转运中心"],
];

export function createParcelBook(now: () => Date): ParcelBook {
  const parcels = new Map<string, Parcel>();
  const book: ParcelBook = {
    find(number) {
      const known = parcels.get(number);
      if (known) return known;
      const last = Number(/\d(?=\D*$)/.exec(number)?.[0] ?? 0);
      const scans = PAST.slice(0, 1 + (last % PAST.length)).map(([hours, step, place]) => ({
        at: new Date(Math.floor(now().getTime() / 1000) * 1000 - hours * HOUR_MS),
        step,
        place,
      }));
      const parcel = { number, carrier: carrierOf(number), scans };
      parcels.set(number, parcel);
      return parcel;
    },
    list: () => [...parcels.values()],
    subscriptions: new Map(),
    registered17: new Set(),
    hooked: new Set(),
    tokens: new Map(),
    slip: undefined,
    held: undefined,
    asks: {},
    clear() {
      parcels.clear();
      for (const one of [book.subscriptions, book.registered17, book.hooked, book.tokens])
        one.clear();
      for (const tracker of Object.keys(book.asks)) delete book.asks[tracker];
      book.slip = undefined;
      book.held = undefined;
    },
  };
  return book;
}

export const countAsk = (book: ParcelBook, tracker: string, numbers = 1): void => {
  book.asks[tracker] = (book.asks[tracker] ?? 0) + numbers;
};

/** The scan that happened last. */
export const newestOf = ({ scans }: Parcel): Scan | undefined =>
  scans.reduce<Scan | undefined>(
    (last, scan) => (last && last.at > scan.at ? last : scan),
    undefined,
  );
