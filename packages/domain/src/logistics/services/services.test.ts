import { describe, expect, test } from "vitest";
import { holdUntil, isHoldOver, promisedBy } from "./service-promise.ts";
import {
  factsOfGoods,
  hintOf,
  isPlaced,
  isSaying,
  needsPerson,
  obstaclesOf,
  type ServiceFactsAt,
  type ServiceRule,
} from "./service-rules.ts";
import { isPictured, picturesNeeded, protectingKinds, scopeOf } from "./service-kinds.ts";
import {
  awaitedServiceStates,
  nextServiceState,
  openServiceStates,
  type ServiceEvent,
  type ServiceHand,
  serviceStates,
} from "./service-state.ts";

const rule = (
  relation: ServiceRule["relation"],
  service: ServiceRule["service"],
  rest: Partial<ServiceRule> = {},
): ServiceRule => ({ relation, service, other: null, goods: null, ...rest });

const lamp = { oid: "A-1", facts: factsOfGoods("ordinary", ["fragile"]) };
const phone = { oid: "A-2", facts: factsOfGoods("sensitive-battery", []) };
const at = (rules: readonly ServiceRule[], rest: Partial<ServiceFactsAt> = {}): ServiceFactsAt => ({
  rules,
  goods: [lamp, phone],
  had: [],
  ...rest,
});

describe("goods", () => {
  test("are known by what they are listed as and by what the warehouse marked", () => {
    expect(factsOfGoods("ordinary", [])).toEqual(["no_battery"]);
    expect(factsOfGoods("sensitive-battery", ["fragile", "damaged"])).toEqual([
      "fragile",
      "battery",
    ]);
    expect(factsOfGoods("food", ["battery"])).toEqual(["battery", "food"]);
  });
});

test("photos and a test of power are proved by a picture, what is measured or crated is shown by one, and the rest by none", () => {
  const shown = (kinds: readonly ServiceRule["service"][]) =>
    new Set(kinds.map((kind) => `${picturesNeeded(kind)} ${isPictured(kind)}`));
  expect(shown(["photos", "power_test"])).toEqual(new Set(["1 true"]));
  expect(shown(["measuring", "crate"])).toEqual(new Set(["0 true"]));
  expect(shown(["remove_box", "waterproof", "hold"])).toEqual(new Set(["0 false"]));
});

test("what protects is done to the parcel around the goods", () => {
  expect(protectingKinds).toEqual(["waterproof", "crate"]);
  expect(protectingKinds.map(scopeOf)).toEqual(["parcel", "parcel"]);
  expect(scopeOf("photos")).toBe("item");
});

describe("rules", () => {
  test("keep a service from goods it is not for, and from no other", () => {
    const rules = [rule("must_not", "power_test", { goods: "no_battery" })];
    expect(obstaclesOf([{ service: "power_test", oid: "A-1" }], at(rules))).toHaveLength(1);
    expect(obstaclesOf([{ service: "power_test", oid: "A-2" }], at(rules))).toEqual([]);
    expect(hintOf({ service: "power_test", oid: "A-1" }, at(rules)).never).toBe(rules[0]);
    expect(hintOf({ service: "power_test", oid: "A-2" }, at(rules)).never).toBeNull();
  });

  test("keep two services apart whichever is asked for last", () => {
    const rules = [rule("must_not", "crate", { other: "remove_box" })];
    const crate = { service: "crate", oid: null } as const;
    const bare = { service: "remove_box", oid: "A-1" } as const;
    expect(obstaclesOf([crate], at(rules))).toEqual([]);
    expect(obstaclesOf([bare], at(rules))).toEqual([]);
    expect(obstaclesOf([crate], at(rules, { had: [bare] }))).toHaveLength(1);
    expect(obstaclesOf([bare], at(rules, { had: [crate] }))).toHaveLength(1);
    expect(obstaclesOf([crate, bare], at(rules)).length).toBeGreaterThan(0);
  });

  test("ask for what belongs to a service, on the same line of goods", () => {
    const rules = [rule("must", "photos", { other: "remove_box" })];
    const bare = { service: "remove_box", oid: "A-1" } as const;
    expect(obstaclesOf([bare], at(rules))).toEqual([{ rule: rules[0], at: bare }]);
    expect(obstaclesOf([bare, { service: "photos", oid: "A-2" }], at(rules))).toHaveLength(1);
    expect(obstaclesOf([bare, { service: "photos", oid: "A-1" }], at(rules))).toEqual([]);
    expect(obstaclesOf([bare], at(rules, { had: [{ service: "photos", oid: "A-1" }] }))).toEqual(
      [],
    );
  });

  test("ask for what goods of a kind need, with whatever is asked for", () => {
    const rules = [rule("must", "crate", { goods: "fragile" })];
    expect(obstaclesOf([{ service: "waterproof", oid: null }], at(rules))).toHaveLength(1);
    expect(obstaclesOf([{ service: "photos", oid: "A-2" }], at(rules))).toEqual([]);
    expect(obstaclesOf([{ service: "crate", oid: null }], at(rules))).toEqual([]);
  });

  test("suggest, choose beforehand, and have a person look", () => {
    const rules = [
      rule("suggested", "crate", { goods: "fragile" }),
      rule("default", "waterproof"),
      rule("needs_person", "remove_box", { goods: "fragile" }),
    ];
    expect(hintOf({ service: "crate", oid: null }, at(rules))).toMatchObject({ isSuggested: true });
    expect(hintOf({ service: "waterproof", oid: null }, at(rules)).isDefault).toBe(true);
    const bare = { service: "remove_box", oid: "A-1" } as const;
    expect(needsPerson(bare, [bare], at(rules))).toBe(true);
    expect(needsPerson({ ...bare, oid: "A-2" }, [], at(rules))).toBe(false);
  });

  test("say something, or are none", () => {
    expect(isSaying(rule("must", "crate"))).toBe(false);
    expect(isSaying(rule("must_not", "crate", { other: "crate" }))).toBe(false);
    expect(isSaying(rule("needs_person", "crate"))).toBe(true);
  });

  test("are of a line that is there, or of the parcel", () => {
    expect(isPlaced({ service: "photos", oid: "A-1" }, [lamp])).toBe(true);
    expect(isPlaced({ service: "photos", oid: "B-1" }, [lamp])).toBe(false);
    expect(isPlaced({ service: "photos", oid: null }, [lamp])).toBe(false);
    expect(isPlaced({ service: "crate", oid: "A-1" }, [lamp])).toBe(false);
    expect(isPlaced({ service: "crate", oid: null }, [lamp])).toBe(true);
  });
});

