import type { OutputOf } from "@sampan/contract/call";
import type { listPlatforms as call, PlatformRow } from "@sampan/contract/staff-platforms";
import { platformIds } from "@sampan/domain/platforms";
import { ok, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import type { Needs } from "../needs.ts";
import { findLastAct } from "../staff/find-last-act.ts";
import { platformState } from "./platform-state.ts";

const noNotice = { zh: "", "zh-TW": "", th: "", en: "" };

/** Every marketplace with its state, its notice and who switched it last. [BO-43] */
export async function listPlatforms(
  db: Db,
  needs: Pick<Needs, "marketplaces">,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof call>, never>> {
  const { settings } = caller;
  const list: PlatformRow[] = [];
  for (const id of platformIds)
    list.push({
      id,
      state: platformState(id, settings, needs),
      notice: settings.platform_notices[id] ?? noNotice,
      changed: await findLastAct(db, { object_kind: "platform", object_id: String(id) }, caller),
    });
  return ok({ list });
}
