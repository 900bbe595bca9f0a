import type { books as source } from "../../zh/money/books.ts";
import type { SameKeys } from "../../same-keys.ts";

export const books = {
  title: "核對我的帳",
  accounts: "哪個帳戶",
  kinds: {
    cash: "現金",
    cash_locked: "凍結",
    bonus: "紅包",
    points: "點數",
  },
  earlier: "上個月",
  later: "下個月",
  save: "存成 CSV",
  sum: "這個月加起來",
  adding: "正在讀取並重新加總…",
  agrees: "每一筆都接得上，加起來等於期末",
  differsAt: "第 {row} 筆之後應該是 {expected}，帳上寫的是 {found}。請聯絡客服",
  differsAtEnd: "加起來是 {expected}，期末卻是 {found}。請聯絡客服",
  opening: "期初",
  came: "收入",
  went: "支出",
  closing: "期末",
  after: "餘額 {amount}",
  columns: {
    id: "第幾筆",
    acc_time: "時間",
    remark: "說明",
    tid: "單號",
    amount: "變動",
    balance: "餘額",
  },
  empty: {
    title: "這個月沒有變動",
    body: "期初和期末是同一個數字。",
  },
  loading: "正在讀取帳目",
  close: {
    title: "最近一次關帳",
    proved: "{day}：所有客戶的餘額，等於我們為客戶持有的錢。",
    unproved: "{day}：有差異還在查，查清後這裡會更新。",
    own: "那天結束時，這個帳戶是 {amount}。",
    none: "還沒有關過帳。一天過了之後自動關帳。",
  },
} as const satisfies SameKeys<typeof source>;
