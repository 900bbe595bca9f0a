import { descriptionPictures, type World } from "../world.ts";
import type { TextFields } from "../text-fields.ts";
import { goodsFields, thidOfGoodsSign } from "./goods-fields.ts";
import { isRegistered } from "./is-registered.ts";
import { parameterError, serviceError, type PinduoduoAnswer } from "./pinduoduo-answer.ts";

/**
 * `pdd.ddk.goods.detail`: one article by its goods_sign. Variants and stock are a privilege that
 * this account, like most, does not have: `need_sku_info` changes nothing.
 */
export function getGoodsDetail(world: World, fields: TextFields): PinduoduoAnswer {
  if (!isRegistered(world, fields)) {
    return { error: serviceError("60001", "该pid与custom_parameters未授权备案，请先备案") };
  }
  const goodsSign = fields["goods_sign"];
  if (!goodsSign) return { error: parameterError("goods_sign不能为空") };
  const thid = thidOfGoodsSign(goodsSign);
  if (thid === undefined) return { error: serviceError("10002", "goodsSign解析失败") };
  const product = world.marketplaces.pdd.find(thid);
  const goods_details = product?.isPublished
    ? [
        {
          ...goodsFields(world, { ...product, isListedWithoutId: false }),
          goods_gallery_urls: descriptionPictures(world, product),
          goods_desc: product.attributes
            .map(({ name, value }) => `${name.zh}：${value.zh}`)
            .join("；"),
          video_urls: [],
        },
      ]
    : [];
  return { response: "goods_detail_response", fields: { goods_details } };
}
