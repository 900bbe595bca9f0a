import { randomBytes } from "node:crypto";
import type { GoodsClass, TariffClass } from "@sampan/domain/goods/shippability/goods-class";
import type { TransportId } from "@sampan/domain/goods/shippability/transports";
import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import { regionFacts, type Region } from "@sampan/domain/kernel/regions";
import { propsKey } from "../../apps/server/src/goods/catalogue/store-listing.ts";
import type { Db } from "../../apps/server/src/kernel/db/db.ts";
import type { Needs } from "../../apps/server/src/kernel/needs.ts";
import { recordRate } from "../../apps/server/src/money/rates/record-rate.ts";

export type ProductWish = {
  platform?: 1 | PlatformId;
  shop?: string;
  name?: string;
  /** CNY cents. */
  price?: number;
  stock?: number;
  status?: 0 | 1;
  /** One sku for each; a product without options has one sku with none. */
  colours?: string[];
  tiers?: { from: number; price: number }[];
  batch_step?: number;
  minimum_batch?: number;
  mainland_freight?: number;
  goods_class?: GoodsClass;
  weight_g?: number;
  category_id?: number;
  month_sold?: number;
  /** In other languages than Chinese. */
  names?: Partial<Record<"zh-TW" | "th" | "en", string>>;
  rank?: number;
  activity_price?: number;
};

export type TestProduct = { id: number; item_id: string; item_ids: string[]; thid_item_id: string };

/** A product as it lies in our database, with a shop of its own unless one is named. */
export async function insertProduct(
  db: Db,
  now: Date,
  wish: ProductWish = {},
): Promise<TestProduct> {
  const { platform = 3, price = 5900, stock = 100, status = 1, tiers = [] } = wish;
  const thid_item_id = String(BigInt(`0x${randomBytes(5).toString("hex")}`));
  const shop_id = await insertShop(db, platform, wish.shop ?? `店 ${thid_item_id}`);
  const colours = wish.colours ?? [];
  const { id } = await db
    .insertInto("products")
    .values({
      platform,
      thid_item_id,
      shop_id,
      category_id: wish.category_id ?? null,
      item_name: wish.name ?? "连衣裙",
      names: JSON.stringify(wish.names ?? {}),
      images: JSON.stringify([`https://cbu01.alicdn.com/${thid_item_id}.jpg`]),
      options: JSON.stringify(
        colours.length > 0 ? [{ name: "颜色", values: colours.map((value) => ({ value })) }] : [],
      ),
      tiers: JSON.stringify(tiers),
      price,
      min_price: price,
      max_price: price,
      mainland_freight: wish.mainland_freight ?? 800,
      batch_step: wish.batch_step ?? 1,
      minimum_batch: wish.minimum_batch ?? 1,
      url: `https://detail.1688.com/offer/${thid_item_id}.html`,
      goods_class: wish.goods_class ?? "ordinary",
      weight_g: wish.weight_g ?? 400,
      month_sold: wish.month_sold ?? 0,
      rank: wish.rank ?? 0,
      activity_price: wish.activity_price ?? null,
      fetched_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const each = colours.length > 0 ? colours.map((colour) => ({ 颜色: colour })) : [{}];
  const skus = await db
    .insertInto("skus")
    .values(
      each.map((props) => ({
        product_id: id,
        props: JSON.stringify(props),
        props_key: propsKey(props),
        price,
        stock,
        status,
      })),
    )
    .returning("id")
    .execute();
  const item_ids = skus.map((sku) => String(sku.id));
  return { id, item_id: item_ids[0] ?? "", item_ids, thid_item_id };
}

async function insertShop(db: Db, platform: 1 | PlatformId, name: string): Promise<number> {
  const { id } = await db
    .insertInto("shops")
    .values({ platform, thid_shop_id: name, name })
    .onConflict((conflict) => conflict.columns(["platform", "thid_shop_id"]).doUpdateSet({ name }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

interface PriceBookNeeds {
  readonly database: Pick<Needs["database"], "db">;
  readonly prices: Pick<Needs["prices"], "refresh">;
}

/** 1 CNY is 4.53 TWD and 4.59 THB to a customer from `now` on. */
export async function insertRates({ database, prices }: PriceBookNeeds, now: Date): Promise<void> {
  for (const [currency, mid_e6] of [
    ["TWD", 4_441_176],
    ["THB", 4_500_000],
  ] as const)
    await recordRate(database.db, {
      currency,
      mid_e6,
      margin_bp: 200,
      source: "test",
      valid_from: now,
    });
  await prices.refresh();
}

/** Air takes everything, sea and fast sea ordinary goods only; NT$ 120 a kilogram by air, 40 by sea. */
export async function insertTariff({ database, prices }: PriceBookNeeds): Promise<void> {
  const lines = (["TW", "TH"] as const).flatMap((region) => [
    line(region, { transport: 12, tariff_class: "ordinary", per_kg: 12_000 }),
    line(region, { transport: 12, tariff_class: "sensitive", per_kg: 15_000 }),
    line(region, { transport: 12, tariff_class: "special", per_kg: 18_000 }),
    line(region, { transport: 9, tariff_class: "ordinary", per_kg: 4_000 }),
    line(region, { transport: 8, tariff_class: "ordinary", per_kg: 6_000 }),
  ]);
  await database.db.insertInto("tariff_lines").values(lines).execute();
  await prices.refresh();
}

const line = (
  region: Region,
  {
    transport,
    tariff_class,
    per_kg,
  }: { transport: TransportId; tariff_class: TariffClass; per_kg: number },
) => ({
  region,
  transport,
  tariff_class,
  currency: regionFacts[region].currency,
  per_kg,
  delivery_fee: 8_000,
  divisor: 6_000,
  weight_step_g: 100,
  days_min: 4,
  days_max: 6,
});
