import type { RateFeed } from "@sampan/connectors/rates/rate-feed";
import { getExchangeRate } from "@sampan/contract/money/rates/rates";
import { roundings, type Rounding } from "@sampan/domain/kernel/rounding";
import { ok, refuse } from "@sampan/domain/kernel/result";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { askRates } from "./ask-rates.ts";
import { rowsOf } from "../../kernel/db/send-soon.ts";
import { quotesAt } from "./quotes-at.ts";
import { quoteRate } from "./quote-rate.ts";
import { recordRate } from "./record-rate.ts";
import { requestFirstRates } from "./request-first-rates.ts";

const { db, needs, visitor, customer, clock, jobs } = await openTestApp();

const feed = (name: RateFeed["name"], mids: Partial<Record<"TWD" | "THB", number>>): RateFeed => ({
  name,
  fetchRates: async () =>
    Object.keys(mids).length === 0
      ? refuse({ code: "unavailable", source: name, detail: "" })
      : ok({
          as_of: clock.now(),
          quotes: (["TWD", "THB"] as const).flatMap((currency) => {
            const mid_e6 = mids[currency];
            return mid_e6 === undefined ? [] : [{ currency, mid_e6 }];
          }),
        }),
});
const rate = async (currency: "TWD" | "THB") =>
  valueOf(await visitor().call(getExchangeRate, { currency })).data;

describe("the exchange rate", () => {
  test("is unknown before the first one was fetched", async () => {
    expect(refusalOf(await visitor().call(getExchangeRate, {}))).toBe("rate_unknown");
  });

  test("is asked for at once where there is none, and not again", async () => {
    await requestFirstRates(needs);
    expect(jobs).toEqual([{ name: "fetch-rates", data: {} }]);
    for (const currency of ["TWD", "THB"] as const) {
      const rate = { currency, mid_e6: 1_000_000, margin_bp: 0, source: "test" };
      await recordRate(db, { ...rate, valid_from: clock.now() });
    }
    await needs.prices.refresh();
    await requestFirstRates(needs);
    expect(jobs).toHaveLength(1);
    await db.deleteFrom("exchange_rates").execute();
    await needs.prices.refresh();
  });

  test("is the middle of the first feed that knows it, and 2 % more [API-60] [BO-34]", async () => {
    const rateFeeds = [
      feed("bank_of_taiwan", { TWD: 4_441_176 }),
      feed("open_er_api", { TWD: 9_000_000, THB: 4_500_000 }),
    ];
    await askRates({ ...needs, rateFeeds });
    expect(await rate("TWD")).toMatchObject({
      rate: "4.53",
      rate_e6: 4_530_000,
      mid: "4.441176",
      margin_percent: "2.00",
      source: "bank_of_taiwan",
    });
    expect(await rate("THB")).toMatchObject({ rate: "4.59", source: "open_er_api" });
  });

  test("stays as it was when every feed is down, and keeps its history [BO-34]", async () => {
    const before = await rate("TWD");
    clock.pass({ hours: 1 });
    const rateFeeds = [feed("bank_of_taiwan", {}), feed("open_er_api", {})];
    await askRates({ ...needs, rateFeeds });
    expect(await rate("TWD")).toEqual(before);
    await askRates({ ...needs, rateFeeds: [feed("bank_of_taiwan", { TWD: 5_000_000 })] });
    expect((await rate("TWD")).rate).toBe("5.10");
    const history = await db
      .selectFrom("exchange_rates")
      .select("rate_e6")
      .where("currency", "=", "TWD")
      .orderBy("id")
      .execute();
    expect(history.map(({ rate_e6 }) => rate_e6)).toEqual([4_530_000, 5_100_000]);
  });

  test("follows the caller's region, never the language [MONEY-06] [MONEY-08]", async () => {
    const som = await customer({ region: "TH" });
    som.cookies.set("lang", "zh-TW");
    expect(valueOf(await som.call(getExchangeRate, {})).data.currency).toBe("THB");
    expect(valueOf(await visitor().call(getExchangeRate, {})).data.currency).toBe("TWD");
  });
});

describe("a quote", () => {
  test("holds for its customer until it expires, whatever the market does [MONEY-12]", async () => {
    const [ming, other] = [await customer(), await customer()];
    const currency = "TWD" as const;
    const now = clock.now();
    const [settings, prices] = [needs.settings.at(now), needs.prices.at(now)];
    const wish = { accountId: ming.id, currency, now, settings, prices };
    const quote = valueOf(await quoteRate(db, wish));
    const mid = { currency, mid_e6: 6_000_000, margin_bp: 200, source: "test" };
    await recordRate(db, { ...mid, valid_from: clock.now() });
    await needs.prices.refresh();

    const find = (accountId: number) =>
      rowsOf(
        db,
        quotesAt({ accountId, currency, rate_e6: quote.rate_e6, roundings, now: clock.now() }),
      );
    clock.pass({ minutes: 29 });
    expect(await find(ming.id)).toEqual([quote]);
    expect(await find(other.id)).toEqual([]);
    clock.pass({ minutes: 1 });
    expect(await find(ming.id)).toEqual([]);
  });

  test("keeps the rounding it was made with, beside one of another at the same rate [MONEY-05] [MONEY-12]", async () => {
    const ming = await customer();
    const now = clock.now();
    const prices = needs.prices.at(now);
    const quoted = async (rounding: Rounding) => {
      const settings = { ...needs.settings.at(now), rounding };
      const wish = { accountId: ming.id, currency: "TWD", now, settings, prices } as const;
      return valueOf(await quoteRate(db, wish));
    };
    const [down, up] = [await quoted("down"), await quoted("up")];
    const key = { accountId: ming.id, currency: "TWD", rate_e6: up.rate_e6, now } as const;
    expect(await rowsOf(db, quotesAt({ ...key, roundings: ["down"] }))).toEqual([down]);
    expect(await rowsOf(db, quotesAt({ ...key, roundings: ["up"] }))).toEqual([up]);
    expect(await rowsOf(db, quotesAt({ ...key, roundings: ["half_up"] }))).toEqual([]);
  });
});
