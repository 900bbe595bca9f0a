import { getExchangeRate } from "@sampan/contract/money/rates/rates";
import { queryAuditLog } from "@sampan/contract/kernel/audit/staff-audit";
import {
  changeRateTerms,
  endManualRate,
  fetchRatesNow,
  listRateHistory,
  readRateDays,
  readRates,
  setManualRate,
} from "@sampan/contract/money/rates/staff-rates";
import { beforeEach, describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates } from "../../../../../tests/support/test-goods.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { quoteRate } from "./quote-rate.ts";

const { db, needs, staff, visitor, customer, clock, jobs } = await openTestApp();
const terms = { margin_bp: 200, quote_minutes: 30 };

beforeEach(async () => {
  clock.set(new Date("2026-03-02T04:00:00Z"));
  await db.deleteFrom("rate_quotes").execute();
  await db.deleteFrom("exchange_rates").execute();
  await setSettings(needs, {});
  await insertRates(needs, clock.now());
});

const shown = async (currency: "TWD" | "THB" = "TWD") =>
  valueOf(await visitor().call(getExchangeRate, { currency })).data.rate;
const desk = async (by: Awaited<ReturnType<typeof staff>>, currency: "TWD" | "THB" = "TWD") => {
  const rates = valueOf(await by.call(readRates, {}));
  const one = rates.list.find((rate) => rate.currency === currency);
  if (!one) throw new Error(`no ${currency}`);
  return { ...one, terms: rates.terms };
};

describe("the rates desk", () => {
  test("shows feed, age and what customers get, for finance only [BO-34]", async () => {
    const finance = await staff("finance");
    clock.pass({ minutes: 25 });
    expect(await desk(finance, "THB")).toMatchObject({
      now: { rate_e6: 4_590_000, mid_e6: 4_500_000, margin_bp: 200, source: "test" },
      feed_age_minutes: 25,
      waiting: [],
      terms,
    });
    const admin = await staff("admin");
    for (const call of [readRates, fetchRatesNow] as const)
      expect(refusalOf(await admin.call(call, {}))).toBe("right_missing");
  });

  test("asks the feeds when it is told to", async () => {
    const finance = await staff("finance");
    valueOf(await finance.call(fetchRatesNow, {}));
    expect(jobs.at(-1)).toEqual({ name: "fetch-rates", data: {} });
  });
});

describe("a manual rate", () => {
  test("goes before every feed until it ends by itself [BO-34]", async () => {
    const finance = await staff("finance");
    const typed = { currency: "TWD", mid_e6: 4_600_000, margin_bp: 100 } as const;
    // An hour from now on the clocks of Taipei, for an hour.
    const row = valueOf(
      await finance.call(setManualRate, {
        ...typed,
        valid_from: "2026-03-02 13:00",
        valid_until: "2026-03-02 14:00",
      }),
    ).data;
    expect(row).toMatchObject({ is_manual: true, rate_e6: 4_646_000, source: "manual" });
    expect((await desk(finance)).waiting.map(({ id }) => id)).toEqual([row.id]);
    expect(await shown()).toBe("4.53");

    clock.pass({ hours: 1 });
    expect(await shown()).toBe("4.646");
    await insertRates(needs, clock.now());
    expect(await shown()).toBe("4.646");
    expect((await desk(await staff("finance"))).feed).toMatchObject({
      rate_e6: 4_530_000,
      is_manual: false,
    });
    clock.pass({ hours: 1 });
    expect(await shown()).toBe("4.53");
  });

  test("holds without an end until somebody ends it, on record [BO-34] [BO-03]", async () => {
    const finance = await staff("finance");
    const typed = { currency: "THB", mid_e6: 4_400_000, margin_bp: 0 } as const;
    const { id } = valueOf(await finance.call(setManualRate, typed)).data;
    clock.pass({ days: 3 });
    expect(await shown("THB")).toBe("4.40");
    const next = await staff("finance");
    valueOf(await next.call(endManualRate, { id }));
    expect(await shown("THB")).toBe("4.59");
    expect(refusalOf(await next.call(endManualRate, { id }))).toBe("rate_not_manual");
    const admin = await staff("admin");
    const { datalist } = valueOf(
      await admin.call(queryAuditLog, { object_kind: "exchange_rate", object_id: id }),
    );
    expect(datalist.map(({ action }) => action)).toEqual(["end_manual_rate", "set_manual_rate"]);
    expect(datalist[1]?.old_value).toMatchObject({ rate_e6: 4_590_000 });
  });

  test("that has not begun is taken back and never holds", async () => {
    const finance = await staff("finance");
    const later = { currency: "TWD", mid_e6: 4_600_000, margin_bp: 0 } as const;
    const valid_from = wire(clock.now().getTime() + 3_600_000);
    const { id } = valueOf(await finance.call(setManualRate, { ...later, valid_from })).data;
    valueOf(await finance.call(endManualRate, { id }));
    clock.pass({ hours: 2 });
    expect(await shown()).toBe("4.53");
  });

  test.each([
    ["with its point slipped", { mid_e6: 44_400_000 }, "rate_far_off"],
    ["ending in the past", { valid_until: "2020-01-01 00:00" }, "rate_period_invalid"],
    ["at no time", { valid_from: "soon" }, "rate_period_invalid"],
    ["with a margin of 21 %", { margin_bp: 2_100 }, "invalid_input"],
    ["with a margin below nothing", { margin_bp: -1 }, "invalid_input"],
  ])("is refused %s [BO-34]", async (_, change, refusal) => {
    const finance = await staff("finance");
    const typed = { currency: "TWD", mid_e6: 4_500_000, margin_bp: 200, ...change } as const;
    expect(refusalOf(await finance.call(setManualRate, typed))).toBe(refusal);
  });

  test("of a feed is nobody's to end", async () => {
    const finance = await staff("finance");
    const id = (await desk(finance)).now?.id ?? "";
    expect(refusalOf(await finance.call(endManualRate, { id }))).toBe("rate_not_manual");
  });
});

