import { NetworkError } from "@sampan/client/faults";
import { query, Refused } from "@sampan/client/query";
import { getItemDetail } from "@sampan/contract/own-product";
import {
  getAlibabaDetail,
  getGroupDetail,
  getJdDetail,
  getPddDetail,
  getTaobaoDescription,
  getTaobaoDetail,
} from "@sampan/contract/sourcing";
import type { PlatformId } from "@sampan/domain/platforms";
import type { ProductKey } from "./product-address.ts";

/** One description stands for all five: they differ in path and refusals, not in what they read. */
const detailCalls = {
  3: getAlibabaDetail,
  4: getTaobaoDetail as unknown as typeof getAlibabaDetail,
  5: getJdDetail as unknown as typeof getAlibabaDetail,
  6: getPddDetail as unknown as typeof getAlibabaDetail,
  7: getGroupDetail as unknown as typeof getAlibabaDetail,
} as const satisfies Record<PlatformId, unknown>;

/** A marketplace's product. [QRY-03] [QRY-04] [AGNT-32] */
export const agentProductQuery = ({ platform, thid_item_id, url }: ProductKey) => ({
  ...query(detailCalls[platform], {
    third_item_id: thid_item_id,
    ...(url === undefined ? {} : { url }),
  }),
  retry: mayTryAgain,
});

/** Pinduoduo's passing fault is asked once more, a network that failed twice more, nothing else. [AGNT-33] */
export function mayTryAgain(failures: number, error: Error): boolean {
  if (error instanceof Refused) return error.code === "pinduoduo_transient" && failures < 1;
  return error instanceof NetworkError && failures < 2;
}

/** A product of our own shop. [API-64] */
export const ownProductQuery = (id: string) => query(getItemDetail, { id });

/** Taobao's descriptions are long and come by themselves. [AGNT-35] */
export const taobaoDescriptionQuery = (thid_item_id: string) =>
  query(getTaobaoDescription, { itemId: thid_item_id });
