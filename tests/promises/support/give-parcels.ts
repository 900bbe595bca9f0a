import { createClaim } from "@sampan/contract/logistics/claims/claims";
import {
  createBox,
  loadBox,
  moveBox,
  moveDelivery,
} from "@sampan/contract/logistics/boxes/staff-shipping";
import { createConsignTrade } from "@sampan/contract/logistics/consignments/consignments";
import { mergePackages } from "@sampan/contract/logistics/merging/merging";
import { packParcel } from "@sampan/contract/logistics/merging/staff-merging";
import { confirmReceipt } from "@sampan/contract/trade/orders/orders";
import { drawClearance } from "../../../apps/server/src/logistics/clearance/draw-clearance.ts";
import { confirmedLines } from "../../support/test-clearance.ts";
import { storeProof } from "../../support/test-files.ts";
import type { TestApp } from "../../support/test-app.ts";
import {
  measures,
  type openJourney,
  type OrderWish,
  pay,
  type TestCustomer,
} from "../../support/test-journey.ts";
import { offeredForPickup } from "../../support/test-pickups.ts";
import { saveHome } from "../../support/test-orders.ts";
import { askFor } from "../../support/test-services.ts";
import { valueOf } from "../../support/value-of.ts";

/** How boxes that are put together here go, insured at three per cent. */
const asked = { express: 1, transport: 12, insurance: 3 } as const;

type Journey = Awaited<ReturnType<typeof openJourney>>;

/** Parcels on every part of their way: stored, merged, at the door, claimed, and goods bought elsewhere. */
export async function giveParcels(
  world: TestApp,
  journey: Journey,
  person: TestCustomer,
): Promise<void> {
  // One home for all: a person keeps fifteen at most.
  const address_id = await saveHome(person);
  const byAir = { order: { transport: 12, address_id } };
  await giveArrival(journey, person, byAir);
  await giveClaim(world, journey, person, byAir);
  await giveConsignment(world, person);
  await offeredForPickup(journey, person, byAir.order);
  await givePaidParcel(world, journey, person, byAir);
  const tids = await giveStored(journey, person, byAir);
  const way = { address_id, ...asked };
  valueOf(await person.call(mergePackages, { tids, ...way }));
  await giveRehearsal(journey, person, { tids: await giveStored(journey, person, byAir), ...way });
  // Last, since a bill takes all that could leave with it.
  const [served = ""] = await giveStored(journey, person, byAir);
  valueOf(await askFor(person, served, [{ service: "waterproof" }]));
}

/** Two parcels of a warehouse that could leave together. */
async function giveStored(
  { paid, received }: Journey,
  person: TestCustomer,
  wish: OrderWish,
): Promise<string[]> {
  return [await received(await paid(person, wish)), await received(await paid(person, wish))];
}

/** A parcel whose freight is paid and that no box has taken, so that it may still go elsewhere. EZ WAY did not take its declaration, which may be confirmed, disputed and shown now. */
async function givePaidParcel(
  { db, clock, needs }: TestApp,
  journey: Journey,
  person: TestCustomer,
  wish: OrderWish,
): Promise<void> {
  const tid = await journey.paid(person, wish);
  const { parcel } = await journey.billed(tid);
  valueOf(await pay(person, tid));
  const { id } = await db
    .selectFrom("packages")
    .select("id")
    .where("tid", "=", parcel)
    .executeTakeFirstOrThrow();
  const now = clock.now();
  const settings = { ...needs.settings.at(now), clearance_lines: [...confirmedLines] };
  await drawClearance(db, id, { settings, jobs: needs.jobs, now });
  const refused = { state: "refused", reason: "查無此人" } as const;
  await db.updateTable("clearances").set(refused).where("package_id", "=", id).execute();
}

/** A box that was packed before its owner decides how it goes, and waits for them. */
async function giveRehearsal(
  { warehouse }: Journey,
  person: TestCustomer,
  wish: { readonly tids: string[]; readonly address_id: string } & typeof asked,
): Promise<void> {
  const { tid } = valueOf(await person.call(mergePackages, { ...wish, rehearse: true })).data;
  valueOf(await warehouse.call(packParcel, { tid, parts: wish.tids, measures }));
}

/** An order that lies at the door and waits to be confirmed. */
async function giveArrival(
  journey: Journey,
  person: TestCustomer,
  goods: OrderWish,
): Promise<string> {
  const { logistics } = journey;
  const tid = await journey.paid(person, goods);
  const { parcel } = await journey.billed(tid);
  valueOf(await pay(person, tid));
  const wish = { warehouse: "guangzhou", region: person.region, transport: 12 } as const;
  const { number } = valueOf(await logistics.call(createBox, wish)).data;
  valueOf(await logistics.call(loadBox, { number, tids: [parcel] }));
  for (const event of ["seal", "depart", "enter_customs", "arrive"] as const)
    valueOf(await logistics.call(moveBox, { number, event }));
  const local = { local_carrier: "黑貓", local_express_no: `TC${parcel}` };
  for (const event of ["prepare_delivery", "give_to_carrier", "hand_over"] as const)
    valueOf(await logistics.call(moveDelivery, { tid: parcel, event, ...local }));
  return tid;
}

/** Two completed orders; a piece of one is claimed, of the other could be. */
async function giveClaim(
  { db, clock }: TestApp,
  journey: Journey,
  person: TestCustomer,
  wish: OrderWish,
): Promise<void> {
  const orders = [
    await giveArrival(journey, person, wish),
    await giveArrival(journey, person, wish),
  ];
  for (const tid of orders) valueOf(await person.call(confirmReceipt, { tid }));
  const [item] = await journey.itemsOf(orders[0] ?? "");
  const imgs = [await storeProof(db, { accountId: person.id, now: clock.now(), kind: "claim" })];
  const claim = { oid: item?.oid ?? "", num: 1, content: "杯口裂了", imgs };
  valueOf(await person.call(createClaim, claim));
}

async function giveConsignment({ db, clock }: TestApp, person: TestCustomer): Promise<void> {
  const images = [await storeProof(db, { accountId: person.id, now: clock.now() })];
  const lines = [{ name: "台灯", num: 2, value: 88_00, express_no: `SF${person.id}` }];
  const wish = { lines, warehouse_type: "guangzhou", images } as const;
  valueOf(await person.call(createConsignTrade, wish));
}
