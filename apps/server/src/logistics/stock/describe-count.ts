import type { StockCount } from "@sampan/contract/logistics/stock/staff-stock";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { isCorrection } from "@sampan/domain/logistics/stock/stock-count";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import {
  findCount,
  selectDifferences,
  type StoredCount,
  type StoredDifference,
} from "./count-queries.ts";
import { selectProgress } from "./stored-queries.ts";

/** A count as the desk sees it; while it is open, how far it has come is counted now. */
export async function showCounts(
  db: Db,
  rows: readonly StoredCount[],
  caller: StaffCaller,
): Promise<StockCount[]> {
  const differences = await selectDifferences(
    db,
    rows.map(({ id }) => id),
  );
  const shown: StockCount[] = [];
  for (const row of rows) {
    const { expected, counted } =
      row.state === "open"
        ? await selectProgress(db, row)
        : { expected: row.expected ?? 0, counted: row.counted ?? 0 };
    const own = differences.filter(({ count_id }) => count_id === row.id);
    shown.push({ ...describeCount(row, own, caller), expected, counted });
  }
  return shown;
}

export async function showCount(db: Db, key: string, caller: StaffCaller): Promise<StockCount> {
  const row = await findCount(db, key);
  const [shown] = await showCounts(db, row ? [row] : [], caller);
  if (!shown) throw new Error(`count ${key} vanished while it was written`);
  return shown;
}

function describeCount(
  row: StoredCount,
  differences: readonly StoredDifference[],
  { region, staff }: StaffCaller,
): Omit<StockCount, "expected" | "counted"> {
  const at = (time: Date | null) => time && formatWireTime(time, region);
  const corrects = differences.some(({ outcome }) => isCorrection(outcome));
  return {
    id: row.key,
    warehouse: row.warehouse,
    shelf: row.shelf,
    state: row.state,
    opened_at: formatWireTime(row.opened_at, region),
    opened_by: row.opened_name,
    closed_at: at(row.closed_at),
    closed_by: row.closed_name ?? "",
    settled_at: at(row.settled_at),
    settled_by: row.settled_name ?? "",
    needs_another: row.state === "closed" && corrects && row.closed_by === staff.id,
    differences: differences.map(
      ({ key, kind, number, tid, shelf, outcome, note, owner, ...one }) => ({
        id: key,
        kind,
        number,
        tid: tid ?? "",
        shelf,
        outcome,
        note,
        owner: owner ?? "",
        is_awaited: kind === "unknown" && one.is_awaited,
      }),
    ),
  };
}
