import type { Db } from "../db/db.ts";
import { earliestStart, findChangesAt, insertChange, lockSettings } from "./stored-settings.ts";
import { settingsTimeline } from "./settings-timeline.ts";
import { settingShapes, type Settings } from "./settings.ts";

/**
 * Changes one setting from what it is, with everybody else who changes one kept waiting, and answers both
 * values. It holds at once; whoever calls refreshes the held settings after the transaction. A value outside
 * its bounds is a fault: callers check what people write.
 */
export async function changeSetting<Key extends keyof Settings>(
  db: Db,
  { staff, now }: { readonly staff: { readonly id: number }; readonly now: Date },
  key: Key,
  change: (old: Settings[Key]) => Settings[Key],
): Promise<{ readonly old_value: Settings[Key]; readonly new_value: Settings[Key] }> {
  await lockSettings(db);
  const starts_at = await earliestStart(db, key, now);
  const old_value = settingsTimeline(await findChangesAt(db, starts_at), []).first[key];
  const new_value = settingShapes[key].parse(change(old_value)) as Settings[Key];
  const change_made = { key, value: new_value, starts_at, made_at: now, staff_id: staff.id };
  await insertChange(db, { ...change_made, is_planned: false, reason: "" });
  return { old_value, new_value };
}
