import { expect, test } from "vitest";
import { addDays } from "../../kernel/business-time.ts";
import { transportStates } from "../parcels/package-state.ts";
import { isSilent, silentBefore } from "./silent-parcel.ts";

const now = new Date("2026-11-29T12:00:00Z");
const before = silentBefore(now, { claim_no_scan_days: 30 });

test("a parcel is silent once nobody saw it for the days of the setting, and never where they are none", () => {
  const seen = (days: number) => ({
    state: "international_shipping" as const,
    seen_at: addDays(now, -days),
  });
  expect(isSilent(seen(31), before)).toBe(true);
  expect(isSilent(seen(30), before)).toBe(false);
  expect(isSilent(seen(29), before)).toBe(false);
  expect(isSilent(seen(400), silentBefore(now, { claim_no_scan_days: 0 }))).toBe(false);
});

test("only what left and is in somebody's hands can be silent: not what lies with us, waits for its owner or has come", () => {
  const long = addDays(now, -100);
  expect(transportStates.filter((state) => isSilent({ state, seen_at: long }, before))).toEqual([
    "international_shipping",
    "arrived_at_destination",
    "delivering",
  ]);
});
