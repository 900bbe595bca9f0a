import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  listSettings as listCall,
  querySettingHistory as historyCall,
  SettingRow,
} from "@sampan/contract/office/configuration/staff-configuration";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { editableSettings, isEditable, type EditableKey } from "./setting-fields.ts";
import { changeInForce, describeHistory, versionOf } from "./setting-history.ts";
import { findHistory, type ChangeRow } from "../../kernel/settings/stored-settings.ts";
import { settingShapes } from "../../kernel/settings/settings.ts";

/** Every setting as it stands, read from the database: whoever edits sees what is stored. [BO-44] [NFR-03] */
export async function listSettings(
  db: Db,
  _input: object,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof listCall>, never>> {
  return ok({
    list: await describeSettings(db, Object.keys(editableSettings) as EditableKey[], caller),
  });
}

/** Some settings as they stand, in the order in which they are named. */
export async function describeSettings(
  db: Db,
  keys: readonly EditableKey[],
  caller: StaffCaller,
): Promise<SettingRow[]> {
  const changes = Map.groupBy(await findHistory(db), ({ key }) => key);
  return keys.map((key) => describeSetting(key, changes.get(key) ?? [], caller));
}

function describeSetting(
  key: EditableKey,
  changes: readonly ChangeRow[],
  { now, region }: StaffCaller,
): SettingRow {
  const inForce = changeInForce(changes, now);
  const default_value = defaultOf(key);
  const planned = changes
    .filter(({ starts_at, withdrawn_at }) => withdrawn_at === null && starts_at > now)
    .toReversed();
  return {
    key,
    ...editableSettings[key],
    value: (inForce ? inForce.value : default_value) as SettingRow["value"],
    default_value: default_value as SettingRow["value"],
    version: versionOf(changes),
    changed: inForce
      ? {
          by: inForce.by ?? "",
          at: formatWireTime(inForce.starts_at, region),
          reason: inForce.reason,
        }
      : null,
    planned: planned.map(({ starts_at, value }) => ({
      starts_at: formatWireTime(starts_at, region),
      value: value as SettingRow["value"],
    })),
  };
}

/** What one setting was, is and will be. Refuses `setting_unknown`. [BO-44] */
export async function listSettingHistory(
  db: Db,
  { key }: InputOf<typeof historyCall>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof historyCall>, Refusal<"setting_unknown">>> {
  if (!isEditable(key)) return refuse({ code: "setting_unknown" });
  const changes = await findHistory(db, key);
  return ok({ datalist: describeHistory(changes, defaultOf(key), caller) });
}

const defaultOf = (key: EditableKey): unknown => settingShapes[key].parse(undefined);
