import type { receiptPaper as source } from "../../zh/money/receipt-paper.ts";
import type { SameKeys } from "../../same-keys.ts";

export const receiptPaper = {
  title: "收據／稅務發票",
  number: "編號 {number}",
  date: "日期 {date}",
  seller: "開立人",
  buyer: "買受人",
  order: "訂單",
  tax_number: "統一編號 {number}",
  item: "品項",
  amount: "金額",
  net: "未稅金額",
  tax: "營業稅 {percent}%",
  total: "總計",
  allowed: "已折讓",
  void: "已作廢",
  bought_for_you: "代購",
  paid_back: "退款",
  row: {
    goods: "商品",
    mainland_freight: "中國境內運費",
    service_fee: "服務費",
    insurance: "保險費",
    freight_estimate: "預付運費",
    international_freight: "國際運費",
    local_freight: "當地運費",
    warehouse: "倉庫費",
    other: "其他",
    supplement: "補款",
  },
} as const satisfies SameKeys<typeof source>;
