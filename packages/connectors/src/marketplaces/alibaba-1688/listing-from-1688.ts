import { platformId } from "@sampan/domain/goods/sourcing/platforms";
import { batchStepOf } from "@sampan/domain/kernel/quantity";
import { z } from "zod";
import { decimalToInteger } from "../../exact-decimal.ts";
import { Count, Id, Yuan } from "../../read-answer.ts";
import { deriveOptions } from "../derive-options.ts";
import type { Listing, ListingSku, ListingTier } from "../listing.ts";
import { readUrl } from "../read-url.ts";
import { offerUrl } from "./search.ts";

const Sku = z.object({
  skuId: Id,
  specId: z.string().nullish(),
  amountOnSale: Count.nullish(),
  price: Yuan.nullish(),
  fenxiaoPriceInfo: z.object({ offerPrice: Yuan.nullish() }).nullish(),
  skuAttributes: z
    .array(
      z.object({
        attributeName: z.string(),
        value: z.string(),
        skuImageUrl: z.string().nullish(),
      }),
    )
    .nullish(),
});

const Decimal = z.string().nullish();

/** The payload of queryProductDetail, as far as we use it. */
export const OfferPayload = z.object({
  offerId: Id,
  subject: z.string(),
  subjectTrans: z.string().nullish(),
  status: z.string(),
  description: z.string().nullish(),
  productImage: z.object({ images: z.array(z.string()).nullish() }).nullish(),
  productAttribute: z
    .array(z.object({ attributeName: z.string(), value: z.string().nullish() }))
    .nullish(),
  productSkuInfos: z.array(Sku).nullish(),
  productSaleInfo: z.object({
    amountOnSale: Count.nullish(),
    priceRangeList: z.array(z.object({ startQuantity: Count, price: Yuan })).nullish(),
    quoteType: z.string().nullish(),
    unitInfo: z.object({ unit: z.string().nullish() }).nullish(),
  }),
  productShippingInfo: z
    .object({
      sendGoodsAddressText: z.string().nullish(),
      weight: Decimal,
      length: Decimal,
      width: Decimal,
      height: Decimal,
      skuShippingInfoList: z.array(z.object({ skuId: Id, weight: Decimal })).nullish(),
    })
    .nullish(),
  sellerOpenId: z.string().nullish(),
  companyName: z.string().nullish(),
  sellerIdentities: z.array(z.string()).nullish(),
  minOrderQuantity: Count.nullish(),
  /** Sellers write it by hand; what is no step counts as none. */
  batchNumber: z.unknown().optional(),
  /** What the goods are praised with; an answer without them, or of another form, praises nothing. */
  sellingPoint: z.array(z.string()).nullish().catch(null),
});

type Offer = z.output<typeof OfferPayload>;

/** 1688 prices a sku by itself only in this quote type; in the others the quantity decides. */
const pricedBySku = "1";

/** An offer in our shape: fen, grams and millimetres. */
export function listingFrom1688(offer: Offer): Listing {
  const tiers = tiersOf(offer);
  const skus = skusOf(offer, tiers);
  const weight_g = offer.productShippingInfo?.weight
    ? decimalToInteger(offer.productShippingInfo.weight, 3)
    : undefined;
  const size_mm = sizeOf(offer);
  const minimum_batch = Math.max(offer.minOrderQuantity ?? tiers[0]?.from ?? 1, 1);
  const imageByValue = pictureOfEachValue(offer);
  return {
    platform: platformId.alibaba,
    thid_item_id: offer.offerId,
    status: skus.some((sku) => sku.status === 1) ? "published" : "sold_out",
    title: offer.subject,
    ...(offer.subjectTrans && { title_foreign: offer.subjectTrans }),
    ...promotionOf(offer),
    url: offerUrl(offer.offerId),
    images: (offer.productImage?.images ?? []).map(readUrl),
    ...(offer.description && { description_html: offer.description }),
    attributes: (offer.productAttribute ?? []).flatMap(({ attributeName, value }) =>
      value ? [{ name: attributeName, value }] : [],
    ),
    options: deriveOptions(skus, (name, value) => imageByValue.get(`${name}\n${value}`)),
    skus,
    tiers: tiers.length > 0 ? tiers : lowestPriceAsTier(skus, minimum_batch),
    price_by_quantity: offer.productSaleInfo.quoteType !== pricedBySku && tiers.length > 0,
    batch_step: batchStepOf({ batchNum: offer.batchNumber }),
    minimum_batch,
    unit: offer.productSaleInfo.unitInfo?.unit ?? "件",
    shop: shopOf(offer),
    ...(weight_g && { weight_g }),
    ...(size_mm && { size_mm }),
  };
}

