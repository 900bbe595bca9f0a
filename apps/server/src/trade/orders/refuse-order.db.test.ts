import { newUpdateUserInfo } from "@sampan/contract/people/accounts/accounts";
import { createTrade } from "@sampan/contract/trade/orders/orders";
import { beforeAll, describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
  type ProductWish,
} from "../../../../../tests/support/test-goods.ts";
import {
  saveHome,
  wholeOrder,
  type OrderRequest,
} from "../../../../../tests/support/test-orders.ts";
import { refusalOf } from "../../../../../tests/support/value-of.ts";

const { db, needs, customer, clock } = await openTestApp();
const product = (wish?: ProductWish) => insertProduct(db, clock.now(), wish);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const countOrders = async () => (await db.selectFrom("orders").select("id").execute()).length;

describe("an order is refused", () => {
  test.each<[string, Partial<OrderRequest>, string]>([
    ["without a carrier [CHK-15]", { express: undefined }, "carrier_needed"],
    ["with a carrier nobody knows [CHK-15]", { express: 9 }, "carrier_needed"],
    ["without a transport [CHK-16]", { transport: undefined }, "transport_needed"],
    ["by a transport that is not offered [CHK-05]", { transport: 10 }, "transport_unavailable"],
    ["without a payment method [CHK-17]", { pay_mode: undefined }, "pay_mode_needed"],
    ["without a chosen insurance [CHK-18]", { insurance: undefined }, "insurance_needed"],
    ["with an insurance nobody offers [CHK-18]", { insurance: 1 }, "insurance_needed"],
    ["without the terms [CHK-19]", { accept_terms: 0 }, "terms_needed"],
    ["without the claims clauses [CHK-20]", { accept_claims: 0 }, "claims_terms_needed"],
    ["without an address [CHK-21]", { address_id: undefined }, "address_needed"],
    ["with an address nobody has [CHK-21]", { address_id: "999999" }, "address_needed"],
    [
      "with 201 characters of remark [CHK-14] [CONST-05]",
      { remark: "舟".repeat(201) },
      "remark_too_long",
    ],
    ["with a coupon nobody has", { coupon_id: "999999" }, "coupon_unusable"],
    ["with no lines", { lines: [] }, "nothing_selected"],
    ["with a sku nobody has", { lines: [{ item_id: "999999", num: 1 }] }, "sku_unknown"],
  ])("%s", async (_, change, code) => {
    const ming = await customer();
    const { item_id } = await product();
    const before = await countOrders();
    const order = wholeOrder(await saveHome(ming), [{ item_id, num: 1 }], change);
    const sent = Object.fromEntries(
      Object.entries(order).filter(([, value]) => value !== undefined),
    );
    expect(refusalOf(await ming.call(createTrade, sent as OrderRequest))).toBe(code);
    expect(await countOrders()).toBe(before);
  });

  test.each<[string, ProductWish, number, string]>([
    ["above the stock [CHK-27]", { stock: 3 }, 4, "over_stock"],
    ["below the minimum batch [CHK-28]", { minimum_batch: 5 }, 4, "below_minimum_batch"],
    [
      "below the first of several tiers [SKU-02]",
      {
        tiers: [
          { from: 3, price: 50 },
          { from: 9, price: 40 },
        ],
      },
      2,
      "below_minimum_batch",
    ],
    [
      "below a single open tier [SKU-03]",
      { tiers: [{ from: 3, price: 50 }] },
      2,
      "below_minimum_batch",
    ],
    ["outside the batch step [SKU-13]", { batch_step: 4 }, 6, "not_in_batch_step"],
    ["off sale [SKU-14]", { status: 0 }, 1, "sku_off_sale"],
    ["sold out [ERR-25]", { stock: 0 }, 1, "no_stock"],
    [
      "with batteries by sea [CHK-22] [CHK-23]",
      { goods_class: "sensitive-battery" },
      1,
      "sensitive_by_air_only",
    ],
    ["with food by sea [CHK-23]", { goods_class: "food" }, 1, "sensitive_by_air_only"],
    ["with restricted goods", { goods_class: "restricted" }, 1, "goods_refused"],
  ])("%s", async (_, wish, num, code) => {
    const ming = await customer();
    const { item_id } = await product(wish);
    const order = wholeOrder(await saveHome(ming), [{ item_id, num }]);
    expect(refusalOf(await ming.call(createTrade, order))).toBe(code);
  });

  test("with batteries by fast sea, and is taken by air [CHK-22] [CHK-23]", async () => {
    const ming = await customer();
    const { item_id } = await product({ goods_class: "sensitive-battery" });
    const home = await saveHome(ming);
    const by = (transport: number) =>
      ming.call(createTrade, wholeOrder(home, [{ item_id, num: 1 }], { transport }));
    expect(refusalOf(await by(8))).toBe("sensitive_by_air_only");
    expect(refusalOf(await by(12))).toBe("accepted");
  });

  test("with 51 SKUs, and is taken with 50 [CART-10] [CONST-01] [ERR-28]", async () => {
    const ming = await customer();
    const colours = Array.from({ length: 51 }, (_, each) => `色 ${each}`);
    const { item_ids } = await product({ colours });
    const lines = item_ids.map((item_id) => ({ item_id, num: 1 }));
    const home = await saveHome(ming);
    expect(refusalOf(await ming.call(createTrade, wholeOrder(home, lines)))).toBe("too_many_skus");
    const fifty = wholeOrder(home, lines.slice(0, 50));
    expect(refusalOf(await ming.call(createTrade, fifty))).toBe("accepted");
  });

  test("with the same sku twice [CHK-29] [ERR-30]", async () => {
    const ming = await customer();
    const { item_id } = await product();
    const twice = [
      { item_id, num: 1 },
      { item_id, num: 2 },
    ];
    const order = wholeOrder(await saveHome(ming), twice);
    expect(refusalOf(await ming.call(createTrade, order))).toBe("duplicate_goods");
  });

  test("until the real name is verified and the profile complete, bought directly too [AGNT-18] [CHK-26] [CHK-33]", async () => {
    const ming = await customer({ mayOrder: false });
    const { item_id } = await product();
    const home = await saveHome(ming);
    const order = () => ming.call(createTrade, wholeOrder(home, [{ item_id, num: 1 }]));
    expect(refusalOf(await order())).toBe("real_name_needed");
    await db
      .insertInto("real_names")
      .values({ account_id: ming.id, state: "verified", submitted_at: clock.now() })
      .execute();
    expect(refusalOf(await order())).toBe("profile_incomplete");
  });

  test("with the words for incomplete info, until complete-info is saved [CHK-33]", async () => {
    const ming = await customer();
    const lacking = { name: "", nickname: "" };
    await db.updateTable("accounts").set(lacking).where("id", "=", ming.id).execute();
    ming.cookies.set("lang", "en");
    const { item_id } = await product();
    const home = await saveHome(ming);
    const order = () => ming.call(createTrade, wholeOrder(home, [{ item_id, num: 1 }]));
    const refused = await order();
    expect(!refused.ok && refused.error.message).toBe("Please complete your profile first");
    const user = { name: "林小舟", ext: { nickname: "小舟" } };
    expect(refusalOf(await ming.call(newUpdateUserInfo, { user }))).toBe("accepted");
    expect(refusalOf(await order())).toBe("accepted");
  });

  test("to another customer's address [CHK-21]", async () => {
    const [ming, other] = [await customer(), await customer()];
    const { item_id } = await product();
    const order = wholeOrder(await saveHome(other), [{ item_id, num: 1 }]);
    expect(refusalOf(await ming.call(createTrade, order))).toBe("address_needed");
  });

  test("on the evening of an activity day, and only then [CHK-25] [CONST-24]", async () => {
    const ming = await customer();
    const { item_id } = await product();
    const home = await saveHome(ming);
    const start = clock.now();
    await setSettings(needs, { activity_days: ["2026-03-02"] });
    const at = async (taipei: string) => {
      clock.set(new Date(`${taipei}+08:00`));
      return refusalOf(await ming.call(createTrade, wholeOrder(home, [{ item_id, num: 1 }])));
    };
    expect(await at("2026-03-02T18:59:59")).toBe("accepted");
    expect(await at("2026-03-02T19:00:00")).toBe("activity_hours");
    expect(await at("2026-03-02T22:59:59")).toBe("activity_hours");
    expect(await at("2026-03-02T23:00:00")).toBe("accepted");
    expect(await at("2026-03-03T19:30:00")).toBe("accepted");
    await setSettings(needs, {});
    clock.set(start);
  });
});
