import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { changedMeanwhile } from "../../kernel/audit/changed-meanwhile.ts";
import { lockOwnGoods } from "./goods-desk-queries.ts";

/**
 * Holds own goods for a change by somebody who saw `version` of them. Refuses `goods_unknown`, and
 * `changed_meanwhile`, with who did and when, for anybody who saw an older state. [BO-41]
 */
export async function lockAsSeen(
  db: Db,
  { id, version }: { readonly id: string; readonly version: number },
  caller: StaffCaller,
): Promise<Result<null, Refusal<"goods_unknown" | "changed_meanwhile">>> {
  const stored = await lockOwnGoods(db, Number(id));
  if (stored === undefined) return refuse({ code: "goods_unknown" });
  if (stored === version) return ok(null);
  return changedMeanwhile(db, { object_kind: "own_goods", object_id: id }, caller);
}
