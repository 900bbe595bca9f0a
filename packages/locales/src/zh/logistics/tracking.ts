export const tracking = {
  words: "快递原文（{count, number}）",
  leg: { mainland: "卖家 → 仓库", door: "当地快递 → 门口" },
  state: {
    announced: "已下单，等待揽收",
    picked_up: "已揽收",
    in_transit: "运输中",
    at_customs: "海关查验中",
    cleared: "已清关",
    out_for_delivery: "派送中",
    at_pickup_point: "等待自取",
    problem: "运输异常",
    undeliverable: "派送未成功",
    delivered: "已签收",
    refused: "已拒收",
    returning: "退回途中",
    returned: "已退回",
  },
} as const;
