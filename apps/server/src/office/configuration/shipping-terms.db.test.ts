import { queryAuditLog } from "@sampan/contract/kernel/audit/staff-audit";
import { listSettings } from "@sampan/contract/office/configuration/staff-configuration";
import {
  listShippingTerms,
  queryShippingTermHistory,
  saveShippingTerm,
  termSections,
  withdrawShippingTerm,
} from "@sampan/contract/office/configuration/staff-shipping-terms";
import { createTrade, queryOptions } from "@sampan/contract/trade/orders/orders";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { saveHome, wholeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { db, needs, clock, staff, customer } = await openTestApp();

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});
beforeEach(() => setSettings(needs, {}));

type Staff = Awaited<ReturnType<typeof staff>>;
const rows = async (by: Staff) => valueOf(await by.call(listShippingTerms, {})).list;

async function save(by: Staff, key: string, value: string[] | number | object, starts_at?: string) {
  const version = (await rows(by)).find((one) => one.key === key)?.version ?? 0;
  return by.call(saveShippingTerm, {
    key,
    value: value as string[],
    version,
    reason: "罢工",
    ...(starts_at === undefined ? {} : { starts_at }),
  });
}

describe("terms of shipping", () => {
  test("are maintained by whoever maintains tariffs, each as it stands, and by nobody without that right [BO-42] [BO-02]", async () => {
    const billing = await staff("billing");
    const list = await rows(billing);
    expect(new Set(list.map(({ section }) => section))).toEqual(new Set(termSections));
    expect(list.find(({ key }) => key === "insurance_payout_bp")).toMatchObject({
      section: "insurance",
      value: { 2: 5_000, 3: 7_500, 4: 10_000 },
    });
    const all = valueOf(await (await staff("admin")).call(listSettings, {})).list;
    for (const { section: _section, ...row } of list) expect(all).toContainEqual(row);

    const service = await staff("service");
    expect(refusalOf(await service.call(listShippingTerms, {}))).toBe("right_missing");
    const wish = { key: "carriers", value: ["hct"], version: 0 };
    expect(refusalOf(await service.call(saveShippingTerm, wish))).toBe("right_missing");
  });

  test("are changed by name with the reason, and kept in the history and the audit log [BO-42] [BO-03]", async () => {
    const billing = await staff("billing");
    valueOf(await save(billing, "insurances", [0, 2, 4]));
    const options = valueOf(await (await customer()).call(queryOptions, {})).data;
    expect(options.insurances.map(({ id }) => id)).toEqual([0, 2, 4]);
    const history = valueOf(await billing.call(queryShippingTermHistory, { key: "insurances" }));
    expect(history.datalist[0]).toMatchObject({
      state: "in_force",
      before: [0, 2, 3, 4],
      value: [0, 2, 4],
      reason: "罢工",
    });
    const log = valueOf(
      await (await staff("admin")).call(queryAuditLog, { object_id: "insurances" }),
    );
    expect(log.datalist[0]).toMatchObject({ action: "change_setting" });
  });

  test("that are planned are taken back before they begin [BO-42]", async () => {
    const billing = await staff("billing");
    valueOf(await save(billing, "carriers", ["hct"], "2030-01-01 00:00:00"));
    const [planned] = valueOf(
      await billing.call(queryShippingTermHistory, { key: "carriers" }),
    ).datalist;
    const version = (await rows(billing)).find(({ key }) => key === "carriers")?.version ?? 0;
    valueOf(
      await billing.call(withdrawShippingTerm, { key: "carriers", id: planned?.id ?? "", version }),
    );
    expect((await rows(billing)).find(({ key }) => key === "carriers")?.planned).toEqual([]);
  });

  test("are no way to any other setting of the house", async () => {
    const billing = await staff("billing");
    const other = { key: "password_min_characters", version: 0 };
    expect(refusalOf(await billing.call(saveShippingTerm, { ...other, value: 6 }))).toBe(
      "setting_unknown",
    );
    expect(refusalOf(await billing.call(queryShippingTermHistory, { key: other.key }))).toBe(
      "setting_unknown",
    );
    expect(refusalOf(await billing.call(withdrawShippingTerm, { ...other, id: "1" }))).toBe(
      "setting_unknown",
    );
  });
});

describe("a carrier that is not offered any more", () => {
  test("is refused to new orders, and keeps its name for those that have it [BO-42] [CHK-03]", async () => {
    const billing = await staff("billing");
    const ming = await customer();
    const { item_id } = await insertProduct(db, clock.now());
    const order = () =>
      saveHome(ming).then((home) => wholeOrder(home, [{ item_id, num: 1 }], { express: 3 }));
    valueOf(await ming.call(createTrade, await order()));

    valueOf(await save(billing, "carriers", ["platform_assigned", "hct"]));
    expect(refusalOf(await ming.call(createTrade, await order()))).toBe("carrier_needed");
    const options = valueOf(await ming.call(queryOptions, {})).data;
    expect(options.carriers.map(({ id, is_open }) => [id, is_open])).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ]);
    expect(options.carriers[2]?.name.en).not.toBe("");
  });

  test("is never the last one: somebody has to bring goods to the door [BO-42]", async () => {
    expect(refusalOf(await save(await staff("billing"), "carriers", []))).toBe(
      "setting_unreadable",
    );
  });
});
