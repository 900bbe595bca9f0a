import type { home as source } from "../../zh/shop/home.ts";
import type { SameKeys } from "../../same-keys.ts";
import { withCurrency } from "../kernel/regions.ts";

export const home = {
  title: "三板：1688、淘寶、京東代購到府",
  description: "貼上連結或搜一個詞，看得見到府總價。代買、驗貨、秤重、合併、送到府。",
  find: "關鍵字、連結或口令",
  language: "語言與地區",
  notices: "通知",
  noticesUnread: "通知，{count} 則未讀",
  rate: "匯率，1 元人民幣等於 {amount}",
  categories: "分類",
  area: {
    own_shop: "剛靠岸的好貨",
    ranked: "大家都在買",
    category: "分類好貨",
  },
  how: {
    title: "怎麼買到府",
    find: {
      title: "找到它",
      body: "貼連結、搜關鍵字，馬上看到到府總價",
    },
    buy: {
      title: "我們去買",
      body: "審核後付商品款，我們下單並催貨",
    },
    weigh: {
      title: "到倉秤重",
      body: "廣州倉驗貨、拍照、量尺寸",
    },
    ship: {
      title: "送到府",
      body: "看過運費明細再付，空運海運任選",
    },
  },
  due: {
    pay: "付款",
    payFreight: "付運費",
    order: "訂單 {tid}",
    goodsTitle: "審核通過，等您付款",
    freightTitle: "已到廣州倉，等您付運費",
    more: "還有 {count, number} 張訂單等您",
  },
  place: {
    seller: "賣家",
    warehouse: "廣州倉",
    transit: "運送",
    home: "到府",
  },
  settings: {
    title: "語言與地區",
    language: "顯示語言",
    languageHint: "切換後立即生效，不會登出。",
    region: "送到哪裡",
    regionHint: "決定價格用哪種貨幣顯示。登入後以帳號的地區為準。",
    regionFixed: "以您帳號的地區為準",
    ...withCurrency,
    changed: "已切換為繁體中文",
  },
} as const satisfies SameKeys<typeof source>;
