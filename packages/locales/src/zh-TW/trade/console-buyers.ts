import type { SameKeys } from "../../same-keys.ts";
import type { consoleBuyers as source } from "../../zh/trade/console-buyers.ts";

export const consoleBuyers = {
  period: "時間",
  days: "最近 {days, number} 天",
  buyers: "採購員",
  empty: "這段時間沒有採購",
  buyer: "採購員",
  purchases: "採購單",
  orders: "訂單",
  pieces: "件數",
  cost: "成本",
  costless: "{count, number} 款沒有登記成本",
  margin: "毛利",
  late: "超過一天才買",
  mistakes: "付款差異",
  made: "採購明細",
  orderLabel: "排列",
  order: {
    latest: "最近的",
    margin: "毛利最低",
  },
  number: "採購",
  paid: "客戶付",
  unknown: "沒有登記",
} as const satisfies SameKeys<typeof source>;
