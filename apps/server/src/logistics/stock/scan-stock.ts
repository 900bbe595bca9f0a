import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { scanStock as scanCall } from "@sampan/contract/logistics/stock/staff-stock";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { judgeScan, nextCountState } from "@sampan/domain/logistics/stock/stock-count";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { insertScan, lockCount, scans_max } from "./count-queries.ts";
import { findThing, selectProgress } from "./stored-queries.ts";

/**
 * Counts a parcel in, whoever of those who count reads whichever of its numbers; read again it changes nothing. A count
 * is no act upon a parcel: it is on record by its scans, and closing it is.
 */
export async function scanStock(
  db: Db,
  { id, number }: InputOf<typeof scanCall>,
  { staff, now }: StaffCaller,
): Promise<
  Result<
    OutputOf<typeof scanCall>["data"],
    Refusal<"count_unknown" | "count_not_in_state" | "count_full">
  >
> {
  const count = await lockCount(db, id);
  if (!count) return refuse({ code: "count_unknown" });
  const open = nextCountState(count.state, "scan");
  if (!open.ok) return open;
  if (count.scans >= scans_max) return refuse({ code: "count_full", values: { n: scans_max } });
  const thing = await findThing(db, number);
  const finding = judgeScan(count, thing);
  const isNew = await insertScan(db, {
    count_id: count.id,
    number,
    package_id: thing?.package_id ?? null,
    unclaimed_id: thing?.unclaimed_id ?? null,
    finding,
    scanned_at: now,
    scanned_by: staff.id,
  });
  const progress = await selectProgress(db, count);
  return ok({ number, finding, is_again: !isNew, shelf: thing?.shelf ?? "", ...progress });
}
