import type { ContentProduct } from "../content/read-content.ts";
import type { DemoDimension, DemoPlatform, DemoSku, GoodsClass } from "./catalogue.ts";
import type { Oddities } from "./listing.ts";
import { specIdOf } from "./mint-ids.ts";
import type { mintIds } from "./mint-ids.ts";
import { wholeBetween } from "./seeded-chance.ts";

type Goods = {
  readonly key: string;
  readonly base: ContentProduct;
  readonly platform: DemoPlatform;
  readonly price_cents: number;
  readonly goodsClass: GoodsClass | undefined;
  readonly dimensions: readonly DemoDimension[];
  readonly ids: ReturnType<typeof mintIds>;
  readonly isSoldOut: boolean;
  readonly oddities: Oddities;
};

/** Every combination of the option values, with its own price, weight, class and stock. */
export function growSkus(goods: Goods, chance: () => number): DemoSku[] {
  return combinations(goods.dimensions).map((options) => {
    const name = [goods.key, ...Object.values(options)].join("/");
    const added = addedBy(goods, options);
    return {
      id: goods.ids.skuId(goods.platform, name, goods.oddities.hasLongIds),
      specId: goods.platform === "1688" ? specIdOf(name) : "",
      options,
      price_cents: goods.price_cents + added.price_cents,
      stock: goods.isSoldOut ? 0 : drawStock(goods.platform, chance),
      weight_g: goods.base.weight_g + added.weight_g,
      goodsClass: classOf(goods, options),
    };
  });
}

function combinations(dimensions: readonly DemoDimension[]): Record<string, string>[] {
  return dimensions.reduce<Record<string, string>[]>(
    (partial, dimension) =>
      partial.flatMap((options) =>
        dimension.values.map((value) => ({ ...options, [dimension.id]: value.id })),
      ),
    [{}],
  );
}

/** The dearer the listing is than the goods it varies, the dearer are its options too. */
function addedBy(goods: Goods, options: Record<string, string>) {
  const ratio = goods.price_cents / goods.base.price.base_cents;
  const matching = goods.base.price.by_option.filter(
    (rule) => options[rule.dimension] === rule.value,
  );
  return {
    price_cents: matching.reduce((sum, rule) => sum + Math.round((rule.add * ratio) / 10) * 10, 0),
    weight_g: matching.reduce((sum, rule) => sum + rule.weight_add_g, 0),
  };
}

function classOf(goods: Goods, options: Record<string, string>): GoodsClass {
  if (goods.goodsClass) return goods.goodsClass;
  const rule = goods.base.goods_class_by_option.find((one) => options[one.dimension] === one.value);
  return rule?.goods_class ?? goods.base.goods_class;
}

/** One sku in fourteen has run out; factories hold more than shops. */
function drawStock(platform: DemoPlatform, chance: () => number): number {
  if (chance() < 0.07) return 0;
  if (chance() < 0.12) return wholeBetween(chance, 2, 12);
  return platform === "1688" ? wholeBetween(chance, 120, 2400) : wholeBetween(chance, 18, 420);
}
