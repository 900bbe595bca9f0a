import type { shopRecord as source } from "../../zh/trade/shop-record.ts";
import type { SameKeys } from "../../same-keys.ts";

export const shopRecord = {
  title: "這家賣家",
  sends: "付款後多在 {half, number} 天內出貨，慢的 {most, number} 天",
  sendsSame: "付款後多在 {half, number} 天內出貨",
  notYet: "還沒有出貨紀錄",
  short: "缺貨 {percent}%",
  back: "因賣家退款 {percent}%",
  basis: "近半年 {count, number} 筆商品的紀錄",
} as const satisfies SameKeys<typeof source>;
