import { setLanguage } from "@sampan/contract/people/accounts/accounts";
import { putCart, queryCartList } from "@sampan/contract/trade/carts/carts";
import { getItemDetail } from "@sampan/contract/goods/catalogue/own-product";
import { createTrade, simulateCreateTrade } from "@sampan/contract/trade/orders/orders";
import type { ShippingVerdict } from "@sampan/contract/goods/shippability/shippability";
import { approveOrder, getReview } from "@sampan/contract/trade/approvals/staff-approvals";
import { saveShippingRule } from "@sampan/contract/goods/shippability/staff-shippability";
import { languages } from "@sampan/domain/kernel/language";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
  type ProductWish,
} from "../../../../../tests/support/test-goods.ts";
import { placeOrder, saveHome, wholeOrder } from "../../../../../tests/support/test-orders.ts";
import { newRule } from "../../../../../tests/support/test-shippability.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { db, visitor, customer, staff, clock, needs } = await openTestApp();
const product = (wish: ProductWish) => insertProduct(db, clock.now(), wish);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const air = 12;
const sea = 9;
const by = (verdicts: readonly ShippingVerdict[], transport: number) =>
  verdicts.find((verdict) => verdict.transport === transport);

/** What the page of a product says to a visitor of a region. */
async function onPage(wish: ProductWish, region: "TW" | "TH", language = "zh") {
  const { id } = await product({ platform: 1, ...wish });
  const reader = visitor();
  reader.cookies.set("region", region);
  reader.cookies.set("lang", language);
  return valueOf(await reader.call(getItemDetail, { id: String(id) })).data.shippability;
}

describe("the rules that come with the product", () => {
  test.each<[string, ProductWish, "TW" | "TH", number, string, string]>([
    ["a shirt", { name: "纯棉短袖T恤" }, "TW", sea, "sent", ""],
    [
      "earphones fly on the battery line",
      { name: "无线耳机", goods_class: "sensitive-battery" },
      "TW",
      air,
      "special_line",
      "",
    ],
    [
      "earphones take no ship",
      { name: "无线耳机", goods_class: "sensitive-battery" },
      "TW",
      sea,
      "not_carried",
      "",
    ],
    [
      "a lotion flies on the liquid line",
      { name: "身体乳", goods_class: "sensitive-liquid" },
      "TW",
      air,
      "special_line",
      "",
    ],
    ["e-cigarettes go nowhere", { name: "一次性电子烟" }, "TW", air, "refused", ""],
    ["a lighter goes nowhere", { name: "防风打火机" }, "TH", 10, "refused", ""],
    ["a case for lighters is no lighter", { name: "打火机收纳盒" }, "TH", 10, "sent", ""],
    ["charcoal takes no ship to Taiwan", { name: "烧烤木炭" }, "TW", sea, "not_carried", ""],
    [
      "toys for Thailand need the mark of TISI",
      { name: "木制积木" },
      "TH",
      sea,
      "inspection",
      "มอก. (TISI)",
    ],
    [
      "face cream for Thailand needs the FDA",
      { name: "保湿面霜", goods_class: "sensitive-liquid" },
      "TH",
      air,
      "inspection",
      "อย. (FDA)",
    ],
  ])("%s", async (_, wish, ...[region, transport, outcome, mark]) => {
    const verdict = by(await onPage(wish, region), transport);
    expect(verdict?.outcome ?? "sent").toBe(outcome);
    expect(verdict?.mark ?? "").toBe(mark);
  });

  test("let two radios for own use into Taiwan, and say so", async () => {
    const verdict = by(await onPage({ name: "蓝牙音箱" }, "TW"), air);
    expect(verdict).toMatchObject({ outcome: "sent", limit: { max_pieces: 2, mark: "NCC" } });
    expect(verdict?.limit?.checked_on).toBe("2026-11-20");
  });

  test("give their reason in the four languages", async () => {
    const reasons = new Set<string>();
    for (const language of languages) {
      const verdict = by(await onPage({ name: "一次性电子烟" }, "TW", language), air);
      expect(verdict?.reason).not.toBe("");
      reasons.add(verdict?.reason ?? "");
    }
    expect(reasons.size).toBe(languages.length);
  });
});

test("a cart line is judged by all pieces of its product", async () => {
  const ming = await customer();
  const { item_ids } = await product({ name: "蓝牙音箱", colours: ["黑", "白"] });
  for (const item_id of item_ids) await ming.call(putCart, { item_id, num: 1 });
  const outcomes = async () => {
    const { datalist } = valueOf(await ming.call(queryCartList, {}));
    return datalist.flatMap(({ item_list }) =>
      item_list.map(({ shippability }) => by(shippability, air)?.outcome),
    );
  };
  expect(await outcomes()).toEqual(["sent", "sent"]);
  await ming.call(putCart, { item_id: item_ids[0] ?? "", num: 1 });
  expect(await outcomes()).toEqual(["inspection", "inspection"]);
});

