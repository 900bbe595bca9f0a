import type { Listing } from "@sampan/connectors/marketplaces/listing";
import type { SourceFailureCode } from "@sampan/connectors/outbound/source-failure";
import { putCart } from "@sampan/contract/trade/carts/carts";
import {
  getAlibabaDetail,
  getJdDetail,
  getPddDetail,
  getTaobaoDescription,
  getTaobaoDetail,
  searchAlibaba,
  searchJd,
} from "@sampan/contract/goods/sourcing/sourcing";
import { describe, expect, test } from "vitest";
import { fakeMarketplace, newListing } from "../../../../../tests/support/fake-marketplace.ts";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const alibaba = fakeMarketplace(3);
const taobao = fakeMarketplace(4);
const pinduoduo = fakeMarketplace(6);
const { needs, visitor, customer, clock } = await openTestApp({
  marketplaces: new Map(
    [alibaba, taobao, pinduoduo].map(({ marketplace }) => [marketplace.platform, marketplace]),
  ),
});

function offer(change: Partial<Listing> = {}, at = alibaba): string {
  const offered = newListing({ platform: at.marketplace.platform, ...change });
  at.state.listings.set(offered.thid_item_id, offered);
  return offered.thid_item_id;
}

const open = (third_item_id: string) => visitor().call(getAlibabaDetail, { third_item_id });
const opened = async (id: string) => valueOf(await open(id)).data;

describe("a marketplace's product", () => {
  test("answers with all the fields of a product [API-50] [ITEM-01] [ITEM-13]", async () => {
    const product = await opened(offer());
    expect(product).toMatchObject({
      item_name: "法式连衣裙 荷叶边",
      i18n: { zh: "法式连衣裙 荷叶边", "zh-TW": "法式連衣裙 荷葉邊" },
      min_price: 5900,
      max_price: 6900,
      priceSection: true,
      storage: 15,
      ext: { url: "https://detail.1688.com/offer/1.html" },
      props_ext: { batchNum: 1 },
      shop: { name: "沐禾", is_factory: true },
      is_stale: false,
    });
    expect(product.item_prop_list.map(({ name, sku }) => [name, sku])).toEqual([
      ["颜色", true],
      ["材质", false],
    ]);
  });

  test("says what its seller praises it with, apart from its name, and nothing where that is nothing [ITEM-01]", async () => {
    const praised = await opened(offer({ promotion_title: "源头工厂直供 · 一件起批" }));
    expect(praised).toMatchObject({
      item_name: "法式连衣裙 荷叶边",
      promotion_title: "源头工厂直供 · 一件起批",
      promotion_i18n: { zh: "源头工厂直供 · 一件起批", "zh-TW": "源頭工廠直供 · 一件起批" },
    });
    expect(await opened(offer())).toMatchObject({
      promotion_title: "",
      promotion_i18n: { zh: "" },
    });
  });

  test("has skus with stock, sale state and a price each [ITEM-14] [ITEM-15] [ITEM-16]", async () => {
    const { item_sku_list } = await opened(offer());
    const names = (text: string) => expect.objectContaining({ zh: text });
    expect(item_sku_list).toMatchObject([
      {
        item_id: expect.stringMatching(/^[1-9]\d*$/),
        props: { 颜色: "白" },
        prop_value: "白",
        prop_i18n_value: names("白"),
        i18n: names("白"),
        storage: 10,
        status: 1,
        price_real: 5900,
        skuNum: 0,
      },
      {
        item_id: expect.stringMatching(/^[1-9]\d*$/),
        props: { 颜色: "黑" },
        prop_value: "黑",
        prop_i18n_value: names("黑"),
        i18n: names("黑"),
        storage: 5,
        status: 1,
        price_real: 6900,
        skuNum: 0,
      },
    ]);
  });

  test("shows its tiers as thresholds [ITEM-04] [ITEM-03]", async () => {
    const tiers = [
      { from: 2, price: 5900 },
      { from: 10, price: 5500 },
      { from: 50, price: 5200 },
    ];
    const product = await opened(offer({ tiers, price_by_quantity: true, minimum_batch: 2 }));
    expect(product.price_define_do.num_price_map).toEqual({
      "2-9": 5900,
      "10-49": 5500,
      "≥50": 5200,
    });
    expect([product.priceNum, product.minimum_batch]).toEqual([3, 2]);
  });

  test("keeps our ids however often it changes, so that carts find it [SKU-13]", async () => {
    const id = offer();
    const before = await opened(id);
    const white = before.item_sku_list[0]?.item_id ?? "";
    clock.pass({ hours: 25 });
    const changed = newListing({ thid_item_id: id, skus: newListing().skus.toReversed() });
    alibaba.state.listings.set(id, changed);
    const after = await opened(id);
    expect(after.id).toBe(before.id);
    expect(after.item_sku_list.find(({ props }) => props["颜色"] === "白")?.item_id).toBe(white);
  });

  test("takes a vanished sku off sale [SKU-14]", async () => {
    const id = offer();
    const black = (await opened(id)).item_sku_list[1]?.item_id ?? "";
    clock.pass({ hours: 25 });
    alibaba.state.listings.set(
      id,
      newListing({ thid_item_id: id, skus: newListing().skus.slice(0, 1) }),
    );
    await opened(id);
    const ming = await customer();
    expect(refusalOf(await ming.call(putCart, { item_id: black, num: 1 }))).toBe("sku_off_sale");
  });

  test("is asked for once by everybody who opens it at the same moment", async () => {
    const id = offer();
    const before = alibaba.state.asked;
    const names = await Promise.all(Array.from({ length: 8 }, () => opened(id)));
    expect(new Set(names.map((product) => product.id)).size).toBe(1);
    expect(alibaba.state.asked).toBe(before + 1);
  });

  test("that was taken down is not found, and no longer sold [ERR-46]", async () => {
    const id = offer();
    const { item_id = "" } = (await opened(id)).item_sku_list[0] ?? {};
    clock.pass({ hours: 25 });
    alibaba.state.listings.delete(id);
    expect(refusalOf(await open(id))).toBe("item_not_found_1688");
    const ming = await customer();
    expect(refusalOf(await ming.call(putCart, { item_id, num: 1 }))).toBe("sku_off_sale");
  });

  test("guesses what it is to a carrier from its title", async () => {
    expect(await opened(offer({ title: "无线蓝牙音箱" }))).toMatchObject({
      goods_class: "sensitive-battery",
    });
    expect(await opened(offer({ title: "陶瓷茶壶" }))).toMatchObject({ goods_class: "ordinary" });
  });
});

