import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { isCorrection, nextCountState } from "@sampan/domain/logistics/stock/stock-count";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { lockParcels } from "../parcels/lock-parcels.ts";
import { shelvePackage } from "../parcels/place-parcel.ts";
import { shelveUnclaimed } from "../unclaimed/shelve-unclaimed.ts";
import {
  lockCount,
  selectDifferences,
  type StoredDifference,
  writeClosed,
  writeSettled,
} from "./count-queries.ts";
import { findThing, insertDifferences, selectProgress } from "./stored-queries.ts";

type Unfit = Refusal<"count_unknown" | "count_not_in_state">;

/** Closes a count: what was not scanned and what should not be there are its differences. One without any is settled. */
export async function closeCount(
  db: Db,
  key: string,
  caller: StaffCaller,
): Promise<Result<null, Unfit>> {
  const count = await lockCount(db, key);
  if (!count) return refuse({ code: "count_unknown" });
  const closed = nextCountState(count.state, "close");
  if (!closed.ok) return closed;
  const { now, staff } = caller;
  const progress = await selectProgress(db, count);
  await writeClosed(db, count.id, { ...progress, closed_at: now, closed_by: staff.id });
  await insertDifferences(db, count);
  const differences = await selectDifferences(db, [count.id]);
  if (differences.length === 0)
    await writeSettled(db, count.id, { settled_at: now, settled_by: staff.id });
  await recordAudit(db, caller, {
    action: "close_stock_count",
    object_kind: "stock_count",
    object_id: key,
    new_value: { ...progress, differences: differences.length },
  });
  return ok(null);
}

/**
 * Ends a count whose differences all have an outcome, and corrects our record by them: what is lost has no shelf any
 * more, what lay elsewhere has the one it was found on. Refuses `differences_open`, and `self_approval` where it
 * corrects something and whoever closed it settles it.
 */
export async function settleCount(
  db: Db,
  key: string,
  caller: StaffCaller,
): Promise<Result<null, Unfit | Refusal<"differences_open" | "self_approval">>> {
  const count = await lockCount(db, key);
  if (!count) return refuse({ code: "count_unknown" });
  const settled = nextCountState(count.state, "settle");
  if (!settled.ok) return settled;
  const differences = await selectDifferences(db, [count.id]);
  if (differences.some(({ outcome }) => outcome === null))
    return refuse({ code: "differences_open" });
  const corrections = differences.filter(({ outcome }) => isCorrection(outcome));
  if (corrections.length > 0 && count.closed_by === caller.staff.id)
    return refuse({ code: "self_approval" });
  await lockParcels(db, {
    ids: corrections.flatMap(({ package_id }) => (package_id === null ? [] : [package_id])),
  });
  for (const difference of corrections) await correct(db, difference, count.shelf);
  await writeSettled(db, count.id, { settled_at: caller.now, settled_by: caller.staff.id });
  await recordAudit(db, caller, {
    action: "settle_stock_count",
    object_kind: "stock_count",
    object_id: key,
    new_value: {
      corrections: corrections.map(({ number, outcome, shelf }) => ({ number, outcome, shelf })),
    },
  });
  return ok(null);
}

/** What was moved or has left since the count was closed stays as it is. */
async function correct(db: Db, difference: StoredDifference, shelf: string): Promise<void> {
  const { tid, number, package_id, unclaimed_id, outcome } = difference;
  const thing = await findThing(db, tid ?? number);
  if (!thing?.isInStock || thing.shelf !== difference.shelf) return;
  const place = outcome === "lost" ? "" : shelf;
  if (package_id !== null) await shelvePackage(db, package_id, place);
  else if (unclaimed_id !== null) await shelveUnclaimed(db, unclaimed_id, place);
}
