import type {
  WorkOrder,
  WorkOrderEntry,
  WorkOrderSummary,
} from "@sampan/contract/shop/work-orders/work-order-shapes";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Db } from "../../kernel/db/db.ts";
import { findAbout } from "./find-about.ts";
import { selectEntries, type ShownEntry, type ShownWorkOrder } from "./shown-work-order-queries.ts";

/** A conversation as a list shows it, in the zone of its customer. [WO-02] */
export function summariseWorkOrder(asked: ShownWorkOrder, now: Date): WorkOrderSummary {
  const { due_at, region } = asked;
  return {
    id: asked.key,
    subject: asked.subject,
    state: asked.state,
    last: asked.last,
    last_by: asked.last_by,
    holder: asked.holder ?? "",
    due_at: due_at === null ? "" : formatWireTime(due_at, region),
    due_iso: due_at?.toISOString() ?? "",
    given_hours: asked.given_hours,
    is_late: due_at !== null && due_at <= now,
    cdate: formatWireTime(asked.created_at, region),
    mdate: formatWireTime(asked.moved_at, region),
  };
}

/** A whole conversation. What it is about is looked up anew: it may have gone since. [WO-02] */
export async function describeWorkOrder(
  db: Db,
  asked: ShownWorkOrder,
  now: Date,
): Promise<WorkOrder> {
  const { about_kind: kind, about_number: number, account_id: accountId, region } = asked;
  const entries = await selectEntries(db, asked.id);
  return {
    ...summariseWorkOrder(asked, now),
    about: (kind && (await findAbout(db, { kind, number, accountId }))) ?? null,
    entries: entries.map((entry, at) => describeEntry(entry, { place: at + 1, region })),
    closes_at: asked.close_at === null ? "" : formatWireTime(asked.close_at, region),
  };
}

const describeEntry = (
  { kind, author, name, to_name, content, language, imgs, at }: ShownEntry,
  { place, region }: { place: number } & Pick<ShownWorkOrder, "region">,
): WorkOrderEntry => ({
  place,
  kind,
  author,
  name: name ?? "",
  to_name: to_name ?? "",
  content,
  language,
  imgs,
  at: formatWireTime(at, region),
});
