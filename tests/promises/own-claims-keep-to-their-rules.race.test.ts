import { weighTwice } from "../support/test-arrivals.ts";
import { createClaim } from "@sampan/contract/logistics/claims/claims";
import { beforeAll, expect, test, vi } from "vitest";
import { coverDelays } from "../../apps/server/src/logistics/claims/cover-delays.ts";
import { decideSureClaims } from "../../apps/server/src/logistics/claims/decide-sure-claims.ts";
import { openSilentClaims } from "../../apps/server/src/logistics/claims/open-silent-claims.ts";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";
import { findBalances } from "../../apps/server/src/money/ledger/find-balances.ts";
import { setSettings } from "../support/set-settings.ts";
import { openTestApp } from "../support/test-app.ts";
import { openClaims } from "../support/test-claims.ts";
import { insertRates, insertTariff } from "../support/test-goods.ts";
import { fund, measures, openJourney, type TestCustomer } from "../support/test-journey.ts";
import { arrive, departed, offeredForPickup } from "../support/test-pickups.ts";
import { openServices } from "../support/test-services.ts";
import { valueOf } from "../support/value-of.ts";
import { chanceOf } from "./support/chance-of.ts";
import {
  busiestDay,
  countOwnDecisions,
  judgeOwnDecisions,
  paidByItself,
} from "./support/judge-own-decisions.ts";
import { overlookedErrors } from "./support/plant-own-decisions.ts";
import { seed, sizeOf, tellPromise } from "./support/tell-promise.ts";

const limits = vi.hoisted(() => ({ areOff: false }));
// The control: a house that asks no limit, by which claims and covers go out.
vi.mock(import("@sampan/domain/logistics/claims/decide-itself"), async (original) => {
  const real = await original();
  return {
    ...real,
    clauseOf: (claim, most, spent) =>
      limits.areOff ? claim.holding : real.clauseOf(claim, most, spent),
    fitsOwnDecisions: (cny, most, spent) =>
      limits.areOff || real.fitsOwnDecisions(cny, most, spent),
  };
});

const world = await openTestApp();
const { customer, db, clock, needs } = world;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const cashOf = async ({ id }: { readonly id: number }) =>
  (await findBalances(db, { accountId: id, currency: "TWD" })).cash;

/** Somebody whose parcel may come to be claimed, what they had before anything was paid, and its box where it is still under way. */
interface Case {
  readonly owner: TestCustomer;
  readonly before: number;
  readonly parcel?: string;
  readonly box?: string;
}

type Chance = ReturnType<typeof chanceOf>;
const oneOf = <One>(chance: Chance, all: readonly [One, ...One[]]): One =>
  all[Math.floor(chance() * all.length)] ?? all[0];
const insurances = [0, 2, 3, 4] as const;

/** A parcel that arrives as it left, a little lighter, or clearly so. */
async function light(chance: Chance): Promise<Case> {
  const journey = await openJourney(world);
  const owner = await customer();
  const order = { transport: 12, insurance: oneOf(chance, insurances) } as const;
  const { parcel } = await offeredForPickup(journey, owner, order, oneOf(chance, [1, 2, 4]));
  const before = await cashOf(owner);
  const weight_g = measures.weight_g - oneOf(chance, [0, 90, 119, 121, 400, 1_200]);
  // More often than once: the same scale, and another figure.
  for (const tried of [weight_g, weight_g, weight_g - 50])
    valueOf(await weighTwice(journey.logistics, { tid: parcel, weight_g: tried }));
  return { owner, before, parcel };
}

/** A parcel that leaves and of which nobody hears, until it turns up or does not. */
async function silent(chance: Chance): Promise<Case> {
  const owner = await customer();
  const order = { transport: 12, insurance: oneOf(chance, insurances) } as const;
  const { parcel, box } = await departed(await openJourney(world), owner, order);
  return { owner, before: await cashOf(owner), parcel, box };
}

