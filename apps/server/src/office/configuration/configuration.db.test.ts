import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import { queryOptions } from "@sampan/contract/trade/orders/orders";
import { beforeAll, describe, expect, test } from "vitest";
import { fakeMarketplace } from "../../../../../tests/support/fake-marketplace.ts";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertTariff } from "../../../../../tests/support/test-goods.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const { db, needs, visitor, customer, clock } = await openTestApp({
  marketplaces: new Map([[3, fakeMarketplace(3).marketplace]]),
});
beforeAll(() => insertTariff(needs));

describe("the client configuration", () => {
  test("is Taiwan's by default: TWD and NT$, and the yuan sign [API-116] [CONST-51] [CONST-52]", async () => {
    const { data } = valueOf(await visitor().call(queryClientConfig, {}));
    expect(data).toMatchObject({
      region: "TW",
      globalCurrency: "TWD",
      globalPaymentSymbol: "NT$",
      RMBSymbol: "¥",
      languages: ["zh", "zh-TW", "th", "en"],
      rounding: "half_up",
    });
  });

  test("is Thailand's for a customer there and for whoever chose it [MONEY-08] [MONEY-11]", async () => {
    const chooser = visitor();
    chooser.cookies.set("region", "TH");
    for (const caller of [await customer({ region: "TH" }), chooser]) {
      const { data } = valueOf(await caller.call(queryClientConfig, {}));
      expect([data.region, data.globalCurrency, data.globalPaymentSymbol]).toEqual([
        "TH",
        "THB",
        "฿",
      ]);
    }
  });

  test("carries the limits a client checks, amounts in cents [NFR-03] [API-116]", async () => {
    const { limits } = valueOf(await visitor().call(queryClientConfig, {})).data;
    expect(limits).toMatchObject({
      skus_per_order: 50,
      cart_lines: 1000,
      remark: 200,
      topup_min: 100,
      topup_max: 500_000_000,
      search_page_size: 30,
      comparison_markup_bp: 5200,
    });
  });

  test("has the clipboard looked at every 1000 ms and cleared after 500, unless set otherwise [CONST-42] [CONST-43]", async () => {
    const { limits } = valueOf(await visitor().call(queryClientConfig, {})).data;
    expect([limits.clipboard_poll_ms, limits.clipboard_clear_ms]).toEqual([1000, 500]);
  });

  test("has a list that was left take its place again after 20 ms, unless set otherwise [CONST-47]", async () => {
    const { limits } = valueOf(await visitor().call(queryClientConfig, {})).data;
    expect(limits.list_place_ms).toBe(20);
  });

  test("says which marketplaces are open, missing or switched off [NFR-09] [BO-43]", async () => {
    const states = async () => {
      // Beyond the moment for which one answer serves everybody.
      clock.pass({ minutes: 10 });
      const { data } = valueOf(await visitor().call(queryClientConfig, {}));
      return Object.fromEntries(data.platforms.map(({ id, state }) => [id, state]));
    };
    expect(await states()).toMatchObject({ 3: "open", 5: "unavailable" });
    await setSettings(needs, { disabled_platforms: [3] });
    expect(await states()).toMatchObject({ 3: "disabled" });
    await setSettings(needs, {});
  });
});

test("the options of an order are insurances, carriers, transports, instalments, warehouses [API-86]", async () => {
  const { data } = valueOf(await visitor().call(queryOptions, {}));
  expect(data.insurances).toEqual([
    { id: 0, pays_percent: 0 },
    { id: 2, pays_percent: 50 },
    { id: 3, pays_percent: 75 },
    { id: 4, pays_percent: 100 },
  ]);
  expect(data.carriers.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(data.pay_modes).toEqual(["once", "twice"]);
  expect(data.warehouses.map(({ id }) => id)).toEqual(["guangzhou", "shenzhen"]);
});

test("land is no transport until a tariff opens it [CHK-05]", async () => {
  const transports = async () =>
    valueOf(await visitor().call(queryOptions, {})).data.transports.map(({ id, kind }) => [
      id,
      kind,
    ]);
  const usual = [
    [12, "air"],
    [8, "fast_sea"],
    [9, "sea"],
  ];
  expect(await transports()).toEqual(usual);
  await db
    .insertInto("tariff_lines")
    .values({
      region: "TW",
      transport: 10,
      tariff_class: "ordinary",
      currency: "TWD",
      per_kg: 5000,
      days_min: 5,
      days_max: 9,
    })
    .execute();
  await needs.prices.refresh();
  expect(await transports()).toEqual([...usual, [10, "land"]]);
});