/** The selling points in one line. */
function promotionOf({ sellingPoint }: Offer): Pick<Listing, "promotion_title"> {
  const points = (sellingPoint ?? []).map((point) => point.trim()).filter((point) => point !== "");
  return points.length === 0 ? {} : { promotion_title: points.join(" · ") };
}

function tiersOf(offer: Offer): readonly ListingTier[] {
  return (offer.productSaleInfo.priceRangeList ?? [])
    .map(({ startQuantity, price }) => ({ from: startQuantity, price }))
    .toSorted((a, b) => a.from - b.from);
}

function skusOf(offer: Offer, tiers: readonly ListingTier[]): readonly ListingSku[] {
  if (!offer.productSkuInfos?.length) {
    // Without choices the offer itself is what is bought, and ordered without a spec id.
    const stock = offer.productSaleInfo.amountOnSale ?? 0;
    const price = tiers[0]?.price ?? 0;
    const status = stock > 0 && price > 0 ? 1 : 0;
    return [{ thid_sku_id: offer.offerId, props: {}, price, stock, status }];
  }
  const weights = new Map(
    offer.productShippingInfo?.skuShippingInfoList?.map(({ skuId, weight }) => [skuId, weight]),
  );
  return offer.productSkuInfos.map((sku) => {
    const price = sku.price ?? sku.fenxiaoPriceInfo?.offerPrice ?? tiers[0]?.price ?? 0;
    const stock = sku.amountOnSale ?? 0;
    const attributes = sku.skuAttributes ?? [];
    const image = attributes.find(({ skuImageUrl }) => skuImageUrl)?.skuImageUrl;
    const weight_g = decimalToInteger(weights.get(sku.skuId) ?? "", 0);
    return {
      thid_sku_id: sku.skuId,
      ...(sku.specId && { thid_spec_id: sku.specId }),
      props: Object.fromEntries(
        attributes.map(({ attributeName, value }) => [attributeName, value]),
      ),
      price,
      stock,
      status: stock > 0 && price > 0 ? 1 : 0,
      ...(image && { image: readUrl(image) }),
      ...(weight_g && { weight_g }),
    };
  });
}

function pictureOfEachValue(offer: Offer): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>();
  for (const { attributeName, value, skuImageUrl } of (offer.productSkuInfos ?? []).flatMap(
    ({ skuAttributes }) => skuAttributes ?? [],
  )) {
    if (skuImageUrl) pictures.set(`${attributeName}\n${value}`, readUrl(skuImageUrl));
  }
  return pictures;
}

function lowestPriceAsTier(skus: readonly ListingSku[], from: number): readonly ListingTier[] {
  const prices = skus.map(({ price }) => price).filter((price) => price > 0);
  return prices.length > 0 ? [{ from, price: Math.min(...prices) }] : [];
}

/** 1688 gives the offer's size in centimetres; a size with a side missing is no size. */
function sizeOf(offer: Offer): Listing["size_mm"] {
  const { length, width, height } = offer.productShippingInfo ?? {};
  const [l, w, h] = [length, width, height].map((side) => decimalToInteger(side ?? "", 1));
  return l && w && h ? { length: l, width: w, height: h } : undefined;
}

function shopOf(offer: Offer): Listing["shop"] {
  const city = offer.productShippingInfo?.sendGoodsAddressText;
  return {
    id: offer.sellerOpenId ?? "",
    name: offer.companyName ?? "",
    is_factory: offer.sellerIdentities?.includes("super_factory") ?? false,
    ...(city && { city }),
  };
}