describe("the terms", () => {
  test("take effect at once, leave quotes that were given, and are on record [BO-34] [MONEY-12]", async () => {
    const finance = await staff("finance");
    const ming = await customer();
    const wishNow = () => {
      const now = clock.now();
      return {
        accountId: ming.id,
        currency: "TWD",
        now,
        settings: needs.settings.at(now),
        prices: needs.prices.at(now),
      } as const;
    };
    const quoted = valueOf(await quoteRate(db, wishNow()));
    clock.pass({ minutes: 1 });
    const changed = { margin_bp: 300, quote_minutes: 10 };
    valueOf(await finance.call(changeRateTerms, { terms: changed, seen: terms }));
    expect(await shown()).toBe("4.5744");
    expect((await desk(finance)).now).toMatchObject({ mid_e6: 4_441_176, source: "test" });
    expect(quoted.rate_e6).toBe(4_530_000);
    const next = valueOf(await quoteRate(db, wishNow()));
    expect(next.expires_at.getTime() - clock.now().getTime()).toBe(600_000);

    expect(refusalOf(await finance.call(changeRateTerms, { terms, seen: terms }))).toBe(
      "changed_meanwhile",
    );
    expect((await desk(finance)).terms).toEqual(changed);
    const admin = await staff("admin");
    const { datalist } = valueOf(await admin.call(queryAuditLog, { object_kind: "rate_terms" }));
    expect(datalist[0]).toMatchObject({ old_value: terms, new_value: changed });
  });

  test.each([
    { margin_bp: 2_001, quote_minutes: 30 },
    { margin_bp: 2.5, quote_minutes: 30 },
    { margin_bp: 200, quote_minutes: 4 },
    { margin_bp: 200, quote_minutes: 241 },
  ])("stay within their bounds: %j is refused [BO-34]", async (wrong) => {
    const finance = await staff("finance");
    expect(refusalOf(await finance.call(changeRateTerms, { terms: wrong, seen: terms }))).toBe(
      "invalid_input",
    );
  });
});

test("the history keeps every rate, by page and by day [BO-34]", async () => {
  clock.pass({ days: 1 });
  const finance = await staff("finance");
  const typed = { currency: "TWD", mid_e6: 4_600_000, margin_bp: 0 } as const;
  valueOf(await finance.call(setManualRate, typed));
  clock.pass({ minutes: 5 });
  valueOf(await finance.call(setManualRate, { ...typed, mid_e6: 4_500_000 }));
  const page = { currency: "TWD", page_size: 2 } as const;
  const { datalist, total } = valueOf(await finance.call(listRateHistory, page));
  expect(datalist.map(({ rate_e6 }) => rate_e6)).toEqual([4_500_000, 4_600_000]);
  expect(total).toBe(3);
  const { list } = valueOf(await finance.call(readRateDays, { currency: "TWD" }));
  expect(
    list.map(({ lowest_e6, highest_e6, last_e6 }) => [lowest_e6, highest_e6, last_e6]),
  ).toEqual([
    [4_530_000, 4_530_000, 4_530_000],
    [4_500_000, 4_600_000, 4_500_000],
  ]);
});

/** A moment on the clocks of Taipei. */
const wire = (moment_ms: number): string =>
  new Date(moment_ms + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
