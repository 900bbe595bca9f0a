import type { InputOf } from "@sampan/contract/kernel/call";
import type * as calls from "@sampan/contract/goods/duties/staff-duties";
import { businessDay, formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { findRate, insertRate, insertWords, lockDuties, selectWords } from "./duty-queries.ts";

type Nothing = Record<never, never>;

/**
 * Writes what a region asks of a class as its next version. Refuses `changed_meanwhile`, with who and when, for whoever saw an
 * older one, and `duty_day_ahead` for what nobody can have read yet.
 */
export async function saveDutyRate(
  db: Db,
  { version, ...rate }: InputOf<typeof calls.saveDutyRate>,
  caller: StaffCaller,
): Promise<Result<Nothing, Refusal<"changed_meanwhile" | "duty_day_ahead">>> {
  if (isAhead(rate.read_on, caller)) return refuse({ code: "duty_day_ahead" });
  await lockDuties(db, "duty_rates");
  const before = await findRate(db, rate);
  if (before && before.version !== version) return changedMeanwhile(before, caller);
  await insertRate(db, {
    ...rate,
    version: version + 1,
    made_at: caller.now,
    staff_id: caller.staff.id,
  });
  const { made_at: _, by: _by, ...old_value } = before ?? { made_at: null, by: null };
  await recordAudit(db, caller, {
    action: "save_duty_rate",
    object_kind: "duty",
    object_id: `${rate.region} ${rate.duty_class}`,
    old_value,
    new_value: rate,
  });
  return ok({});
}

/** Writes the words that lead to classes as their next version. Refuses `changed_meanwhile` as above. */
export async function saveDutyWords(
  db: Db,
  { version, lists }: InputOf<typeof calls.saveDutyWords>,
  caller: StaffCaller,
): Promise<Result<Nothing, Refusal<"changed_meanwhile">>> {
  await lockDuties(db, "duty_words");
  const [before] = await selectWords(db, 1);
  if (before && before.version !== version) return changedMeanwhile(before, caller);
  await insertWords(db, {
    version: version + 1,
    lists: JSON.stringify(lists),
    made_at: caller.now,
    staff_id: caller.staff.id,
  });
  await recordAudit(db, caller, {
    action: "save_duty_words",
    object_kind: "duty",
    object_id: "words",
    old_value: before?.lists,
    new_value: lists,
  });
  return ok({});
}

/** Whether a day is after today, where somebody is. */
export const isAhead = (day: string, { now, region }: Pick<StaffCaller, "now" | "region">) =>
  day > businessDay(now, region);

const changedMeanwhile = (
  { by, made_at }: { readonly by: string | null; readonly made_at: Date },
  { region }: Pick<StaffCaller, "region">,
): Result<never, Refusal<"changed_meanwhile">> =>
  refuse({
    code: "changed_meanwhile",
    values: { name: by ?? "–", time: formatWireTime(made_at, region) },
  });
