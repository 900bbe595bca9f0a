import { nextUnclaimedState } from "@sampan/domain/logistics/unclaimed/unclaimed-state";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { decideClaimsTo } from "./decide-parcel-claims.ts";
import { lockUnclaimed, type StoredUnclaimed, updateUnclaimed } from "./unclaimed-queries.ts";

export type { StoredUnclaimed } from "./unclaimed-queries.ts";

/** A parcel that waits for its owner, held until the transaction ends: of two who match it at once, the second sees what the first did. [BO-15] */
export async function holdUnclaimed(
  db: Db,
  key: string,
): Promise<Result<StoredUnclaimed, Refusal<"unclaimed_unknown" | "unclaimed_not_in_state">>> {
  const held = await lockUnclaimed(db, { key });
  if (!held) return refuse({ code: "unclaimed_unknown" });
  const next = nextUnclaimedState(held.state, "match");
  return next.ok ? ok(held) : next;
}

/** Likewise by its number, if one is kept: whoever receives a parcel holds it before any order. */
export const holdUnclaimedUnder = (
  db: Db,
  express_no: string,
): Promise<StoredUnclaimed | undefined> => lockUnclaimed(db, { express_no });

/** Ends the wait of a parcel that was received as somebody's; what was found out about it is on their parcel now, and who claimed it is told. */
export async function settleUnclaimed(
  db: Db,
  { id, state, express_no }: StoredUnclaimed,
  { accountId, caller, jobs }: { accountId: number; caller: StaffCaller; jobs: Needs["jobs"] },
): Promise<void> {
  const next = nextUnclaimedState(state, "match");
  if (!next.ok) throw new Error(`unclaimed parcel ${id} is ${state} and was received`);
  await updateUnclaimed(db, id, {
    state: next.value,
    ended_at: caller.now,
    ended_by: caller.staff.id,
    photos: "[]",
    label: "",
    note: "",
  });
  await decideClaimsTo(db, { express_no, accountId }, { caller, jobs });
}
