import { isCleared } from "@sampan/domain/logistics/clearance/clearance-state";
import {
  type ClearedWay,
  needsClearance,
} from "@sampan/domain/logistics/clearance/needs-clearance";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Settings } from "../../kernel/settings/settings.ts";
import { holdForLoading } from "./clearance-queries.ts";

/**
 * Whether held parcels of one way may be loaded: each of them confirmed here and in EZ WAY, for what lies in it now. Their declarations are
 * held until the transaction ends, so that nothing is taken back meanwhile. Refuses `clearance_missing` and
 * `clearance_outdated`, naming the first parcel.
 */
export async function checkCleared(
  db: Db,
  parcelIds: readonly number[],
  way: ClearedWay,
  { clearance_lines }: Pick<Settings, "clearance_lines">,
): Promise<Result<null, Refusal<"clearance_missing" | "clearance_outdated">>> {
  if (!needsClearance(way, clearance_lines)) return ok(null);
  for (const { tid, state, is_current } of await holdForLoading(db, parcelIds)) {
    if (!state || !isCleared(state)) return refuse({ code: "clearance_missing", values: { tid } });
    if (!is_current) return refuse({ code: "clearance_outdated", values: { tid } });
  }
  return ok(null);
}
