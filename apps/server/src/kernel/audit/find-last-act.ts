import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import { findActs } from "./stored-acts.ts";

export interface LastAct {
  readonly by: string;
  /** On the clocks of whoever asks. */
  readonly at: string;
}

/** Who of the staff changed an object last, from the audit log; null when nobody has. */
export async function findLastAct(
  db: Db,
  object: { readonly object_kind: string; readonly object_id: string },
  { region }: Pick<StaffCaller, "region">,
): Promise<LastAct | null> {
  const [act] = await findActs(db, object, { page: 1, page_size: 1 });
  return act ? { by: act.staff_name ?? "", at: formatWireTime(act.at, region) } : null;
}
