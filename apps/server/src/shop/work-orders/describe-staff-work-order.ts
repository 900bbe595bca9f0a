import {
  type StaffWorkOrder,
  type StaffWorkOrderSummary,
  workOrderActs,
} from "@sampan/contract/shop/work-orders/staff-work-orders";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { describeWorkOrder, summariseWorkOrder } from "./describe-work-order.ts";
import { findColleagues } from "./hand-over-work-order.ts";
import { isOfOther } from "./hold-at-desk.ts";
import { selectNotes, type ShownWorkOrder } from "./shown-work-order-queries.ts";

export const summariseForDesk = (
  asked: ShownWorkOrder,
  { staff, now }: StaffCaller,
): StaffWorkOrderSummary => ({
  ...summariseWorkOrder(asked, now),
  uid: asked.uid,
  region: asked.region,
  is_mine: asked.staff_id === staff.id,
});

/** A conversation as the desk reads it: with notes of staff, and what this reader may do now. [BO-45] */
export async function describeForDesk(
  db: Db,
  asked: ShownWorkOrder,
  caller: StaffCaller,
): Promise<StaffWorkOrder> {
  const whole = await describeWorkOrder(db, asked, caller.now);
  const notes = await selectNotes(db, asked.id);
  const colleagues = await findColleagues(db, caller.staff.id);
  const { about } = whole;
  return {
    ...whole,
    ...summariseForDesk(asked, caller),
    customer_language: asked.customer_language,
    order_tid: about?.kind === "order" || about?.kind === "line" ? about.tid : "",
    notes: notes.map(({ words, by, at }) => ({
      words,
      by,
      at: formatWireTime(at, asked.region),
    })),
    colleagues: colleagues.map(({ email, name }) => ({ email, name })),
    acts: actsOn(asked, caller),
  };
}

function actsOn(asked: ShownWorkOrder, caller: StaffCaller): StaffWorkOrder["acts"] {
  if (asked.state === "closed" || isOfOther(asked, caller)) return [];
  const isMine = asked.staff_id === caller.staff.id;
  return workOrderActs.filter((act) => act !== "claim" || !isMine);
}