/** Goods in a crate, with a picture of it or without one, of which one is claimed. */
async function crated(chance: Chance): Promise<Case> {
  const services = await openServices(world);
  const { completed, photo } = await openClaims(world);
  const [insurance, isShown] = [oneOf(chance, insurances), chance() < 0.3];
  const order = { transport: 12, insurance } as const;
  const { ming, oid } = await completed({ order }, undefined, async (owner, parcel) => {
    await fund(db, owner, { amount: 100_000, now: clock.now() });
    const number = await services.asked(owner, parcel, { service: "crate" });
    const photos = isShown ? [await services.photograph()] : [];
    valueOf(await services.move(number, "finish", "", photos));
  });
  const before = await cashOf(ming);
  const about = oneOf(chance, ["damage", "damage", "missing"] as const);
  const claim = {
    oid,
    num: oneOf(chance, [1, 2]),
    about,
    content: "碎了",
    imgs: [await photo(ming)],
  };
  valueOf(await ming.call(createClaim, claim));
  return { owner: ming, before };
}

/** All jobs at once, some of them more often than once. */
const work = () =>
  Promise.all(
    [
      openSilentClaims,
      decideSureClaims,
      coverDelays,
      decideSureClaims,
      openSilentClaims,
      coverDelays,
    ].map((job) => job(needs)),
  );

interface History {
  readonly rounds: number;
  readonly budget: { readonly one: number; readonly day: number };
}

/** Days on which parcels leave, arrive light, break, are heard of no more, or turn up, while jobs run at odd moments. */
async function live({ rounds, budget }: History, chance: Chance): Promise<readonly Case[]> {
  const cases: Case[] = [];
  const settings = {
    claim_no_scan_days: 3,
    delay_cover_days: 1,
    claim_auto_cny: budget.one,
    claim_crate_cny: budget.one,
    claim_auto_day_cny: budget.day,
  };
  await setSettings(needs, settings);
  for (let round = 0; round < rounds; round += 1) {
    for (const make of [light, silent, oneOf(chance, [crated, silent, light])])
      cases.push(await make(chance));
    await work();
    clock.pass({ hours: 8 + Math.floor(chance() * 80) });
    const lost = cases.filter(({ box }) => box !== undefined);
    const found = lost[Math.floor(chance() * lost.length)];
    if (found?.box && chance() < 0.4) {
      await arrive(await openJourney(world), found.box);
      cases.splice(cases.indexOf(found), 1, { owner: found.owner, before: found.before });
    }
    await work();
    await work();
  }
  // Late enough that what was told of each has passed.
  for (let day = 0; day < 12; day += 1) {
    clock.pass({ hours: 25 });
    await work();
  }
  return cases;
}

const rounds = sizeOf({ quick: 6, full: 60 });
const budget = { one: 30_000, day: 12_000 };

test("claims and covers that decide themselves are paid once, within the insured share and the day's budget, and name a clause that holds", async () => {
  const cases = await live({ rounds, budget }, chanceOf(seed));
  const faults = await judgeOwnDecisions(db, budget);
  const [ends, busiest] = [await countOwnDecisions(db), await busiestDay(db)];
  const differing: string[] = [];
  for (const { owner, before } of cases) {
    const gained = (await cashOf(owner)) - before;
    const due = await paidByItself(db, owner.id);
    if (gained !== due) differing.push(`${owner.uid} has ${gained} more in place of ${due}`);
  }
  tellPromise({
    promise: 15,
    name: "claims that decide themselves keep to their rules",
    target: "0 paid twice, above the share or the day, or without a clause that holds",
    figure: `${faults.length + differing.length} of ${cases.length} histories, ${busiest} of ${budget.day} in the busiest day: ${JSON.stringify(ends)}`,
    seed,
  });
  expect(faults).toEqual([]);
  expect(differing).toEqual([]);
  expect(ends).toMatchObject({
    weight_lost: expect.any(Number) as number,
    no_scan: expect.any(Number) as number,
    no_crate_photo: expect.any(Number) as number,
    "late, paid": expect.any(Number) as number,
  });
  expect(await checkLedger(db)).toEqual([]);
  // The control: of everything that may be wrong with one of them, the same check tells.
  expect(await overlookedErrors(db, budget)).toEqual([]);
}, 600_000);

test("the check notices a house that asks no limit", async () => {
  const small = { one: 100, day: 150 };
  limits.areOff = true;
  try {
    await live({ rounds: 2, budget: { one: 100, day: 150 } }, chanceOf(seed + 1));
  } finally {
    limits.areOff = false;
  }
  const faults = await judgeOwnDecisions(db, small);
  expect(faults.join()).toContain("is above the limit of one");
  expect(faults.join()).toContain("the day until");
}, 600_000);
