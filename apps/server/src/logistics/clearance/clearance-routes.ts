import * as calls from "@sampan/contract/logistics/clearance/clearance";
import * as desk from "@sampan/contract/logistics/clearance/staff-clearance";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse } from "@sampan/domain/kernel/result";
import { clearanceHolderOf } from "@sampan/domain/logistics/clearance/clearance-holder";
import { startOfHalf } from "@sampan/domain/logistics/ship-plans/clearance";
import { countCeiling } from "../../kernel/db/count-up-to.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller, StaffCaller } from "../../kernel/http/callers.ts";
import { uploadPicture } from "../../kernel/files/upload-picture.ts";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { addClearanceProofs } from "./add-clearance-proofs.ts";
import { dutyReceiptRoutes } from "./duty-receipt-routes.ts";
import { enterBrokerFile, takeBrokerFile } from "./broker-file.ts";
import { findCounted } from "./counted-parcels.ts";
import { confirmClearance, disputeClearance } from "./decide-clearance.ts";
import { describeForDesk, describeOwn } from "./describe-clearance.ts";
import { describeOwnReceipt } from "./describe-duty-receipts.ts";
import { selectOwnReceipts } from "./duty-receipt-queries.ts";
import { moveClearance } from "./move-clearance.ts";
import {
  selectDeclarants,
  selectOwnWaiting,
  selectShown,
  selectTab,
  type ShownClearance,
} from "./shown-clearances.ts";

/** What parcels are declared as, by their owners and at the desk, and what customs was paid for them. */
export function clearanceRoutes(edge: Edge, needs: Needs): void {
  mount(edge, calls.queryClearance, async (db, { tid }, caller) => {
    const parcel = await db
      .selectFrom("packages")
      .select("id")
      .where("tid", "=", tid)
      .where("account_id", "=", caller.customer.id)
      .executeTakeFirst();
    if (!parcel) return refuse({ code: "parcel_unknown" });
    const receipts = await selectOwnReceipts(db, { tid, accountId: caller.customer.id });
    return ok({
      data: (await findOwn(db, tid, caller)) ?? null,
      receipts: receipts.map(describeOwnReceipt),
    });
  });
  mount(edge, calls.queryClearances, async (db, _, { customer, now }) => {
    const waiting = await selectOwnWaiting(db, customer.id);
    return ok({
      datalist: waiting.map(({ tid, state, due_at, region }) => ({
        tid,
        state,
        holder: clearanceHolderOf(state),
        due_at: due_at ? formatWireTime(due_at, region) : "",
        is_late: due_at !== null && due_at <= now,
      })),
    });
  });
  mount(edge, calls.confirmClearance, async (db, input, caller) => {
    const confirmed = await confirmClearance(db, input, caller);
    return confirmed.ok ? showOwn(db, input.tid, caller) : confirmed;
  });
  mount(edge, calls.disputeClearance, async (db, input, caller) => {
    const disputed = await disputeClearance(db, input, caller);
    return disputed.ok ? showOwn(db, input.tid, caller) : disputed;
  });
  mount(edge, calls.addClearanceProofs, async (db, input, caller) => {
    const added = await addClearanceProofs(db, input, caller);
    return added.ok ? showOwn(db, input.tid, caller) : added;
  });
  deskRoutes(edge, needs);
  dutyReceiptRoutes(edge, needs);
}

function deskRoutes(edge: Edge, needs: Needs): void {
  const { jobs } = needs;
  mount(edge, desk.listClearances, async (db, { tab, page, page_size }, caller) => {
    const offset = (page - 1) * page_size;
    const { rows, waiting } = await selectTab(db, {
      tab,
      now: caller.now,
      limit: page_size,
      offset,
    });
    return ok({
      datalist: await describeAll(db, rows, caller),
      total: Math.min(waiting[tab], countCeiling),
      has_more: waiting[tab] > countCeiling,
      waiting,
    });
  });
  mount(edge, desk.takeBrokerFile, (db, _, caller) => takeBrokerFile(db, caller));
  mount(edge, desk.enterBrokerFile, (db, input, caller) =>
    enterBrokerFile(db, input, { caller, jobs }),
  );
  mount(edge, desk.moveClearance, async (db, input, caller) => {
    const moved = await moveClearance(db, input, { caller, jobs });
    if (!moved.ok) return moved;
    const shown = await selectShown(db, { tid: input.tid });
    const [data] = shown ? await describeAll(db, [shown], caller) : [];
    if (!data) throw new Error(`declaration of ${input.tid} is gone`);
    return ok({ data });
  });
  mount(edge, desk.uploadClearanceProof, async (db, { tid, file }, { staff, now }) => {
    const shown = await selectShown(db, { tid });
    if (!shown) return refuse({ code: "parcel_unknown" } as const);
    const by = { staff_id: staff.id, account_id: shown.account_id };
    return uploadPicture(db, { file, kind: "clearance", by, now }, needs);
  });
}

async function showOwn(db: Db, tid: string, caller: CustomerCaller) {
  const data = await findOwn(db, tid, caller);
  if (!data) throw new Error(`declaration of ${tid} is gone`);
  return ok({ data });
}

/** Counted by what left through their own account: others' parcels are nothing to them. */
async function findOwn(db: Db, tid: string, { customer, now }: CustomerCaller) {
  const shown = await selectShown(db, { tid, accountId: customer.id });
  if (!shown) return undefined;
  const since = startOfHalf(now, shown.region);
  const counted = await findCounted(db, { accountIds: [customer.id], since });
  return describeOwn(shown, { counted, declarants: await selectDeclarants(db, customer.id), now });
}

/** Counted by declarant, whoever's account their parcels came through: customs counts people. */
async function describeAll(db: Db, rows: readonly ShownClearance[], { now }: StaffCaller) {
  const [first] = rows;
  if (!first) return [];
  const accountIds = rows.map(({ account_id }) => account_id);
  const mobiles = rows.flatMap(({ mobile }) => mobile ?? []);
  const since = startOfHalf(now, first.region);
  const counted = await findCounted(db, { accountIds, mobiles, since });
  return rows.map((shown) => {
    const theirs = counted.filter(
      (one) => one.account_id === shown.account_id || one.mobile === shown.mobile,
    );
    return describeForDesk(shown, { counted: theirs, now });
  });
}
