import type { orderPaper as source } from "../../zh/trade/order-paper.ts";
import type { SameKeys } from "../../same-keys.ts";

export const orderPaper = {
  title: "訂單對帳單",
  number: "訂單 {tid}",
  placed: "下單 {date}",
  printed: "列印 {date}",
  buyer: "客戶",
  to: "收件",
  goods: "商品",
  num: "件數",
  each: "單價",
  amount: "金額",
  item: "項目",
  how: "怎麼算的",
  first: "第一期小計",
  only: "一次付清",
  second: "第二期小計",
  total: "到府總額",
  refunded: "已退還",
  pictures: "倉庫照片",
  remark: "金額依付款時的匯率換算。國際運費依秤重結果計費。本單供您存檔，不是發票。",
} as const satisfies SameKeys<typeof source>;
