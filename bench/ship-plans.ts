import type { InsuranceType } from "@sampan/domain/trade/charges/insurance";
import { bestNearby } from "@sampan/domain/logistics/ship-plans/testing/best-plans";
import {
  exactUpTo,
  mostPlanned,
  type PlanUnit,
} from "@sampan/domain/logistics/ship-plans/plan-unit";
import type { PlanTerms } from "@sampan/domain/logistics/ship-plans/plan-terms";
import { pricePlan } from "@sampan/domain/logistics/ship-plans/price-plan";
import { shipPlans, shipPlansBySteps } from "@sampan/domain/logistics/ship-plans/ship-plans";
import {
  careOfShops,
  cheapestByTrying,
  termsOf,
  unitOf,
} from "@sampan/domain/logistics/ship-plans/testing/plan-cases";
import { describeFigure, type Figure } from "./figure.ts";

const rounds = 60;
const tried = 16;
const triedOf = 6;
const offered: readonly InsuranceType[] = [0, 2, 3, 4];

/** Numbers that look drawn and are the same in every run. */
function draw(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** What lies in a warehouse for somebody: light and heavy, cheap and dear, one in five with a battery, one in six fragile. */
function storedFor(seed: number, count: number): readonly PlanUnit[] {
  const next = draw(seed);
  return Array.from({ length: count }, (_, at) => {
    const hasBattery = next() < 0.2;
    const isFragile = next() < 1 / 6;
    return unitOf(`SP${at}`, {
      weight_g: 200 + Math.floor(next() * 4_800),
      side_mm: 100 + Math.floor(next() * 250),
      value: 100_00 + Math.floor(next() * 1_500_00),
      tariff_class: hasBattery ? "sensitive" : "ordinary",
      facts: [
        ...(hasBattery ? (["battery"] as const) : []),
        ...(isFragile ? (["fragile"] as const) : []),
      ],
      transport: next() < 0.5 ? 12 : 8,
    });
  });
}

/** With rules of services as shops have them, which the safest plan asks by. */
const placeOf = (seed: number): PlanTerms =>
  seed % 2 === 0
    ? termsOf("TW", { freeTimesLeft: 1 + (seed % 6), care: careOfShops })
    : termsOf("TH", { care: careOfShops });

/** Three plans for so many parcels: how long that takes. */
function planning(count: number, at_most?: number): Figure {
  const took = Array.from({ length: rounds }, (_, seed) => {
    const [units, terms] = [storedFor(seed + 1, count), placeOf(seed)];
    const begun = performance.now();
    shipPlans(units, terms, offered);
    return performance.now() - begun;
  }).toSorted((one, other) => one - other);
  const at = (part: number) => took[Math.floor(rounds * part)] ?? 0;
  return {
    name: `three plans for ${count} parcels, p95`,
    value: Math.round(at(0.95) * 10) / 10,
    unit: "ms",
    target: at_most === undefined ? undefined : { at_most },
    detail: `p50 ${at(0.5).toFixed(1)} ms, most ${(took.at(-1) ?? 0).toFixed(1)} ms, ${count <= exactUpTo ? "exact" : "by search"}; ${rounds} people in two regions`,
  };
}

/** For how long the same holds the thread that everybody is served by, before others may have their turn. */
function held(count: number): Figure {
  const longest = Array.from({ length: rounds }, (_, seed) => {
    const steps = shipPlansBySteps(storedFor(seed + 1, count), placeOf(seed), offered);
    let most = 0;
    for (let isDone = false; !isDone;) {
      const begun = performance.now();
      isDone = steps.next().done === true;
      most = Math.max(most, performance.now() - begun);
    }
    return most;
  }).toSorted((one, other) => one - other);
  return {
    name: `longest step of three plans for ${count} parcels, p95`,
    value: Math.round((longest[Math.floor(rounds * 0.95)] ?? 0) * 10) / 10,
    unit: "ms",
    target: { at_most: 50 },
    detail: `most ${(longest.at(-1) ?? 0).toFixed(1)} ms; ${rounds} people in two regions`,
  };
}

/** What the search for many would find for few, beside the best of all ways tried one by one. */
function nearness(): Figure {
  const away = Array.from({ length: tried }, (_, seed) => {
    const [units, terms] = [storedFor(seed + 500, triedOf), placeOf(seed)];
    const ways = seed % 2 === 0 ? ([12, 8, 9] as const) : ([12, 9, 10] as const);
    const boxes = bestNearby({ units, terms, ways, wished: 0 });
    const found = boxes && pricePlan(boxes, units, terms)?.cost;
    const best = cheapestByTrying(units, terms, ways);
    if (found === undefined || best === undefined) throw new Error("nothing goes");
    return (found / best - 1) * 100;
  });
  const mean = away.reduce((total, one) => total + one, 0) / tried;
  return {
    name: `the search for many parcels, dearer than the best of all ways of ${triedOf}`,
    value: Math.round(mean * 1_000) / 1_000,
    unit: "%",
    target: { at_most: 1 },
    detail: `mean of ${tried} people; ${away.filter((one) => one === 0).length} of them exactly, worst ${Math.max(...away).toFixed(2)} %`,
  };
}

/** Ways to ship what is stored: how long three plans take, and how far the search for many is from the best. */
export const benchShipPlans = (): Figure[] => [
  planning(exactUpTo, 100),
  planning(12, 200),
  planning(mostPlanned),
  held(exactUpTo),
  held(mostPlanned),
  nearness(),
];

if (import.meta.main) for (const figure of benchShipPlans()) console.log(describeFigure(figure));
