import { describe, expect, test } from "vitest";
import { lackingOf, protectionsOf } from "./protections.ts";
import { serviceKinds } from "./service-kinds.ts";
import type { ServiceFactsAt, ServiceRule } from "./service-rules.ts";

const rule = (
  relation: ServiceRule["relation"],
  service: ServiceRule["service"],
  rest: Partial<ServiceRule> = {},
): ServiceRule => ({ relation, service, other: null, goods: null, ...rest });

const vase = { oid: "A-1", facts: ["fragile", "no_battery"] } as const;
const shirt = { oid: "A-2", facts: ["no_battery"] } as const;
const menu = new Set(serviceKinds);
const crate = { service: "crate", oid: null } as const;
const wrap = { service: "waterproof", oid: null } as const;
const forFragile = rule("suggested", "crate", { goods: "fragile" });
const at = (rules: readonly ServiceRule[], rest: Partial<ServiceFactsAt> = {}): ServiceFactsAt => ({
  rules,
  goods: [vase, shirt],
  had: [],
  ...rest,
});

describe("what keeps goods from harm", () => {
  test.each(["must", "suggested", "default"] as const)(
    "is asked for where a rule of goods says %s, and for no other goods",
    (relation) => {
      const rules = [rule(relation, "crate", { goods: "fragile" })];
      expect(protectionsOf(at(rules), menu)).toEqual([crate]);
      expect(protectionsOf(at(rules, { goods: [shirt] }), menu)).toEqual([]);
    },
  );

  test("is not asked for twice, nor where it is off the menu, nor for what is only looked at", () => {
    expect(protectionsOf(at([forFragile], { had: [crate] }), menu)).toEqual([]);
    expect(protectionsOf(at([forFragile]), new Set(["waterproof"] as const))).toEqual([]);
    expect(
      protectionsOf(at([rule("suggested", "power_test"), rule("needs_person", "crate")]), menu),
    ).toEqual([]);
  });

  test("is left out where a rule keeps it from these goods, from what was had, or from what is chosen before it", () => {
    const never = rule("must_not", "crate", { goods: "no_battery" });
    expect(protectionsOf(at([forFragile, never]), menu)).toEqual([]);
    const bare = rule("must_not", "crate", { other: "remove_box" });
    const had = [{ service: "remove_box", oid: "A-1" }] as const;
    expect(protectionsOf(at([forFragile, bare], { had }), menu)).toEqual([]);
    const both = [forFragile, rule("default", "waterproof")];
    const apart = rule("must_not", "crate", { other: "waterproof" });
    expect(protectionsOf(at(both), menu)).toEqual([wrap, crate]);
    expect(protectionsOf(at([...both, apart]), menu)).toEqual([wrap]);
  });

  test("brings along what it must be asked for with, and is left out where that cannot be had", () => {
    const photos = rule("must", "photos", { other: "crate" });
    expect(protectionsOf(at([forFragile, photos]), menu)).toEqual([
      crate,
      { service: "photos", oid: "A-1" },
    ]);
    expect(protectionsOf(at([forFragile, photos]), new Set(["crate"] as const))).toEqual([]);
  });

  test("is lacked by as many lines as a rule calls for it", () => {
    const rules = [forFragile, rule("suggested", "waterproof")];
    expect(lackingOf(at(rules), [])).toBe(3);
    expect(lackingOf(at(rules), [wrap])).toBe(1);
    expect(lackingOf(at(rules), [wrap, crate])).toBe(0);
  });
});
