import type { World } from "../world.ts";
import type { JdAnswer } from "./jd-answer.ts";

/** `jd.union.open.promotion.common.get`: a link and a password that lead to an article. */
export function getPromotion(world: World, question: Record<string, unknown>): JdAnswer {
  const { siteId } = world.credentials.jdUnion;
  if (String(question["siteId"] ?? "") !== siteId) {
    return { code: 2001101, message: "siteId不存在或无权限" };
  }
  const thid = /(\d{6,})\.html/.exec(String(question["materialId"] ?? ""))?.[1];
  const share =
    thid && world.shareCodes.all.find((one) => one.platform === "jd" && one.thid === thid);
  if (!share) return { code: 2001801, message: "materialId不是推广商品" };
  return {
    code: 200,
    message: "success",
    data: {
      clickURL: `https://union-click.jd.com/jdc?d=${share.code}`,
      shortURL: `https://u.jd.com/${share.code}`,
      jCommand: `！${share.password}！`,
      jShortCommand: `jkl=@${share.password}@`,
    },
  };
}
