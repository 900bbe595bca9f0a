import { NetworkError } from "@sampan/client/faults";
import { query, Refused } from "@sampan/client/query";
import { getItemDetail } from "@sampan/contract/goods/catalogue/own-product";
import { descriptionCalls, detailCalls } from "@sampan/contract/goods/sourcing/sourcing";
import { platformNames, type IdHaving } from "@sampan/domain/goods/sourcing/platforms";
import type { ProductKey } from "./product-address.ts";

/** A marketplace's product. [QRY-03] [QRY-04] [AGNT-32] */
export const agentProductQuery = ({ platform, thid_item_id, url }: ProductKey) => ({
  ...query(detailCalls[platformNames[platform]], {
    third_item_id: thid_item_id,
    ...(url === undefined ? {} : { url }),
  }),
  retry: mayTryAgain,
});

/** A passing fault is asked once more, a network that failed twice more, nothing else. [AGNT-33] */
export function mayTryAgain(failures: number, error: Error): boolean {
  if (error instanceof Refused) return error.code === "pinduoduo_transient" && failures < 1;
  return error instanceof NetworkError && failures < 2;
}

/** A product of our own shop. [API-64] */
export const ownProductQuery = (id: string) => query(getItemDetail, { id });

/** A description that comes by itself. [AGNT-35] */
export const descriptionQuery = (platform: IdHaving<"describesApart">, thid_item_id: string) =>
  query(descriptionCalls[platformNames[platform]], { itemId: thid_item_id });
