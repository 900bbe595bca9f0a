import { query } from "@sampan/client/query";
import { readTracking } from "@sampan/contract/logistics/tracking/tracking";

/** What couriers scanned of an order or a parcel. */
export const trackingQuery = (tid: string) => query(readTracking, { tid }, { asksLogin: true });
