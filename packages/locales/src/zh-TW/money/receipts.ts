import type { receipts as source } from "../../zh/money/receipts.ts";
import type { SameKeys } from "../../same-keys.ts";

export const receipts = {
  title: "收據與發票",
  none: "還沒有收據",
  none_note: "付款後，發票和收據會出現在這裡。",
  state: {
    asked: "開立中",
    issued: "已開立",
    void: "已作廢",
    lapsed: "已全額退款，不再開立",
  },
  random: "隨機碼 {code}",
  allowed: "已折讓 {amount}",
  pdf: "開啟 PDF",
  note: "折讓單 {number}",
  details: "發票資料",
  kind: {
    member: "存在會員載具",
    barcode: "手機條碼載具",
    donation: "捐贈",
    company: "公司統編",
  },
  barcode: "手機條碼，例如 /ABC1234",
  love_code: "捐贈碼，3 至 7 位數字",
  tax_id: "統一編號",
  company_name: "公司名稱",
  save: "儲存",
  saved: "已儲存，從下一張起使用",
} as const satisfies SameKeys<typeof source>;
