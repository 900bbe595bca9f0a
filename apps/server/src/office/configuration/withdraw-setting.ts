import type { InputOf } from "@sampan/contract/kernel/call";
import type { withdrawSetting as call } from "@sampan/contract/office/configuration/staff-configuration";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { settle } from "../../kernel/db/settle.ts";
import type { Needs } from "../../kernel/needs.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { isEditable } from "./setting-fields.ts";
import { lastTouch, versionOf } from "./setting-history.ts";
import {
  findHistory,
  lockSettings,
  withdrawChange,
} from "../../kernel/settings/stored-settings.ts";

type Input = InputOf<typeof call>;
type Withdrawn = Result<Record<never, never>, Refusal<(typeof call)["refusals"][number]>>;

/**
 * Takes back a planned change. Refuses `setting_unknown`, `setting_begun` once it holds or was taken back,
 * and `changed_meanwhile` when somebody did something to this setting since it was read. [BO-44]
 */
export async function withdrawSetting(
  { database, settings }: Pick<Needs, "database" | "settings">,
  input: Input,
  caller: StaffCaller,
): Promise<Withdrawn> {
  const withdrawn = await settle(database.db, (db) => withdraw(db, input, caller));
  if (withdrawn.ok) await settings.refresh();
  return withdrawn;
}

async function withdraw(
  db: Db,
  { key, id, version }: Input,
  caller: StaffCaller,
): Promise<Withdrawn> {
  await lockSettings(db);
  const changes = isEditable(key) ? await findHistory(db, key) : [];
  const change = changes.find((one) => String(one.place) === id);
  if (!change) return refuse({ code: "setting_unknown" });
  if (versionOf(changes) !== version) {
    const { by, at } = lastTouch(changes, caller);
    return refuse({ code: "changed_meanwhile", values: { name: by, time: at } });
  }
  if (!change.is_planned || change.withdrawn_at || change.starts_at <= caller.now)
    return refuse({ code: "setting_begun" });
  const { id: withdrawn_by } = caller.staff;
  await withdrawChange(db, change.id, { withdrawn_at: caller.now, withdrawn_by });
  await recordAudit(db, caller, {
    action: "withdraw_setting",
    object_kind: "setting",
    object_id: key,
    old_value: { value: change.value, starts_at: change.starts_at },
  });
  return ok({});
}
