import type { Language } from "@sampan/domain/kernel/language";
import type { WorkOrderHand } from "@sampan/domain/shop/work-orders/work-order-state";
import type { Db } from "../../kernel/db/db.ts";
import { insertEntry, updateWorkOrder, type WorkOrderRecord } from "./work-order-queries.ts";

interface Ending {
  readonly author: WorkOrderHand;
  readonly staffId: number | null;
  readonly language: Language;
  readonly now: Date;
}

/** Ends a conversation that is held, and writes into it who did. */
export async function endWorkOrder(
  db: Db,
  { id }: Pick<WorkOrderRecord, "id">,
  { author, staffId, language, now }: Ending,
): Promise<void> {
  await insertEntry(db, {
    work_order_id: id,
    kind: "closed",
    author,
    staff_id: staffId,
    language,
    at: now,
  });
  await updateWorkOrder(db, id, {
    state: "closed",
    due_at: null,
    escalated_at: null,
    warn_at: null,
    close_at: null,
    closed_at: now,
    moved_at: now,
  });
}
