import type { InputOf } from "@sampan/contract/kernel/call";
import type { enterDutyReceipt as call } from "@sampan/contract/logistics/clearance/staff-duty-receipts";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import {
  checkDutyReceipt,
  type DutyReceipt,
  hasLeftForCustoms,
} from "@sampan/domain/logistics/clearance/duty-receipt";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import { findStaffFile } from "../../kernel/files/find-own-file.ts";
import { holdFiles } from "../../kernel/files/hold-files.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { lockParcels } from "../parcels/lock-parcels.ts";
import { findTaxedParcel } from "./duty-parcel.ts";
import { areOnReceipts, insertPages, insertReceipt } from "./duty-receipt-queries.ts";
import { tellOfDuty } from "./tell-of-duty.ts";

type EnterRefusal = Refusal<(typeof call.refusals)[number]>;

/** Who does it, and how its customer is told. */
export interface DutyDesk {
  readonly caller: StaffCaller;
  readonly jobs: Needs["jobs"];
}

/**
 * Keeps the receipt of what a customs office was paid for a parcel, with its pages, and tells its owner; nothing is charged by
 * it. Refuses `duty_parcel_here` for a parcel that has not left, `duty_page_needed` without a page and `duty_number_taken` for a receipt that is kept already.
 */
export async function enterDutyReceipt(
  db: Db,
  { tid, imgs, ...typed }: InputOf<typeof call>,
  { caller, jobs }: DutyDesk,
): Promise<Result<number, EnterRefusal>> {
  const [parcel] = await lockParcels(db, { tids: [tid.toUpperCase()] });
  if (!parcel) return refuse({ code: "parcel_unknown" });
  if (imgs.length === 0) return refuse({ code: "duty_page_needed" });
  const pages = await findPages(db, imgs, parcel.account_id);
  if (!pages.ok) return pages;
  const written = await writeReceipt(
    db,
    { packageId: parcel.id, typed, pages: pages.value },
    caller,
  );
  if (!written.ok) return written;
  await recordAudit(db, caller, {
    action: "enter_duty_receipt",
    object_kind: "parcel",
    object_id: parcel.tid,
    new_value: { ...typedOf(written.value), pages: pages.value.length },
  });
  const told = { parcel, receipt: written.value, now: caller.now };
  await tellOfDuty(db, jobs, { kind: "duty_receipt_kept", ...told });
  return ok(parcel.id);
}

/** What somebody typed of a receipt, as the log of acts has it. */
export const typedOf = ({ number, paid_on, duty, vat }: DutyReceipt) => ({
  number,
  paid_on,
  duty,
  vat,
});

/**
 * Pages that were uploaded about this customer and stand on no receipt, each once. They are held: of two receipts that want
 * the same page at once, one has it. Refuses `file_unknown`.
 */
export async function findPages(
  db: Db,
  imgs: readonly string[],
  accountId: number,
): Promise<Result<readonly number[], Refusal<"file_unknown">>> {
  const ids: number[] = [];
  for (const url of new Set(imgs)) {
    const file = await findStaffFile(db, { url, accountId, kind: "duty_receipt" });
    if (!file) return refuse({ code: "file_unknown" });
    ids.push(file.id);
  }
  await holdFiles(db, ids);
  return (await areOnReceipts(db, ids)) ? refuse({ code: "file_unknown" }) : ok(ids);
}

interface Writing {
  /** Of a parcel that is held. */
  readonly packageId: number;
  readonly typed: DutyReceipt;
  readonly pages: readonly number[];
  readonly correctsId?: number;
}

/** Writes an entry beside what was expected of its parcel; answers what was written, in the parcel's currency. */
export async function writeReceipt(
  db: Db,
  { packageId, typed, pages, correctsId }: Writing,
  { staff, now }: StaffCaller,
): Promise<Result<DutyReceipt & { readonly currency: PaymentCurrency }, EnterRefusal>> {
  const parcel = await findTaxedParcel(db, packageId);
  if (!parcel || !hasLeftForCustoms[parcel.transport_state])
    return refuse({ code: "duty_parcel_here" });
  const { region, currency, worth, freight, is_tax_included, expected, created_at } = parcel;
  const receipt = checkDutyReceipt(typed, { region, here_since: created_at, now });
  if (!receipt.ok) return receipt;
  const written = await insertReceipt(db, {
    package_id: packageId,
    region,
    corrects_id: correctsId ?? null,
    ...receipt.value,
    currency,
    worth,
    freight,
    is_tax_included,
    expected_low: expected.low,
    expected_high: expected.high,
    staff_id: staff.id,
    at: now,
  });
  if (!written)
    return refuse({ code: "duty_number_taken", values: { number: receipt.value.number } });
  await insertPages(db, written.id, pages);
  return ok({ ...receipt.value, currency });
}
