import type { InputOf } from "@sampan/contract/kernel/call";
import type {
  correctDutyReceipt as correctCall,
  withdrawDutyReceipt as withdrawCall,
} from "@sampan/contract/logistics/clearance/staff-duty-receipts";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { type LockedParcel, lockParcels } from "../parcels/lock-parcels.ts";
import { endReceipt, holdReceipt, selectPages } from "./duty-receipt-queries.ts";
import { type DutyDesk, findPages, typedOf, writeReceipt } from "./enter-duty-receipt.ts";
import { tellOfDuty, tellOfWithdrawn } from "./tell-of-duty.ts";

/**
 * Enters a receipt anew in the place of one that was wrong, which stays as it was written, with the reason. Without pages it has
 * those of the former. Its owner is told. Refuses `reason_needed`, `duty_receipt_ended` for one that counts no more, and what entering refuses.
 */
export async function correctDutyReceipt(
  db: Db,
  { key, imgs, reason, ...typed }: InputOf<typeof correctCall>,
  { caller, jobs }: DutyDesk,
): Promise<Result<number, Refusal<(typeof correctCall.refusals)[number]>>> {
  const ended = await endAs(db, { key, reason }, caller);
  if (!ended.ok) return ended;
  const { parcel, former } = ended.value;
  const pages =
    imgs.length === 0
      ? ok(await selectPages(db, former.id))
      : await findPages(db, imgs, parcel.account_id);
  if (!pages.ok) return pages;
  if (pages.value.length === 0) return refuse({ code: "duty_page_needed" });
  const written = await writeReceipt(
    db,
    { packageId: parcel.id, typed, pages: pages.value, correctsId: former.id },
    caller,
  );
  if (!written.ok) return written;
  await recordAudit(db, caller, {
    action: "correct_duty_receipt",
    object_kind: "parcel",
    object_id: parcel.tid,
    old_value: typedOf(former),
    new_value: { ...typedOf(written.value), reason: reason.trim() },
  });
  const told = { parcel, receipt: written.value, now: caller.now };
  await tellOfDuty(db, jobs, { kind: "duty_receipt_corrected", ...told });
  return ok(parcel.id);
}

/** Takes a receipt back that is none of its parcel's. It stays with the reason, and its number is free again; who was shown it is told. Refuses as correcting. */
export async function withdrawDutyReceipt(
  db: Db,
  { key, reason }: InputOf<typeof withdrawCall>,
  { caller, jobs }: DutyDesk,
): Promise<Result<number, Refusal<(typeof withdrawCall.refusals)[number]>>> {
  const ended = await endAs(db, { key, reason }, caller);
  if (!ended.ok) return ended;
  const { parcel, former } = ended.value;
  await recordAudit(db, caller, {
    action: "withdraw_duty_receipt",
    object_kind: "parcel",
    object_id: parcel.tid,
    old_value: typedOf(former),
    new_value: { reason: reason.trim() },
  });
  await tellOfWithdrawn(db, jobs, { parcel, number: former.number, now: caller.now });
  return ok(parcel.id);
}

type Held = NonNullable<Awaited<ReturnType<typeof holdReceipt>>>;

async function endAs(
  db: Db,
  { key, reason }: { readonly key: string; readonly reason: string },
  { staff, now }: StaffCaller,
): Promise<
  Result<
    { readonly parcel: LockedParcel; readonly former: Held },
    Refusal<"parcel_unknown" | "reason_needed" | "duty_receipt_ended">
  >
> {
  const ended_why = reason.trim();
  if (ended_why === "") return refuse({ code: "reason_needed" });
  const named = await db
    .selectFrom("duty_receipts")
    .select("package_id")
    .where("key", "=", key)
    .executeTakeFirst();
  // Whoever enters holds the parcel first.
  const [parcel] = named ? await lockParcels(db, { ids: [named.package_id] }) : [];
  const former = parcel && (await holdReceipt(db, key));
  if (!former) return refuse({ code: "parcel_unknown" });
  if (former.ended_at !== null) return refuse({ code: "duty_receipt_ended" });
  await endReceipt(db, former.id, { ended_at: now, ended_by: staff.id, ended_why });
  return ok({ parcel, former });
}
