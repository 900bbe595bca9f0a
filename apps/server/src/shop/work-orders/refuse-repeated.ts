import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { WorkOrderHand } from "@sampan/domain/shop/work-orders/work-order-state";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Said } from "./check-said.ts";
import { findLastSaid } from "./work-order-queries.ts";

/** Refuses `work_order_said_already` where the last word is the same and of the same hand: it was sent twice. */
export async function refuseRepeated(
  db: Db,
  { content, imgs }: Said,
  { workOrderId, author }: { readonly workOrderId: number; readonly author: WorkOrderHand },
): Promise<Result<null, Refusal<"work_order_said_already">>> {
  const last = await findLastSaid(db, workOrderId);
  const isSame =
    last?.author === author &&
    last.content === content &&
    last.imgs.length === imgs.length &&
    last.imgs.every((url) => imgs.includes(url));
  return isSame ? refuse({ code: "work_order_said_already" }) : ok(null);
}
