import * as calls from "@sampan/contract/logistics/clearance/staff-duty-receipts";
import { ok, refuse } from "@sampan/domain/kernel/result";
import { plainReceiptNumber } from "@sampan/domain/logistics/clearance/duty-receipt";
import type { Db } from "../../kernel/db/db.ts";
import { uploadPicture } from "../../kernel/files/upload-picture.ts";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { correctDutyReceipt, withdrawDutyReceipt } from "./correct-duty-receipt.ts";
import { describeDutyParcel, describeListed } from "./describe-duty-receipts.ts";
import { findTaxedParcel } from "./duty-parcel.ts";
import {
  findParcelOf,
  selectNamesakes,
  selectReceipts,
  selectReceiptsOf,
} from "./duty-receipt-queries.ts";
import { enterDutyReceipt } from "./enter-duty-receipt.ts";

/** Receipts of what customs offices were paid for parcels, at the desk. */
export function dutyReceiptRoutes(edge: Edge, needs: Needs): void {
  const { jobs } = needs;
  mount(edge, calls.listDutyReceipts, async (db, { page, page_size }) => {
    const offset = (page - 1) * page_size;
    const { rows, ...counted } = await selectReceipts(db, { limit: page_size, offset });
    return ok({ datalist: rows.map(describeListed), ...counted });
  });
  mount(edge, calls.findDutyParcel, async (db, { of }) => {
    const number = plainReceiptNumber(of);
    const id = await findParcelOf(db, { tid: number, key: of.trim(), number });
    return id === undefined ? refuse({ code: "parcel_unknown" } as const) : showParcel(db, id);
  });
  mount(edge, calls.enterDutyReceipt, async (db, input, caller) => {
    const entered = await enterDutyReceipt(db, input, { caller, jobs });
    return entered.ok ? showParcel(db, entered.value) : entered;
  });
  mount(edge, calls.correctDutyReceipt, async (db, input, caller) => {
    const corrected = await correctDutyReceipt(db, input, { caller, jobs });
    return corrected.ok ? showParcel(db, corrected.value) : corrected;
  });
  mount(edge, calls.withdrawDutyReceipt, async (db, input, caller) => {
    const withdrawn = await withdrawDutyReceipt(db, input, { caller, jobs });
    return withdrawn.ok ? showParcel(db, withdrawn.value) : withdrawn;
  });
  mount(edge, calls.uploadDutyReceiptPage, async (db, { tid, file }, { staff, now }) => {
    const parcel = await db
      .selectFrom("packages")
      .select("account_id")
      .where("tid", "=", tid)
      .executeTakeFirst();
    if (!parcel) return refuse({ code: "parcel_unknown" } as const);
    const by = { staff_id: staff.id, account_id: parcel.account_id };
    return uploadPicture(db, { file, kind: "duty_receipt", by, now }, needs);
  });
}

/** A parcel without a bill has not left, and so can owe no duty. */
async function showParcel(db: Db, packageId: number) {
  const parcel = await findTaxedParcel(db, packageId);
  if (!parcel) return refuse({ code: "duty_parcel_here" } as const);
  const receipts = await selectReceiptsOf(db, packageId);
  const namesakes = await selectNamesakes(db, packageId);
  return ok({ data: describeDutyParcel(parcel, { receipts, namesakes }) });
}
