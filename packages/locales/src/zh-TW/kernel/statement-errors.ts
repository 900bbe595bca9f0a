import type { SameKeys } from "../../same-keys.ts";
import type { statementErrors as source } from "../../zh/kernel/statement-errors.ts";

export const statementErrors = {
  bank_code_needed: "銀行代碼是三到四位數字",
  bank_code_taken: "這個地區已經有代碼是 {code} 的銀行",
  bank_name_needed: "四種語言的名稱都要寫",
  bank_account_needed: "收款戶名和帳號都要寫",
  bank_change_waits: "這家銀行已有一項修改等待確認",
  bank_change_decided: "這項修改已經處理過了",
  statement_file_needed: "請選擇銀行的對帳單檔案",
  statement_too_large: "檔案太大，請依日期分成幾份",
  statement_encoding: "檔案的編碼讀不出來，請使用銀行下載的原始檔",
  statement_not_of_bank: "這份檔案裡沒有所選銀行的欄位，請核對銀行和格式",
  statement_row_unreadable: "第 {line, number} 列讀不出來，整份檔案沒有匯入",
  statement_row_missing: "第 {line, number} 筆的餘額接不上前一筆，中間少了資料，整份檔案沒有匯入",
  statement_currency: "對帳單的幣別是 {currency}，這裡沒有人用它付款",
  statement_line_unknown: "沒有這筆入款",
  statement_line_settled: "這筆入款已經處理過了",
  statement_differs: "金額或幣別和這筆入款不同",
  receipt_unknown: "沒有這張收據",
  receipt_not_in_state: "這張收據現在不能這樣處理",
  invoice_code_unknown: "財政部查無此號碼，請檢查",
  receipt_void_refused: "不能作廢：{words}",
  close_unknown: "這一天還沒有關帳",
  difference_unknown: "沒有這筆差異",
  difference_settled: "這筆差異已經處理過了",
} as const satisfies SameKeys<typeof source>;
