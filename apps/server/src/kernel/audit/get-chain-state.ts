import type { OutputOf } from "@sampan/contract/kernel/call";
import type { getChainState as stateCall } from "@sampan/contract/kernel/audit/staff-audit";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import { findChainState } from "./audit-link-queries.ts";
import { isLate } from "./keep-linked.ts";

/** How far the chain of the log is behind what staff did, and whether that is too far. [BO-03] */
export async function getChainState(
  db: Db,
  _input: Record<never, never>,
  { now, region }: StaffCaller,
): Promise<Result<OutputOf<typeof stateCall>, never>> {
  const state = await findChainState(db);
  const { linked, waiting, waiting_since } = state;
  return ok({
    data: {
      linked,
      waiting,
      waiting_since: waiting_since && formatWireTime(waiting_since, region),
      is_late: isLate(state, now),
    },
  });
}
