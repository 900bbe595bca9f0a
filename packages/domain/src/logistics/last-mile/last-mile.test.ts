import { describe, expect, test } from "vitest";
import { courierNamed, trackersOf } from "../tracking/couriers.ts";
import { carrierIds } from "../../goods/shippability/transports.ts";
import { carrierLimits } from "../ship-plans/carrier-limits.ts";
import {
  type LastMileWay,
  lastMileFacts,
  lastMileWays,
  misfitsOf,
  type MeasuredParcel,
  storeChains,
} from "./last-mile-ways.ts";
import { limitKinds } from "./limits-read.ts";
import { nextShippingOrder } from "./shipping-order-state.ts";
import { isShippingOver, latestFirst, stepOfEcpay } from "./shipping-step.ts";

const small: MeasuredParcel = {
  weight_g: 5_000,
  length_mm: 450,
  width_mm: 300,
  height_mm: 300,
  value: 2_000_000,
};

describe("a parcel over the counter", () => {
  test.each([
    [{}, []],
    [{ length_mm: 451 }, ["too_long", "too_large"]],
    [{ height_mm: 460, length_mm: 300, width_mm: 290 }, ["too_long"]],
    [{ width_mm: 301 }, ["too_large"]],
    [{ weight_g: 5_001 }, ["too_heavy"]],
    [{ value: 2_000_001 }, ["too_valuable"]],
    [{ weight_g: null, length_mm: null, width_mm: null, height_mm: null }, []],
  ])("with %o is refused for %j", (change, reasons) => {
    expect(misfitsOf("seven_eleven", { ...small, ...change })).toEqual(reasons);
  });

  test("that is too much for it goes to the door, up to what a van takes", () => {
    const large = { ...small, weight_g: 20_000, length_mm: 900, value: 9_000_000 };
    expect(misfitsOf("home", large)).toEqual([]);
    expect(misfitsOf("home", { ...large, weight_g: 20_001, height_mm: 301 })).toEqual([
      "too_large",
      "too_heavy",
    ]);
  });
});

describe("what a carrier takes", () => {
  const limits = (way: LastMileWay) => {
    const facts = lastMileFacts[way];
    return {
      longest: facts.longest_max_mm,
      sides: facts.sides_max_mm,
      weight: facts.weight_max_g,
      value: facts.value_max,
      days: facts.keep_days,
    };
  };
  const unread = (way: LastMileWay) =>
    limitKinds.filter(
      (kind) =>
        limits(way)[kind] !== null &&
        !lastMileFacts[way].read.some(({ limits: said }) => said.includes(kind)),
    );

  test("says where and when it was read, and what of it is ours", () => {
    const all = [...Object.values(lastMileFacts), ...Object.values(carrierLimits)];
    for (const { address, read_on } of all.flatMap(({ read }) => read)) {
      expect(URL.canParse(address)).toBe(true);
      expect(read_on).toMatch(/^20\d{2}-\d{2}-\d{2}$/);
    }
    expect(Object.fromEntries(lastMileWays.map((way) => [way, unread(way)]))).toEqual({
      seven_eleven: [],
      family_mart: ["weight"],
      hi_life: ["longest", "sides", "weight", "days"],
      ok_mart: ["longest", "sides", "weight", "days"],
      home: ["weight"],
    });
  });

  test("is read of every carrier of an order that has a limit, and of no other", () => {
    for (const carrier of carrierIds) {
      const { weight_max_g, sides_max_mm, read } = carrierLimits[carrier];
      const held = [...(sides_max_mm ? ["sides"] : []), ...(weight_max_g ? ["weight"] : [])];
      expect(read.flatMap(({ limits: said }) => said)).toEqual(held);
    }
  });

  test("is no more than we hold ourselves to where nobody says it", () => {
    const [seven] = storeChains;
    for (const chain of storeChains) {
      const { days: _, ...own } = limits(chain);
      const { days: __, ...least } = limits(seven);
      expect(own).toEqual(least);
    }
  });
});

describe("ECPay's codes", () => {
  test("mean what the chain they come from means by them", () => {
    expect(stepOfEcpay("seven_eleven", "2073")).toBe("at_store");
    expect(stepOfEcpay("ok_mart", "2073")).toBe("at_store");
    expect(stepOfEcpay("family_mart", "2073")).toBeUndefined();
    expect(stepOfEcpay("family_mart", "3018")).toBe("at_store");
    expect(stepOfEcpay("home", "3018")).toBeUndefined();
    expect(lastMileWays.map((way) => stepOfEcpay(way, "300"))).not.toContain(undefined);
    expect(stepOfEcpay("home", "3003")).toSatisfy(isShippingOver);
  });

  test("are no tracker's: whoever ECPay orders is not asked about elsewhere", () => {
    const all = new Set(["kuaidi100", "seventeen_track", "thailand_post"] as const);
    for (const way of lastMileWays) {
      const { name, courier } = lastMileFacts[way];
      expect(courierNamed(name)).toBe(courier);
      expect(trackersOf({ leg: "door", courier }, all)).toEqual([]);
    }
  });
});

test("what happened is told the latest first, and at one moment as a parcel meets it", () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 5, 21, hour));
  const told = [
    { step: "on_the_way", at: at(3) },
    { step: "announced", at: at(1) },
    { step: "at_store", at: at(3) },
  ] as const;
  expect(latestFirst(told).map(({ step }) => step)).toEqual([
    "at_store",
    "on_the_way",
    "announced",
  ]);
});

test("an order without an answer is looked up, and goes out again where there is none", () => {
  expect(nextShippingOrder("asked", "send")).toEqual({ ok: true, value: "sent" });
  expect(nextShippingOrder("sent", "lose")).toEqual({ ok: true, value: "unclear" });
  expect(nextShippingOrder("unclear", "miss")).toEqual({ ok: true, value: "asked" });
  expect(nextShippingOrder("made", "send").ok).toBe(false);
  expect(nextShippingOrder("sent", "withdraw").ok).toBe(false);
});
