import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import {
  campaignStates,
  type CampaignTerms,
  checkCampaign,
  nextCampaignState,
  type Prize,
  prizesFor,
} from "./campaign.ts";
import { cutSlips } from "./cut-slips.ts";
import { drawText, prizeAt, rollOf } from "./draw.ts";
import { isOpen, nextStreak, prizeOfDay, whyNotTake, type WouldTake } from "./taking.ts";

const at = (day: number) => new Date(Date.UTC(2026, 2, day));
const points: Prize = { kind: "points", currency: null, amount: 900, copies: null, odds_bp: null };
const packet: Prize = { kind: "bonus", currency: "TWD", amount: 1_000, copies: 10, odds_bp: null };
const thai: Prize = { ...packet, currency: "THB" };
const chance: Prize = { ...points, odds_bp: 2_500 };
const terms: CampaignTerms = {
  gift: "gift",
  starts_at: at(1),
  ends_at: at(8),
  per_person: 1,
  per_day: 1,
  prizes: [points],
  budgets: [
    { currency: "PTS", most: 9_000 },
    { currency: "TWD", most: 1_000 },
  ],
};
const allBudgets = [...terms.budgets, { currency: "THB", most: 1_000 } as const];
const whole = { ...chance, odds_bp: 10_000 };
const thaiChance = { ...thai, copies: null, odds_bp: 10_001 };

test.each<[string, Partial<CampaignTerms>, string | true]>([
  ["that can be kept", {}, true],
  ["that end before they begin", { ends_at: at(1) }, "campaign_window_invalid"],
  ["of more in a day than in all", { per_day: 2 }, "campaign_limits_invalid"],
  ["of none in a day", { per_day: 0 }, "campaign_limits_invalid"],
  ["of an activity price alone", { prizes: [], goods: 1 }, true],
  ["of a single point", { prizes: [{ ...points, amount: 1 }] }, true],
  [
    "of points of a country",
    { prizes: [{ ...points, currency: "TWD" }] },
    "campaign_prizes_invalid",
  ],
  [
    "of one prize that fits and one that does not",
    { prizes: [points, chance] },
    "campaign_prizes_invalid",
  ],
  [
    "of one prize that is paid and one that is not",
    { prizes: [points, { ...thai, copies: null }] },
    "campaign_budget_needed",
  ],
  ["without a prize", { prizes: [] }, "campaign_prizes_invalid"],
  ["of a prize of nothing", { prizes: [{ ...points, amount: 0 }] }, "campaign_prizes_invalid"],
  ["of odds where nothing is drawn", { prizes: [chance] }, "campaign_prizes_invalid"],
  ["of two chances", { gift: "draw", prizes: [chance, chance] }, true],
  ["of every chance there is", { gift: "draw", prizes: [whole] }, true],
  ["of the least chance", { gift: "draw", prizes: [{ ...chance, odds_bp: 1 }] }, true],
  [
    "of no chance",
    { gift: "draw", prizes: [{ ...chance, odds_bp: 0 }] },
    "campaign_prizes_invalid",
  ],
  [
    "of too many chances in one currency of two",
    {
      gift: "draw",
      prizes: [{ ...packet, copies: null, odds_bp: 1 }, thaiChance],
      budgets: allBudgets,
    },
    "campaign_prizes_invalid",
  ],
  ["of chances", { gift: "draw", prizes: [chance] }, true],
  [
    "of too many chances",
    { gift: "draw", prizes: [chance, chance, chance, chance, chance] },
    "campaign_prizes_invalid",
  ],
  [
    "of a counted chance",
    { gift: "draw", prizes: [{ ...chance, copies: 1 }] },
    "campaign_prizes_invalid",
  ],
  ["of a red packet", { gift: "red_packet", prizes: [packet] }, true],
  [
    "of a packet for each currency",
    { gift: "red_packet", prizes: [packet, thai], budgets: allBudgets },
    true,
  ],
  [
    "of a packet of one slip of a cent",
    { gift: "red_packet", prizes: [{ ...packet, amount: 1, copies: 1 }] },
    true,
  ],
  [
    "of slips of coupons",
    { gift: "red_packet", prizes: [{ ...packet, kind: "coupon" }] },
    "campaign_prizes_invalid",
  ],
  [
    "of a packet without slips",
    { gift: "red_packet", prizes: [{ ...packet, copies: 0 }] },
    "campaign_prizes_invalid",
  ],
  [
    "of a packet of nobody knows how many slips",
    { gift: "red_packet", prizes: [{ ...packet, copies: null }] },
    "campaign_prizes_invalid",
  ],
  [
    "of two packets of a currency",
    { gift: "red_packet", prizes: [packet, packet] },
    "campaign_prizes_invalid",
  ],
  [
    "of slips below a cent",
    { gift: "red_packet", prizes: [{ ...packet, amount: 9 }] },
    "campaign_prizes_invalid",
  ],
  [
    "that nothing pays",
    { prizes: [{ ...packet, copies: null, currency: "THB" }] },
    "campaign_budget_needed",
  ],
  [
    "of more than there is",
    { gift: "red_packet", prizes: [{ ...packet, amount: 1_001 }] },
    "campaign_budget_needed",
  ],
])("terms %s are judged so [BO-37] (table)", (_, change, expected) => {
  const checked = checkCampaign({ ...terms, ...change });
  expect(checked.ok || checked.error.code).toBe(expected);
});

