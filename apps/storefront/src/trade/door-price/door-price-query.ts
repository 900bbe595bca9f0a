import { query } from "@sampan/client/query";
import type { RequestOf } from "@sampan/contract/kernel/call";
import { queryDoorPrice } from "@sampan/contract/trade/door-price";

export type AskedDoor = RequestOf<typeof queryDoorPrice>;

/** So many lines are reckoned at once, which is what an order may have. */
export const doorLines_max = 50;

/** What chosen goods come to at the door. */
export const doorPriceQuery = (asked: AskedDoor) => query(queryDoorPrice, asked);
