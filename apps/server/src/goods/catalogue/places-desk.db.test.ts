import {
  arrangeLeaderboard,
  arrangeShops,
  getLeaderboard,
  getRecommendedShops,
} from "@sampan/contract/goods/catalogue/staff-catalogue";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertProduct } from "../../../../../tests/support/test-goods.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { db, staff, clock } = await openTestApp();

const ownGoods = async (): Promise<string> =>
  String((await insertProduct(db, clock.now(), { platform: 1, shop: "三板自营" })).id);

describe("places that staff give", () => {
  test("head the leaderboard in their order, unless somebody arranged it since [BO-41]", async () => {
    const [som, ann] = [await staff("catalogue"), await staff("catalogue")];
    const [one, other] = [await ownGoods(), await ownGoods()];
    valueOf(await som.call(arrangeLeaderboard, { ids: [other, one], seen: [] }));
    const { list } = valueOf(await ann.call(getLeaderboard, {}));
    expect(list.map(({ id }) => id)).toEqual([other, one]);
    expect(refusalOf(await ann.call(arrangeLeaderboard, { ids: [one], seen: [] }))).toBe(
      "changed_meanwhile",
    );
    const seen = [other, one];
    expect(refusalOf(await ann.call(arrangeLeaderboard, { ids: ["999999"], seen }))).toBe(
      "goods_unknown",
    );
    expect(refusalOf(await ann.call(arrangeLeaderboard, { ids: [one, one], seen }))).toBe(
      "goods_unknown",
    );
    valueOf(await ann.call(arrangeLeaderboard, { ids: [], seen }));
  });

  test("recommend shops of our own, and no others [BO-41]", async () => {
    const som = await staff("catalogue");
    await ownGoods();
    const { others } = valueOf(await som.call(getRecommendedShops, {}));
    const own = others[0]?.id ?? "";
    valueOf(await som.call(arrangeShops, { ids: [own], seen: [] }));
    const { recommended } = valueOf(await som.call(getRecommendedShops, {}));
    expect(recommended.map(({ id }) => id)).toEqual([own]);
    const foreign = await insertProduct(db, clock.now(), { platform: 3 });
    const { key } = await db
      .selectFrom("products as product")
      .innerJoin("shops as shop", "shop.id", "product.shop_id")
      .select("shop.key")
      .where("product.id", "=", foreign.id)
      .executeTakeFirstOrThrow();
    const wish = { ids: [key], seen: [own] };
    expect(refusalOf(await som.call(arrangeShops, wish))).toBe("shop_unknown");
    expect(refusalOf(await som.call(arrangeShops, { ids: [], seen: [] }))).toBe(
      "changed_meanwhile",
    );
  });
});