test("a campaign goes from draft to its end, by one person or two", () => {
  const events = ["publish", "ask", "confirm", "drop", "end"] as const;
  const ways = campaignStates.flatMap((state) =>
    events.flatMap((event) => {
      const next = nextCampaignState(state, event);
      return next.ok ? [`${state} ${event} ${next.value}`] : [];
    }),
  );
  expect(ways).toEqual([
    "draft publish published",
    "draft ask waiting",
    "waiting confirm published",
    "waiting drop draft",
    "published end ended",
  ]);
  expect(nextCampaignState("ended", "publish")).toEqual({
    ok: false,
    error: { code: "campaign_not_in_state" },
  });
});

describe("whether somebody takes", () => {
  const open = { ...terms, state: "published" } as const;
  const ming: WouldTake = {
    isMeant: true,
    registered_at: at(2),
    takes: 0,
    takes_of_day: 0,
    hasPrize: true,
    now: at(3),
  };
  test.each<[string, object, Partial<WouldTake>, string | null]>([
    ["they may", {}, {}, null],
    ["it is a draft", { state: "draft" }, {}, "unknown"],
    ["its second person has not agreed", { state: "waiting" }, {}, "unknown"],
    ["it begins this moment", {}, { now: at(1) }, null],
    ["they registered with its beginning", { gift: "newcomer" }, { registered_at: at(1) }, null],
    ["it is for people of old too", {}, { registered_at: new Date(0) }, null],
    ["it begins later", {}, { now: new Date(0) }, "not_begun"],
    ["its end is there", {}, { now: at(8) }, "over"],
    ["it was stopped", { state: "ended" }, {}, "over"],
    ["they are in no segment of it", {}, { isMeant: false }, "not_yours"],
    ["nothing is in their currency", {}, { hasPrize: false }, "not_yours"],
    ["they were there before", { gift: "newcomer" }, { registered_at: new Date(0) }, "not_yours"],
    ["they have taken", {}, { takes: 1 }, "taken"],
    ["they have taken today", { per_person: 9 }, { takes: 1, takes_of_day: 1 }, "taken_today"],
  ])("where %s [PROMO-11] (table)", (_, campaign, wish, expected) => {
    expect(whyNotTake({ ...open, ...campaign }, { ...ming, ...wish })).toBe(expected);
  });

  test("a campaign is open from its first moment to before its last [PROMO-11]", () => {
    const moments = [new Date(at(1).getTime() - 1), at(1), new Date(at(8).getTime() - 1), at(8)];
    expect(moments.map((moment) => isOpen(open, moment))).toEqual([false, true, true, false]);
    for (const state of ["draft", "waiting", "ended"] as const)
      expect(isOpen({ ...open, state }, at(2))).toBe(false);
  });
});

test("slips add up to their packet, and each holds a cent at least", () => {
  const rolls = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(rolls, fc.nat(10_000_000), (drawn, more) => {
      const slips = cutSlips(drawn.length + more, drawn);
      expect(slips.reduce((sum, slip) => sum + slip, 0)).toBe(drawn.length + more);
      expect(Math.min(...slips)).toBeGreaterThanOrEqual(1);
      expect(slips).toHaveLength(drawn.length);
    }),
  );
});

test("of all rolls each prize wins as many as its odds say, and the rest nothing", () => {
  const prizes = [chance, { ...chance, odds_bp: 10 }];
  const won = Array.from({ length: 10_000 }, (_, roll) =>
    prizes.findIndex((one) => one === prizeAt(prizes, roll)),
  );
  const count = (place: number) => won.filter((one) => one === place).length;
  expect([count(0), count(1), count(-1)]).toEqual([2_500, 10, 7_490]);
  expect(rollOf("000000002711ffff")).toBe(1);
  expect(drawText("CM1", 7)).toBe("CM1:7");
});

test("a streak goes on from yesterday, and its prizes begin anew", () => {
  expect(nextStreak({ day: "2026-03-01", streak: 6 }, "2026-03-01")).toBe(7);
  expect(nextStreak({ day: "2026-02-27", streak: 6 }, "2026-03-01")).toBe(1);
  expect(nextStreak(undefined, "2026-03-01")).toBe(1);
  expect([1, 2, 3, 4].map((day) => prizeOfDay(["a", "b", "c"], day))).toEqual(["a", "b", "c", "a"]);
});

test("a red packet is cut into a cent each at least, and into something", () => {
  expect(cutSlips(2, [5, 9])).toEqual([1, 1]);
  for (const [total, rolls] of [
    [1, [0, 0]],
    [5, []],
    [0, []],
  ] as const)
    expect(() => cutSlips(total, rolls)).toThrow("a slip holds a cent at least");
});

test("people gain what is in their currency, and points whatever it is", () => {
  const all = [packet, points, thai];
  expect(prizesFor(all, "TWD")).toEqual([packet, points]);
  expect(prizesFor(all, "THB")).toEqual([points, thai]);
  expect(prizesFor(all, null)).toEqual([points]);
});
