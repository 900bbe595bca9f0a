import type { Send } from "@sampan/client/send";
import type { Product } from "@sampan/contract/goods/catalogue/product";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Sku } from "../../goods/options/choice.ts";
import { addToDeviceCart, readDeviceCart, shopsOf } from "./device-cart.ts";
import { deviceLines } from "./device-lines.ts";
import { handInDeviceCart } from "./hand-in-device-cart.ts";
import { linesAt } from "./lines-at.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

const sku = (item_id: string) =>
  ({
    item_id,
    props: { 颜色: item_id },
    prop_value: item_id,
    prop_i18n_value: { zh: item_id },
    storage: 9,
    status: 1,
    price_real: 5900,
    image: "",
    weight_g: 300,
  }) as unknown as Sku;

const product = (spu_id: string, shop = "mills") =>
  ({
    spu_id,
    thid_item_id: `t${spu_id}`,
    platform: 3,
    item_name: "连衣裙",
    i18n: { zh: "连衣裙" },
    ext: { url: "" },
    item_images: ["https://cbu01.alicdn.com/a.webp"],
    minimum_batch: 1,
    props_ext: { batchNum: 1 },
    tiers: [],
    goods_class: "ordinary",
    mainland_freight: 800,
    shop: { id: shop, name: shop, i18n: { zh: shop }, city: "", is_factory: true },
  }) as unknown as Product;

const numbers = () => readDeviceCart().map(({ item }) => [item.item_id, item.num]);

describe("the cart of a visitor", () => {
  test("keeps lines on the device, the newest first, one line a sku", () => {
    addToDeviceCart(product("1"), [{ sku: sku("a"), num: 2 }]);
    addToDeviceCart(product("2"), [{ sku: sku("b"), num: 1 }]);
    addToDeviceCart(product("1"), [{ sku: sku("a"), num: 3 }]);
    expect(numbers()).toEqual([
      ["a", 5],
      ["b", 1],
    ]);
  });

  test("stands under its shops", () => {
    addToDeviceCart(product("1", "mills"), [{ sku: sku("a"), num: 1 }]);
    addToDeviceCart(product("2", "pots"), [{ sku: sku("b"), num: 1 }]);
    addToDeviceCart(product("3", "mills"), [{ sku: sku("c"), num: 1 }]);
    const shops = shopsOf(readDeviceCart());
    expect(shops.map(({ shop, item_list }) => [shop.name, item_list.length])).toEqual([
      ["mills", 2],
      ["pots", 1],
    ]);
  });

  test("names the campaign whose price a piece has until that is over, and never another's [CHK-24]", () => {
    const sold = {
      ...product("1"),
      campaign: { i18n: { zh: "双11" }, ends_at: "2026-11-12 00:00:00" },
    };
    const cheap = { ...sku("a"), price_real: 4000, regular: 5900 };
    addToDeviceCart(sold, [
      { sku: cheap, num: 1 },
      { sku: sku("b"), num: 1 },
    ]);
    const at = (now: string) =>
      linesAt(deviceLines.read(), now).map(({ item }) => [item.price, item.campaign]);
    const campaign = { i18n: { zh: "双11" }, regular: 5900 };
    expect(at("2026-11-11 23:59:59")).toEqual([
      [4000, campaign],
      [5900, undefined],
    ]);
    expect(at("2026-11-12 00:00:00")).toEqual([
      [5900, undefined],
      [5900, undefined],
    ]);
    addToDeviceCart(product("1"), [{ sku: sku("a"), num: 1 }]);
    expect(at("2026-11-11 12:00:00")[0]).toEqual([5900, undefined]);
  });

  test("leaves out a line that cannot be read, and keeps the others", () => {
    addToDeviceCart(product("1"), [{ sku: sku("a"), num: 1 }]);
    deviceLines.keep([...deviceLines.read(), { item: { num: "many" } }]);
    expect(numbers()).toEqual([["a", 1]]);
  });
});

describe("handing the visitor's cart in after log-in", () => {
  type Answer = { success: boolean; total?: number; error_code?: number; error_message?: string };

  /** Answers as a server that refuses some skus, or everything with one code. */
  interface SentLine {
    readonly item_id: string;
    readonly num: number;
    readonly item_props: string;
  }

  function server(refuse: { skus?: string[]; code: number }): { send: Send; sent: SentLine[][] } {
    const sent: SentLine[][] = [];
    const send: Send = (_, init) => {
      const list = new URLSearchParams(String(init.body)).get("batch_item_list") ?? "[]";
      const lines = JSON.parse(list) as SentLine[];
      const ids = lines.map(({ item_id }) => item_id);
      sent.push(lines);
      const isRefused = refuse.skus === undefined || ids.some((id) => refuse.skus?.includes(id));
      const answer: Answer = isRefused
        ? { success: false, error_code: refuse.code, error_message: "庫存不足" }
        : { success: true, total: ids.length };
      return Promise.resolve(Response.json(answer));
    };
    return { send, sent };
  }

  beforeEach(() => {
    addToDeviceCart(product("1"), [
      { sku: sku("a"), num: 2 },
      { sku: sku("b"), num: 1 },
    ]);
    addToDeviceCart(product("2"), [{ sku: sku("c"), num: 1 }]);
  });

  test("sends all lines at once, each with sku, number and options, and empties the device [CART-21]", async () => {
    const { send, sent } = server({ skus: [], code: 2103 });
    expect(await handInDeviceCart({ send })).toEqual({ added: 3, dropped: 0, reason: undefined });
    const line = (item_id: string, num: number) => ({
      item_id,
      num,
      item_props: JSON.stringify({ 颜色: item_id }),
    });
    expect(sent).toEqual([[line("c", 1), line("a", 2), line("b", 1)]]);
    expect(numbers()).toEqual([]);
  });

  test("does not let one product that sold out keep the others out", async () => {
    const { send } = server({ skus: ["c"], code: 2103 });
    expect(await handInDeviceCart({ send })).toMatchObject({
      added: 2,
      dropped: 1,
      reason: { code: "no_stock", message: "庫存不足" },
    });
    expect(numbers()).toEqual([]);
  });

  test("keeps every line while nobody can judge them", async () => {
    const { send, sent } = server({ code: 1088 });
    expect(await handInDeviceCart({ send })).toMatchObject({ added: 0, dropped: 0 });
    expect(sent).toHaveLength(1);
    expect(numbers()).toHaveLength(3);
  });
});
