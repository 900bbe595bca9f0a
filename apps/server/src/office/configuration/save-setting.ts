import type { InputOf } from "@sampan/contract/kernel/call";
import type { saveSetting as call } from "@sampan/contract/office/configuration/staff-configuration";
import { parseWireTime } from "@sampan/domain/kernel/business-time";
import { changedPastDay } from "@sampan/domain/kernel/change-closed-days";
import { contradictionIn } from "@sampan/domain/kernel/settings/limit-bounds";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { settle } from "../../kernel/db/settle.ts";
import type { Needs } from "../../kernel/needs.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { checkSettingValue } from "./check-setting-value.ts";
import { editableSettings, isEditable, type EditableKey } from "./setting-fields.ts";
import { changeInForce, lastTouch, versionOf } from "./setting-history.ts";
import {
  earliestStart,
  findChangesAfter,
  findChangesAt,
  findHistory,
  insertChange,
  lockSettings,
  type ChangeRow,
} from "../../kernel/settings/stored-settings.ts";
import { settingsTimeline } from "../../kernel/settings/settings-timeline.ts";
import { settingShapes } from "../../kernel/settings/settings.ts";

type Input = InputOf<typeof call>;
type SaveRefusal = Refusal<(typeof call)["refusals"][number]>;
type Nothing = Record<never, never>;

/**
 * Changes a setting at once, or from a moment on. Refuses a value outside its bounds, one that cannot be
 * read, one that contradicts another setting at any time from then on, a moment that is past, closed days that are past, and
 * `changed_meanwhile` when somebody did something to this setting since it was read. [BO-44] [NFR-03]
 */
export async function saveSetting(
  { database, settings }: Pick<Needs, "database" | "settings">,
  input: Input,
  caller: StaffCaller,
): Promise<Result<Nothing, SaveRefusal>> {
  const { key } = input;
  if (!isEditable(key)) return refuse({ code: "setting_unknown" });
  const value = checkSettingValue(key, editableSettings[key].field, input.value);
  if (!value.ok) return value;
  const moment = plannedMoment(input, caller);
  if (!moment.ok) return moment;
  const wish = { ...input, key, value: value.value, planned: moment.value };
  const saved = await settle(database.db, (db) => save(db, wish, caller));
  if (saved.ok) await settings.refresh();
  return saved;
}

/** Undefined for at once. */
function plannedMoment(
  { starts_at }: Input,
  { now, region }: StaffCaller,
): Result<Date | undefined, SaveRefusal> {
  if (starts_at === undefined) return ok(undefined);
  const moment = parseWireTime(starts_at, region);
  return moment.ok && moment.value > now ? moment : refuse({ code: "setting_moment_past" });
}

interface Wish extends Pick<Input, "reason" | "version"> {
  readonly key: EditableKey;
  readonly value: unknown;
  readonly planned: Date | undefined;
}

async function save(
  db: Db,
  { key, value, reason, version, planned }: Wish,
  caller: StaffCaller,
): Promise<Result<Nothing, SaveRefusal>> {
  await lockSettings(db);
  const changes = await findHistory(db, key);
  if (versionOf(changes) !== version) {
    const { by, at } = lastTouch(changes, caller);
    return refuse({ code: "changed_meanwhile", values: { name: by, time: at } });
  }
  const { now, staff } = caller;
  const starts_at = planned ?? (await earliestStart(db, key, now));
  const past = pastDayOf(key, { value, starts_at }, changes);
  if (past !== undefined) return refuse({ code: "closed_day_past", values: { day: past } });
  if (await contradicts(db, { key, value, starts_at }))
    return refuse({ code: "settings_contradict" });
  const is_planned = planned !== undefined;
  const made = { made_at: now, staff_id: staff.id, reason: reason.trim() };
  await insertChange(db, { key, value, starts_at, is_planned, ...made });

  const before = changeInForce(changes, starts_at);
  await recordAudit(db, caller, {
    action: is_planned ? "plan_setting" : "change_setting",
    object_kind: "setting",
    object_id: key,
    old_value: before ? before.value : settingShapes[key].parse(undefined),
    new_value: is_planned ? { value, starts_at } : value,
  });
  return ok({});
}

/** Whether limits would contradict each other when the change begins, or when a later one does. */
async function contradicts(
  db: Db,
  change: { readonly key: string; readonly value: unknown; readonly starts_at: Date },
): Promise<boolean> {
  const standing = await findChangesAt(db, change.starts_at);
  const starting = await findChangesAfter(db, change.starts_at);
  const { first, later } = settingsTimeline([...standing, change], starting);
  return [first, ...later.map(({ settings }) => settings)].some(contradictionIn);
}

/** The day that a change of closed days would change although it is past by then; of any other setting none. */
function pastDayOf(
  key: EditableKey,
  { value, starts_at }: { readonly value: unknown; readonly starts_at: Date },
  changes: readonly ChangeRow[],
): string | undefined {
  if (key !== "closed_days") return undefined;
  const before = changeInForce(changes, starts_at)?.value;
  const shape = settingShapes.closed_days;
  return changedPastDay(shape.parse(before), shape.parse(value), starts_at);
}
