import type { InputOf } from "@sampan/contract/kernel/call";
import type { endManualRate as call } from "@sampan/contract/money/rates/staff-rates";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { describeRate } from "./describe-rate.ts";
import { endRate, lockManualRate } from "./rate-history-queries.ts";

/** Gives the feeds their word back at once. Refuses `rate_not_manual` for a rate that has ended or is a feed's. [BO-34] */
export async function endManualRate(
  db: Db,
  { id }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, Refusal<"rate_not_manual">>> {
  const { now, region } = caller;
  const row = await lockManualRate(db, id, now);
  if (!row) return refuse({ code: "rate_not_manual" });
  const ended = await endRate(db, row.id, now);
  const before = describeRate(row, region);
  await recordAudit(db, caller, {
    action: "end_manual_rate",
    object_kind: "exchange_rate",
    object_id: id,
    old_value: before,
    new_value: { ...before, valid_until: formatWireTime(ended, region) },
  });
  return ok({});
}
