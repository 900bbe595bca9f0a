import type { consoleTopups as source } from "../../zh/money/console-topups.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleTopups = {
  views: "儲值狀態",
  view: {
    under_review: "待審核",
    success: "已入帳",
    failed: "未通過",
  },
  empty: {
    under_review: "沒有等待審核的儲值",
    success: "還沒有入帳的儲值",
    failed: "沒有未通過的儲值",
  },
  count: "儲值 {count, number} 筆",
  countMore: "超過 {count, number} 筆",
  pane: "儲值 {number}",
  number: "編號",
  customer: "客戶",
  bank: "匯入銀行",
  amount: "金額",
  declaredAt: "申報時間",
  payNo: "銀行流水號",
  payTime: "轉帳時間",
  unknown: "未填",
  decided: "處理",
  reason: "原因",
  noVoucher: "沒有憑證圖片，請以銀行流水為準",
  voucher: "轉帳憑證 {position, number}",
  approve: "核准，入帳 {amount}",
  approveTitle: "核准儲值 {number}？",
  approveConsequence:
    "{amount} 會記入{name}的餘額，客戶會收到通知。流水號 {number} 不能再用；入帳後不能撤回。",
  approved: "儲值 {number} 已入帳",
  reject: "退回儲值",
  rejectTitle: "退回儲值 {number}？",
  rejectConsequence: "不會入帳，{name}會收到您寫的原因，可以重新申報。",
  rejectConfirm: "退回儲值",
  rejected: "儲值 {number} 已退回",
} as const satisfies SameKeys<typeof source>;
