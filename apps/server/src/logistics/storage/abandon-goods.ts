import { checkLyingLines, type NotAbandoned } from "@sampan/domain/logistics/storage/abandonment";
import type { Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffMember } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { giveUpItems } from "../../trade/orders/give-up-items.ts";
import { hasOpenRefund } from "../../trade/refunds/has-open-refund.ts";
import { moveParcel } from "../parcels/move-parcel.ts";
import { endServices } from "../services/end-services.ts";
import { selectPiecesIn } from "./abandonment-queries.ts";
import type { HeldStored } from "./hold-stored.ts";

/** Whether what is in a held parcel may be given up as it lies. */
export async function checkLying(
  db: Db,
  { stored, items }: HeldStored,
): Promise<Result<null, NotAbandoned>> {
  const pieces = await selectPiecesIn(db, stored.id);
  const lines = [];
  for (const { id, status, order, wanted } of items)
    lines.push({
      status,
      order_status: order.status,
      wanted,
      num: pieces.find(({ item_id }) => item_id === id)?.num ?? 0,
      hasOpenRefund: await hasOpenRefund(db, id),
    });
  return checkLyingLines(lines);
}

interface Abandoning {
  /** Who does it; its owner where nobody of the house. */
  readonly staff: StaffMember | undefined;
  readonly jobs: Needs["jobs"];
  readonly now: Date;
}

/**
 * Gives up what is in a held parcel that was checked: the parcel leaves every list but its owner's history and the
 * desk's, its lines end with amount 0, and their orders go on without them.
 */
export async function abandonGoods(
  db: Db,
  { stored, parcel, items }: HeldStored,
  { staff, jobs, now }: Abandoning,
): Promise<void> {
  const { tid, account_id: accountId } = stored;
  const step = { now, ...(staff && { staffId: staff.id }) };
  const moved = await moveParcel(db, parcel, "abandon", step);
  if (!moved.ok) throw new Error(`parcel ${tid} cannot be given up`);
  await endServices(db, [parcel.id], { jobs, now });
  const actor = staff
    ? ({ kind: "staff", name: staff.name } as const)
    : ({ kind: "customer" } as const);
  const event = "goods_abandoned";
  await giveUpItems(db, items, { event, content: { tid }, actor, jobs, now });
  const link = `/packageDetail/${tid}`;
  await notifyCustomer(db, jobs, {
    accountId,
    kind: "storage_abandoned",
    values: { tid },
    link,
    now,
  });
}
