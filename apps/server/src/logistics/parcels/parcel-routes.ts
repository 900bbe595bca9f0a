import * as calls from "@sampan/contract/logistics/parcels/parcels";
import { ok, refuse } from "@sampan/domain/kernel/result";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { describeBill, describeSteps, describeWay } from "./describe-parcel.ts";
import { getBox } from "./get-box.ts";
import { describeAll, listParcels } from "./list-parcels.ts";
import { findBillOfParcel, findOwnWay, findParcel, selectSteps } from "./parcel-queries.ts";

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
    const box = await getBox(db, number, { caller, say });
    return box.ok ? ok({ data: box.value }) : box;
  });
}
