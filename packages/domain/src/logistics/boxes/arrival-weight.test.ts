import { expect, test } from "vitest";
import { differsFromDeparture } from "./arrival-weight.ts";

const tolerance = { arrival_weight_percent: 5, arrival_weight_g: 100 };

test.each([
  ["as it left", 2_400, 2_400, false],
  ["at the share", 2_400, 2_280, false],
  ["beyond both, lighter", 2_400, 2_279, true],
  ["beyond both, heavier", 2_400, 2_521, true],
  ["beyond the share alone", 1_000, 900, false],
  ["beyond the grams alone", 10_000, 9_600, false],
])("a parcel that arrives %s", (_how, departed_g, arrived_g, differs) => {
  expect(differsFromDeparture({ departed_g, arrived_g }, tolerance)).toBe(differs);
});
