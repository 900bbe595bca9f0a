import { expect, test } from "vitest";
import { regions } from "../../kernel/regions.ts";
import { membershipTiers } from "../accounts/profile.ts";
import { checkRule, isFleeting, type SegmentRule } from "./segment.ts";

const nothing: SegmentRule = { tiers: [], regions: [], registered_from: null, silent_days: null };

test.each<[string, Partial<SegmentRule>, boolean]>([
  ["asks nothing", {}, false],
  ["names every tier", { tiers: membershipTiers }, false],
  ["names every region", { regions }, false],
  ["names a tier", { tiers: ["gold"] }, true],
  ["names a region", { regions: ["TH"] }, true],
  ["names a day", { registered_from: "2026-03-01T00:00:00.000Z" }, true],
  ["names a silence", { silent_days: 30 }, true],
])("a rule that %s narrows whom it fits or is refused [BO-38]", (_, change, isKept) => {
  expect(checkRule({ ...nothing, ...change })).toEqual(
    isKept ? { ok: true, value: null } : { ok: false, error: { code: "segment_rule_empty" } },
  );
});

test("whom a silence fits leaves it by ordering, whom anything else fits stays, and so does who is named", () => {
  expect(isFleeting({ silent_days: 30 })).toBe(true);
  expect(isFleeting({ silent_days: null })).toBe(false);
  expect(isFleeting(null)).toBe(false);
});
