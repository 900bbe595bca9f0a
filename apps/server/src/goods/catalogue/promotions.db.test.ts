import { putCart, queryCartList } from "@sampan/contract/trade/carts/carts";
import { queryItemList } from "@sampan/contract/goods/catalogue/own-items";
import { getItemDetail } from "@sampan/contract/goods/catalogue/own-product";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertProduct } from "../../../../../tests/support/test-goods.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const { db, visitor, customer, clock } = await openTestApp();

const priced = (wish: {
  price: number;
  activity_price?: number;
  tiers?: { from: number; price: number }[];
}) => insertProduct(db, clock.now(), { platform: 1, colours: ["白", "黑"], ...wish });

const listed = async (id: number) => {
  clock.pass({ minutes: 1 });
  const { datalist } = valueOf(await visitor().call(queryItemList, { page_size: 100 }));
  return datalist.find(({ item_id }) => item_id === String(id));
};
const opened = async (id: number) =>
  valueOf(await visitor().call(getItemDetail, { id: String(id) })).data;

test("goods of a promotion list what they cost in it, others nothing [OWN-07] [ITEM-22]", async () => {
  const { id } = await priced({ price: 5900, activity_price: 4900 });
  expect(await listed(id)).toMatchObject({ price: 5900, activity_price: 4900 });
  const { id: usual } = await priced({ price: 5900 });
  expect(await listed(usual)).toMatchObject({ price: 5900, activity_price: 0 });
});

test("a promotion that would make goods dearer is none", async () => {
  const { id } = await priced({ price: 5900, activity_price: 6900 });
  expect(await listed(id)).toMatchObject({ price: 5900, activity_price: 0 });
  expect(await opened(id)).toMatchObject({ price_real: 5900, activity_price: 0 });
});

test("what is listed is what a piece costs on its page, in every tier and option [ITEM-02]", async () => {
  const tiers = [
    { from: 1, price: 5900 },
    { from: 10, price: 4500 },
  ];
  const { id } = await priced({ price: 5900, activity_price: 4900, tiers });
  const product = await opened(id);
  expect(product).toMatchObject({
    price: 5900,
    activity_price: 4900,
    price_real: 4900,
    min_price: 4900,
    max_price: 4900,
    priceSection: false,
    priceMap: { "1-9": 4900, "≥10": 4500 },
  });
  expect(product.item_sku_list.map(({ price_real }) => price_real)).toEqual([4900, 4900]);
});

test("and what the cart asks for [MONEY-01]", async () => {
  const ming = await customer();
  const { item_id } = await priced({ price: 5900, activity_price: 4900 });
  valueOf(await ming.call(putCart, { item_id, num: 2 }));
  const [shop] = valueOf(await ming.call(queryCartList, {})).datalist;
  expect(shop?.item_list).toMatchObject([{ item_id, price: 4900, price_real: 4900 }]);
});
