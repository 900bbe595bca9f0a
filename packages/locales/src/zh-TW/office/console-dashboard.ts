import type { consoleDashboard as source } from "../../zh/office/console-dashboard.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleDashboard = {
  queues: "各工作台的佇列",
  queue: {
    reviews: "待審核",
    purchases: "待採購",
    receipts: "待收貨",
    billings: "待計費",
    shipments: "待出貨",
    topups: "儲值待審",
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
