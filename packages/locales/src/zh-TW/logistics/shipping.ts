import type { shipping as source } from "../../zh/logistics/shipping.ts";
import type { SameKeys } from "../../same-keys.ts";

export const shipping = {
  step: {
    announced: "已建立託運單",
    dropped_off: "已交給門市",
    on_the_way: "配送中",
    out_for_delivery: "外送中",
    absent: "配送時無人在家",
    address_wrong: "地址有誤",
    store_closed: "門市已停止收件",
    at_store: "已到門市，請取貨",
    delivered: "已取貨",
    uncollected: "逾期未取",
    refused: "已拒收",
    returning: "退回途中",
    returned: "已退回我們倉庫",
    lost: "已遺失",
    cancelled: "已取消",
  },
} as const satisfies SameKeys<typeof source>;
