import type { consoleSellers as source } from "../../zh/trade/console-sellers.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleSellers = {
  orderLabel: "排列",
  order: {
    lines: "買得最多",
    shortages: "最常缺貨",
    refunds: "最常退款",
    slow: "出貨最慢",
    margin: "毛利最低",
  },
  name: "賣家",
  lines: "筆數",
  speed: "出貨",
  hours: "{half} / {most} 小時",
  notSent: "未出貨",
  shortages: "缺貨",
  refunds: "因賣家退款",
  paid: "客戶付",
  cost: "成本",
  margin: "毛利",
  share: "{count, number}（{percent}%）",
  empty: "還沒有賣家紀錄",
  emptyHint: "每晚從近半年付款的訂單算出。",
} as const satisfies SameKeys<typeof source>;
