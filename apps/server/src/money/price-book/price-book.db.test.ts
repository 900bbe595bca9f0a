import { getExchangeRate } from "@sampan/contract/money/rates/rates";
import { queryOptions } from "@sampan/contract/trade/orders/orders";
import { endManualRate, setManualRate } from "@sampan/contract/money/rates/staff-rates";
import {
  enableShippingRule,
  saveShippingRule,
} from "@sampan/contract/goods/shippability/staff-shippability";
import { refuse } from "@sampan/domain/kernel/result";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { newRule } from "../../../../../tests/support/test-shippability.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { keepFresh } from "../../kernel/settings/keep-fresh.ts";
import { recordRate } from "../rates/record-rate.ts";
import { changePriceBook } from "../../kernel/settings/change-price-book.ts";
import { noDuties } from "../../goods/duties/find-duty-book.ts";
import { createPriceBook } from "./create-price-book.ts";

const { db, needs, staff, visitor, clock } = await openTestApp();

beforeAll(() => insertTariff(needs));
beforeEach(async () => {
  await db.deleteFrom("exchange_rates").execute();
  await insertRates(needs, clock.now());
});

const pricesNow = () => needs.prices.at(clock.now());
const rateAtMoment = (moment: Date) => needs.prices.at(moment).rates.TWD?.rate_e6;
const inAnHour = () => new Date(clock.now().getTime() + 3_600_000);
const before = (moment: Date) => new Date(moment.getTime() - 1);
const typed = { currency: "TWD", mid_e6: 4_600_000, margin_bp: 0 } as const;

/** A rate as another process writes it: nobody here is told. */
const recordElsewhere = (mid_e6: number, rest: Partial<Parameters<typeof recordRate>[1]> = {}) =>
  recordRate(db, {
    currency: "TWD",
    mid_e6,
    margin_bp: 0,
    source: "test",
    valid_from: clock.now(),
    ...rest,
  });

describe("the price book that is held", () => {
  test("know no rate, no tariff and no rule before they were read", () => {
    const prices = createPriceBook({ database: needs.database, clock: clock.now });
    const nothing = { TW: [], TH: [] };
    const rates = { TWD: undefined, THB: undefined };
    expect(prices.at(clock.now())).toEqual({
      rates,
      tariffs: nothing,
      groupTariffs: nothing,
      rules: nothing,
      duties: noDuties,
    });
  });

  test("have a manual rate with the next request after it was set or ended here [BO-34]", async () => {
    const finance = await staff("finance");
    const shown = async () => valueOf(await visitor().call(getExchangeRate, {})).data.rate;
    const { id } = valueOf(await finance.call(setManualRate, typed)).data;
    expect(await shown()).toBe("4.60");
    valueOf(await finance.call(endManualRate, { id }));
    expect(await shown()).toBe("4.53");
  });

  test("have a shipping rule with the next request after it was written or switched off here", async () => {
    const logistics = await staff("logistics");
    const rule = newRule({ region: "TH", words: ["罗盘"] });
    const { id } = valueOf(await logistics.call(saveShippingRule, rule)).data;
    const { id: row } = await needs.database.db
      .selectFrom("shipping_rules")
      .select("id")
      .where("key", "=", id)
      .executeTakeFirstOrThrow();
    const holds = (region: "TW" | "TH") => pricesNow().rules[region].some((one) => one.id === row);
    expect([holds("TH"), holds("TW")]).toEqual([true, false]);
    valueOf(await logistics.call(enableShippingRule, { id, is_enabled: false }));
    expect([holds("TH"), holds("TW")]).toEqual([false, false]);
  });

  test("never have what was rolled back", async () => {
    const refused = await changePriceBook(needs, async (transaction) => {
      await recordRate(transaction, { ...typed, source: "test", valid_from: clock.now() });
      return refuse({ code: "rate_far_off" });
    });
    expect(refusalOf(refused)).toBe("rate_far_off");
    await needs.prices.refresh();
    expect(rateAtMoment(clock.now())).toBe(4_530_000);
  });

  test("follow by themselves what another process changed", async () => {
    const leave = keepFresh({ prices: needs.prices }, needs.log, 10);
    await recordElsewhere(5_000_000);
    await db.updateTable("tariff_lines").set({ days_max: 77 }).where("region", "=", "TW").execute();
    await expect.poll(() => rateAtMoment(clock.now())).toBe(5_000_000);
    await expect.poll(() => pricesNow().tariffs.TW[0]?.days_max).toBe(77);
    leave();
    const { transports } = valueOf(await visitor().call(queryOptions, {})).data;
    expect(new Set(transports.map(({ days_max }) => days_max))).toEqual(new Set([77]));
  });

  test("stay as they were read while they cannot be read anew", async () => {
    let isDown = false;
    const now = () => {
      if (isDown) throw new Error("nobody answers");
      return clock.now();
    };
    const prices = createPriceBook({ database: needs.database, clock: now });
    await prices.refresh();
    isDown = true;
    await recordElsewhere(5_000_000);
    await expect(prices.refresh()).rejects.toThrow("nobody answers");
    expect(prices.at(clock.now()).rates.TWD?.rate_e6).toBe(4_530_000);
    isDown = false;
    await prices.refresh();
    expect(prices.at(clock.now()).rates.TWD?.rate_e6).toBe(5_000_000);
  });
});

describe("a rate in the held price book", () => {
  test("that is planned holds from its moment to its end, to the millisecond [BO-34]", async () => {
    const from = inAnHour();
    const until = new Date(from.getTime() + 60_000);
    await recordElsewhere(4_600_000, { is_manual: true, valid_from: from, valid_until: until });
    await needs.prices.refresh();
    // From here on nothing is read anew.
    expect(rateAtMoment(before(from))).toBe(4_530_000);
    expect(rateAtMoment(from)).toBe(4_600_000);
    expect(rateAtMoment(before(until))).toBe(4_600_000);
    expect(rateAtMoment(until)).toBe(4_530_000);
  });

  test("that began is not what a request reckons by that began before it [MONEY-12]", async () => {
    clock.pass({ minutes: 0.5 });
    await recordElsewhere(4_700_000);
    await recordElsewhere(4_800_000);
    await needs.prices.refresh();
    expect(rateAtMoment(clock.now())).toBe(4_800_000);
    expect(rateAtMoment(before(clock.now()))).toBe(4_530_000);
  });

  test("that a person set goes before a later one of the feeds, and the later of two that somebody set", async () => {
    await recordElsewhere(4_600_000, { is_manual: true });
    clock.pass({ minutes: 5 });
    await recordElsewhere(4_650_000, { is_manual: true });
    clock.pass({ minutes: 5 });
    await recordElsewhere(4_900_000);
    await needs.prices.refresh();
    expect(rateAtMoment(clock.now())).toBe(4_650_000);
    expect(pricesNow().rates.THB?.rate_e6).toBe(4_590_000);
  });
});
