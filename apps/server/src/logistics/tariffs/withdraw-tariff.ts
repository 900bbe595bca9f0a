import type { InputOf } from "@sampan/contract/kernel/call";
import type { withdrawTariff as call } from "@sampan/contract/logistics/tariffs/staff-tariffs";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { termsOf } from "./list-tariffs.ts";
import { nameOf } from "./save-tariff.ts";
import { findVersion, lockTariffs, withdrawVersion } from "./tariff-queries.ts";

/**
 * Takes back a planned version. Refuses `tariff_unknown`, and `tariff_begun` once it holds or was taken back. [BO-42]
 */
export async function withdrawTariff(
  db: Db,
  { id }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, Refusal<"tariff_unknown" | "tariff_begun">>> {
  await lockTariffs(db);
  const version = await findVersion(db, id);
  if (!version) return refuse({ code: "tariff_unknown" });
  const { is_planned, withdrawn_at, starts_at } = version;
  if (!is_planned || withdrawn_at || starts_at <= caller.now)
    return refuse({ code: "tariff_begun" });
  await withdrawVersion(db, version.id, {
    withdrawn_at: caller.now,
    withdrawn_by: caller.staff.id,
  });
  await recordAudit(db, caller, {
    action: "withdraw_tariff",
    object_kind: "tariff_line",
    object_id: nameOf(version),
    old_value: { ...termsOf(version), starts_at },
  });
  return ok({});
}
