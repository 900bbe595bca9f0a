import type { RequestOf } from "@sampan/contract/kernel/call";
import {
  moveDelivery,
  scanDelivery,
  weighArrival,
} from "@sampan/contract/logistics/boxes/staff-shipping";
import { listClaims } from "@sampan/contract/logistics/claims/staff-claims";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { measures } from "../../../../../tests/support/test-journey.ts";
import { openMerging } from "../../../../../tests/support/test-merging.ts";
import { arrive, departed, storeHandOver } from "../../../../../tests/support/test-pickups.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { isPhotoOfOwnPackage } from "../../kernel/files/is-photo-of-own-package.ts";

const world = await openTestApp();
const { customer, staff, db } = world;
const { journey, threeStored, merge } = await openMerging(world);
const { logistics } = journey;

async function arrived() {
  const owner = await customer();
  const order = { transport: 12, insurance: 4 } as const;
  const sent = await departed(journey, owner, order);
  await arrive(journey, sent.box);
  return { owner, ...sent };
}

const scan = async (number: string) => valueOf(await logistics.call(scanDelivery, { number })).data;
const foundBy = async (number: string) => (await scan(number)).parcels.map(({ tid }) => tid);

test("a scan finds a parcel by its own, its express and its delivery number, and all parcels of a box [BO-22]", async () => {
  const { parcel, box } = await arrived();
  const { express_no } = await db
    .selectFrom("packages")
    .select("express_no")
    .where("tid", "=", parcel)
    .executeTakeFirstOrThrow();
  for (const number of [parcel, express_no, box]) expect(await foundBy(number)).toEqual([parcel]);
  const carried = { tid: parcel, local_carrier: "新竹物流", local_express_no: "6200417325" };
  valueOf(await logistics.call(moveDelivery, { tid: parcel, event: "prepare_delivery" }));
  valueOf(await logistics.call(moveDelivery, { ...carried, event: "give_to_carrier" }));
  expect(await foundBy(carried.local_express_no)).toEqual([parcel]);
});

test("what nobody knows is found nowhere, and of what is elsewhere on its way only that is said", async () => {
  expect(await scan("SF000000000000")).toEqual({ parcels: [], elsewhere: [] });
  const owner = await customer();
  const { parcel, box } = await departed(journey, owner);
  const elsewhere = [{ tid: parcel, transport_state: "international_shipping" }];
  for (const number of [parcel, box])
    expect(await scan(number)).toEqual({ parcels: [], elsewhere });
  // What went into a merged parcel is that parcel.
  const { ming, parcels, wish } = await threeStored();
  const { tid } = valueOf(await merge(ming, wish)).data;
  const [part = ""] = parcels;
  expect((await scan(part)).elsewhere.map((one) => one.tid)).toEqual([tid]);
});

test("a reading that cannot be is refused, and one that differs is taken twice and photographed before it is written down", async () => {
  const { owner, parcel } = await arrived();
  const weigh = (weight_g: number, more: Partial<RequestOf<typeof weighArrival>> = {}) =>
    logistics.call(weighArrival, { tid: parcel, weight_g, ...more });
  expect(refusalOf(await weigh(0))).toBe("scale_empty");
  expect(refusalOf(await weigh(900_000))).toBe("scale_too_heavy");
  const weight_g = measures.weight_g - 700;
  const photo = await storeHandOver(logistics);
  expect(refusalOf(await weigh(weight_g, { photo }))).toBe("reading_again_needed");
  expect(refusalOf(await weigh(weight_g, { first_g: weight_g + 200, photo }))).toBe(
    "readings_differ",
  );
  const twice = { first_g: weight_g + 40 };
  expect(refusalOf(await weigh(weight_g, twice))).toBe("arrival_photo_needed");
  const strange = { ...twice, photo: `/files/${"0".repeat(40)}` };
  expect(refusalOf(await weigh(weight_g, strange))).toBe("file_unknown");
  expect((await scan(parcel)).parcels[0]?.arrival).toBeNull();

  valueOf(await weigh(weight_g, { ...twice, photo }));
  expect((await scan(parcel)).parcels[0]?.arrival).toEqual({ weight_g, differs: true });
  const kept = await db
    .selectFrom("arrival_weights as weighed")
    .innerJoin("packages", "packages.id", "weighed.package_id")
    .select(["weighed.photo", "weighed.first_g"])
    .where("packages.tid", "=", parcel)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ photo, first_g: weight_g + 40 });

  // Whoever decides sees the scale, and so does whose parcel it is; nobody else's.
  const service = await staff("service");
  const { datalist } = valueOf(await service.call(listClaims, { page_size: 100 }));
  const evidence = datalist.flatMap((claim) => claim.evidence).find(({ tid }) => tid === parcel);
  expect(evidence).toMatchObject({ arrival_weight_g: weight_g, arrival_photo: photo });
  const key = photo.split("/").at(-1) ?? "";
  expect(await isPhotoOfOwnPackage(db, { key, accountId: owner.id })).toBe(true);
  const other = await customer();
  expect(await isPhotoOfOwnPackage(db, { key, accountId: other.id })).toBe(false);
});
