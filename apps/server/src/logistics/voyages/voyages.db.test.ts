import { createBox, loadBox, moveBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import { getPackageDetail } from "@sampan/contract/logistics/parcels/parcels";
import {
  createVoyage,
  getVoyage,
  loadVoyage,
  moveVoyage,
  printManifest,
  takeManifest,
  unloadVoyage,
} from "@sampan/contract/logistics/voyages/staff-voyages";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { measures, openJourney, pay } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);
const { logistics } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const line = { warehouse: "guangzhou", region: "TW", transport: 12 } as const;

const openVoyage = async (change: object = {}) =>
  valueOf(await logistics.call(createVoyage, { name: "CI-202", ...line, ...change })).data.number;
const load = (number: string, box_number: string) =>
  logistics.call(loadVoyage, { number, box_number });
type Step = "depart" | "enter_customs" | "arrive";
const step = (number: string, event: Step, at?: Date) =>
  logistics.call(moveVoyage, { number, event, ...(at ? { at: at.toISOString() } : {}) });
const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000);

/** A box with one paid parcel, sealed. */
async function sealedBox() {
  const ming = await customer();
  const tid = await journey.paid(ming, { order: { transport: 12 } });
  const { parcel } = await journey.billed(tid);
  valueOf(await pay(ming, tid));
  const { number } = valueOf(await logistics.call(createBox, line)).data;
  valueOf(await logistics.call(loadBox, { number, tids: [parcel] }));
  valueOf(await logistics.call(moveBox, { number, event: "seal" }));
  return { ming, tid, parcel, number };
}

describe("a container or flight", () => {
  test("takes scanned boxes that are sealed, of its line and in no other, once each", async () => {
    const box = await sealedBox();
    const number = await openVoyage();
    const other = await openVoyage();
    const elsewhere = await openVoyage({ transport: 9 });
    const unsealed = valueOf(await logistics.call(createBox, line)).data.number;
    expect(refusalOf(await load(number, unsealed))).toBe("voyage_box_not_sealed");
    expect(refusalOf(await load(number, "BX404"))).toBe("box_unknown");
    expect(refusalOf(await load(elsewhere, box.number))).toBe("transport_unavailable");
    valueOf(await load(number, box.number));
    expect(valueOf(await load(number, box.number)).data).toMatchObject({
      boxes: 1,
      parcels: 1,
      weight_g: measures.weight_g,
    });
    expect(refusalOf(await load(other, box.number))).toBe("voyage_box_elsewhere");
    const taken = { number, box_number: box.number };
    expect(valueOf(await logistics.call(unloadVoyage, taken)).data.boxes).toBe(0);
    valueOf(await load(other, box.number));
  });

  test("leaves and arrives with all its boxes, at the moment that was written down", async () => {
    const box = await sealedBox();
    const number = await openVoyage();
    clock.pass({ hours: 10 });
    expect(refusalOf(await step(number, "depart"))).toBe("voyage_empty");
    valueOf(await load(number, box.number));
    const alone = { number: box.number, event: "depart" } as const;
    expect(refusalOf(await logistics.call(moveBox, alone))).toBe("box_in_voyage");
    expect(refusalOf(await step(number, "arrive"))).toBe("voyage_not_in_state");
    expect(refusalOf(await step(number, "depart", hoursAgo(-1)))).toBe("moment_in_future");
    expect(refusalOf(await step(number, "depart", hoursAgo(11)))).toBe("moment_out_of_order");

    const left = hoursAgo(5);
    valueOf(await step(number, "depart", left));
    expect(refusalOf(await step(number, "enter_customs", hoursAgo(6)))).toBe("moment_out_of_order");
    valueOf(await step(number, "enter_customs", hoursAgo(2)));
    const { data } = valueOf(await step(number, "arrive"));
    expect(data).toMatchObject({
      state: "arrived",
      departed_at: formatWireTime(left, "TW"),
      arrived_at: formatWireTime(clock.now(), "TW"),
    });
    const { loaded } = valueOf(await logistics.call(getVoyage, { number })).data;
    expect(loaded).toMatchObject([{ number: box.number, state: "arrived" }]);
    const parcel = valueOf(await box.ming.call(getPackageDetail, { tid: box.parcel })).data;
    expect(parcel.transport_state).toBe("arrived_at_destination");
    expect(
      parcel.steps.find(({ transport_state }) => transport_state === "international_shipping"),
    ).toMatchObject({ at: formatWireTime(left, "TW") });
    expect((await journey.orderOf(box.tid)).status).toBe(4);
  });

  test("is stopped whole by one box that cannot go along", async () => {
    const [box, stray] = [await sealedBox(), await sealedBox()];
    const number = await openVoyage();
    for (const each of [box, stray]) valueOf(await load(number, each.number));
    await db
      .updateTable("boxes")
      .set({ state: "customs" })
      .where("number", "=", stray.number)
      .execute();
    expect(refusalOf(await step(number, "depart"))).toBe("box_not_in_state");
    const { data } = valueOf(await logistics.call(getVoyage, { number }));
    expect(data.state).toBe("open");
    expect(data.loaded.find((each) => each.number === box.number)?.state).toBe("sealed");
  });
});

test("the manifest says of every parcel what is in it, what it is worth and weighs and to whom it goes, as rows and as a document, and who took it is on record", async () => {
  const box = await sealedBox();
  const number = await openVoyage();
  valueOf(await load(number, box.number));
  const [item] = await journey.itemsOf(box.tid);
  const { datalist } = valueOf(await logistics.call(takeManifest, { number }));
  expect(datalist).toMatchObject([
    {
      box_number: box.number,
      tid: box.parcel,
      consignee: "林小舟",
      phone: "0912345678",
      contents: `${item?.item_name} × ${item?.num}`,
      pieces: item?.num,
      value: (item?.price ?? 0) * (item?.num ?? 0),
      currency: "CNY",
      weight_g: measures.weight_g,
    },
  ]);
  const { pdf } = valueOf(await logistics.call(printManifest, { number })).data;
  expect(Buffer.from(pdf, "base64").subarray(0, 5).toString()).toBe("%PDF-");
  const acts = await db
    .selectFrom("audit_log")
    .select("action")
    .where("object_id", "=", number)
    .where("action", "=", "take_manifest")
    .execute();
  expect(acts).toHaveLength(2);
});
