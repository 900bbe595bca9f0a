import type { SameKeys } from "../../same-keys.ts";
import type { onBehalf as source } from "../../zh/trade/on-behalf.ts";

export const onBehalf = {
  title: "代付申請",
  intro:
    "您在別處要付一筆人民幣？寫清楚付給誰、付什麼，我們審核後再請您付款，付完把付款單號告訴您。",
  what: "付什麼",
  whatHint: "例如：付給供應商的打樣費。有連結也可以只貼連結。",
  link: "連結",
  linkHint: "付款頁或商品頁的網址",
  amount: "人民幣金額",
  about: "約合 {amount}，以付款時的匯率為準",
  withFee: "約合 {amount}，含服務費 {percent}%，以付款時的匯率為準",
  pictures: "圖片",
  picturesHint: "付款碼、報價單等，最多 {count, number} 張",
  picturesLogin: "登入後可以加上圖片",
  stillUploading: "圖片還在上傳，請稍候",
  remark: "備註",
  remarkHint: "最多 {count, number} 字",
  submit: "送出審核",
  toLogin: "登入後送出",
  nothingSent: "代付不含收貨和運送。",
  most: "一次最多 {amount}",
  request: "代付內容",
  openLink: "打開連結",
  picture: "圖片 {index, number}",
  reference: "付款單號 {number}",
  way: "從申請到付清",
  paying: { status: "代付中", head: "已收到您的款項，正在付給對方" },
  stages: { first_paid: "付款", completed: { done: "已付給對方", ahead: "付給對方" } },
  steps: {
    submitted: "申請已送出",
    review: "人工審核",
    pay: "審核通過後付款",
    done: "付給對方，告訴您付款單號",
  },
} as const satisfies SameKeys<typeof source>;
