import { businessDay } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import {
  nextUnclaimedState,
  type UnclaimedEvent,
  unclaimedDeadline,
} from "@sampan/domain/logistics/unclaimed/unclaimed-state";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { selectWaitingClaims } from "./parcel-claim-queries.ts";
import { lockUnclaimed, type StoredUnclaimed, updateUnclaimed } from "./unclaimed-queries.ts";

type Unknown = Refusal<"unclaimed_unknown" | "unclaimed_not_in_state">;
type NotDue = Refusal<"unclaimed_not_due">;

/** Proposes to discard a parcel that nobody claimed by its deadline; answers its row. [BO-15] */
export async function askDiscard(
  db: Db,
  key: string,
  caller: StaffCaller,
): Promise<Result<number, Unknown | NotDue>> {
  const held = await lockFor(db, key, "ask_discard");
  if (!held.ok) return held;
  const due = checkDue(held.value.row, caller);
  if (!due.ok) return due;
  return take(db, held.value, { caller, change: { discard_asked_by: caller.staff.id } });
}

/** Keeps a parcel that was to be discarded, whoever proposed it. */
export async function keepOn(
  db: Db,
  key: string,
  caller: StaffCaller,
): Promise<Result<number, Unknown>> {
  const held = await lockFor(db, key, "keep_on");
  if (!held.ok) return held;
  return take(db, held.value, { caller, change: { discard_asked_by: null } });
}

/**
 * Discards what another person proposed to discard. Refuses `self_approval` for whoever proposed it, and while
 * somebody says that it is theirs. [BO-15]
 */
export async function discardUnclaimed(
  db: Db,
  key: string,
  caller: StaffCaller,
): Promise<Result<number, Unknown | NotDue | Refusal<"self_approval" | "unclaimed_claimed">>> {
  const held = await lockFor(db, key, "discard");
  if (!held.ok) return held;
  if (held.value.row.discard_asked_by === caller.staff.id) return refuse({ code: "self_approval" });
  const claims = await selectWaitingClaims(db, [held.value.row.express_no]);
  if (claims.length > 0) return refuse({ code: "unclaimed_claimed" });
  // The days may have been set higher since it was proposed.
  const due = checkDue(held.value.row, caller);
  if (!due.ok) return due;
  return take(db, held.value, {
    caller,
    change: { ended_at: caller.now, ended_by: caller.staff.id },
  });
}

interface Held {
  readonly row: StoredUnclaimed;
  readonly event: UnclaimedEvent;
}

async function lockFor(db: Db, key: string, event: UnclaimedEvent): Promise<Result<Held, Unknown>> {
  const row = await lockUnclaimed(db, { key });
  if (!row) return refuse({ code: "unclaimed_unknown" });
  const next = nextUnclaimedState(row.state, event);
  return next.ok ? ok({ row, event }) : next;
}

function checkDue(
  { received_at }: StoredUnclaimed,
  { settings, now, region }: StaffCaller,
): Result<null, NotDue> {
  const deadline = unclaimedDeadline(received_at, settings);
  return deadline > now
    ? refuse({ code: "unclaimed_not_due", values: { date: businessDay(deadline, region) } })
    : ok(null);
}

type Change = Omit<Parameters<typeof updateUnclaimed>[2], "state">;

async function take(
  db: Db,
  { row, event }: Held,
  { caller, change }: { readonly caller: StaffCaller; readonly change: Change },
): Promise<Result<number, Refusal<"unclaimed_not_in_state">>> {
  const next = nextUnclaimedState(row.state, event);
  if (!next.ok) return next;
  await updateUnclaimed(db, row.id, { ...change, state: next.value });
  await recordAudit(db, caller, {
    action: `${event}_unclaimed_parcel`,
    object_kind: "unclaimed_parcel",
    object_id: row.key,
    old_value: { state: row.state },
    new_value: { state: next.value, express_no: row.express_no },
  });
  return ok(row.id);
}
