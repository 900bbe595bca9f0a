import type { SameKeys } from "../../same-keys.ts";
import type { pushes as source } from "../../zh/people/pushes.ts";

export const pushes = {
  title: "手機通知",
  body: "重要的事會通知到這台裝置；鎖定畫面上不顯示金額、單號與姓名。",
  here: "通知這台裝置",
  off: "現在不能通知手機，請改看電子郵件或簡訊",
  cannot: "這個瀏覽器不能接收通知。iPhone 請先把三板加到主畫面",
  denied: "您在瀏覽器拒絕了通知，請到瀏覽器的網站設定允許後再來",
  failed: "沒能開啟，請稍後再試",
  topics: {
    title: "通知哪些事",
    orders: "訂單",
    parcels: "包裹與運費",
    refunds: "退款與理賠",
    money: "錢包",
    questions: "客服回覆",
    account: "帳號與認證",
  },
  quiet: {
    title: "勿擾時間",
    from: "從",
    to: "到",
    hint: "這段時間的通知會等到結束後再送出",
    none: "沒有勿擾時間",
  },
  offer: {
    title: "有進展就通知您",
    body: "審核、到貨、可付款時通知這台裝置",
    take: "好，通知我",
    later: "先不用",
    taken: "好了，有進展會通知您",
  },
} as const satisfies SameKeys<typeof source>;
