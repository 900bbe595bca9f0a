import type { InputOf } from "@sampan/contract/kernel/call";
import type { writeCarrierCost as call } from "@sampan/contract/logistics/carrier-costs/staff-carrier-costs";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";

/** Writes down what a carrier's bill of a month says; what was written before stays in the table and holds no more. */
export async function writeCarrierCost(
  db: Db,
  { region, month, carrier, amount, note }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, never>> {
  const { staff, now } = caller;
  await db
    .insertInto("carrier_costs")
    .values({
      region,
      month,
      carrier,
      amount,
      note: note.trim(),
      written_at: now,
      written_by: staff.id,
    })
    .execute();
  await recordAudit(db, caller, {
    action: "write_carrier_cost",
    object_kind: "carrier_cost",
    object_id: `${region} ${month} ${carrier}`,
    new_value: { amount, note: note.trim() },
  });
  return ok({});
}