describe("a service that was paid", () => {
  const events = [
    "accept",
    "hold",
    "finish",
    "decline",
    "withdraw",
    "late",
    "end",
    "release",
    "lapse",
  ] as const satisfies readonly ServiceEvent[];
  const hands = ["customer", "staff", "system"] as const satisfies readonly ServiceHand[];

  test("ends in every open state by somebody's hand and by time, and never moves once it is over (table)", () => {
    for (const state of serviceStates) {
      const ways = events.flatMap((event) =>
        hands.flatMap((by) => {
          const next = nextServiceState(state, event, by);
          return next.ok ? [{ event, by, ...next.value }] : [];
        }),
      );
      const isOpen = openServiceStates.some((one) => one === state);
      expect(ways.some(({ by }) => by === "system")).toBe(isOpen);
      expect(ways.some(({ by }) => by === "customer")).toBe(isOpen);
      expect(ways.length > 0).toBe(isOpen);
    }
  });

  test("gives its fee back wherever it is not done, and where it was late", () => {
    for (const state of awaitedServiceStates)
      for (const [event, by] of [
        ["decline", "staff"],
        ["withdraw", "customer"],
        ["end", "system"],
        ["late", "system"],
      ] as const) {
        const next = nextServiceState(state, event, by);
        expect(next.ok && next.value.returnsFee).toBe(true);
      }
    const late = nextServiceState("asked", "late", "system");
    expect(late).toMatchObject({ value: { to: "asked" } });
    expect(nextServiceState("holding", "end", "system")).toMatchObject({
      value: { returnsFee: false },
    });
    expect(nextServiceState("asked", "finish", "customer")).toMatchObject({
      error: { code: "service_not_in_state" },
    });
  });
});

describe("promised hours", () => {
  const closed_days = { mainland: ["2026-02-17", "2026-02-18"], TW: [], TH: [] };

  test("pass on days on which the warehouse works", () => {
    const asked = new Date("2026-02-16T08:00:00Z");
    expect(promisedBy(asked, 24, { closed_days }).toISOString()).toBe("2026-02-19T08:00:00.000Z");
  });
});

describe("a hold", () => {
  const now = new Date("2026-03-01T02:00:00Z");

  test("is until the day its owner names, a month where they name none, and never for ever", () => {
    expect(holdUntil(now, "2026-03-10")).toBe("2026-03-10");
    expect(holdUntil(now, undefined)).toBe("2026-03-31");
    expect(holdUntil(now, "2026-03-01")).toBeUndefined();
    expect(holdUntil(now, "2026-06-01")).toBeUndefined();
    expect(isHoldOver("2026-03-10", new Date("2026-03-10T20:00:00Z"))).toBe(false);
    expect(isHoldOver("2026-03-10", new Date("2026-03-11T00:00:00Z"))).toBe(true);
  });
});
