import type { search as source } from "../../zh/goods/search.ts";
import type { SameKeys } from "../../same-keys.ts";

export const search = {
  title: "找貨",
  box: "關鍵字、連結或口令",
  clearEntry: "清除輸入",
  paste: "貼上",
  hint: "1688、淘寶、天貓、京東的商品連結、短網址與分享口令都認得，整段貼上就行。",
  reading: "正在辨識您貼上的內容",
  history: {
    title: "最近找過",
    clear: "清除紀錄",
    empty: "找過的詞和連結會留在這台裝置上。",
    again: "再找一次：{words}",
  },
  layout: {
    label: "結果顯示方式",
    grid: "大圖",
    list: "列表",
    toGrid: "改為大圖",
    toList: "改為列表",
  },
  which: {
    title: "這段文字提到不只一件商品",
    body: "您想看哪一件？",
    link: "{platform}連結",
    password: "{platform}口令",
    passwordOnly: "口令",
  },
  results: "搜尋：{words}",
  change: "更改搜尋：{words}",
  platforms: "平台",
  order: {
    label: "排序",
    default: "綜合",
    price: "價格",
    price_up: "價格，由低到高",
    price_down: "價格，由高到低",
    sales: "銷量",
    sales_up: "銷量，由少到多",
    sales_down: "銷量，由多到少",
  },
  sold: "月銷 {count, number}",
  stale: "這是 {when} 的結果，價格可能已有變動。",
  held: "結果截至 {when}，現在暫時不能向平台詢問。",
  empty: {
    title: "沒找到「{words}」",
    body: "換個詞試試，或貼上商品連結，找到後就能加入購物車。",
    action: "再找一次",
  },
  unavailable: {
    title: "{platform}代購準備中",
    body: "接通之前，先看看 1688 和淘寶有沒有同款。",
    action: "看 1688 的結果",
  },
  paused: {
    title: "{platform}暫停代購",
    body: "其他平台照常可以搜尋。",
  },
  failed: {
    title: "{platform}暫時沒有回應",
    held: "現在不能詢問 {platform}",
    body: "其他平台照常可搜，您的搜尋已保留。",
  },
  faulty: {
    title: "這件商品打不開",
    body: "商品有異常或已找不到，請聯絡客服。",
  },
  categories: "全部分類",
  category: {
    groups: "八大分類",
    children: "{name}的小類",
    all: "全部",
    empty: "這一類還沒有靠岸",
    emptyBody: "先到 1688 和淘寶找找，我們一樣幫您帶回來。",
    elsewhere: "到 1688 找{name}",
  },
} as const satisfies SameKeys<typeof source>;
