import type { consolePurchases as source } from "../../zh/trade/console-purchases.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consolePurchases = {
  stages: "階段",
  stage: {
    to_buy: "待採購",
    awaiting_seller: "等賣家出貨",
  },
  empty: {
    to_buy: "沒有待採購的商品",
    awaiting_seller: "沒有等賣家出貨的商品",
  },
  emptyHint: "客戶付款後會自動出現在這裡。",
  count: "{count, number} 個賣家訂單，等最久的在前",
  freight: "內陸運費",
  paidAt: "{time} 付款",
  remark: "客戶備註：{remark}",
  choose: "選擇 {name}",
  outOid: "平台訂單號 {number}",
  purchase: {
    number: "平台訂單號",
    chosen: "已選 {count, number} 款，{amount}",
    record: "記錄採購",
    title: "已在平台下單 {number}？",
    consequence: "{count, number} 款商品（{amount}）改為等賣家出貨，客戶看得到。",
    confirm: "記錄採購",
    done: "已記錄採購",
  },
  shipment: {
    batchTitle: "這個快遞單號裡的件數，少填就是分批",
    pieces: "{name} 出貨件數",
    number: "快遞單號",
    carrier: "快遞公司",
    record: "記錄出貨",
    title: "賣家已用 {number} 出貨？",
    whole: "{pieces, number} 件全部出貨，倉庫會等這個單號。",
    batch: "先出 {pieces, number} 件，其餘仍等賣家；倉庫會等這個單號。",
    confirm: "記錄出貨",
    done: "已記錄出貨",
  },
} as const satisfies SameKeys<typeof source>;
