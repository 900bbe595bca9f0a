import type { consoleWirePurchases as source } from "../../zh/trade/console-wire-purchases.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleWirePurchases = {
  view: "查看",
  views: {
    needless: "沒人要的",
    under_way: "進行中",
    all: "全部",
  },
  number: "訂單號",
  order: "客戶訂單",
  shop: "店鋪",
  state: "狀態",
  total: "金額",
  placed: "下單",
  buyer: "採購員",
  empty: "沒有這樣的訂單",
  none: "沒有沒人要的訂單",
  cancel: "取消",
  cancelOf: "取消 1688 訂單 {number}",
  cancelTitle: "取消 1688 訂單 {number}？",
  consequence: "會在 1688 關閉這張還沒付款的訂單。它的商品已經退給客戶，或另外買了。",
  confirm: "取消訂單",
  done: "已取消",
  paid: "到 1688 申請退款",
  trace: "物流",
  traceOf: "1688 訂單 {number} 的物流",
  noTrace: "快遞還沒有掃描紀錄",
} as const satisfies SameKeys<typeof source>;
