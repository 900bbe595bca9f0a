import { platformId } from "@sampan/domain/goods/sourcing/platforms";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import type { Listing } from "../listing.ts";
import { readUrl } from "../read-url.ts";
import { singleSku } from "../single-sku.ts";
import { askJdUnion, type JdUnionSession } from "./ask-api.ts";
import { JdGoods, jdId, jdImages, jdItemUrl, jdPrice } from "./goods.ts";

const Goods = z.object({ data: z.array(JdGoods).nullish() });

const BigFields = z.object({
  data: z
    .array(
      z.object({
        baseBigFieldInfo: z.object({ wdis: z.string().nullish() }).nullish(),
        detailImages: z.string().nullish(),
      }),
    )
    .nullish(),
});

type Description = Pick<Listing, "description_html" | "description_images">;

/**
 * Reads one JD product. JD's affiliate programme tells neither variants nor stock, so the product is
 * one sku. A product that is absent or not in the programme is `not_found` [API-51].
 */
export async function getDetailJdUnion(
  session: JdUnionSession,
  id: string,
): Promise<Result<Listing, SourceFailure>> {
  if (!/^[\w-]{1,64}$/.test(id)) {
    return refuse({ code: "not_found", source: session.source.name, detail: "no id of JD" });
  }
  const key = keyOf(id);
  const [goods, description] = await Promise.all([
    askJdUnion(session, {
      method: "jd.union.open.goods.query",
      question: { goodsReqDTO: { ...key, pageIndex: 1, pageSize: 1 } },
      result: Goods,
    }),
    askDescription(session, key),
  ]);
  if (!goods.ok) {
    // The one thing that can be wrong with this question is the id.
    return goods.error.code === "rejected" ? refuse({ ...goods.error, code: "not_found" }) : goods;
  }
  const found = goods.value.data?.find((each) => isAskedFor(each, id));
  if (!found) {
    return refuse({ code: "not_found", source: session.source.name, detail: "no such product" });
  }
  return ok(listingFromJd(id, found, description));
}

/** Only one was asked for, so a row that names itself in no way is that one. */
const isAskedFor = (goods: JdGoods, id: string): boolean =>
  jdId(goods) === "" || goods.skuId === id || goods.itemId === id;

/** JD numbers its products with at most fifteen digits; what is no number is one of its newer ids. */
function keyOf(id: string) {
  return /^\d{1,15}$/.test(id) ? { skuIds: [Number(id)] } : { itemIds: [id] };
}

/**
 * The seller's description. It is granted apart from the product and missing now and then; a product
 * without one can still be bought, so a failure here shows in the health of the source only.
 */
async function askDescription(
  session: JdUnionSession,
  key: ReturnType<typeof keyOf>,
): Promise<Description> {
  const fields = await askJdUnion(session, {
    method: "jd.union.open.goods.bigfield.query",
    question: { goodsReq: { ...key, fields: ["baseBigFieldInfo", "detailImages"] } },
    result: BigFields,
  });
  const told = fields.ok ? fields.value.data?.[0] : undefined;
  const html = told?.baseBigFieldInfo?.wdis;
  const pictures = (told?.detailImages ?? "").split(/[\s,;]+/).filter((address) => address !== "");
  return {
    ...(html && { description_html: html }),
    ...(pictures.length > 0 && { description_images: pictures.map(readUrl) }),
  };
}

/** The product keeps the id it was asked for by, whichever of its ids that is. */
function listingFromJd(thid_item_id: string, goods: JdGoods, description: Description): Listing {
  const { shopInfo, brandName } = goods;
  return {
    platform: platformId.jd,
    thid_item_id,
    title: goods.skuName,
    url: jdItemUrl(goods),
    images: jdImages(goods),
    ...description,
    attributes: brandName ? [{ name: "品牌", value: brandName }] : [],
    ...singleSku(thid_item_id, jdPrice(goods)),
    shop: { id: shopInfo?.shopId ?? "", name: shopInfo?.shopName ?? "" },
  };
}
