import type { clearanceErrors as source } from "../../zh/kernel/clearance-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const clearanceErrors = {
  clearance_not_in_state: "申報目前的進度不能這樣做",
  clearance_changed: "包裹內容有變動，申報已重新擬好，請再看一次",
  clearance_missing: "包裹 {tid} 的 EZ WAY 申報還沒有確認完成，不能裝箱",
  clearance_outdated: "包裹 {tid} 確認過後內容又有變動，要重新確認才能裝箱",
  clearance_proof_needed: "請先選一張 EZ WAY 截圖",
  clearance_proofs_too_many: "一份申報最多附 {n, number} 張截圖",
  declarant_name_needed: "請填申報人的姓名，要和 EZ WAY 上登記的一樣",
  declarant_mobile_invalid: "請填申報人在 EZ WAY 綁定的手機號碼，例如 0912 345 678",
  declarant_mobile_taken:
    "這個手機號碼已登記在另一個姓名底下。EZ WAY 上一個號碼只屬於一個人，請用申報人自己的號碼",
  declarants_too_many: "一個帳號最多 {n, number} 位申報人",
  broker_row_unreadable: "第 {line, number} 列看不懂：要有分提單號和狀態，例如 申報相符",
  broker_row_refused: "第 {line, number} 列（{tid}）不能照寫：{why}。整份都沒有登記",
  duty_number_invalid: "請填收據號碼：3 到 40 個字母、數字或 . / -，例如 A001-0412/69",
  duty_number_taken: "收據 {number} 已經登記過，不能登記第二次",
  duty_day_invalid: "請填海關收款的日期，不能早於包裹入庫，也不能是以後",
  duty_amount_needed: "請填關稅或加值稅的金額",
  duty_page_needed: "請附收據的圖片，PDF 請截成圖片",
  duty_parcel_here: "包裹還沒有出發，還不會有海關收據",
  duty_receipt_ended: "這張收據剛才已經更正或撤回，請再看一次",
} as const satisfies SameKeys<typeof source>;
