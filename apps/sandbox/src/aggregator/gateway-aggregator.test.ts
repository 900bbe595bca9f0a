import { describe, expect, test } from "vitest";
import { shareOf } from "../links/share-codes.ts";
import { askAggregator, askGroupBuying } from "../testing/ask-sandbox.ts";
import { control, openSandbox } from "../testing/open-sandbox.ts";

const DRESS = "650000000001";
const COAT = "100012345678";
const BELT = "20000001";

describe("the aggregator", () => {
  test.each([
    ["with an unknown key", "taobao/item_get", { key: "other" }, "4004"],
    ["with a wrong secret", "taobao/item_get", { secret: "other" }, "4005"],
    ["of an unknown platform", "amazon/item_get", {}, "4010"],
    ["of an unknown api", "taobao/item_review", {}, "4010"],
    ["without an id", "taobao/item_get", {}, "4003"],
    ["without a keyword", "jd/item_search", {}, "4003"],
    ["with a picture that is none", "jd/upload_img", { imgcode: "bm90aGluZw" }, "4003"],
    ["for goods nobody has", "taobao/item_get", { num_iid: "1" }, "2000"],
    ["for a word nobody uses", "taobao/item_search", { q: "xyzzy" }, "2000"],
  ])("answers a call %s by a code of text", async (_, path, fields, error_code) => {
    const sandbox = await openSandbox();
    expect(await askAggregator(sandbox, path, fields)).toMatchObject({ error_code });
  });

  test("tells the variants of an article of JD, in numbers", async () => {
    const sandbox = await openSandbox();
    const { error_code, item } = await askAggregator(sandbox, "jd/item_get", { num_iid: COAT });
    expect(error_code).toBe("0000");
    expect(item).toMatchObject({ num_iid: Number(COAT), price: 45.8, min_num: 2 });
    expect(item.props_list).toEqual({ "0:0": "颜色:红色", "0:1": "颜色:藏青", "1:0": "尺码:M" });
    expect(item.skus.sku[1]).toMatchObject({
      quantity: 0,
      properties: "0:1;1:0",
      properties_name: "0:1:颜色:藏青;1:0:尺码:M",
    });
    expect(item.prop_imgs.prop_img[0].properties).toBe("0:0");
  });

  test("tells an offer of 1688 in text, with its lots and without the scheme of pictures", async () => {
    const sandbox = await openSandbox();
    const { item } = await askAggregator(sandbox, "1688/item_get", { num_iid: DRESS });
    expect(item).toMatchObject({ num_iid: DRESS, price: "45.80" });
    expect(item.pic_url).toMatch(/^\/\//);
    expect(item.priceRange).toEqual([
      ["2", "45.80"],
      ["20", "43.10"],
    ]);
    expect(item.skus.sku[0].spec_id).toHaveLength(32);
  });

  test("searches pages of each marketplace, by price too", async () => {
    const sandbox = await openSandbox();
    const asked = { q: "连衣裙", page_size: "1", sort: "bid" };
    const { items } = await askAggregator(sandbox, "1688/item_search", asked);
    expect(items).toMatchObject({ page: "1", page_count: 2, total_results: 2, page_size: 1 });
    expect(items.item[0]).toMatchObject({ price: "12.90", num_iid: "650000000002" });
    const dear = await askAggregator(sandbox, "1688/item_search", { ...asked, start_price: "20" });
    expect(dear.items.item[0].num_iid).toBe(DRESS);
  });

  test("finds goods of Pinduoduo by their picture", async () => {
    const sandbox = await openSandbox();
    const picture = await fetch(`${sandbox.url}/img/dress.red.webp`);
    const imgcode = Buffer.from(await picture.arrayBuffer()).toString("base64");
    const uploaded = await askAggregator(sandbox, "pinduoduo/upload_img", { imgcode });
    const imgid = uploaded.items.item.name;
    const { items } = await askAggregator(sandbox, "pinduoduo/item_search_img", { imgid });
    expect(items.item[0].title).toContain("围巾");
    expect(items.item[0]).toHaveProperty("minGroupPrice", 45.8);
  });

  test.each([
    ["1688", DRESS, 13],
    ["taobao", "670000000001", 11],
    ["jd", COAT, 14],
  ])("reads a password of %s", async (platform, thid, length) => {
    const sandbox = await openSandbox();
    const { password } = shareOf({ platform, thid })!;
    expect(password).toHaveLength(length);
    const word = `8￥${password}￥ 复制打开`;
    const answer = await askAggregator(sandbox, `${platform}/item_password`, { word });
    expect(answer.item.url).toContain(thid);
    const elsewhere = platform === "jd" ? "taobao" : "jd";
    expect(await askAggregator(sandbox, `${elsewhere}/item_password`, { word })).toMatchObject({
      error_code: "2000",
    });
  });
});

describe("the group-buying site", () => {
  test("speaks the same shape about its own goods, for its own account", async () => {
    const sandbox = await openSandbox();
    const { item } = await askGroupBuying(sandbox, "item_get", { num_iid: BELT });
    expect(item).toMatchObject({
      title: "自动扣皮带",
      detail_url: `https://tuan.sampan.test/goods/${BELT}.html`,
    });
    expect((await askGroupBuying(sandbox, "item_search", { q: "皮带" })).items.total_results).toBe(
      1,
    );
    expect(await askGroupBuying(sandbox, "item_get", { key: "t4168168" })).toMatchObject({
      error_code: "4004",
    });
  });

  test("takes its goods down like anybody else", async () => {
    const sandbox = await openSandbox();
    await control(sandbox, "products", { thid: BELT, taken_down: true });
    expect(await askGroupBuying(sandbox, "item_get", { num_iid: BELT })).toMatchObject({
      error_code: "2000",
    });
  });
});
