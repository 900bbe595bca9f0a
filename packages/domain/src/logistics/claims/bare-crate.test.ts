import { expect, test } from "vitest";
import { type AskedCrate, bareCrateOf } from "./bare-crate.ts";

const bare: AskedCrate = { id: 7, state: "done", amount: 360_00, isReturned: false, pictures: 0 };
const shown: AskedCrate = { ...bare, id: 8, pictures: 1 };
const returned: AskedCrate = { ...bare, id: 9, isReturned: true };

test.each<[what: string, parcels: AskedCrate[][], crate: number | undefined]>([
  ["a paid crate without a picture", [[bare]], 7],
  ["one of which a picture was taken", [[shown]], undefined],
  ["one whose fee went back, as it was late", [[returned]], undefined],
  ["one that cost nothing", [[{ ...bare, amount: 0 }]], undefined],
  ["one that was declined", [[{ ...bare, state: "declined", isReturned: true }]], undefined],
  ["one that is still to be made", [[{ ...bare, state: "asked" }]], undefined],
  ["one that was taken back, and one without a picture", [[returned, bare]], 7],
  ["one without a picture, and one with", [[bare, shown]], undefined],
  ["a parcel without a crate", [[]], undefined],
  ["goods in no parcel", [], undefined],
  ["goods in two parcels, each in a crate without a picture", [[bare], [{ ...bare, id: 10 }]], 7],
  ["goods in two parcels, one without a crate", [[bare], []], undefined],
  ["goods in two parcels, one in a crate with a picture", [[bare], [shown]], undefined],
])("damage decides itself by %s, or is looked at", (_, parcels, crate) => {
  expect(bareCrateOf(parcels)).toBe(crate);
});
