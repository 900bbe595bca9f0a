import { describe, expect, test } from "vitest";
import { afterMiss, askAfterHint, costOfAsks, nextAskAt } from "./ask-plan.ts";
import { courierNamed, courierOfTracker, isNumberOf, trackersOf } from "./couriers.ts";
import { stateOfTracker } from "./states-of-trackers.ts";
import { trackers } from "./trackers.ts";

const now = new Date("2026-06-21T01:30:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const limits = {
  tracking_first_hours: 6,
  tracking_way_hours: 4,
  tracking_door_hours: 1,
  tracking_days: 30,
};

describe("couriers", () => {
  test.each([
    ["圆通速递", "yto"],
    ["順豐 速運", "sf"],
    ["ไปรษณีย์ไทย EMS", "thailand_post"],
    ["EMS 特快", "ems"],
    ["Thailand Post", "thailand_post"],
    ["新竹物流", "hct"],
    ["某某物流", ""],
    ["", ""],
  ])("%s is %s", (words, courier) => {
    expect(courierNamed(words)).toBe(courier);
  });

  test("are known by what trackers call them", () => {
    expect(courierOfTracker("kuaidi100", "yuantong")).toBe("yto");
    expect(courierOfTracker("seventeenTrack", "03011")).toBe("china_post");
    expect(courierOfTracker("kuaidi100", "nobody")).toBe("");
  });

  test("decide who is asked, and in which order", () => {
    const all = new Set(trackers);
    expect(trackersOf({ leg: "mainland", courier: "" }, all)).toEqual([
      "kuaidi100",
      "seventeen_track",
    ]);
    expect(trackersOf({ leg: "door", courier: "thailand_post" }, all)).toEqual([
      "thailand_post",
      "seventeen_track",
    ]);
    expect(trackersOf({ leg: "door", courier: "kerry_tj" }, all)).toEqual(["seventeen_track"]);
    expect(trackersOf({ leg: "door", courier: "hct" }, all)).toEqual(["hct", "seventeen_track"]);
    const without = new Set(trackers.filter((one) => one !== "hct"));
    expect(trackersOf({ leg: "door", courier: "hct" }, without)).toEqual(["seventeen_track"]);
    expect(trackersOf({ leg: "mainland", courier: "yto" }, new Set())).toEqual([]);
  });
});

test.each([
  ["kuaidi100", "3", "delivered"],
  ["kuaidi100", "304", "delivered"],
  ["kuaidi100", "1002", "at_customs"],
  ["kuaidi100", "501", "at_pickup_point"],
  ["seventeenTrack", "InTransit_CustomsReleased", "cleared"],
  ["seventeenTrack", "Exception_Lost", "problem"],
  ["seventeenTrack", "Delivered_Signed", "delivered"],
  ["thailandPost", "501", "delivered"],
  ["thailandPost", "999", "in_transit"],
  ["hct", "正常配交", "delivered"],
  ["hct", "缺件配達", "problem"],
  ["hct", "持回", "problem"],
  ["hct", "新的說法", "in_transit"],
] as const)("what %s calls %s is %s", (tracker, code, state) => {
  expect(stateOfTracker(tracker, code)).toBe(state);
});

describe("a parcel", () => {
  const asked = { leg: "mainland", tracked_at: ago(24), now } as const;

  test.each([
    [null, 6],
    ["in_transit", 4],
    ["out_for_delivery", 1],
  ] as const)("that is %s is asked about again in %i hours", (state, hours) => {
    const next = nextAskAt({ ...asked, state, scanned_at: state && ago(1) }, limits);
    expect(next).toEqual(ago(-hours));
  });

  test.each(["delivered", "returned"] as const)("that is %s is asked about no more", (state) => {
    expect(nextAskAt({ ...asked, state, scanned_at: ago(1) }, limits)).toBeNull();
  });

  test("of which nothing is heard for long is given up", () => {
    const silent = { ...asked, tracked_at: ago(24 * 30), state: null, scanned_at: null };
    expect(nextAskAt(silent, limits)).toBeNull();
    const heard = { ...silent, state: "in_transit", scanned_at: ago(2) } as const;
    expect(nextAskAt(heard, limits)).toEqual(ago(-4));
  });

  test("is asked about at once on a hint, but not twice in fifteen seconds", () => {
    expect(askAfterHint(null, now)).toEqual(now);
    expect(askAfterHint(ago(1), now)).toEqual(now);
    expect(askAfterHint(now, now)).toEqual(new Date(now.getTime() + 15_000));
  });

  test("that nobody tells of is somebody else's after the third miss, and waits longer each time", () => {
    expect(afterMiss(1, now)).toEqual({ isNextsTurn: false, ask_at: ago(-1 / 6) });
    expect(afterMiss(3, now).isNextsTurn).toBe(true);
    expect(afterMiss(9, now).ask_at).toEqual(ago(-1));
  });
});

test.each([
  ["hct", "6200417325", true],
  ["hct", "620041732", false],
  ["kerry_tj", "KT12345678", true],
  ["thailand_post", "EY145587896TH", true],
  ["thailand_post", "EY145587896CN", false],
  ["flash", "20018XJY8Z0A", true],
  ["tcat", "TC1", true],
  ["", "anything", true],
] as const)("of %s a number such as %s is one: %s", (courier, number, isOne) => {
  expect(isNumberOf(courier, number)).toBe(isOne);
});

test("Flash is asked about its own parcels before 17TRACK", () => {
  const connected = new Set(["seventeen_track", "flash"] as const);
  expect(trackersOf({ leg: "door", courier: "flash" }, connected)).toEqual([
    "flash",
    "seventeen_track",
  ]);
  expect(stateOfTracker("flash", "DELIVERY_CONFIRM")).toBe("delivered");
  expect(stateOfTracker("flash", "SOMETHING_NEW")).toBe("in_transit");
});

test("asks cost what a thousand of them cost in proportion, parts of a cent counted up", () => {
  expect([0, 1, 1_000, 1_001].map((asks) => costOfAsks(asks, 1_500))).toEqual([0, 2, 1_500, 1_502]);
});
