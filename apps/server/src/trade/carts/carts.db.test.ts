import { getItemDetail } from "@sampan/contract/goods/catalogue/own-product";
import { getCartCount } from "@sampan/contract/trade/carts/cart-count";
import {
  deleteCart,
  putCart,
  putCartBatch,
  queryCartList,
  updateCart,
} from "@sampan/contract/trade/carts/carts";
import { defaultLimits } from "@sampan/domain/kernel/settings/limits";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertProduct, type ProductWish } from "../../../../../tests/support/test-goods.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { db, customer, visitor, clock } = await openTestApp({
  limits: { ...defaultLimits, cart_lines: 5 },
});
const product = (wish?: ProductWish) => insertProduct(db, clock.now(), wish);

describe("a cart", () => {
  test("holds one line for a sku however often it is put in [CART-22] [API-38]", async () => {
    const ming = await customer();
    const { item_id } = await product();
    valueOf(await ming.call(putCart, { item_id, num: 2 }));
    const { total } = valueOf(await ming.call(putCart, { item_id, num: 3 }));
    expect(total).toBe(1);
    const { datalist } = valueOf(await ming.call(queryCartList, {}));
    expect(datalist[0]?.item_list).toMatchObject([{ item_id, num: 5 }]);
  });

  test("stands by shop, with all that a line shows [API-40] [CART-15] [CART-17]", async () => {
    const ming = await customer();
    const dress = await product({ shop: "沐禾", colours: ["藏青", "豆沙"] });
    const pot = await product({ shop: "拾光" });
    const put = [...dress.item_ids, pot.item_id].map((item_id) => ({ item_id, num: 1 }));
    valueOf(await ming.call(putCartBatch, { batch_item_list: put }));
    const { datalist, total } = valueOf(await ming.call(queryCartList, {}));
    expect(total).toBe(3);
    const lines = Object.fromEntries(datalist.map(({ shop, item_list }) => [shop.name, item_list]));
    expect(Object.keys(lines).toSorted()).toEqual(["拾光", "沐禾"]);
    expect(lines["沐禾"]?.map(({ props_text }) => props_text).toSorted()).toEqual(["藏青", "豆沙"]);
    expect(lines["拾光"]).toMatchObject([
      { props: {}, price: 5900, storage: 100, platform: 3, thid_item_id: pot.thid_item_id },
    ]);
  });

  test("says of each shop whether it stores for us, and how many lines there are [CART-16] [CART-19]", async () => {
    const ming = await customer();
    const { item_id } = await product({ shop: "青木" });
    valueOf(await ming.call(putCart, { item_id, num: 2 }));
    const { datalist, total } = valueOf(await ming.call(queryCartList, {}));
    expect([datalist.length, total]).toEqual([1, 1]);
    expect(datalist[0]).toMatchObject({
      shop: { name: "青木", warehousing: false },
      checked: false,
      item_list: [{ item_id, num: 2 }],
    });
  });

  test("belongs to a session and to one customer [CART-08] [API-41]", async () => {
    const ming = await customer();
    const { item_id } = await product();
    valueOf(await ming.call(putCart, { item_id, num: 1 }));
    const other = await customer();
    expect(valueOf(await other.call(getCartCount, {})).total).toBe(0);
    expect(refusalOf(await visitor().call(putCart, { item_id, num: 1 }))).toBe("login_needed");
  });

  test.each<[string, ProductWish, number, string]>([
    ["nothing [SKU-11]", {}, 0, "nothing_selected"],
    ["what is off sale [SKU-14]", { status: 0 }, 1, "sku_off_sale"],
    ["what is sold out [ERR-25]", { stock: 0 }, 1, "no_stock"],
    ["more than there is [SKU-13] [ERR-26]", { stock: 3 }, 4, "over_stock"],
    ["a part of a batch [SKU-13]", { batch_step: 6 }, 7, "not_in_batch_step"],
    [
      "less than the first tier [SKU-02]",
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
      "less than a single open tier [SKU-03]",
      { tiers: [{ from: 3, price: 50 }] },
      2,
      "below_minimum_batch",
    ],
  ])("refuses %s", async (_, wish, num, code) => {
    const ming = await customer();
    const { item_id } = await product(wish);
    expect(refusalOf(await ming.call(putCart, { item_id, num }))).toBe(code);
    expect(valueOf(await ming.call(getCartCount, {})).total).toBe(0);
  });

  test("counts the minimum batch over all skus of a product [SKU-02] [SKU-04]", async () => {
    const ming = await customer();
    const { item_ids } = await product({ colours: ["白", "黑"], minimum_batch: 4 });
    const two = item_ids.map((item_id) => ({ item_id, num: 2 }));
    const one = await ming.call(putCartBatch, { batch_item_list: two.slice(0, 1) });
    expect(one).toMatchObject({ error: { code: "below_minimum_batch", values: { n: 4 } } });
    expect(refusalOf(await ming.call(putCartBatch, { batch_item_list: two }))).toBe("accepted");
  });

  test("takes a product in steps of its batch, from one batch on, and singly without [ITEM-12]", async () => {
    const ming = await customer();
    for (const [wish, batchNum, accepted] of [
      [{ platform: 1, batch_step: 6 }, 6, [6, 12]],
      [{ platform: 1 }, 1, [1, 2, 3, 5, 6, 7, 12]],
    ] as const) {
      const { item_id, id } = await product(wish);
      const { data } = valueOf(await ming.call(getItemDetail, { id: String(id) }));
      expect(data.props_ext).toEqual({ batchNum });
      const taken: number[] = [];
      for (const num of [1, 2, 3, 5, 6, 7, 12]) {
        valueOf(await ming.call(deleteCart, { clear: true }));
        if ((await ming.call(putCart, { item_id, num })).ok) taken.push(num);
      }
      expect(taken).toEqual(accepted);
    }
  });

  test("refuses options that are not the sku's, and a sku nobody has [CART-20]", async () => {
    const ming = await customer();
    const { item_id } = await product({ colours: ["白"] });
    const put = (item_props: string, id = item_id) =>
      ming.call(putCart, { item_id: id, num: 1, item_props });
    expect(refusalOf(await put('{"颜色":"黑"}'))).toBe("options_changed");
    expect(refusalOf(await put("no json"))).toBe("options_changed");
    expect(refusalOf(await put("", "999999999"))).toBe("sku_unknown");
    expect(refusalOf(await put('{"颜色":"白"}'))).toBe("accepted");
  });

  test("takes a batch of lines, each with its sku, number and options, and judges every one [CART-21] [CART-20]", async () => {
    const ming = await customer();
    const { item_ids } = await product({ colours: ["白", "黑"] });
    const [white = "", black = ""] = item_ids;
    const put = (props: string) =>
      ming.call(putCartBatch, {
        batch_item_list: [
          { item_id: white, num: 2, item_props: '{"颜色":"白"}' },
          { item_id: black, num: 3, item_props: props },
        ],
      });
    expect(refusalOf(await put('{"颜色":"白"}'))).toBe("options_changed");
    expect(valueOf(await ming.call(getCartCount, {})).total).toBe(0);
    expect(valueOf(await put('{"颜色":"黑"}')).total).toBe(2);
    const { datalist } = valueOf(await ming.call(queryCartList, {}));
    const lines = datalist.flatMap(({ item_list }) => item_list);
    expect(new Map(lines.map(({ item_id, num, props }) => [item_id, { num, props }]))).toEqual(
      new Map([
        [white, { num: 2, props: { 颜色: "白" } }],
        [black, { num: 3, props: { 颜色: "黑" } }],
      ]),
    );
  });

  test("takes all lines of a batch or none, up to its limit [SKU-05] [ERR-29] [API-39]", async () => {
    const ming = await customer();
    const { item_ids } = await product({ colours: ["1", "2", "3", "4", "5", "6"] });
    const six = item_ids.map((item_id) => ({ item_id, num: 1 }));
    expect(refusalOf(await ming.call(putCartBatch, { batch_item_list: six }))).toBe("cart_full");
    expect(valueOf(await ming.call(getCartCount, {})).total).toBe(0);
    const five = { batch_item_list: six.slice(0, 5) };
    expect(valueOf(await ming.call(putCartBatch, five)).total).toBe(5);
    expect(refusalOf(await ming.call(putCart, { item_id: item_ids[5] ?? "", num: 1 }))).toBe(
      "cart_full",
    );
    // More of what is there needs no new line.
    expect(refusalOf(await ming.call(putCart, { item_id: item_ids[0] ?? "", num: 1 }))).toBe(
      "accepted",
    );
  });

  test("changes a quantity under the same rules [CART-11] [API-42] [SKU-11]", async () => {
    const ming = await customer();
    const { item_id } = await product({ batch_step: 2, stock: 10 });
    const set = (num: number, id = item_id) => ming.call(updateCart, { item_id: id, num });
    valueOf(await ming.call(putCart, { item_id, num: 2 }));
    expect(refusalOf(await set(0))).toBe("nothing_selected");
    expect(refusalOf(await set(3))).toBe("not_in_batch_step");
    expect(refusalOf(await set(12))).toBe("over_stock");
    expect(refusalOf(await set(2, "1234567"))).toBe("cart_line_unknown");
    valueOf(await set(8));
    const { datalist } = valueOf(await ming.call(queryCartList, {}));
    expect(datalist[0]?.item_list[0]?.num).toBe(8);
  });

  test("lets go of one line or of everything, and of nobody else's [API-43]", async () => {
    const ming = await customer();
    const other = await customer();
    const { item_ids } = await product({ colours: ["1", "2", "3"] });
    const all = { batch_item_list: item_ids.map((item_id) => ({ item_id, num: 1 })) };
    valueOf(await ming.call(putCartBatch, all));
    valueOf(await other.call(putCartBatch, all));
    const { datalist } = valueOf(await ming.call(queryCartList, {}));
    const ids = datalist[0]?.item_list.slice(0, 1).map(({ cart_id }) => cart_id) ?? [];
    expect(valueOf(await other.call(deleteCart, { ids })).total).toBe(3);
    expect(valueOf(await ming.call(deleteCart, { ids })).total).toBe(2);
    expect(valueOf(await ming.call(deleteCart, { clear: true })).total).toBe(0);
    expect(valueOf(await other.call(getCartCount, {})).total).toBe(3);
  });

  test.each<[string, object, string]>([
    ["a higher price", { price: 6900 }, "price_up"],
    ["a lower price", { price: 4900 }, "price_down"],
    ["being taken off sale", { status: 0 }, "off_sale"],
    ["being sold out", { stock: 0 }, "no_stock"],
    ["too small a stock", { stock: 1 }, "over_stock"],
  ])("marks a line with %s since it was put in [CART-12]", async (_, change, mark) => {
    const ming = await customer();
    const { item_id } = await product();
    valueOf(await ming.call(putCart, { item_id, num: 2 }));
    await db.updateTable("skus").set(change).where("id", "=", Number(item_id)).execute();
    const { datalist } = valueOf(await ming.call(queryCartList, {}));
    expect(datalist[0]?.item_list[0]?.marks).toEqual([mark]);
  });

  test("prices a line by the tier that the whole product reaches [AGNT-36]", async () => {
    const ming = await customer();
    const tiers = [
      { from: 2, price: 5900 },
      { from: 10, price: 5500 },
    ];
    const { item_ids } = await product({ colours: ["白", "黑"], tiers });
    const put = (num: number) =>
      ming.call(putCartBatch, {
        batch_item_list: item_ids.map((item_id) => ({ item_id, num })),
      });
    const prices = async () => {
      const { datalist } = valueOf(await ming.call(queryCartList, {}));
      return datalist[0]?.item_list.map(({ price }) => price);
    };
    valueOf(await put(4));
    expect(await prices()).toEqual([5900, 5900]);
    valueOf(await put(1));
    expect(await prices()).toEqual([5500, 5500]);
  });
});
