import { refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import { findLastAct } from "./find-last-act.ts";

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
