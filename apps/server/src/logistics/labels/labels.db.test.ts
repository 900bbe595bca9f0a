import { createBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import {
  printBoxLabels,
  printParcelLabels,
  printShelfLabels,
} from "@sampan/contract/logistics/labels/staff-labels";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, clock, needs } = world;
const journey = await openJourney(world);
const { warehouse, logistics } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** Pages of 100 x 150 mm in a document. */
const pagesOf = (pdf: string): number =>
  Buffer.from(pdf, "base64")
    .toString("latin1")
    .split(/\/MediaBox \[0 0 283\.46 425\.2\]/).length - 1;

test("a parcel's label is one page of 100 x 150 mm, and many parcels are printed at once", async () => {
  const ming = await customer();
  const parcels = [
    await journey.received(await journey.paid(ming, { order: { transport: 12 } })),
    await journey.received(await journey.paid(ming, { order: { transport: 12 } })),
  ];
  const print = (tids: readonly string[]) => warehouse.call(printParcelLabels, { tids: [...tids] });
  expect(pagesOf(valueOf(await print(parcels.slice(0, 1))).data.pdf)).toBe(1);
  expect(pagesOf(valueOf(await print([...parcels, ...parcels])).data.pdf)).toBe(2);
  expect(refusalOf(await print([...parcels, "SP260302XXXXXX"]))).toBe("parcel_unknown");
  expect(refusalOf(await logistics.call(printParcelLabels, { tids: parcels }))).toBe(
    "right_missing",
  );
});

test("shelves and boxes have labels as well", async () => {
  const shelves = ["A-01-2", "三樓左", "A-01-2"];
  expect(pagesOf(valueOf(await warehouse.call(printShelfLabels, { shelves })).data.pdf)).toBe(2);
  const wish = { warehouse: "guangzhou", region: "TW", transport: 12 } as const;
  const { number } = valueOf(await logistics.call(createBox, wish)).data;
  const numbers = [number];
  expect(pagesOf(valueOf(await logistics.call(printBoxLabels, { numbers })).data.pdf)).toBe(1);
  expect(refusalOf(await logistics.call(printBoxLabels, { numbers: ["BX260302XXXXXX"] }))).toBe(
    "box_unknown",
  );
});
