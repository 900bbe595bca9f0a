import {
  getAlibabaDetail,
  getGroupDetail,
  getJdDetail,
  getPddDetail,
  getTaobaoDetail,
  searchJd,
  textToId,
} from "@sampan/contract/goods/sourcing/sourcing";
import { shareOf } from "@sampan/sandbox/links/share-codes";
import { describe, expect, test } from "vitest";
import { openSourcingWorld } from "./support/open-sourcing-world.ts";
import { refusalOf, valueOf } from "./support/value-of.ts";

/** What each marketplace's own protocol brings to a product page, over the shipped connectors. */
const { visitor, sandbox, spoil } = await openSourcingWorld();

const manyChoices = (name: string) => {
  const [product] = sandbox.goodsOf(name).filter(({ skus }) => skus.length > 1);
  if (!product) throw new Error(`the demo's catalogue has no product with choices on ${name}`);
  return product;
};

const details = {
  "1688": getAlibabaDetail,
  taobao: getTaobaoDetail,
  jd: getJdDetail,
  pdd: getPddDetail,
  groupbuy: getGroupDetail,
};

async function openProduct(name: keyof typeof details, third_item_id: string) {
  return visitor().call(details[name], { third_item_id });
}

/** What a product page shows of it: which platform, and what each choice costs. */
async function shown(name: keyof typeof details) {
  const product = manyChoices(name);
  const { data } = valueOf(await openProduct(name, product.thid));
  return {
    platform: data.platform,
    prices: data.item_sku_list.map(({ price_real }) => price_real).toSorted((a, b) => a - b),
    expected: product.skus.map(({ price_cents }) => price_cents).toSorted((a, b) => a - b),
  };
}

describe("a product with its choices", () => {
  test("of JD is read from JD, its choices from the aggregator [API-51]", async () => {
    const { platform, prices, expected } = await shown("jd");
    expect(platform).toBe(5);
    expect(prices).toEqual(expected);
  });

  test("of Pinduoduo is read from Pinduoduo, its choices from the aggregator [API-52]", async () => {
    const { platform, prices, expected } = await shown("pdd");
    expect(platform).toBe(6);
    expect(prices).toEqual(expected);
  });

  test("of the group-buying site is read there, as platform 7 [API-53] [CONST-39]", async () => {
    const { platform, prices, expected } = await shown("groupbuy");
    expect(platform).toBe(7);
    expect(prices).toEqual(expected);
  });

  test("tells 1688 as 3, Taobao as 4, JD as 5 and Pinduoduo as 6 [CONST-38]", async () => {
    const names = ["1688", "taobao", "jd", "pdd"] as const;
    const platforms = await Promise.all(names.map(async (name) => (await shown(name)).platform));
    expect(platforms).toEqual([3, 4, 5, 6]);
  });
});

describe("searching JD", () => {
  test("finds goods by keyword, a page at a time and by price [API-46]", async () => {
    const question = { keywords: "包", page_size: 10, order_by: "3" } as const;
    const first = valueOf(await visitor().call(searchJd, { ...question, page: 1 }));
    const second = valueOf(await visitor().call(searchJd, { ...question, page: 2 }));
    const prices = [...first.datalist, ...second.datalist].map(({ price }) => price);
    expect(first.datalist).toHaveLength(10);
    expect(first.datalist.every(({ ext }) => ext.platform === 5)).toBe(true);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(first.total).toBeGreaterThan(10);
  });
});

describe("Pinduoduo's refusal for the moment", () => {
  test("reaches the caller as 1000 after one question, so that asking again helps", async () => {
    const [product] = sandbox.goodsOf("pdd").filter(({ skus }) => skus.length === 1);
    const thid = product?.thid ?? "";
    await spoil("pdd", "busy", { times: 1 });
    expect(refusalOf(await openProduct("pdd", thid))).toBe("pinduoduo_transient");
    expect((await openProduct("pdd", thid)).ok).toBe(true);
  });
});

describe("a marketplace that does not answer", () => {
  test("is made good by the aggregator, with the same choices to buy", async () => {
    const product = manyChoices("taobao");
    await spoil("taobao", "error");
    const { data } = valueOf(await openProduct("taobao", product.thid));
    expect(data.item_sku_list).toHaveLength(product.skus.length);
  });
});

describe("a share password that Taobao cannot read", () => {
  test.each([
    { name: "jd", platform: 5, sign: "！" },
    { name: "1688", platform: 3, sign: "￥" },
  ])("of $name leads to its product through the aggregator", async ({ name, platform, sign }) => {
    const product = manyChoices(name);
    const password = shareOf(product)?.password ?? "";
    const content = `復制这段 ${sign}${password}${sign} 打开看看`;
    const { data } = valueOf(await visitor().call(textToId, { content }));
    expect(data).toMatchObject({ itemId: product.thid, platform });
  });
});
