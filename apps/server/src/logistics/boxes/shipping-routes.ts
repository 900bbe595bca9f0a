import * as calls from "@sampan/contract/logistics/boxes/staff-shipping";
import { handOverPickup as handOverPickupCall } from "@sampan/contract/logistics/pickups/staff-pickups";
import type { Region } from "@sampan/domain/kernel/regions";
import { ok, refuse } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { createBox } from "./create-box.ts";
import {
  describeBox,
  describeDelivery,
  describeParcel,
  type DeskReader,
} from "./describe-shipping.ts";
import { handOverPickup } from "./hand-over-pickup.ts";
import { loadBox, unloadBox } from "./load-box.ts";
import { moveBox } from "./move-box.ts";
import { checkCarrierNumber } from "./check-carrier-number.ts";
import { moveDelivery } from "./move-delivery.ts";
import { scanDelivery } from "./scan-delivery.ts";
import { weighArrival } from "./weigh-arrival.ts";
import { findVoyageOfBox, selectBoxes } from "./box-queries.ts";
import {
  selectByTids,
  selectDeliveries,
  selectLoadable,
  selectLoaded,
} from "./shipping-queries.ts";

export function shippingRoutes(edge: Edge, needs: Needs): void {
  boxes(edge, needs);
  deliveries(edge, needs);
}

async function findBox(db: Db, number: string) {
  const { rows } = await selectBoxes(db, { number, limit: 1, offset: 0 });
  return rows[0];
}

async function showBox(db: Db, number: string, region: Region) {
  const box = await findBox(db, number);
  if (!box) throw new Error(`box ${number} vanished while it was moved`);
  return ok({ data: describeBox(box, region) });
}

function boxes(edge: Edge, { jobs, chance }: Needs): void {
  mount(edge, calls.listBoxes, async (db, { state, page, page_size }, { region }) => {
    const offset = (page - 1) * page_size;
    const { rows, total } = await selectBoxes(db, { state, limit: page_size, offset });
    return ok({ datalist: rows.map((box) => describeBox(box, region)), total });
  });

  mount(edge, calls.getBox, async (db, { number }, { region }) => {
    const box = await findBox(db, number);
    if (!box) return refuse({ code: "box_unknown" });
    const loaded = (await selectLoaded(db, box.id)).map(describeParcel);
    const voyage = await findVoyageOfBox(db, box.id);
    return ok({ data: { ...describeBox(box, region), loaded, voyage: voyage ?? null } });
  });

  mount(edge, calls.createBox, async (db, wanted, caller) => {
    const number = await createBox(db, wanted, { caller, chance });
    return number.ok ? showBox(db, number.value, caller.region) : number;
  });

  mount(edge, calls.listLoadable, async (db, { number, page, page_size }) => {
    const box = await findBox(db, number);
    if (!box) return refuse({ code: "box_unknown" });
    const offset = (page - 1) * page_size;
    const { rows, total } = await selectLoadable(db, box, { limit: page_size, offset });
    return ok({ datalist: rows.map(describeParcel), total });
  });

  mount(edge, calls.loadBox, async (db, load, caller) => {
    const loaded = await loadBox(db, load, caller);
    return loaded.ok ? showBox(db, load.number, caller.region) : loaded;
  });

  mount(edge, calls.unloadBox, async (db, load, caller) => {
    const unloaded = await unloadBox(db, load, caller);
    return unloaded.ok ? showBox(db, load.number, caller.region) : unloaded;
  });

  mount(edge, calls.moveBox, async (db, move, caller) => {
    const moved = await moveBox(db, move, { caller, jobs });
    return moved.ok ? showBox(db, move.number, caller.region) : moved;
  });
}

function deliveries(edge: Edge, { jobs, chance, say }: Needs): void {
  mount(edge, calls.listDeliveries, async (db, { transport_state, page, page_size }, caller) => {
    const offset = (page - 1) * page_size;
    const wanted = { transport_state, limit: page_size, offset };
    const { rows, total } = await selectDeliveries(db, wanted);
    return ok({ datalist: rows.map((row) => describeDelivery(row, { ...caller, say })), total });
  });

  mount(edge, calls.scanDelivery, async (db, { number }, caller) =>
    ok({ data: await scanDelivery(db, number, { ...caller, say }) }),
  );

  mount(edge, calls.moveDelivery, async (db, move, caller) => {
    const number = checkCarrierNumber(move);
    if (!number.ok) return number;
    const moved = await moveDelivery(db, move, { caller, jobs, chance });
    return moved.ok ? showParcel(db, move.tid, { ...caller, say }) : moved;
  });

  mount(edge, handOverPickupCall, async (db, handOver, caller) => {
    const handed = await handOverPickup(db, handOver, { caller, jobs, chance });
    return handed.ok ? showParcel(db, handOver.tid, { ...caller, say }) : handed;
  });

  mount(edge, calls.weighArrival, async (db, weighing, caller) => {
    const weighed = await weighArrival(db, weighing, { caller, jobs });
    return weighed.ok ? showParcel(db, weighing.tid, { ...caller, say }) : weighed;
  });
}

async function showParcel(db: Db, tid: string, reader: DeskReader) {
  const [parcel] = await selectByTids(db, [tid]);
  if (!parcel) throw new Error(`parcel ${tid} vanished while it was moved`);
  return ok({ data: describeDelivery(parcel, reader) });
}
