import type { DemoCatalogue, DemoProduct } from "../catalogue/catalogue.ts";
import type { ChapterName } from "./chapters.ts";
import type { StoryOrder } from "./story-order.ts";

export type Cast = "usual" | "apart" | "lying" | "declared" | "planned";

export interface DemoStory extends StoryOrder {
  /** When the order was placed, before the demo opens. */
  readonly hoursAgo: number;
  /** The last chapter that is played. */
  readonly until: ChapterName;
  /** Whose goods it takes: those of other casts stay what they were, whatever it takes. */
  readonly cast?: Cast;
}

export const taiwan = {
  customer: "customer@sampan.test",
  transport: 12,
  payMode: "twice",
  insurance: 3,
} as const;
export const thai = {
  customer: "thai@sampan.test",
  transport: 10,
  payMode: "twice",
  insurance: 2,
} as const;
export const firm = {
  customer: "business@sampan.test",
  transport: 9,
  payMode: "twice",
  insurance: 0,
} as const;

export const days = (count: number) => count * 24;

/** At least one order in every state, for each region; the business customer fills the desks. */
export const demoStories: readonly DemoStory[] = [
  { ...taiwan, hoursAgo: days(46), until: "confirmed", goods: 2 },
  { ...taiwan, hoursAgo: days(24), until: "confirmed", goods: 1 },
  { ...taiwan, hoursAgo: days(14), until: "handed_over", goods: 1 },
  { ...taiwan, hoursAgo: days(16), until: "customs", goods: 2, insurance: 4 },
  { ...taiwan, hoursAgo: days(13), until: "freight_paid", goods: 1 },
  { ...taiwan, hoursAgo: days(11), until: "billed", goods: 3 },
  { ...taiwan, hoursAgo: days(9), until: "received", goods: 2 },
  { ...taiwan, hoursAgo: days(5), until: "sent_by_seller", goods: 1 },
  { ...taiwan, hoursAgo: days(2), until: "paid", goods: 2 },
  { ...taiwan, hoursAgo: 20, until: "approved", goods: 1 },
  { ...taiwan, hoursAgo: 3, until: "placed", goods: 2 },
  { ...taiwan, hoursAgo: days(7), until: "rejected", goods: 1 },
  { ...thai, hoursAgo: days(40), until: "confirmed", goods: 2 },
  { ...thai, hoursAgo: days(15), until: "handed_over", goods: 1 },
  { ...thai, hoursAgo: days(17), until: "departed", goods: 1 },
  { ...thai, hoursAgo: days(12), until: "billed", goods: 2 },
  { ...thai, hoursAgo: days(6), until: "bought", goods: 1 },
  { ...thai, hoursAgo: 30, until: "approved", goods: 2 },
  { ...thai, hoursAgo: 5, until: "placed", goods: 1 },
  { ...thai, hoursAgo: days(8), until: "closed", goods: 1 },
  { ...firm, hoursAgo: days(21), until: "freight_paid", goods: 4 },
  { ...firm, hoursAgo: days(10), until: "received", goods: 3 },
  { ...firm, hoursAgo: days(7), until: "sent_by_seller", goods: 5 },
  { ...firm, hoursAgo: days(1), until: "paid", goods: 4 },
  { ...firm, hoursAgo: 7, until: "placed", goods: 6 },
  { ...firm, hoursAgo: 1, until: "placed", goods: 3 },
  { ...firm, hoursAgo: days(18), until: "refund_paid", goods: 1 },
  { ...firm, hoursAgo: 75, until: "refund_accepted", goods: 1 },
  { ...firm, hoursAgo: 30, until: "refund_asked", goods: 1 },
];

/**
 * Told after the others, so that numbers and goods of those stay what they were; the busy demo tells others instead.
 */
export const lastStories: readonly DemoStory[] = [
  { ...firm, hoursAgo: days(12), until: "merged", goods: 3, cast: "apart" },
  { ...firm, hoursAgo: days(16), until: "rehearsed", goods: 3, cast: "apart" },
  // What is declared to customs, in hands of everybody it passes through.
  { ...firm, hoursAgo: days(6.5), until: "declared", goods: 2, transport: 12, cast: "declared" },
  { ...firm, hoursAgo: days(7), until: "at_ez_way", goods: 1, transport: 8, cast: "declared" },
  { ...firm, hoursAgo: days(8), until: "objected", goods: 2, transport: 12, cast: "declared" },
  // Ways to ship what lies there, with a crate for what is fragile; what is picked up at a store; what came too light and was paid.
  {
    ...thai,
    hoursAgo: days(9.5),
    until: "received",
    goods: 2,
    cast: "planned",
    marks: ["fragile"],
  },
  {
    ...firm,
    hoursAgo: days(10),
    until: "store_chosen",
    goods: 1,
    pieces: 1,
    transport: 12,
    cast: "planned",
  },
  {
    ...firm,
    hoursAgo: days(12),
    until: "arrived_light",
    goods: 1,
    pieces: 1,
    insurance: 4,
    transport: 12,
    cast: "planned",
  },
  // In Shenzhen, where little is free: one nearly at its end, one that was left lying beyond its deadline.
  {
    ...firm,
    hoursAgo: days(22),
    until: "received",
    goods: 2,
    cast: "lying",
    warehouse: "shenzhen",
  },
  {
    ...firm,
    hoursAgo: days(43),
    until: "received",
    goods: 1,
    cast: "lying",
    warehouse: "shenzhen",
  },
];

/** Goods for the stories, always another listing, in the order of the catalogue; `from` begins with another. */
export function castGoods(catalogue: DemoCatalogue, from = 0): () => DemoProduct {
  const fit = catalogue.marketplace.filter(
    ({ platform, goodsClass, isPublished, minOrder }) =>
      (platform === "1688" || platform === "taobao") &&
      goodsClass === "ordinary" &&
      isPublished &&
      minOrder <= 5,
  );
  let next = from;
  return () => fit[(next++ * 7) % fit.length] as DemoProduct;
}
