import type { tracking as source } from "../../zh/logistics/tracking.ts";
import type { SameKeys } from "../../same-keys.ts";

export const tracking = {
  words: "貨運業者原文（{count, number}）",
  leg: { mainland: "賣家 → 倉庫", door: "當地宅配 → 家門口" },
  state: {
    announced: "已下單，等待收件",
    picked_up: "已收件",
    in_transit: "運送中",
    at_customs: "海關查驗中",
    cleared: "已通關",
    out_for_delivery: "配送中",
    at_pickup_point: "等待自取",
    problem: "運送異常",
    undeliverable: "配送未成功",
    delivered: "已簽收",
    refused: "已拒收",
    returning: "退回途中",
    returned: "已退回",
  },
} as const satisfies SameKeys<typeof source>;
