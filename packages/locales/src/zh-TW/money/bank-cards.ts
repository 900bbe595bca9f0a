import type { bankCards as source } from "../../zh/money/bank-cards.ts";
import type { SameKeys } from "../../same-keys.ts";

export const bankCards = {
  title: "銀行帳戶",
  own: "已新增的銀行帳戶",
  add: "新增銀行帳戶",
  editTitle: "修改銀行帳戶",
  choose: "選擇收款帳戶",
  isDefault: "預設",
  isCompany: "公司帳戶",
  line: "末五碼 {digits} · {holder}",
  edit: "修改",
  editOf: "修改 {bank} {digits}",
  remove: "刪除",
  removeOf: "刪除 {bank} {digits}",
  removing: {
    title: "刪除這個銀行帳戶？",
    body: "已經送出的提領不受影響，仍會匯到這個帳戶。",
  },
  removed: "已刪除銀行帳戶",
  saved: "已儲存銀行帳戶",
  empty: {
    title: "還沒有銀行帳戶",
    body: "新增一個您本人的銀行帳戶，就能提領。",
  },
  unproven: {
    title: "先完成實名認證",
    body: "為了資金安全，只能匯到您本人名下的帳戶。",
    action: "前往認證",
  },
  owner: "帳戶屬於",
  personal: "本人",
  company: "公司",
  holder: "戶名",
  holderHint: "必須與已認證的名稱一致",
  bank: "銀行",
  chooseBank: "選擇銀行",
  bankNeeded: "請選擇銀行",
  branch: "分行",
  number: "銀行帳號",
  numberNeeded: "請輸入銀行帳號",
  numberKept: "留空就沿用末五碼 {digits} 的帳號",
  numberHint: "加密保存，之後只顯示末五碼",
  asDefault: "設為預設收款帳戶",
  holdNote:
    "新增或修改後 {hours, number} 小時內，可以申請提領，但要等這段時間過後才能通過審核。我們會通知您，若不是您本人操作，請立刻聯絡客服。",
  gone: "沒有這個銀行帳戶",
} as const satisfies SameKeys<typeof source>;
