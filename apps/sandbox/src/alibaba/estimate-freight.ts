import { bareNumber } from "../bare-number.ts";
import { wholeNumber, yuan } from "../text-fields.ts";
import type { World } from "../world.ts";
import type { Answer1688 } from "./answer-1688.ts";

/** `product.freight.estimate`: what the seller asks for sending within the mainland. */
export function estimateFreight(world: World, question: Record<string, unknown>): Answer1688 {
  const product = world.marketplaces["1688"].find(String(question["offerId"] ?? ""));
  if (!product) return { success: false, code: "500_1", message: "商品不存在" };
  const count = wholeNumber(question["totalNum"], 1, 1);
  const { first_cents, next_cents } = product.freight;
  const isFree = first_cents === 0;
  return {
    success: true,
    code: "S0000",
    message: "操作成功",
    result: {
      offerId: bareNumber(product.thid),
      freight: yuan(first_cents + (count - 1) * next_cents),
      templateId: 7_700_000 + product.category,
      templateName: isFree ? "卖家包邮" : "运费模板",
      templateType: 1,
      chargeType: 1,
      firstFee: yuan(first_cents),
      firstUnit: "1",
      nextFee: yuan(next_cents),
      nextUnit: "1",
      freePostage: isFree,
    },
  };
}
