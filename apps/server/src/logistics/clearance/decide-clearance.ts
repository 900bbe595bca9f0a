import type { InputOf } from "@sampan/contract/kernel/call";
import type {
  confirmClearance as confirmCall,
  disputeClearance as disputeCall,
} from "@sampan/contract/logistics/clearance/clearance";
import type { Region } from "@sampan/domain/kernel/regions";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { clearanceDue } from "@sampan/domain/logistics/clearance/clearance-holder";
import { nextClearanceState } from "@sampan/domain/logistics/clearance/clearance-state";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { lockParcels } from "../parcels/lock-parcels.ts";
import { insertStep, updateClearance } from "./clearance-queries.ts";
import { holdAsSeen, type HeldClearance } from "./hold-as-seen.ts";
import { takeDeclarant } from "./take-declarant.ts";

type Unheld = Extract<Awaited<ReturnType<typeof holdAsSeen>>, { ok: false }>["error"];
type Undeclared = Extract<Awaited<ReturnType<typeof takeDeclarant>>, { ok: false }>["error"];

/**
 * The owner of a parcel confirms what it is declared as, and says who declares it. Refuses a version that is not the last one, and a
 * declarant by the mobile of somebody else, in their own words.
 */
export async function confirmClearance(
  db: Db,
  { tid, version, name, mobile }: InputOf<typeof confirmCall>,
  caller: CustomerCaller,
): Promise<Result<null, Unheld | Undeclared | Refusal<"parcel_unknown">>> {
  const held = await holdOwn(db, { tid, version }, caller);
  if (!held.ok) return held;
  const next = nextClearanceState(held.value.clearance.state, "confirm", "customer");
  if (!next.ok) return next;
  const { region } = held.value;
  const wish = { accountId: caller.customer.id, region, typed: { name, mobile }, now: caller.now };
  const declarant = await takeDeclarant(db, wish);
  if (!declarant.ok) return declarant;
  await writeDown(db, held.value, {
    event: "confirm",
    change: { state: next.value, declarant_id: declarant.value, reason: "" },
    caller,
  });
  return ok(null);
}

/** The owner says that a declaration is wrong; the desk answers. Refuses `reason_needed`. */
export async function disputeClearance(
  db: Db,
  { tid, version, reason }: InputOf<typeof disputeCall>,
  caller: CustomerCaller,
): Promise<Result<null, Unheld | Refusal<"parcel_unknown" | "reason_needed">>> {
  const said = reason.trim();
  if (said === "") return refuse({ code: "reason_needed" });
  const held = await holdOwn(db, { tid, version }, caller);
  if (!held.ok) return held;
  const next = nextClearanceState(held.value.clearance.state, "dispute", "customer");
  if (!next.ok) return next;
  await writeDown(db, held.value, {
    event: "dispute",
    change: { state: next.value, reason: said },
    note: said,
    caller,
  });
  return ok(null);
}

/** The declaration of a parcel of their own as they read it. Refuses as `holdAsSeen`, and `parcel_unknown` for others' parcels. */
export async function holdOwn(
  db: Db,
  seen: { readonly tid: string; readonly version: number },
  { customer }: CustomerCaller,
): Promise<Result<HeldClearance, Unheld | Refusal<"parcel_unknown">>> {
  const [parcel] = await lockParcels(db, { tids: [seen.tid] });
  if (parcel?.account_id !== customer.id) return refuse({ code: "parcel_unknown" });
  return holdAsSeen(db, parcel, seen.version);
}

interface Writing {
  readonly event: "confirm" | "dispute";
  readonly change: {
    readonly state: HeldClearance["clearance"]["state"];
    readonly declarant_id?: number;
    readonly reason: string;
  };
  readonly note?: string;
  readonly caller: CustomerCaller;
}

async function writeDown(
  db: Db,
  { clearance, region }: { clearance: HeldClearance["clearance"]; region: Region },
  { event, change, note = "", caller: { now, settings } }: Writing,
): Promise<void> {
  const due_at = clearanceDue(change.state, now, region, settings);
  await updateClearance(db, clearance.id, { ...change, due_at, reminded_at: null });
  await insertStep(db, { clearance_id: clearance.id, event, by: "customer", note, at: now });
}
