import type { priceChanges as source } from "../../zh/trade/price-changes.ts";
import type { SameKeys } from "../../same-keys.ts";

export const priceChanges = {
  title: "賣家漲價了，要不要由您決定",
  before: "您付的單價",
  now: "賣家現在的單價",
  difference: "差額 × {pieces, number}",
  toPay: "要補",
  deadline: "{time} 前回覆都可以。沒有回覆就不買，已付的錢自動退回。",
  pay: "補 {amount}",
  late: {
    title: "比預期晚的商品",
    reasons: {
      seller_silent: "賣家還沒有回覆",
      restocking: "賣家正在補貨",
      making: "賣家正在趕製",
      checking: "我們正在和賣家核對規格",
      closed: "賣家休息中",
      marketplace: "平台暫時無法下單",
    },
    until: "預計 {day} 前有進展",
    unknown: "還說不準時間，我們會繼續追蹤",
  },
  declining: {
    ask: "不要了，退款",
    title: "這件商品不買了嗎？",
    body: "已付的錢會退到您的錢包，這件商品不再採購。",
    confirm: "退款",
    keep: "再想想",
    done: "已退，這件商品不再採購",
  },
} as const satisfies SameKeys<typeof source>;
