import type { consoleReceipts as source } from "../../zh/money/console-receipts.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleReceipts = {
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
  moment: {
    payment: "付款時",
    hand_over: "交付後",
  },
  title: "收據",
  lead: "沒有開成的收據，以及給會計的每月清單。",
  none: "沒有待處理的收據",
  tid: "付款",
  amount: "金額",
  paid_at: "付款時間",
  state: {
    label: "狀態",
    refused: "被拒絕",
    unclear: "不明",
    allowance_refused: "折讓被拒絕",
  },
  refusal: "原因",
  again: "再開一次",
  asked_again: "會再開一次",
  make_void: "作廢",
  number: "號碼",
  reason: "作廢原因",
  made_void: "已作廢",
  region: "地區",
  month: "月份",
  export: "下載 CSV",
} as const satisfies SameKeys<typeof source>;
