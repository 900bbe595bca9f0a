import { getItemDetail } from "@sampan/contract/goods/catalogue/own-product";
import { putCart, queryCartList } from "@sampan/contract/trade/carts/carts";
import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import { snapQuantity } from "@sampan/domain/kernel/quantity";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
  type ProductWish,
} from "../../../../../tests/support/test-goods.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { speak } from "../../shell/speech.ts";
import { drawn, shown } from "../../shell/shown.ts";
import { CartMarks } from "../../trade/carts/cart-marks.tsx";
import { checkChoice } from "./check-choice.ts";
import { boundsOf, dimensionsOf } from "./choice.ts";
import { OptionRows } from "./option-rows.tsx";

/** What the sheet of options lets out, and what the cart says of it afterwards, of goods as the server tells of them. */

const { customer, visitor, db, clock, needs } = await openTestApp();
const configuration = valueOf(await visitor().call(queryClientConfig, {}));

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

async function openedProduct(wish: ProductWish) {
  const { id, item_ids } = await insertProduct(db, clock.now(), { platform: 1, ...wish });
  const { data } = valueOf(await visitor().call(getItemDetail, { id: String(id) }));
  const [first = ""] = item_ids;
  const choose = (...nums: number[]) =>
    checkChoice(
      data,
      Object.fromEntries(nums.map((num, at) => [item_ids[at] ?? first, num])),
      undefined,
    );
  return { choose };
}

test.each<[string, ProductWish]>([
  [
    "several tiers [SKU-02]",
    {
      tiers: [
        { from: 3, price: 5_000 },
        { from: 9, price: 4_000 },
      ],
    },
  ],
  ["a single open tier [SKU-03]", { tiers: [{ from: 3, price: 5_000 }] }],
])("the sheet keeps a choice below the first of %s, over all options", async (_, wish) => {
  const { choose } = await openedProduct({ colours: ["白", "黑"], ...wish });
  expect(choose(1, 1)).toEqual({ ok: false, error: { code: "below_minimum_batch", n: 3 } });
  expect(choose(1, 2).ok).toBe(true);
});

test("the sheet lets nothing out where nothing is chosen [SKU-11]", async () => {
  const { choose } = await openedProduct({ colours: ["白", "黑"] });
  expect(choose()).toEqual({ ok: false, error: { code: "nothing_selected" } });
  expect(choose(0, 0)).toEqual({ ok: false, error: { code: "nothing_selected" } });
});

test("what is off sale has its steps switched off, an entry of it comes to nothing, and the cart takes none [SKU-14]", async () => {
  const { id, item_ids } = await insertProduct(db, clock.now(), {
    platform: 1,
    colours: ["白", "黑"],
  });
  const [white = "", black = ""] = item_ids;
  await db.updateTable("skus").set({ status: 0 }).where("id", "=", Number(black)).execute();
  const { data: product } = valueOf(await visitor().call(getItemDetail, { id: String(id) }));
  const [dimension] = dimensionsOf(product);
  if (!dimension) throw new Error("there is nothing to choose");
  const rows = await drawn(
    OptionRows,
    { product, dimension, picks: {}, quantities: {}, onQuantity: () => {}, hidesSoldOut: false },
    { configuration, language: "zh-TW" },
  );
  const upward = [...rows.matchAll(/<button[^>]*aria-label="增加 (.)"[^>]*>/g)];
  expect(upward.map(([button, name]) => [name, button.includes(" disabled")])).toEqual([
    ["白", false],
    ["黑", true],
  ]);
  const entered = product.item_sku_list.map((sku) => [
    sku.item_id,
    snapQuantity("5", boundsOf(product, sku)),
  ]);
  expect(Object.fromEntries(entered)).toEqual({ [white]: 5, [black]: 0 });
  const ming = await customer();
  expect(refusalOf(await ming.call(putCart, { item_id: black, num: 1 }))).toBe("sku_off_sale");
});

test("a line of the cart says that there is no more of it, or fewer than wanted, in the words of its reader [ERR-25]", async () => {
  const ming = await customer();
  const { item_id } = await insertProduct(db, clock.now(), { platform: 1, stock: 5 });
  valueOf(await ming.call(putCart, { item_id, num: 4 }));
  const lineWith = async (stock: number) => {
    await db.updateTable("skus").set({ stock }).where("id", "=", Number(item_id)).execute();
    const [shop] = valueOf(await ming.call(queryCartList, {})).datalist;
    const [item] = shop?.item_list ?? [];
    if (!item) throw new Error("the cart is empty");
    return item;
  };
  for (const language of ["zh-TW", "th", "en"] as const) {
    const { say } = await speak(language);
    const gone = await lineWith(0);
    const fewer = await lineWith(3);
    const words = (item: typeof gone) =>
      shown(CartMarks, { item, name: "x" }, { configuration, language });
    expect(await words(gone)).toContain(say("cart.mark.no_stock"));
    expect(await words(fewer)).toContain(say("cart.mark.over_stock", { count: 3 }));
    expect(gone.is_selectable).toBe(false);
  }
});
