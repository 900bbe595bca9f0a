import { queryOwnPage } from "@sampan/contract/shop/pages/own-pages";
import { takeCoupon } from "@sampan/contract/money/coupons";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertTemplate } from "../../../../../tests/support/test-coupons.ts";
import { insertProduct } from "../../../../../tests/support/test-goods.ts";
import { blockWish, freeAddress, insertPage } from "../../../../../tests/support/test-pages.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const { db, customer, staff, clock } = await openTestApp();
const desk = await staff("marketing");

test("the goods of an own page may be as old as those of the shared one, what is one person's never is", async () => {
  const now = clock.now();
  const goods = await insertProduct(db, now, { platform: 1 });
  const { code } = await insertTemplate(db, now);
  const route = freeAddress();
  const shelf = {
    source: "picked",
    category_id: null,
    goods: [String(goods.id)],
    most: 4,
  } as const;
  await insertPage(desk, now, {
    address: route,
    blocks: [
      blockWish("goods", "goods", { shelf: { ...shelf, goods: [...shelf.goods] } }),
      blockWish("coupons", "coupons", { names: [code] }),
    ],
  });
  const [ming, lin] = [await customer(), await customer()];
  const seenBy = async ({ call }: typeof ming) => {
    const { data } = valueOf(await call(queryOwnPage, { route }));
    return {
      goods: data?.blocks.flatMap(({ item_list }) => item_list.map(({ item_id }) => item_id)),
      coupons: data?.blocks.flatMap(({ coupons }) => coupons.map(({ refusal }) => refusal)),
    };
  };
  expect(await seenBy(ming)).toEqual({ goods: [String(goods.id)], coupons: [null] });

  valueOf(await ming.call(takeCoupon, { code }));
  await db.updateTable("products").set({ is_on_sale: false }).where("id", "=", goods.id).execute();
  expect(await seenBy(ming)).toEqual({ goods: [String(goods.id)], coupons: ["limit"] });
  expect(await seenBy(lin)).toEqual({ goods: [String(goods.id)], coupons: [null] });

  clock.pass({ minutes: 1 });
  expect(await seenBy(lin)).toEqual({ goods: [], coupons: [null] });
});
