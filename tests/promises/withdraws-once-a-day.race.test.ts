import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import type { Region } from "@sampan/domain/kernel/regions";
import { beforeAll, expect, test, vi } from "vitest";
import { openTestApp } from "../support/test-app.ts";
import { insertSession } from "../support/test-people.ts";
import { insertCashOutBanks, openPayees } from "../support/test-withdrawals.ts";
import { refusalOf, valueOf } from "../support/value-of.ts";
import { chanceOf } from "./support/chance-of.ts";
import { seed, sizeOf, tellPromise } from "./support/tell-promise.ts";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";

const broken = vi.hoisted(() => ({ is: "nothing" as "nothing" | "count" | "zone" }));
// The controls: a house that does not see what was applied for, and one whose days are Greenwich's.
vi.mock(import("../../apps/server/src/money/withdrawals/withdrawal-queries.ts"), async (read) => {
  const real = await read();
  const appliedOn: typeof real.appliedOn = (value) =>
    real.appliedOn(broken.is === "count" ? { ...value, day: "1999-01-01" } : value);
  return { ...real, appliedOn };
});
vi.mock(import("@sampan/domain/kernel/business-time"), async (read) => {
  const real = await read();
  return {
    ...real,
    businessDay: (now, region) =>
      broken.is === "zone" ? now.toISOString().slice(0, 10) : real.businessDay(now, region),
  };
});

const world = await openTestApp();
const { clock, db } = world;
const { payee, settledCard, withdraw } = openPayees(world);
beforeAll(() => insertCashOutBanks(db));

/** When a day begins there, and in the zone of the other region, as hours of Greenwich. */
const zones = {
  TW: { name: "Asia/Taipei", midnight: 16, other: 17 },
  TH: { name: "Asia/Bangkok", midnight: 17, other: 16 },
} as const satisfies Record<Region, object>;

/** The day that a calendar on the wall there shows; asked of the runtime, not of us. */
const dayOnTheWall = (at: Date, region: Region): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: zones[region].name }).format(at);

type Chance = ReturnType<typeof chanceOf>;

/** Moments of some days, in order: a little before and after midnight here, there and at Greenwich, and anywhere. */
function momentsAround(region: Region, chance: Chance, days: number): Date[] {
  const { midnight, other } = zones[region];
  const first = Date.parse("2026-03-04T00:00:00Z") + Math.floor(chance() * 200) * 86_400_000;
  const moments: number[] = [];
  for (let day = 0; day < days; day += 1) {
    const at = first + day * 86_400_000;
    const near = () => Math.ceil(chance() * 10 ** (1 + Math.floor(chance() * 5)));
    const edge = at + midnight * 3_600_000;
    moments.push(edge - 100, edge - 1, edge, edge + 100, edge - near(), edge + near());
    moments.push(at + other * 3_600_000 - near(), at + near(), at + chance() * 86_400_000);
  }
  return moments.toSorted((one, next) => one - next).map((ms) => new Date(Math.floor(ms)));
}

/** Applies three times at once at each moment; says where a day has none or more than one. */
async function faultsOf(region: Region, moments: readonly Date[]) {
  const ming = await payee({ region, cash: 10_000_000 });
  const number_id = await settledCard(ming);
  const before = clock.now();
  const taken = new Map<string, number>();
  const faults: string[] = [];
  try {
    for (const at of moments) {
      clock.set(at);
      ming.cookies.set("session_id", await insertSession(db, at, ming.id));
      const day = dayOnTheWall(at, region);
      const already = taken.get(day) ?? 0;
      const outcomes = await Promise.all(
        [1, 2, 3].map(() => withdraw(ming, { number_id, amount: 10_000 })),
      );
      const accepted = outcomes.filter(({ ok }) => ok).length;
      taken.set(day, already + accepted);
      if (already + accepted !== 1)
        faults.push(`${region} ${at.toISOString()}: ${already + accepted} on ${day}`);
    }
  } finally {
    clock.set(before);
    ming.cookies.set("session_id", await insertSession(db, clock.now(), ming.id));
  }
  const { balance, lock_blc } = valueOf(await ming.call(getAccountBalance, {})).data;
  const days = [...taken.values()].reduce((sum, count) => sum + count, 0);
  if (lock_blc !== days * 13_000 || balance + lock_blc !== 10_000_000)
    faults.push(`${region}: ${lock_blc} is set aside for ${days}`);
  return { faults, days: taken.size };
}

test.each(["TW", "TH"] as const)(
  "applications around the midnights of %s, of the other region and of Greenwich leave one for each day [WAL-25]",
  async (region) => {
    const moments = momentsAround(region, chanceOf(seed), sizeOf({ quick: 4, full: 120 }));
    const { faults, days } = await faultsOf(region, moments);
    tellPromise({
      promise: 17,
      name: `one withdrawal a day in ${region}`,
      target: "one a day, to the millisecond",
      figure: `${faults.length} of ${days} days have another number, ${moments.length * 3} applications`,
      seed,
    });
    expect(faults).toEqual([]);
  },
  600_000,
);

test.each(["count", "zone"] as const)(
  "the check notices a house that goes wrong about the %s",
  async (what) => {
    const moments = momentsAround("TW", chanceOf(seed + 1), 2);
    broken.is = what;
    try {
      const { faults } = await faultsOf("TW", moments);
      expect(faults.length).toBeGreaterThan(0);
    } finally {
      broken.is = "nothing";
    }
  },
);

test("the sums at the edge are as the table of rules says", async () => {
  const cash = 500_000;
  const edges = [
    [3_000, "withdrawal_below_minimum"],
    [3_100, "withdrawal_below_minimum"],
    [3_150, "whole_amount_needed"],
    [-100, "withdrawal_below_minimum"],
    [0, "withdrawal_below_minimum"],
    [1e17, "invalid_input"],
    [cash, "withdrawal_fee_uncovered"],
    [cash - 2_900, "withdrawal_fee_uncovered"],
    [cash + 100, "withdrawal_above_balance"],
    [cash - 3_000, "accepted"],
    [10_000, "accepted"],
    [3_200, "accepted"],
  ] as const;
  const outcomes: unknown[] = [];
  for (const [amount] of edges) {
    const ming = await payee({ cash });
    const number_id = await settledCard(ming);
    outcomes.push([amount, refusalOf(await withdraw(ming, { number_id, amount }))]);
    const { balance, lock_blc } = valueOf(await ming.call(getAccountBalance, {})).data;
    expect(balance + lock_blc).toBe(cash);
  }
  expect(outcomes).toEqual(edges);
});

test("and then the ledger adds up [WAL-50]", async () => {
  expect(await checkLedger(db)).toEqual([]);
});
