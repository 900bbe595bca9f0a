import { query } from "@sampan/client/query";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { queryStoredParcels, quoteMerge } from "@sampan/contract/logistics/merging/merging";

export type StoredParcel = OutputOf<typeof queryStoredParcels>["datalist"][number];
export type MergeQuote = OutputOf<typeof quoteMerge>["data"];

/** What lies in the warehouses, the longest lying first. */
export const storedQuery = query(queryStoredParcels, {}, { asksLogin: true });

/** What these come to in one box, by every line. */
export const quoteQuery = (tids: readonly string[]) =>
  query(quoteMerge, { tids: [...tids] }, { asksLogin: true });
