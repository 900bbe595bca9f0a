import type { OutputOf } from "@sampan/contract/kernel/call";
import type {
  listPlatforms as call,
  PlatformRow,
} from "@sampan/contract/office/configuration/staff-platforms";
import { platformIds } from "@sampan/domain/goods/sourcing/platforms";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { countQuestions } from "../../goods/sourcing/count-questions.ts";
import { findLastAct } from "../../kernel/audit/find-last-act.ts";
import { platformState } from "./platform-state.ts";

const noNotice = byLanguage(() => "");

/** Every marketplace with its state, its notice, what it was asked and who switched it last. [BO-43] */
export async function listPlatforms(
  db: Db,
  needs: Pick<Needs, "marketplaces">,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof call>, never>> {
  const { settings } = caller;
  const asked = await countQuestions(db, settings, caller.now);
  const list: PlatformRow[] = [];
  for (const id of platformIds)
    list.push({
      id,
      state: platformState(id, settings, needs),
      notice: settings.platform_notices[id] ?? noNotice,
      asked: asked(id),
      changed: await findLastAct(db, { object_kind: "platform", object_id: String(id) }, caller),
    });
  return ok({ list });
}
