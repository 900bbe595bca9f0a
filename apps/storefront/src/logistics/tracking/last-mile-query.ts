import { query } from "@sampan/client/query";
import type { LastMile } from "@sampan/contract/logistics/last-mile/last-mile";
import { readLastMile } from "@sampan/contract/logistics/last-mile/last-mile";

export type { LastMile };
export type OfferedWay = LastMile["ways"][number];

/** How one parcel gets from our warehouse to its owner. */
export const lastMileQuery = (tid: string) => query(readLastMile, { tid }, { asksLogin: true });
