import { ok, refuse, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import { findLastAct } from "../staff/find-last-act.ts";
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

/** The refusal that tells who changed the object last. */
export async function changedMeanwhile(
  db: Db,
  object: { readonly object_kind: string; readonly object_id: string },
  caller: StaffCaller,
): Promise<Result<never, Refusal<"changed_meanwhile">>> {
  const last = await findLastAct(db, object, caller);
  return refuse({
    code: "changed_meanwhile",
    values: { name: last?.by ?? "–", time: last?.at ?? "–" },
  });
}
