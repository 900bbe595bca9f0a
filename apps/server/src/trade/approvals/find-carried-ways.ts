import { type TransportId, transportIds } from "@sampan/domain/goods/shippability/transports";
import type { Region } from "@sampan/domain/kernel/regions";
import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { findReviewLines } from "./approval-queries.ts";
import { checkCarried } from "./check-carried.ts";

/** Of some lines of an order every transport that carries them as they are now, by class and by the rules for each. */
export async function findCarriedWays(
  db: Db,
  { order_tid, region }: { readonly order_tid: string; readonly region: Region },
  caller: CustomerCaller,
): Promise<(oids: readonly string[]) => readonly TransportId[]> {
  const lines = (await findReviewLines(db, order_tid)).filter(({ status }) => isLiveItem(status));
  return (oids) => {
    const own = lines.filter(({ oid }) => oids.includes(oid));
    return transportIds.filter((transport) => checkCarried({ region, transport }, own, caller).ok);
  };
}
