import type { InputOf } from "@sampan/contract/kernel/call";
import type { switchPlatform as call } from "@sampan/contract/office/configuration/staff-platforms";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { changeSetting } from "../../kernel/settings/change-setting.ts";

/** Switches a marketplace off with what customers read meanwhile, or on again; at once for every call. [BO-43] */
export async function switchPlatform(
  { database, settings }: Pick<Needs, "database" | "settings">,
  { id, is_open, notice }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, never>> {
  await database.db.transaction().execute(async (open) => {
    const disabled = await changeSetting(open, caller, "disabled_platforms", (ids) => {
      const others = ids.filter((one) => one !== id);
      return is_open ? others : [...others, id];
    });
    const notices = await changeSetting(open, caller, "platform_notices", (all) => ({
      ...all,
      [id]: notice,
    }));
    await recordAudit(open, caller, {
      action: is_open ? "open_platform" : "close_platform",
      object_kind: "platform",
      object_id: String(id),
      old_value: {
        is_open: !disabled.old_value.includes(id),
        notice: notices.old_value[id] ?? null,
      },
      new_value: { is_open, notice },
    });
  });
  await settings.refresh();
  return ok({});
}
