import * as calls from "@sampan/contract/logistics/parcels/parcels";
import { ok, refuse } from "@sampan/domain/kernel/result";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { describeBill, describeBox, describeSteps, describeWay } from "./describe-parcel.ts";
import { describeAll, listParcels } from "./list-parcels.ts";
import {
  findBillOfParcel,
  findOwnWay,
  findParcel,
  selectBoxes,
  selectParcelsInBoxes,
  selectSteps,
} from "./parcel-queries.ts";

export function parcelRoutes(edge: Edge, { say }: Needs): void {
  mount(edge, calls.queryLogisticsList, async (db, input, caller) =>
    ok(await listParcels(db, input, { caller, say })),
  );

  mount(edge, calls.getPackageDetail, async (db, { tid }, caller) => {
    const parcel = await findParcel(db, { tid, accountId: caller.customer.id });
    if (!parcel) return refuse({ code: "parcel_unknown" });
    const reader = { caller, say };
    const [shown] = await describeAll(db, [parcel], reader);
    if (!shown) throw new Error(`parcel ${tid} has no description`);
    const bill = parcel.bill_id === null ? null : await findBillOfParcel(db, parcel.bill_id);
    const steps = describeSteps(await selectSteps(db, parcel), reader);
    const way = await findOwnWay(db, parcel.id);
    const merged = way ? describeWay(way) : null;
    return ok({ data: { ...shown, merged, bill: bill && describeBill(bill, reader), steps } });
  });

  mount(edge, calls.getBoxDetail, async (db, { number }, caller) => {
    const accountId = caller.customer.id;
    const { rows } = await selectBoxes(db, { accountId, number, limit: 1, offset: 0 });
    const [box] = rows;
    if (!box) return refuse({ code: "box_unknown" });
    const own = await selectParcelsInBoxes(db, { boxIds: [box.id], accountId });
    const reader = { caller, say };
    const [first] = own;
    const steps = first ? describeSteps(await selectSteps(db, first), reader) : [];
    const parcels = await describeAll(db, own, reader);
    return ok({ data: { ...describeBox(box, own, reader), parcels, steps } });
  });
}
