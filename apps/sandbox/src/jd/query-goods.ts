import type { SandboxProduct } from "../catalogue-shape.ts";
import { cutPage, orderProducts, type ProductOrder } from "../search/order-products.ts";
import { searchProducts } from "../search/search-products.ts";
import { wholeNumber } from "../text-fields.ts";
import type { World } from "../world.ts";
import { categoryInfo, goodsHead, imageInfo, jdPage, jdPrice, namedGoods } from "./goods-fields.ts";
import type { JdAnswer } from "./jd-answer.ts";

const PAGE_SIZE_MAX = 30;

/** `jd.union.open.goods.query`: goods by keyword or by their ids. There is no choice of variants. */
export function queryGoods(world: World, question: Record<string, unknown>): JdAnswer {
  const keyword = String(question["keyword"] ?? "").trim();
  const named = namedGoods(world, question);
  if (!named && keyword === "") {
    return { code: 400, message: "keyword、skuIds与itemIds不能同时为空" };
  }
  const pageSize = wholeNumber(question["pageSize"], 1, 20);
  if (pageSize > PAGE_SIZE_MAX) return { code: 400, message: `pageSize不能大于${PAGE_SIZE_MAX}` };
  const found =
    named ??
    searchProducts(world.marketplaces.jd.index, keyword).map((product) =>
      world.changes.apply(product),
    );
  const offered = found.filter((product) => product.isPublished);
  const page = cutPage(
    orderProducts(offered, orderOf(question)),
    wholeNumber(question["pageIndex"], 1, 1),
    pageSize,
  );
  return {
    code: 200,
    message: "success",
    totalCount: page.total,
    data: page.rows.map((product) => goodsRow(world, product)),
  };
}

function orderOf(question: Record<string, unknown>): ProductOrder {
  const direction = question["sort"] === "asc" ? "asc" : "desc";
  switch (question["sortName"]) {
    case "price":
      return { by: "price", direction };
    case "inOrderCount30DaysSku":
    case "comments":
      return { by: "sales", direction };
    default:
      return { by: "match", direction: "desc" };
  }
}

function goodsRow(world: World, product: SandboxProduct) {
  const price = jdPrice(product);
  return {
    ...goodsHead(product),
    brandName: product.shop.name.slice(0, 4),
    categoryInfo: categoryInfo(product),
    comments: product.monthlySales * 3,
    goodCommentsShare: 90 + (product.monthlySales % 10),
    imageInfo: imageInfo(world, product),
    inOrderCount30Days: product.monthlySales,
    inOrderCount30DaysSku: product.monthlySales,
    materialUrl: jdPage(product).replace("https://", ""),
    priceInfo: { price, lowestPrice: price, lowestPriceType: 1, lowestCouponPrice: price },
    shopInfo: { shopName: product.shop.name, shopId: shopNumber(product) },
    couponInfo: { couponList: [] },
    commissionInfo: { commissionShare: 3, commission: Math.round(price * 3) / 100 },
    pinGouInfo: {},
  };
}

/** JD numbers its shops; ours have names. */
export const shopNumber = (product: SandboxProduct): number =>
  10_000_000 + product.category * 100 + Number(product.shop.id.replaceAll(/\D/g, "") || 1);
