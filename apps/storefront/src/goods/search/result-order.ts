import {
  platformNames,
  platformsHaving,
  showingOf,
  type Showing,
} from "@sampan/domain/goods/sourcing/platforms";

/** Marketplaces that can be searched by keyword, in the order of their tabs. [SRCH-12] */
export const searchPlatforms = platformsHaving("searchOrders");
export type SearchPlatform = (typeof searchPlatforms)[number];

export const resultOrders = [
  "default",
  "price_up",
  "price_down",
  "sales_down",
  "sales_up",
] as const;
export type ResultOrder = (typeof resultOrders)[number];
export type OrderControl = NonNullable<Showing["searchOrders"]>[number];

/** What each order is called on the wire. [CONST-34] [CONST-35] [CONST-36] [CONST-37] */
export const orderByNumber = {
  default: "1",
  price_up: "3",
  price_down: "4",
  sales_down: "5",
  sales_up: "6",
} as const satisfies Record<ResultOrder, string>;

/** The default may go by a name of the marketplace's own. [CONST-60] */
export function orderByOf(platform: SearchPlatform, order: ResultOrder) {
  const { defaultOrder }: Showing = showingOf[platformNames[platform]];
  return (order === "default" && defaultOrder) || orderByNumber[order];
}

/** The controls a marketplace offers. [SRCH-14] [SRCH-15] */
export const orderControlsOf = (platform: SearchPlatform): readonly OrderControl[] =>
  showingOf[platformNames[platform]].searchOrders;

/** Which control an order belongs to. */
export const controlOf = (order: ResultOrder): OrderControl =>
  order === "default" ? "default" : order.startsWith("price") ? "price" : "sales";

/**
 * The order after a tap: price starts with the cheapest, sales with the best sold, each tap turns it
 * round, and the default forgets both. [SRCH-30] [SRCH-31] [SRCH-32]
 */
export function orderAfterTap(order: ResultOrder, control: OrderControl): ResultOrder {
  if (control === "default") return "default";
  if (control === "price") return order === "price_up" ? "price_down" : "price_up";
  return order === "sales_down" ? "sales_up" : "sales_down";
}

/** The order that stays when the tab changes; one the new marketplace does not offer is dropped. */
export const orderOn = (platform: SearchPlatform, order: ResultOrder): ResultOrder =>
  orderControlsOf(platform).includes(controlOf(order)) ? order : "default";
