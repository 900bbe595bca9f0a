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
  choice: {
    title: "您選的款式賣家沒有了，換成這款可以嗎？",
    ordered: "您選的",
    instead: "賣家現在有的",
    same: "價格一樣，不用補錢",
    dearer: "要補 {amount}",
    cheaper: "退您 {amount}",
    deadline: "{time} 前回覆都可以。沒有回覆就不買，已付的錢自動退回。",
    pay: "可以，補 {amount}",
    accepting: {
      ask: "可以，換這款",
      title: "換成這款嗎？",
      body: "訂單會改成這款，接著採購。",
      confirm: "換這款",
      keep: "再想想",
      done: "已改成這款，接著採購",
    },
    declining: {
      ask: "不換，退款",
      title: "不換，這件商品就不買了嗎？",
      body: "已付的錢會退到您的錢包，這件商品不再採購。",
      confirm: "退款",
      keep: "再想想",
      done: "已退，這件商品不再採購",
    },
  },
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
