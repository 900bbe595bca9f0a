import type { TransportId } from "@sampan/domain/goods/shippability/transports";
import type { Region } from "@sampan/domain/kernel/regions";
import type { Result } from "@sampan/domain/kernel/result";
import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { findReviewLines } from "./approval-queries.ts";
import { type CarriageRefusal, checkCarried } from "./check-carried.ts";

/** Whether a transport carries some lines of an order as it is now, by class and by the rules for each. [CHK-22] [CHK-23] */
export async function checkLinesCarried(
  db: Db,
  wanted: {
    readonly order_tid: string;
    readonly oids: ReadonlySet<string>;
    readonly region: Region;
    readonly transport: TransportId;
  },
  caller: Pick<CustomerCaller, "language" | "words" | "settings" | "prices">,
): Promise<Result<null, CarriageRefusal>> {
  const lines = await findReviewLines(db, wanted.order_tid);
  return checkCarried(
    wanted,
    lines.filter(({ oid, status }) => wanted.oids.has(oid) && isLiveItem(status)),
    caller,
  );
}
