import {
  type BillingEvent,
  nextBillingState,
  nextTransportState,
  type TransportEvent,
  type TransportState,
} from "@sampan/domain/logistics/parcels/package-state";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { LockedParcel } from "./lock-parcels.ts";

export interface Step {
  readonly note?: string;
  /** Who recorded it; nobody for what follows by itself. */
  readonly staffId?: number;
  readonly now: Date;
}

/**
 * Moves a locked parcel along the transport table and writes the step into its history. Refuses
 * `parcel_not_in_state`, and `parcel_unpaid` for loading what is not paid. [BO-20] [BO-21] [PKG-23]
 */
export async function moveParcel(
  db: Db,
  parcel: Pick<LockedParcel, "id" | "billing" | "transport_state">,
  event: TransportEvent,
  step: Step,
): Promise<Result<TransportState, Refusal<"parcel_not_in_state" | "parcel_unpaid">>> {
  const next = nextTransportState(
    { transport: parcel.transport_state, billing: parcel.billing },
    event,
  );
  if (!next.ok) return next;
  await db
    .updateTable("packages")
    .set({
      transport_state: next.value,
      ...(next.value === "received" ? { receive_time: step.now } : {}),
    })
    .where("id", "=", parcel.id)
    .execute();
  await writeStep(db, parcel.id, next.value, step);
  return next;
}

/** What a parcel's history tells: its states, and where its box is while it is under way. */
export type Stop = TransportState | "customs" | "platform_warehouse";

/** Writes a line of a parcel's history. [PKG-23] */
export async function writeStep(
  db: Db,
  parcelId: number,
  state: Stop,
  { note = "", staffId, now }: Step,
): Promise<void> {
  await db
    .insertInto("package_events")
    .values({
      package_id: parcelId,
      transport_state: state,
      note,
      staff_id: staffId ?? null,
      at: now,
    })
    .execute();
}

/** What a parcel owes moves on: a bill names it, releases it, or is paid. Refuses `parcel_not_in_state`. */
export async function moveBilling(
  db: Db,
  parcel: Pick<LockedParcel, "id" | "billing">,
  event: BillingEvent,
  bill: { readonly id: number | null; readonly fee: number },
): Promise<Result<null, Refusal<"parcel_not_in_state">>> {
  const next = nextBillingState(parcel.billing, event);
  if (!next.ok) return next;
  await db
    .updateTable("packages")
    .set({ billing: next.value, bill_id: bill.id, fee_total: bill.fee })
    .where("id", "=", parcel.id)
    .execute();
  return ok(null);
}
