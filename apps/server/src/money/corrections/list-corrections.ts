import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { listCorrections as call } from "@sampan/contract/money/staff-corrections";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { selectCorrections } from "./correction-queries.ts";

/** Corrections of balances, as finance reads them; amounts are cents. [BO-33] */
export async function listCorrections(
  db: Db,
  { view, page, page_size }: InputOf<typeof call>,
  { region, staff }: StaffCaller,
): Promise<Result<OutputOf<typeof call>, never>> {
  const offset = (page - 1) * page_size;
  const rows = await selectCorrections(db, { view, limit: page_size, offset });
  return ok({
    datalist: rows.map(({ total: _, entered_by_id, entered_at, decided_at, ...row }) => ({
      ...row,
      entered_at: formatWireTime(entered_at, region),
      decided_at: decided_at === null ? "" : formatWireTime(decided_at, region),
      decided_by: row.decided_by ?? "",
      is_own_entry: entered_by_id === staff.id,
    })),
    total: rows[0]?.total ?? 0,
  });
}
