import type { StaffActName } from "@sampan/domain/kernel/staff-acts";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import {
  checkDue,
  nextAbandonmentState,
  type NotAbandoned,
  type NotDue,
} from "@sampan/domain/logistics/storage/abandonment";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { type ParcelStorage, storageOf } from "../parcels/storage-of-parcel.ts";
import { abandonGoods, checkLying } from "./abandon-goods.ts";
import {
  endAbandonment,
  findPackage,
  findProposed,
  insertAbandonment,
  type StoredAbandonment,
} from "./abandonment-queries.ts";
import { type HeldStored, holdStored } from "./hold-stored.ts";
import { toldOf } from "./storage-jobs.ts";

type Unknown = Refusal<"parcel_unknown" | "storage_not_in_state">;

interface HeldLying extends HeldStored {
  readonly storage: ParcelStorage;
  readonly proposed: StoredAbandonment | undefined;
}

/** Holds what lies in a warehouse by the parcel's number. Refuses `storage_not_in_state` once it is billed, merged or gone. */
export async function holdLying(
  db: Db,
  tid: string,
  { settings, now }: Pick<StaffCaller, "settings" | "now">,
): Promise<Result<HeldLying, Unknown>> {
  const found = await findPackage(db, tid);
  if (!found) return refuse({ code: "parcel_unknown" });
  const held = await holdStored(db, found.id);
  const storage = held && storageOf(held.stored, settings, now);
  if (!held || !storage) return refuse({ code: "storage_not_in_state" });
  return ok({ ...held, storage, proposed: await findProposed(db, found.id) });
}

type NotNow = Unknown | NotAbandoned | NotDue;

/** Proposes to give goods up; another person does it. Answers the parcel's row. */
export async function askToAbandon(
  db: Db,
  { tid, reason }: { readonly tid: string; readonly reason: string },
  caller: StaffCaller,
): Promise<Result<number, NotNow | Refusal<"reason_needed">>> {
  const words = reason.trim();
  if (words === "") return refuse({ code: "reason_needed" });
  const held = await holdLying(db, tid, caller);
  if (!held.ok) return held;
  const { stored, proposed } = held.value;
  if (proposed) return refuse({ code: "storage_not_in_state" });
  const may = await checkAll(db, held.value);
  if (!may.ok) return may;
  const { staff, now } = caller;
  await insertAbandonment(db, {
    package_id: stored.id,
    state: "asked",
    reason: words,
    asked_at: now,
    asked_by: staff.id,
  });
  await audit(db, caller, { action: "ask_abandon_goods", tid, reason: words });
  return ok(stored.id);
}

/** Keeps what was to be given up, whoever proposed it. */
export async function keepOnShelf(
  db: Db,
  tid: string,
  caller: StaffCaller,
): Promise<Result<number, Unknown>> {
  const held = await holdLying(db, tid, caller);
  if (!held.ok) return held;
  const { stored, proposed } = held.value;
  if (!proposed) return refuse({ code: "storage_not_in_state" });
  const kept = await endProposal(db, proposed, { event: "keep", by: caller.staff.id, caller });
  if (!kept.ok) return kept;
  await audit(db, caller, { action: "keep_stored_goods", tid });
  return ok(stored.id);
}

/** Gives goods up that another person proposed to give up. Refuses `self_approval` for whoever proposed it. */
export async function abandonProposed(
  db: Db,
  tid: string,
  { caller, jobs }: { readonly caller: StaffCaller; readonly jobs: Needs["jobs"] },
): Promise<Result<number, NotNow | Refusal<"self_approval">>> {
  const held = await holdLying(db, tid, caller);
  if (!held.ok) return held;
  const { stored, proposed } = held.value;
  if (!proposed) return refuse({ code: "storage_not_in_state" });
  if (proposed.asked_by === caller.staff.id) return refuse({ code: "self_approval" });
  const may = await checkAll(db, held.value);
  if (!may.ok) return may;
  const done = await endProposal(db, proposed, { event: "finish", by: caller.staff.id, caller });
  if (!done.ok) return done;
  const { staff, now } = caller;
  await abandonGoods(db, held.value, { staff, jobs, now });
  await audit(db, caller, { action: "abandon_goods", tid });
  return ok(stored.id);
}

/** Ends a proposal where its owner extended the parcel, or staff gave it days. */
export async function dropProposal(
  db: Db,
  packageId: number,
  { by, now }: { readonly by: number | null; readonly now: Date },
): Promise<void> {
  const proposed = await findProposed(db, packageId);
  if (proposed) await endProposal(db, proposed, { event: "keep", by, caller: { now } });
}

async function endProposal(
  db: Db,
  { id, state }: StoredAbandonment,
  end: {
    readonly event: "keep" | "finish";
    readonly by: number | null;
    readonly caller: Pick<StaffCaller, "now">;
  },
): Promise<Result<null, Refusal<"storage_not_in_state">>> {
  const next = nextAbandonmentState(state, end.event);
  if (!next.ok) return next;
  await endAbandonment(db, id, { state: next.value, ended_at: end.caller.now, ended_by: end.by });
  return ok(null);
}

async function checkAll(db: Db, held: HeldLying): Promise<Result<null, NotAbandoned | NotDue>> {
  const due = checkDue(held.storage, toldOf(held.stored, held.storage.last_day));
  return due.ok ? checkLying(db, held) : due;
}

const audit = (
  db: Db,
  caller: StaffCaller,
  {
    action,
    tid,
    ...told
  }: { readonly action: StaffActName; readonly tid: string; reason?: string },
) => recordAudit(db, caller, { action, object_kind: "parcel", object_id: tid, new_value: told });
