import { bareNumber } from "../bare-number.ts";
import type { SandboxProduct } from "../catalogue-shape.ts";
import { cheapestOf, cutPage, orderProducts, type ProductOrder } from "../search/order-products.ts";
import { jsonObject, wholeNumber, yuan } from "../text-fields.ts";
import { pictureUrl, type World } from "../world.ts";
import { alibabaTime } from "./alibaba-time.ts";

export const PAGE_SIZE_MAX = 50;

/** The page of a search answer, ordered, narrowed by price and cut as the question asks. */
export function pageOfOffers(
  world: World,
  found: readonly SandboxProduct[],
  question: Record<string, unknown>,
) {
  const page = wholeNumber(question["beginPage"], 1, 1);
  const pageSize = Math.min(PAGE_SIZE_MAX, wholeNumber(question["pageSize"], 1, 20));
  const offered = found
    .map((product) => world.changes.apply(product))
    .filter((product) => product.isPublished && isWithinPrices(product, question));
  const cut = cutPage(orderProducts(offered, orderOf(question)), page, pageSize);
  return {
    totalRecords: cut.total,
    totalPage: cut.pages,
    pageSize,
    currentPage: page,
    data: cut.rows.map((product) => offerRow(world, product, String(question["country"] ?? "en"))),
  };
}

/** 1688 translates into the language of the country asked for; Chinese titles stay beside it. */
export function foreignTitle(product: SandboxProduct, country: string): string {
  return country === "th" ? product.title.th : product.title.en;
}

function orderOf(question: Record<string, unknown>): ProductOrder {
  const sort = jsonObject(typeof question["sort"] === "string" ? question["sort"] : undefined);
  const direction = (value: unknown) => (value === "desc" ? "desc" : "asc");
  if (sort?.["price"]) return { by: "price", direction: direction(sort["price"]) };
  if (sort?.["monthSold"]) return { by: "sales", direction: direction(sort["monthSold"]) };
  return { by: "match", direction: "desc" };
}

function isWithinPrices(product: SandboxProduct, question: Record<string, unknown>): boolean {
  const cents = cheapestOf(product);
  const lowest = Number(question["priceStart"] ?? 0) * 100;
  const highest = Number(question["priceEnd"] ?? Infinity) * 100;
  return !(cents < lowest) && !(cents > highest);
}

function offerRow(world: World, product: SandboxProduct, country: string) {
  const price = yuan(cheapestOf(product));
  const picture = pictureUrl(world, product.pictures[0]!);
  return {
    imageUrl: picture,
    subject: product.title.zh,
    subjectTrans: foreignTitle(product, country),
    ...(product.isListedWithoutId ? {} : { offerId: bareNumber(product.thid) }),
    isJxhy: false,
    priceInfo: { price, consignPrice: price },
    repurchaseRate: `${15 + (product.monthlySales % 38)}%`,
    monthSold: product.monthlySales,
    sales7d: Math.round(product.monthlySales / 4),
    traceInfo: `object_id@${product.thid}^object_type@offer`,
    isOnePsale: product.minOrder === 1,
    sellerIdentities: product.shop.isFactory ? ["super_factory"] : ["tp_member"],
    offerIdentities: ["tp_member"],
    tradeScore: product.shop.score.toFixed(1),
    whiteImage: picture,
    promotionModel: { hasPromotion: false },
    topCategoryId: product.category,
    secondCategoryId: product.category * 1000,
    isPatentProduct: false,
    createDate: "2025-03-18 10:21:07",
    modifyDate: alibabaTime(world.now()),
    minOrderQuantity: product.minOrder,
    sellerDataInfo: { compositeServiceScore: product.shop.score.toFixed(1) },
    companyName: product.shop.name,
    productSimpleShippingInfo: { shippingTimeGuarantee: `${product.shipDays.max * 24}小时` },
    promotionURL: product.isListedWithoutId
      ? ""
      : `https://detail.1688.com/offer/${product.thid}.html`,
  };
}
