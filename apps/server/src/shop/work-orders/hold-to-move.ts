import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import {
  nextWorkOrderState,
  type WorkOrderEvent,
  type WorkOrderHand,
  type WorkOrderState,
} from "@sampan/domain/shop/work-orders/work-order-state";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { holdWorkOrder, type WorkOrderRecord } from "./work-order-queries.ts";

export interface HeldWorkOrder {
  readonly held: WorkOrderRecord;
  readonly next: WorkOrderState;
}

/** A conversation, held, with where a step of this hand leads. Another customer's does not exist. [WO-03] */
export async function holdToMove(
  db: Db,
  which: { readonly key: string; readonly accountId?: number },
  step: { readonly event: WorkOrderEvent; readonly hand: WorkOrderHand },
): Promise<Result<HeldWorkOrder, Refusal<"work_order_unknown" | "work_order_closed">>> {
  const held = await holdWorkOrder(db, which);
  if (!held) return refuse({ code: "work_order_unknown" });
  const next = nextWorkOrderState(held.state, step.event, step.hand);
  return next.ok ? ok({ held, next: next.value }) : next;
}
