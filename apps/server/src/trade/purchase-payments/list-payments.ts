import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type * as calls from "@sampan/contract/trade/purchase-payments/staff-purchase-payments";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { findColleagues } from "./act-on-difference.ts";
import { coveredNow } from "./match-held.ts";
import { selectDifferences, selectMovements } from "./shown-payment-queries.ts";

const day_ms = 86_400_000;

/** Where payments and purchases disagree, each with its owner and its age, and until when bills tell. */
export async function listDifferences(
  db: Db,
  { view, page, page_size }: InputOf<typeof calls.listPaymentDifferences>,
  { staff, region, now }: StaffCaller,
): Promise<Result<OutputOf<typeof calls.listPaymentDifferences>, never>> {
  const window = { limit: page_size, offset: (page - 1) * page_size };
  const rows = await selectDifferences(db, { view, staffId: staff.id, ...window });
  const covered = await coveredNow(db, now);
  const colleagues = await findColleagues(db, staff.id);
  return ok({
    datalist: rows.map(
      ({ total: _, found_at, owner_id, settled_at, settled_by, purchase, movement, ...row }) => ({
        ...row,
        order_tid: purchase?.tid ?? "",
        shop_name: purchase?.shop_name ?? "",
        movement: movement && {
          ...movement,
          moved_at: formatWireTime(new Date(movement.moved_at), region),
        },
        age_days: Math.max(0, Math.floor((now.getTime() - found_at.getTime()) / day_ms)),
        is_mine: owner_id === staff.id,
        settled_at: settled_at === null ? "" : formatWireTime(settled_at, region),
        settled_by: settled_by ?? "",
      }),
    ),
    total: rows[0]?.total ?? 0,
    covered_until: covered === null ? "" : formatWireTime(new Date(covered.until_ms), region),
    colleagues: colleagues.map(({ email, name }) => ({ email, name })),
  });
}

/** What bills moved for goods, with the purchase each is. CNY cents. */
export async function listMovements(
  db: Db,
  { page, page_size }: InputOf<typeof calls.listPurchaseMovements>,
  { region }: StaffCaller,
): Promise<Result<OutputOf<typeof calls.listPurchaseMovements>, never>> {
  const rows = await selectMovements(db, { limit: page_size, offset: (page - 1) * page_size });
  return ok({
    datalist: rows.map(({ total: _, moved_at, ...row }) => ({
      ...row,
      moved_at: formatWireTime(moved_at, region),
    })),
    total: rows[0]?.total ?? 0,
  });
}
