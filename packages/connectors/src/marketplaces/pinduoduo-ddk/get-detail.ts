import { platformId } from "@sampan/domain/goods/sourcing/platforms";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import type { Listing } from "../listing.ts";
import { readUrl } from "../read-url.ts";
import { singleSku } from "../single-sku.ts";
import { askPinduoduo, type PinduoduoDdkSession } from "./ask-api.ts";
import { PddFound, pddGoodsUrl, PddGoods, pddPrice } from "./goods.ts";

const Detail = PddGoods.extend({
  goods_gallery_urls: z.array(z.string()).nullish(),
  goods_desc: z.string().nullish(),
});

const Details = z.object({ goods_details: z.array(Detail).nullish() });

/**
 * Reads one Pinduoduo product. People know it by the number in its link, the affiliate programme by a
 * sign: a search for the link tells the sign. Variants are told to nobody without a privilege, so the
 * product is one sku. A product that is absent or not in the programme is `not_found` [API-52].
 */
export async function getDetailPinduoduoDdk(
  session: PinduoduoDdkSession,
  id: string,
): Promise<Result<Listing, SourceFailure>> {
  if (!/^[\w-]{1,128}$/.test(id)) return notFound(session);
  const goods_sign = /^\d{1,20}$/.test(id) ? await askSign(session, id) : ok(id);
  if (!goods_sign.ok) return goods_sign;
  const details = await askPinduoduo(session, {
    type: "pdd.ddk.goods.detail",
    parameters: { goods_sign: goods_sign.value },
    root: "goods_detail_response",
    content: Details,
  });
  if (!details.ok) return missingWhenRejected(details.error);
  const [detail] = details.value.goods_details ?? [];
  if (!detail) return notFound(session);
  return ok(listingFromPdd(id, detail));
}

async function askSign(
  session: PinduoduoDdkSession,
  goods_id: string,
): Promise<Result<string, SourceFailure>> {
  const found = await askPinduoduo(session, {
    type: "pdd.ddk.goods.search",
    parameters: { keyword: pddGoodsUrl(goods_id), page: "1", page_size: "10" },
    root: "goods_search_response",
    content: PddFound,
  });
  if (!found.ok) return missingWhenRejected(found.error);
  // Where the programme does not know a product, it may offer another in its place.
  const goods = found.value.goods_list?.find((each) => (each.goods_id ?? goods_id) === goods_id);
  return goods?.goods_sign ? ok(goods.goods_sign) : notFound(session);
}

/** The one thing that can be wrong with these questions is the id. */
const missingWhenRejected = (error: SourceFailure): Result<never, SourceFailure> =>
  refuse(error.code === "rejected" ? { ...error, code: "not_found" } : error);

const notFound = ({ source }: PinduoduoDdkSession): Result<never, SourceFailure> =>
  refuse({ code: "not_found", source: source.name, detail: "no such product" });

function listingFromPdd(thid_item_id: string, detail: z.output<typeof Detail>): Listing {
  const { goods_gallery_urls, goods_image_url, goods_desc, mall_id, mall_name } = detail;
  const gallery = goods_gallery_urls?.length ? goods_gallery_urls : [goods_image_url ?? ""];
  return {
    platform: platformId.pdd,
    thid_item_id,
    title: detail.goods_name,
    url: pddGoodsUrl(detail.goods_id ?? thid_item_id),
    images: gallery.filter((address) => address !== "").map(readUrl),
    ...(goods_desc && { description_html: escapeText(goods_desc) }),
    attributes: [],
    ...singleSku(thid_item_id, pddPrice(detail)),
    shop: { id: mall_id ?? "", name: mall_name ?? "" },
  };
}

/** Pinduoduo's description is plain text, where everybody else's is HTML. */
const escapeText = (text: string): string =>
  `<p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("\n", "<br>")}</p>`;