describe("a seller's description", () => {
  const hostile = `<p onclick="steal()" style="position:fixed" class="x" id="y">好<script>steal()</script></p>
    <img src="//img.alicdn.com/1.jpg" onerror="steal()"><img src="javascript:steal()">
    <svg><script>steal()</script></svg><form action="/x"><input></form><iframe src="https://evil.test"></iframe>
    <a href="javascript:steal()">link</a>`;

  test("keeps text and pictures and nothing that runs [AGNT-15] [ITEM-06]", async () => {
    const { description, description_images } = await opened(offer({ description_html: hostile }));
    expect(description).toContain("<p>好</p>");
    expect(description).toContain('<img src="https://img.alicdn.com/1.jpg" />');
    expect(description).not.toMatch(
      /steal|script|style|class|id=|form|iframe|svg|href|javascript/i,
    );
    expect(description_images).toEqual(["https://img.alicdn.com/1.jpg"]);
  });

  test("of Taobao is a list of pictures, and HTML by a call of its own [ITEM-08] [API-54] [AGNT-35]", async () => {
    const id = offer({ description_html: hostile }, taobao);
    const product = valueOf(await visitor().call(getTaobaoDetail, { third_item_id: id })).data;
    expect(JSON.parse(product.desc)).toEqual(["https://img.alicdn.com/1.jpg"]);
    const html = valueOf(await visitor().call(getTaobaoDescription, { itemId: id })).data;
    expect(html).toContain("<p>好</p>");
    expect(html).not.toContain("steal");
  });
});

describe("a marketplace that fails", () => {
  test.each<[SourceFailureCode, string]>([
    ["not_found", "item_not_found_1688"],
    ["too_many_calls", "too_many_calls"],
    ["transient", "platform_unavailable"],
    ["unavailable", "platform_unavailable"],
    ["disabled", "platform_unavailable"],
    ["rejected", "platform_unavailable"],
  ])("with %s is refused as %s [NFR-09]", async (failure, code) => {
    const id = offer();
    alibaba.state.failure = failure;
    const answer = refusalOf(await open(id));
    alibaba.state.failure = undefined;
    expect(answer).toBe(code);
  });

  test("speaks of its own product: 115005 elsewhere, 1000 on Pinduoduo [ERR-46]", async () => {
    const missing = { third_item_id: "404404" };
    expect(refusalOf(await visitor().call(getTaobaoDetail, missing))).toBe("item_not_found");
    pinduoduo.state.failure = "transient";
    expect(refusalOf(await visitor().call(getPddDetail, missing))).toBe("pinduoduo_transient");
    pinduoduo.state.failure = undefined;
  });

  test("without a connector says so and breaks no other [NFR-09]", async () => {
    const missing = { third_item_id: "1" };
    expect(refusalOf(await visitor().call(getJdDetail, missing))).toBe("platform_unavailable");
    expect(refusalOf(await visitor().call(searchJd, { keywords: "裙" }))).toBe(
      "platform_unavailable",
    );
    expect((await opened(offer())).platform).toBe(3);
  });

  test("and is switched off by staff says that [ERR-63]", async () => {
    const id = offer();
    await setSettings(needs, { disabled_platforms: [3] });
    expect(refusalOf(await open(id))).toBe("platform_disabled");
    expect(refusalOf(await visitor().call(searchAlibaba, { keywords: "裙" }))).toBe(
      "platform_disabled",
    );
    await setSettings(needs, {});
    expect(refusalOf(await open(id))).toBe("accepted");
  });
});
