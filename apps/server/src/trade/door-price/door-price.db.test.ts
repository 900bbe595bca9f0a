import { queryDoorPrice } from "@sampan/contract/trade/door-price";
import { simulateCreateTrade } from "@sampan/contract/trade/orders/orders";
import { defaultLimits } from "@sampan/domain/kernel/settings/limits";
import { sum } from "@sampan/domain/kernel/money";
import { beforeAll, describe, expect, test } from "vitest";
import { serviceFeeOf, setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
  type ProductWish,
} from "../../../../../tests/support/test-goods.ts";
import { measures, openJourney } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { reckonWeights } from "./reckon-weights.ts";

const world = await openTestApp();
const { needs, db, visitor, customer, clock } = world;

beforeAll(async () => {
  await insertTariff(needs);
  await insertRates(needs, clock.now());
  await db
    .insertInto("categories")
    .values([{ id: 990, slug: "robes", name: JSON.stringify({ zh: "睡袍" }), position: 990 }])
    .execute();
});

const product = (wish: ProductWish = {}) => insertProduct(db, clock.now(), wish);
const doorOf = async (
  person: Pick<ReturnType<typeof visitor>, "call">,
  asked: Parameters<typeof person.call<typeof queryDoorPrice>>[1],
) => valueOf(await person.call(queryDoorPrice, asked)).data;

/** A product whose listing says nothing of its weight. */
async function unweighed(wish: ProductWish = {}) {
  const made = await product(wish);
  await db.updateTable("products").set({ weight_g: null }).where("id", "=", made.id).execute();
  return made;
}

describe("what chosen goods come to at the door", () => {
  test("is told to a visitor in the currency of their region, by the way that costs least", async () => {
    const { item_id } = await product({ price: 59_00, weight_g: 500 });
    const door = await doorOf(visitor(), { lines: [{ item_id, num: 4 }] });
    expect(door).toMatchObject({
      currency: "TWD",
      transport: 9,
      weight_g: { low: 2_000, high: 2_200 },
      weights: [{ item_id, basis: "said", samples: 0 }],
      doubts: [],
    });
    expect(door.parts.map(({ kind, low, high }) => [kind, low, high])).toEqual([
      ["goods", 1_069_08, 1_069_08],
      ["mainland_freight", 36_24, 36_24],
      ["international_freight", 80_00, 88_00],
      ["local_freight", 80_00, 80_00],
    ]);
    expect(door.hints).toMatchObject([{ kind: "free_value", is: "within" }]);
    const thai = await customer({ region: "TH" });
    const there = await doorOf(thai, { lines: [{ item_id, num: 4 }] });
    expect(there.currency).toBe("THB");
    expect(there.hints).toMatchObject([{ kind: "duty_class", duty_class: "clothing" }]);
    expect(there.parts.map(({ kind }) => kind)).toContain("import_vat");
  });

  test("is what settlement says of goods, fee, insurance and, at most, freight", async () => {
    await setSettings(needs, serviceFeeOf(500));
    const { item_id } = await product({ price: 59_00, weight_g: 500 });
    const lines = [{ item_id, num: 4 }];
    const asked = { lines, transport: 12, insurance: 3 };
    const ming = await customer();
    const { parts, high } = await doorOf(ming, asked);
    const { sums } = valueOf(
      await ming.call(simulateCreateTrade, { ...asked, pay_mode: "twice" }),
    ).data;
    expect(parts.map((part) => [part.kind, part.high])).toEqual(
      sums.rows.map(({ key, amount }) => [key, amount]),
    );
    expect(high).toBe(sums.door_total);
    await setSettings(needs, {});
  });

  test("is told of fifty lines at once, and of no more, and of nothing that is not sold", async () => {
    const made = await Promise.all(Array.from({ length: 51 }, () => product()));
    const lines = made.map(({ item_id }) => ({ item_id, num: 1 }));
    const { weights, parts, low } = await doorOf(visitor(), { lines: lines.slice(1) });
    expect(weights).toHaveLength(50);
    expect(low).toBe(sum(parts.map((part) => part.low)));
    expect(refusalOf(await visitor().call(queryDoorPrice, { lines }))).toBe("invalid_input");
    const unknown = [{ item_id: "999999999", num: 1 }];
    expect(refusalOf(await visitor().call(queryDoorPrice, { lines: unknown }))).toBe("sku_unknown");
  });

  test("has no freight where the way that was asked for takes no such goods, and says why", async () => {
    const { item_id } = await product({ goods_class: "sensitive-battery" });
    const door = await doorOf(visitor(), { lines: [{ item_id, num: 1 }], transport: 9 });
    expect(door.transport).toBeNull();
    expect(door.doubts).toEqual([{ reason: "no_way_open", lines: [] }]);
  });
});

describe("the weight that freight is reckoned by", () => {
  test("is learned from five parcels with the same listing, and from four of them nothing", async () => {
    const journey = await openJourney(world);
    const goods = { weight_g: 400, category_id: 990 };
    const ming = await customer();
    const bought: string[] = [];
    for (let parcels = 0; parcels < 5; parcels++) {
      const tid = await journey.paid(ming, { goods, num: 2 });
      await journey.received(tid);
      const [item] = await journey.itemsOf(tid);
      bought.push(String(item?.sku_id));
    }
    // Every order brought a listing of its own: one category, five parcels.
    await reckonWeights(needs);
    const kin = await unweighed({ category_id: 990 });
    const byKin = await doorOf(visitor(), { lines: [{ item_id: kin.item_id, num: 1 }] });
    const each_g = measures.weight_g / 2;
    expect(byKin).toMatchObject({
      weight_g: { low: each_g, high: each_g },
      weights: [{ basis: "category", samples: 5 }],
      doubts: [{ reason: "listing_without_weight", lines: [kin.item_id] }],
    });
    const [first = ""] = bought;
    const one = { lines: [{ item_id: first, num: 1 }] };
    expect(await doorOf(visitor(), one)).toMatchObject({ weights: [{ basis: "said" }] });

    // They were one listing all along.
    const { product_id } = await db
      .selectFrom("skus")
      .select("product_id")
      .where("id", "=", Number(first))
      .executeTakeFirstOrThrow();
    const own = await db.selectFrom("order_items").select("id").orderBy("id").execute();
    const setProduct = (ids: readonly number[]) =>
      db.updateTable("order_items").set({ product_id }).where("id", "in", ids).execute();
    await setProduct(own.slice(0, 4).map(({ id }) => id));
    await reckonWeights(needs);
    expect(await doorOf(visitor(), one)).toMatchObject({ weights: [{ basis: "said" }] });
    await setProduct(own.map(({ id }) => id));
    await reckonWeights(needs);
    expect(await doorOf(visitor(), one)).toMatchObject({
      weight_g: { low: each_g, high: each_g },
      weights: [{ basis: "weighed", samples: 5 }],
      doubts: [],
    });
  });

  test("is our guess where nobody ever shipped such goods, which is said", async () => {
    const lamp = await unweighed();
    const { weight_g, doubts } = await doorOf(visitor(), {
      lines: [{ item_id: lamp.item_id, num: 2 }],
    });
    expect(weight_g).toEqual({
      low: 1_000,
      high: 1_000 + defaultLimits.packaging_weight_bp / 10,
    });
    expect(doubts).toEqual([{ reason: "category_never_shipped", lines: [lamp.item_id] }]);
  });
});
