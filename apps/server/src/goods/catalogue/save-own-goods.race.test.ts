import { getOwnGoods, saveOwnGoods } from "@sampan/contract/goods/catalogue/staff-catalogue";
import {
  arrangeLeaderboard,
  getLeaderboard,
} from "@sampan/contract/goods/catalogue/staff-catalogue";
import { createTrade } from "@sampan/contract/trade/orders/orders";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { saveHome, wholeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { db, clock, customer, staff, needs } = await openTestApp();

test("of ten people who save the same state at once, one does [BO-41]", async () => {
  const product = await insertProduct(db, clock.now(), { platform: 1 });
  const id = String(product.id);
  const editors = await Promise.all(Array.from({ length: 10 }, () => staff("catalogue")));
  const answers = await Promise.all(
    editors.map(async (editor, position) => {
      const { goods } = valueOf(await editor.call(getOwnGoods, { id })).data;
      return editor.call(saveOwnGoods, {
        id,
        version: 1,
        goods: { ...goods, unit: `${position}` },
      });
    }),
  );
  const refusals = answers.map(refusalOf);
  expect(refusals.filter((refusal) => refusal === "accepted")).toHaveLength(1);
  expect(refusals.filter((refusal) => refusal === "changed_meanwhile")).toHaveLength(9);
  const winner = refusals.indexOf("accepted");
  const { data } = valueOf(await editors[0]!.call(getOwnGoods, { id }));
  expect(data).toMatchObject({ version: 2, goods: { unit: `${winner}` } });
});

test("stock that is edited while ten orders take pieces loses none of either", async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  const product = await insertProduct(db, clock.now(), {
    platform: 1,
    stock: 50,
    colours: ["红", "蓝"],
  });
  const id = String(product.id);
  const editor = await staff("catalogue");
  const { goods } = valueOf(await editor.call(getOwnGoods, { id })).data;
  const buyers = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const buyer = await customer();
      return { buyer, home: await saveHome(buyer) };
    }),
  );
  const skus = goods.skus.map((sku) => ({ ...sku, stock: sku.stock + 100 }));
  const [saved, ...orders] = await Promise.all([
    editor.call(saveOwnGoods, { id, version: 1, goods: { ...goods, skus } }),
    ...buyers.map(({ buyer, home }) =>
      buyer.call(
        createTrade,
        wholeOrder(
          home,
          product.item_ids.map((item_id) => ({ item_id, num: 1 })),
        ),
      ),
    ),
  ]);
  expect(refusalOf(saved)).toBe("accepted");
  expect(orders.map(refusalOf)).toEqual(Array.from({ length: 10 }, () => "accepted"));
  const stocks = await db
    .selectFrom("skus")
    .select("stock")
    .where("product_id", "=", product.id)
    .execute();
  expect(stocks.map(({ stock }) => stock)).toEqual([140, 140]);
});

test("of two who arrange an empty leaderboard at once, one does [BO-41]", async () => {
  const { id } = await insertProduct(db, clock.now(), { platform: 1 });
  const editors = [await staff("catalogue"), await staff("catalogue")];
  const answers = await Promise.all(
    editors.map((editor) => editor.call(arrangeLeaderboard, { ids: [String(id)], seen: [] })),
  );
  expect(answers.map(refusalOf).toSorted()).toEqual(["accepted", "changed_meanwhile"]);
  const { list } = valueOf(await editors[0]!.call(getLeaderboard, {}));
  expect(list.map((row) => row.id)).toEqual([String(id)]);
});
