import { transportStates } from "@sampan/domain/logistics/parcels/package-state";
import { expect, test } from "vitest";
import { searchOf } from "./parcel-filters.ts";

test("every place a parcel can be in is under exactly one filter", () => {
  const places = [searchOf.stored, searchOf.moving, searchOf.received, searchOf.abandoned].flatMap(
    ({ transportArr = [] }) => transportArr,
  );
  expect(places.toSorted()).toEqual([...transportStates].toSorted());
});
