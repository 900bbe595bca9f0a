import type { SameKeys } from "../../same-keys.ts";
import type { ledger as source } from "../../zh/money/ledger.ts";

export const ledger = {
  topup_bank: "銀行轉帳儲值",
  topup_online: "線上儲值",
  payment_order: "訂單 {tid} 付款",
  payment_supplement: "補款 {tid}",
  payment_freight: "運費帳單 {tid}",
  freight_surplus: "訂單 {tid} 多付的運費退回",
  bonus_granted: "獲得紅包",
  points_granted: "訂單 {tid} 獲得點數",
  points_given: "獲贈點數",
  points_used: "付款時使用點數",
  refund: "訂單 {tid} 退款",
  compensation: "訂單 {tid} 補償",
  points_returned: "訂單 {tid} 退款，退回點數",
  points_taken_back: "訂單 {tid} 退款，收回獲得的點數",
  invite_reward: "邀請朋友的獎勵",
  invite_taken_back: "收回邀請朋友的獎勵",
  freeze: "提領凍結",
  unfreeze: "提領解凍",
  withdrawal: "提領",
  withdrawal_fee: "提領手續費",
  withdrawal_returned: "銀行退回的提領",
  given_up: "放棄的餘額",
  correction: "餘額更正",
} as const satisfies SameKeys<typeof source>;
