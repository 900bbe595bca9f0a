import type { TextFields } from "../text-fields.ts";
import type { World } from "../world.ts";
import { thidInLink } from "./goods-fields.ts";
import { parameterError, serviceError, type PinduoduoAnswer } from "./pinduoduo-answer.ts";

/** `pdd.ddk.goods.zs.unit.url.gen`: our own link for a link somebody passed on, short ones too. */
export function generateLink(world: World, fields: TextFields): PinduoduoAnswer {
  const { pid } = world.credentials.pinduoduo;
  const source = fields["source_url"];
  if (!source || fields["pid"] !== pid) return { error: parameterError("source_url与pid不能为空") };
  const code = /p\.pinduoduo\.com\/(\w+)/.exec(source)?.[1];
  const target = code === undefined ? source : world.shareCodes.targetOf(code)?.url;
  const thid = target && thidInLink(target);
  const share = world.shareCodes.all.find((one) => one.platform === "pdd" && one.thid === thid);
  if (!share) return { error: serviceError("50001", "链接转换失败，请检查链接") };
  const query = `goods_id=${share.thid}&pid=${pid}`;
  return {
    response: "goods_zs_unit_generate_response",
    fields: {
      mobile_url: `https://mobile.yangkeduo.com/duo_coupon_landing.html?${query}`,
      mobile_short_url: `https://p.pinduoduo.com/${share.code}`,
      short_url: `https://p.pinduoduo.com/${share.code}`,
      url: `https://mobile.yangkeduo.com/goods.html?${query}`,
    },
  };
}
