import type { SameKeys } from "../../same-keys.ts";
import type { withdrawalErrors as source } from "../../zh/kernel/withdrawal-errors.ts";

export const withdrawalErrors = {
  withdrawal_amount_needed: "請輸入提領金額",
  withdrawal_below_minimum: "提領金額至少為 {least}",
  withdrawal_above_balance: "餘額不足：目前有 {cash}",
  withdrawal_fee_uncovered: "扣除後的餘額不夠付手續費，申請沒有送出。最多可提領 {most}",
  withdrawal_not_free: "刷卡儲值的金額要到 {until} 才能提領，目前最多可提領 {most}",
  withdrawn_today: "今天已經申請過提領，請明天再來",
  withdrawal_unknown: "沒有這筆提領",
  withdrawal_not_in_state: "這筆提領已經處理過了",
  withdrawal_held: "帳戶資料剛改過，{until} 之後才能通過",
  nothing_left: "帳戶裡沒有餘額可以付出",
  closing_pending: "餘額的付出已經在處理了",
  card_unknown: "沒有這個收款帳戶，請重新選擇",
  card_limit: "最多保存 {n, number} 個收款帳戶，請先刪除一個",
  card_known: "這個收款帳戶已經保存過了",
  card_number_short: "銀行帳號至少 {least, number} 位數字",
  card_number_invalid: "銀行帳號只能是數字，最多 20 位",
  branch_too_long: "分行名稱最多 {most, number} 個字",
  holder_differs: "戶名必須與已驗證的名稱一致：{name}",
  holder_unproven: "請先完成實名認證：只能付款到您本人的帳戶",
  company_unproven: "請先完成公司認證，才能付款到公司帳戶",
  payout_reference_needed: "請輸入銀行的付款編號",
  nothing_to_pay_out: "這家銀行沒有待付的提領",
  return_not_entered: "這筆付款沒有登記退回",
  return_entered: "這筆付款的退回已經登記，等另一位同事確認",
} as const satisfies SameKeys<typeof source>;
