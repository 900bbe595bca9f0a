import type { InputOf } from "@sampan/contract/call";
import type { switchPlatform as call } from "@sampan/contract/staff-platforms";
import { ok, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import { recordAudit } from "../staff/record-audit.ts";
import { changeSetting } from "./change-setting.ts";

/** Switches a marketplace off with what customers read meanwhile, or on again; at once for every call. [BO-43] */
export async function switchPlatform(
  db: Db,
  { id, is_open, notice }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, never>> {
  const disabled = await changeSetting(db, "disabled_platforms", (ids) => {
    const others = ids.filter((one) => one !== id);
    return is_open ? others : [...others, id];
  });
  const notices = await changeSetting(db, "platform_notices", (all) => ({ ...all, [id]: notice }));
  await recordAudit(db, caller, {
    action: is_open ? "open_platform" : "close_platform",
    object_kind: "platform",
    object_id: String(id),
    old_value: {
      is_open: !disabled.old_value.includes(id),
      notice: notices.old_value[id] ?? null,
    },
    new_value: { is_open, notice },
  });
  return ok({});
}
