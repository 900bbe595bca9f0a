import { createQueryClient } from "@sampan/client/create-query-client";
import { bindSend, type Send } from "@sampan/client/send";
import type { Product } from "@sampan/contract/goods/catalogue/product";
import { afterEach, describe, expect, test, vi } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { ClipboardContent } from "./pending-content.ts";
import { recognise } from "./recognise.ts";
import { resolveShare } from "./resolve-share.ts";

const product = {
  id: "1",
  spu_id: "1",
  item_name: "茶壶",
  promotion_title: "",
  promotion_i18n: { zh: "" },
  i18n: { zh: "茶壶" },
  price: 5900,
  activity_price: 0,
  min_price: 5900,
  max_price: 5900,
  price_real: 5900,
  priceSection: false,
  priceMap: {},
  priceNum: 0,
  price_define_do: { num_price_map: {} },
  item_images: ["https://img.alicdn.com/1.jpg"],
  description: "",
  desc: "",
  description_images: [],
  ext: { url: "" },
  unit: "",
  storage: 9,
  image_value: {},
  props_ext: { batchNum: 1 },
  item_prop_list: [],
  item_sku_list: [],
  platform: 3,
  thid_item_id: "1",
  shop: null,
  tiers: [],
  minimum_batch: 1,
  goods_class: "ordinary",
  shippability: [],
  weight_g: 100,
  mainland_freight: 0,
  month_sold: 0,
  is_on_sale: true,
  fetched_at: "2026-11-20 10:00:00",
  is_stale: false,
} satisfies Product;
const taobao = "https://item.taobao.com/item.htm?id=567873872517";

/** A shop that knows one product, and everything that was sent to it. */
function shop(answer?: Response) {
  const sent: string[] = [];
  const send = vi.fn<Send>(async (path, init) => {
    sent.push(`${path} ${typeof init.body === "string" ? init.body : String(init.body ?? "")}`);
    if (answer) return answer.clone();
    if (path.includes("tpwd_query"))
      return Response.json({
        success: true,
        data: JSON.stringify({ url: taobao, source: "taobao.com or tmall.com" }),
      });
    return Response.json({ success: true, data: product });
  });
  const client = createQueryClient();
  bindSend(client, send);
  const examine = async (text: string, find = recognise) => {
    const found = find(text);
    return found && resolveShare(found.share, client);
  };
  return {
    sent,
    send,
    examine,
    read: () => decodeURIComponent(sent.join("\n").replaceAll("+", " ")),
  };
}

describe("a copied text that leads to a product", () => {
  test("of a 1688 link holds picture, words, source and id [CLIP-07] [CLIP-09]", async () => {
    const content = await shop().examine("看 https://detail.1688.com/offer/710891050473.html");
    expect(content).toEqual({
      url: "https://detail.1688.com/offer/710891050473.html",
      picUrl: "https://img.alicdn.com/1.jpg",
      content: "茶壶",
      source: "detail.1688.com",
      itemId: "710891050473",
      platform: 3,
    });
    expect(ClipboardContent.safeParse(content).success).toBe(true);
  });

  test("of a Taobao link as well [CLIP-09]", async () => {
    expect(await shop().examine(`快看 ${taobao}`)).toMatchObject({
      picUrl: "https://img.alicdn.com/1.jpg",
      content: "茶壶",
      source: "item.taobao.com",
      itemId: "567873872517",
    });
  });

  test("of a share password holds url, both sites it may be from, and id [CLIP-08]", async () => {
    expect(await shop().examine("9￥AbCdEfGhIj1￥ 快来看")).toEqual({
      url: taobao,
      picUrl: "",
      content: "",
      source: "taobao.com or tmall.com",
      itemId: "567873872517",
      platform: 4,
    });
  });

  test.each([
    ["no server", Response.json({}, { status: 503 })],
    [
      "nobody who knows it",
      Response.json({ success: false, error_code: 115059, error_message: "gone" }),
    ],
  ])("and finds %s is nothing, without a word [ERR-13]", async (_, answer) => {
    expect(await shop(answer).examine(`快看 ${taobao}`)).toBeUndefined();
  });
});

const secret = "我的密碼是hunter2";

describe("what was copied around a link or password", () => {
  afterEach(() => void vi.resetModules());

  const texts = [
    `${secret} https://detail.1688.com/offer/710891050473.html ${secret}`,
    `9￥AbCdEfGhIj1￥ ${secret}`,
    `【淘宝】https://m.tb.cn/h.gR3xK2p?tk=AbCdEfGhIj1 CZ0001 「${secret}」`,
  ];

  test.each(texts)("is in no request: %s [CLIP-11]", async (text) => {
    const { send, examine, read } = shop();
    await examine(text);
    expect(send).toHaveBeenCalled();
    expect(read()).not.toContain("hunter2");
  });

  test("would be found in requests if the whole text were sent", async () => {
    vi.resetModules();
    vi.doMock("../search/without-words.ts", () => ({ withoutWords: (shared: unknown) => shared }));
    const unguarded = await import("./recognise.ts");
    const { examine, read } = shop();
    await examine(texts[1] ?? "", unguarded.recognise);
    expect(read()).toContain("hunter2");
    vi.doUnmock("../search/without-words.ts");
  });
});

test("no text without a link or password makes any request, whatever is in it [CLIP-11]", async () => {
  const { send, examine } = shop();
  const words = fc
    .string({ unit: "binary", maxLength: 300 })
    .filter((text) => !/https?|[￥¥$€£₤₳₴¢(（《！啊哈信]/i.test(text));
  await fc.assert(
    fc.asyncProperty(words, async (text) => void (await examine(text))),
    {
      numRuns: 500,
    },
  );
  expect(send).not.toHaveBeenCalled();
  // The same look, at a text with a link: the count can move.
  await examine(`看 ${taobao}`);
  expect(send).toHaveBeenCalled();
});