describe("an order", () => {
  test("by sea of goods that ships refuse is not placed, and is by air", async () => {
    const ming = await customer();
    const { item_id } = await product({ name: "烧烤木炭" });
    const home = await saveHome(ming);
    const refused = await ming.call(createTrade, wholeOrder(home, [{ item_id, num: 1 }]));
    expect(refusalOf(refused)).toBe("transport_refused");
    expect(await db.selectFrom("orders").select("id").execute()).toEqual([]);
    const placed = wholeOrder(home, [{ item_id, num: 1 }], { transport: air });
    expect(valueOf(await ming.call(createTrade, placed)).data.tid).not.toBe("");
  });

  test("of goods that travel by no means is not placed, in the customer's own words", async () => {
    for (const [language, words] of [
      ["zh", "不能运送"],
      ["zh-TW", "不能運送"],
      ["th", "ไม่ได้"],
      ["en", "cannot be shipped"],
    ] as const) {
      const ming = await customer();
      valueOf(await ming.call(setLanguage, { language }));
      const { item_id } = await product({ name: "一次性电子烟" });
      const order = wholeOrder(await saveHome(ming), [{ item_id, num: 1 }], { transport: air });
      const answer = await ming.call(createTrade, order);
      expect(refusalOf(answer)).toBe("shipping_refused");
      expect(answer.ok ? "" : answer.error.message).toContain(words);
    }
  });

  test("of too many appliances takes no ship; two of them do", async () => {
    const ming = await customer();
    const { item_id } = await product({ name: "迷你电饭煲" });
    const home = await saveHome(ming);
    const three = await ming.call(createTrade, wholeOrder(home, [{ item_id, num: 3 }]));
    expect(refusalOf(three)).toBe("transport_refused");
    const two = await ming.call(createTrade, wholeOrder(home, [{ item_id, num: 2 }]));
    expect(valueOf(two).data.tid).not.toBe("");
  });

  test("is told beforehand which transport stands open, and why the other does not", async () => {
    const ming = await customer();
    const { item_id } = await product({ name: "烧烤木炭" });
    const shirt = await product({ name: "纯棉短袖T恤" });
    const lines = [item_id, shirt.item_id].map((id) => ({ item_id: id, num: 1 }));
    const order = wholeOrder(await saveHome(ming), lines);
    const { data } = valueOf(await ming.call(simulateCreateTrade, order));
    const open = Object.fromEntries(
      data.transports.map(({ id, takes_goods, refusal }) => [id, { takes_goods, refusal }]),
    );
    expect(open[air]).toEqual({ takes_goods: true, refusal: "" });
    expect(open[sea]?.takes_goods).toBe(false);
    expect(open[sea]?.refusal).toContain("木炭");
    expect(data.problems.map(({ code, values }) => [code, values["item_id"]])).toEqual([
      ["transport_refused", item_id],
    ]);
    const [charcoal] = data.shops.flatMap(({ item_list }) => item_list);
    expect(by(charcoal?.shippability ?? [], sea)?.outcome).toBe("not_carried");
  });
});

describe("in review", () => {
  test("a rule written after the order was placed stops its approval", async () => {
    const ming = await customer();
    const { item_id } = await product({ name: "桌面摆件龙猫" });
    const tid = await placeOrder(ming, [{ item_id, num: 1 }]);
    const reviewer = await staff("reviewer");
    const checks = async () => {
      const { sellers } = valueOf(await reviewer.call(getReview, { tid })).data;
      return sellers[0]?.lines[0]?.checks.map(({ kind }) => kind);
    };
    expect(await checks()).toEqual([]);
    const logistics = await staff("logistics");
    valueOf(
      await logistics.call(saveShippingRule, newRule({ words: ["龙猫"], transports: [sea] })),
    );
    expect(await checks()).toEqual(["shipping_blocked"]);
    expect(refusalOf(await reviewer.call(approveOrder, { tid }))).toBe("transport_refused");
  });

  test("a line says which mark it needs", async () => {
    const nok = await customer({ region: "TH" });
    const { item_id } = await product({ name: "木制积木" });
    const tid = await placeOrder(nok, [{ item_id, num: 1 }]);
    const reviewer = await staff("reviewer");
    const [line] = valueOf(await reviewer.call(getReview, { tid })).data.sellers[0]?.lines ?? [];
    expect(line?.checks.map(({ kind }) => kind)).toEqual(["mark_needed"]);
    expect(by(line?.shippability ?? [], sea)?.mark).toContain("TISI");
  });
});
