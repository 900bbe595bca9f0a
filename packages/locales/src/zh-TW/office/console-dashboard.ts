import type { consoleDashboard as source } from "../../zh/office/console-dashboard.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleDashboard = {
  queues: "各工作台的佇列",
  queue: {
    reviews: "待審核",
    purchases: "待採購",
    receipts: "待收貨",
    unclaimed: "無主包裹",
    billings: "待計費",
    shipments: "待出貨",
    refunds: "退款待處理",
    claims: "理賠待處理",
    topups: "儲值待審",
    withdrawals: "提領待審",
    corrections: "餘額更正待確認",
    banks: "銀行修改待確認",
    arrivals: "入款待認領",
    outgoings: "待核對的轉出",
    differences: "帳上的差異",
  },
  oldest: "最久 {time}",
  overdue: "逾時",
  nothingOverdue: "沒有逾時的工作",
  lateCount: "{count, number} 筆",
  toDesk: "處理{queue}",
  byStatus: "訂單狀態",
  turn: {
    ours: "由我們處理",
    theirs: "等客戶",
    over: "已結束",
  },
  orders: "共 {count, number} 張訂單",
  days: "最近 14 天",
  day: "日期",
  placed: "下單",
  completed: "完成",
} as const satisfies SameKeys<typeof source>;
