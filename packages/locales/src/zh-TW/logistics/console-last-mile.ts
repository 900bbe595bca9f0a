import type { consoleLastMile as source } from "../../zh/logistics/console-last-mile.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleLastMile = {
  views: "包裹的階段",
  view: {
    to_hand_in: "待交寄",
    troubled: "有問題",
    under_way: "配送中",
    ended: "已結束",
  },
  empty: "這裡沒有包裹",
  parcel: "包裹",
  way: "取貨方式",
  order: "託運單",
  turn: "輪到誰",
  until: "{time} 前",
  late: "逾期",
  unordered: "尚未下單",
  actOn: "{act} {tid}",
  label: "列印標籤",
  handedIn: "{tid} 已交寄",
  homeAsked: "{tid} 改為宅配，馬上下單",
  handIn: {
    act: "已交寄",
    title: "{tid} 已交給門市或司機？",
    consequence: "包裹會變成配送中，並通知客人。",
  },
  home: {
    act: "改宅配",
    title: "{tid} 改為宅配到府？",
    consequence: "會向黑貓另開一張託運單，費用由我們負擔。",
  },
  owner: {
    customer: "客人",
    desk: "我們",
    carrier: "物流業者",
    nobody: "—",
  },
  state: {
    asked: "等待下單",
    sent: "正在下單",
    unclear: "結果不明，查詢中",
    made: "已下單",
    refused: "遭拒絕",
    withdrawn: "已撤回",
  },
  trouble: {
    store_closed: "門市關閉",
    does_not_fit: "超過上限",
    stores_differ: "取貨方式不同",
    uncollected: "逾期未取",
  },
  costs: {
    title: "末端配送三十天的費用",
    carrier: "物流業者",
    off: "未連接",
    parcels: "件數",
    delivered: "已取貨",
    failed: "退回或遺失",
    charge: "運費",
    each: "每件",
  },
} as const satisfies SameKeys<typeof source>;
