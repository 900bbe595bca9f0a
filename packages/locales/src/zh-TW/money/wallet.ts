import type { wallet as source } from "../../zh/money/wallet.ts";
import type { SameKeys } from "../../same-keys.ts";

export const wallet = {
  title: "錢包",
  help: "費用說明",
  balance: "可用餘額",
  locked: "凍結 {amount}",
  due: "待付運費 {amount}",
  topup: "儲值",
  topups: "儲值紀錄",
  withdraw: "提領",
  withdrawals: "提領紀錄",
  cards: "銀行帳戶",
  books: "核對我的帳",
  more: "儲值與提領",
  bonus: "紅包",
  ledger: "收支明細",
  ledgerSubject: "明細類別",
  subjects: {
    "2010101": "現金",
    "2010102": "紅包",
    "2010107": "點數",
  },
  after: "餘額 {amount}",
  kinds: {
    payment_order: "訂單付款",
    payment_supplement: "補款",
    payment_freight: "國際運費",
    freight_surplus: "多付的運費退回",
    refund: "訂單退款",
    compensation: "訂單補償",
    points_returned: "退回點數",
    points_taken_back: "收回點數",
    points_granted: "訂單完成獲得點數",
  },
  directs: {
    income: "收入",
    expense: "支出",
    freeze: "凍結",
    unfreeze: "解凍",
  },
  empty: {
    title: "還沒有收支",
    body: "儲值和付款的每一筆都會記在這裡。",
  },
  loading: "正在讀取收支明細",
} as const satisfies SameKeys<typeof source>;
