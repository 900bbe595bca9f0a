import type { SandboxProduct } from "../catalogue-shape.ts";
import { bareNumber } from "../bare-number.ts";
import { pictureUrl, type World } from "../world.ts";
import { jdPage, jdPrice } from "./goods-fields.ts";
import type { JdAnswer } from "./jd-answer.ts";
import { shopNumber } from "./query-goods.ts";

const IDS_MAX = 100;

/** `jd.union.open.goods.promotiongoodsinfo.query`: the little that is known of each id. */
export function queryPromotionGoods(world: World, question: Record<string, unknown>): JdAnswer {
  const ids = String(question["skuIds"] ?? "")
    .split(",")
    .filter((id) => id !== "");
  if (ids.length === 0 || ids.length > IDS_MAX) {
    return { code: 400, message: `skuIds需为1至${IDS_MAX}个` };
  }
  const data = ids.flatMap((id) => {
    const product = world.marketplaces.jd.find(id);
    return product?.isPublished ? [promotionRow(world, product)] : [];
  });
  return { code: 200, message: "success", data };
}

function promotionRow(world: World, product: SandboxProduct) {
  const price = jdPrice(product);
  return {
    skuId: bareNumber(product.thid),
    goodsName: product.title.zh,
    imgUrl: pictureUrl(world, product.pictures[0]!),
    unitPrice: price,
    wlUnitPrice: price,
    materialUrl: jdPage(product),
    shopId: shopNumber(product),
    cid: product.category,
    inOrderCount: product.monthlySales,
    isJdSale: product.shop.isFactory ? 1 : 0,
  };
}
