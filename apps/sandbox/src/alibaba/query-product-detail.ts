import { bareNumber } from "../bare-number.ts";
import type { SandboxProduct, SandboxSku } from "../catalogue-shape.ts";
import { yuan } from "../text-fields.ts";
import { descriptionHtml, pictureUrl, type World } from "../world.ts";
import type { Answer1688 } from "./answer-1688.ts";
import { foreignTitle } from "./offer-rows.ts";

/** `product.search.queryProductDetail`: one offer with its skus, prices and sizes. */
export function queryProductDetail(world: World, question: Record<string, unknown>): Answer1688 {
  const product = world.marketplaces["1688"].find(String(question["offerId"] ?? ""));
  if (!product) return { success: false, code: "404", message: "商品不存在或已下架" };
  const country = String(question["country"] ?? "en");
  return {
    success: true,
    code: "200",
    message: "操作成功",
    result: {
      offerId: bareNumber(product.thid),
      categoryId: product.category,
      categoryName: product.subcategoryName.zh,
      subject: product.title.zh,
      subjectTrans: foreignTitle(product, country),
      description: descriptionHtml(world, product),
      mainVideo: "",
      detailVideo: "",
      productImage: {
        images: product.pictures.map((name) => pictureUrl(world, name)),
        whiteImage: pictureUrl(world, product.pictures[0]!),
      },
      productAttribute: product.attributes.map((attribute, at) => ({
        attributeId: String(2000 + at),
        attributeName: attribute.name.zh,
        value: attribute.value.zh,
        attributeNameTrans: attribute.name.en,
        valueTrans: attribute.value.en,
      })),
      productSkuInfos: hasChoices(product)
        ? product.skus.map((sku) => skuInfo(world, product, sku))
        : [],
      productSaleInfo: saleInfo(product),
      productShippingInfo: shippingInfo(product),
      sellerOpenId: `BBB${product.shop.id.replaceAll("-", "")}`,
      companyName: product.shop.name,
      sellerIdentities: product.shop.isFactory ? ["super_factory"] : ["tp_member"],
      minOrderQuantity: product.minOrder,
      batchNumber: product.step > 1 ? product.step : null,
      status: product.isPublished ? "published" : "member expired",
      tagInfoList: [{ key: "isOnePsale", value: product.minOrder === 1 }],
      sellerMixSetting: { generalHunpi: false, mixAmount: 0, mixNumber: 0 },
      // Not a flag: how many were ever sold.
      soldOut: String(product.monthlySales * 9 + 37),
      tradeScore: product.shop.score.toFixed(1),
      topCategoryId: product.category,
      sellingPoint: sellingPoints(product),
      createDate: "2025-03-18 10:21:07",
      promotionUrl: `https://detail.1688.com/offer/${product.thid}.html`,
    },
  };
}

/** Only factories praise themselves here. */
const sellingPoints = ({ shop, minOrder }: SandboxProduct): string[] =>
  shop.isFactory ? ["源头工厂直供", ...(minOrder === 1 ? ["一件起批"] : [])] : [];

const hasChoices = (product: SandboxProduct) => product.dimensions.length > 0;

/** 0: no skus, price by quantity; 1: price by sku; 2: skus, but price by quantity. */
function quoteType(product: SandboxProduct): 0 | 1 | 2 {
  if (!hasChoices(product)) return 0;
  const isOnePrice = product.skus.every((sku) => sku.price_cents === product.skus[0]!.price_cents);
  return isOnePrice ? 2 : 1;
}

function saleInfo(product: SandboxProduct) {
  const isBySku = quoteType(product) === 1;
  return {
    amountOnSale: product.skus.reduce((sum, sku) => sum + sku.stock, 0),
    priceRangeList: (isBySku ? product.tiers.slice(0, 1) : product.tiers).map((tier) => ({
      startQuantity: tier.from,
      price: yuan(tier.price_cents),
    })),
    quoteType: quoteType(product),
    unitInfo: { unit: "件", transUnit: "piece" },
    fenxiaoSaleInfo: { onePieceFreePostage: false, startQuantity: product.minOrder },
  };
}

function skuInfo(world: World, product: SandboxProduct, sku: SandboxSku) {
  return {
    skuId: bareNumber(sku.id),
    specId: sku.specId,
    amountOnSale: sku.stock,
    price: yuan(sku.price_cents),
    cargoNumber: `${product.thid.slice(-5)}-${sku.id.slice(-3)}`,
    fenxiaoPriceInfo: {
      onePiecePrice: yuan(Math.round(sku.price_cents * 1.05)),
      offerPrice: yuan(sku.price_cents),
    },
    skuAttributes: product.dimensions.map((dimension) => {
      const value = dimension.values.find((one) => one.id === sku.options[dimension.id])!;
      const picture = value.picture && pictureUrl(world, value.picture);
      return {
        attributeId: ATTRIBUTE_ID[dimension.id] ?? 7869,
        attributeName: dimension.name.zh,
        attributeNameTrans: dimension.name.en,
        value: value.name.zh,
        valueTrans: value.name.en,
        ...(picture ? { skuImageUrl: picture, skuImageUrlTrans: picture } : {}),
      };
    }),
  };
}

const ATTRIBUTE_ID: Readonly<Record<string, number>> = { color: 3216, "clothing-size": 450 };

/** The offer weighs in kilograms and centimetres, each sku in grams: 1688 mixes them. */
function shippingInfo(product: SandboxProduct) {
  return {
    sendGoodsAddressText: product.shop.city,
    weight: product.weight_g / 1000,
    length: product.size_mm.length / 10,
    width: product.size_mm.width / 10,
    height: product.size_mm.height / 10,
    skuShippingInfoList: hasChoices(product)
      ? product.skus.map((sku) => ({
          specId: sku.specId,
          skuId: bareNumber(sku.id),
          weight: sku.weight_g,
        }))
      : [],
    shippingTimeGuarantee: `shipIn${product.shipDays.max * 24}Hours`,
  };
}
