import { queryItemList } from "@sampan/contract/goods/catalogue/own-items";
import {
  getOwnGoods,
  saveOwnGoods,
  setGoodsOnSale,
} from "@sampan/contract/goods/catalogue/staff-catalogue";
import { expect, test } from "vitest";
import { insertProduct } from "../../../../../tests/support/test-goods.ts";
import { openTwoServers } from "../../../../../tests/support/two-servers.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const { servers, db, visitor, staff } = await openTwoServers();
const reader = visitor();

let sizes = 20;
/** What each process lists. A size of its own, so that no answer is one that was kept. */
const listedEverywhere = async (id: number) => {
  sizes += 1;
  return Promise.all(
    servers.map(async ({ url }) => {
      const { datalist, total } = valueOf(
        await reader.at(url).call(queryItemList, { page_size: sizes }),
      );
      const entry = datalist.find(({ item_id }) => item_id === String(id));
      return { price: entry?.price, total };
    }),
  );
};

test("what staff change at one process, lists of both show at once [OWN-01] [BO-41]", async () => {
  const product = await insertProduct(db, new Date(), { platform: 1, price: 1000 });
  const id = String(product.id);
  const editor = await staff("catalogue");
  expect(await listedEverywhere(product.id)).toEqual([
    { price: 1000, total: 1 },
    { price: 1000, total: 1 },
  ]);
  for (const [turn, price] of [2000, 3000, 4000, 5000].entries()) {
    const desk = editor.at(servers[turn % 2 === 0 ? 0 : 1].url);
    const { goods, version } = valueOf(await desk.call(getOwnGoods, { id })).data;
    const skus = goods.skus.map((sku) => ({ ...sku, price }));
    valueOf(await desk.call(saveOwnGoods, { id, version, goods: { ...goods, skus } }));
    expect(await listedEverywhere(product.id)).toEqual([
      { price, total: 1 },
      { price, total: 1 },
    ]);
  }
  const { version } = valueOf(await editor.call(getOwnGoods, { id })).data;
  valueOf(await editor.call(setGoodsOnSale, { id, version, is_on_sale: false }));
  expect(await listedEverywhere(product.id)).toEqual([{ total: 0 }, { total: 0 }]);
});
