import * as calls from "@sampan/contract/logistics/parcels/parcels";
import { renewPickupCode as renewCall } from "@sampan/contract/logistics/pickups/pickups";
import { ok, refuse } from "@sampan/domain/kernel/result";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { expectStops } from "../intervals/expect-parcel.ts";
import {
  describeAhead,
  describeBill,
  describeFaults,
  describeSteps,
  describeWay,
} from "./describe-parcel.ts";
import { getBox } from "./get-box.ts";
import { selectFaults } from "./goods-faults.ts";
import { describeAll, listParcels } from "./list-parcels.ts";
import { findParcel } from "./find-parcel.ts";
import { showPickup } from "../pickups/show-pickup.ts";
import { parcelOfPickup, renewPickupCode } from "./renew-pickup-code.ts";
import { findBillOfParcel } from "./find-bill.ts";
import { findOwnWay, selectSteps } from "./parcel-queries.ts";

export function parcelRoutes(edge: Edge, { say, chance }: Needs): void {
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
    const chosen = way ? describeWay(way, reader) : { own_way: null, merged: null };
    const ahead = describeAhead(await expectStops(db, [parcelOfPickup(parcel).id], caller), reader);
    const pickup = await showPickup(db, parcelOfPickup(parcel), caller);
    const faults = describeFaults(await selectFaults(db, [parcel.id]), reader);
    return ok({
      data: {
        ...shown,
        ...pickup,
        faults,
        ...chosen,
        bill: bill && describeBill(bill, reader),
        steps,
        ahead,
      },
    });
  });

  mount(edge, renewCall, async (db, { tid }, caller) => {
    const data = await renewPickupCode(db, tid, { caller, chance });
    return data.ok ? ok({ data: data.value }) : data;
  });

  mount(edge, calls.getBoxDetail, async (db, { number }, caller) => {
    const box = await getBox(db, number, { caller, say });
    return box.ok ? ok({ data: box.value }) : box;
  });
}
