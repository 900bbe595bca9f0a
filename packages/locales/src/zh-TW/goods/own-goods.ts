import type { ownGoods as source } from "../../zh/goods/own-goods.ts";
import type { SameKeys } from "../../same-keys.ts";

export const ownGoods = {
  title: "自營好貨",
  description: "三板自營的商品：價格透明，倉裡有貨，一路送到府。",
  box: "在自營商品裡找",
  clear: "清除輸入",
  found: "自營：{words}",
  count: "共 {count, number} 件",
  narrower: "分類",
  all: "全部",
  sortAll: "排序與篩選",
  empty: {
    title: "自營裡沒有「{words}」",
    body: "我們一樣可以到 1688 和淘寶幫您買回來。",
    action: "到 1688 找",
    wider: "在全部自營裡找",
    shelf: "這裡還沒有商品",
    shelfBody: "看看其他自營好貨，或者告訴我們您想要什麼。",
    toAll: "看全部自營",
  },
  entries: {
    label: "自營入口",
    leaderboard: "排行榜",
    shops: "推薦店家",
    all: "全部自營",
  },
  leaderboard: {
    title: "排行榜",
    description: "三板自營裡大家買得最多的商品。",
    intro: "依近一個月的銷量排名",
    groups: "分類排行",
    place: "第 {place, number} 名",
    sold: "月銷 {count, number}",
    empty: "這一類還沒有上榜的商品",
  },
  shops: {
    title: "推薦店家",
    description: "三板推薦的店家和它們的商品。",
    goods: "{count, number} 件商品",
    open: "進店逛逛",
    openNamed: "進店逛逛：{name}",
    empty: "還沒有推薦的店家",
    emptyBody: "店家正在挑選，先看看我們自己的商品。",
  },
} as const satisfies SameKeys<typeof source>;
