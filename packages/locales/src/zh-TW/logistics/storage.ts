import type { storage as source } from "../../zh/logistics/storage.ts";
import type { SameKeys } from "../../same-keys.ts";

export const storage = {
  title: "存放期限",
  left: "{count, plural, =0 {今天到期} other {還能放 # 天}}",
  over: "已到期，保留到 {day}",
  due: "已過保留期限",
  until: "在倉庫存放到 {day}",
  free: "從到倉起免費 {free, number} 天；倉庫休息的日子不算在內。",
  freeAndAdded:
    "從到倉起免費 {free, number} 天，另延長 {added, number} 天；倉庫休息的日子不算在內。",
  after: "到期後我們再保留到 {day}，之後可能以棄置處理，不退貨款。",
  inWarehouse: "包裹 {tid} 在倉庫",
  extend: {
    button: "延長 {days, number} 天 · {amount}",
    title: "延長存放到 {day}？",
    confirm: "延長存放",
    cancel: "先不要",
    later: "現在不用付款，費用會算進這件包裹的運費帳單。",
    done: "已延長存放到 {day}",
  },
  giveUp: {
    button: "放棄這些商品",
    title: "放棄這個包裹裡的商品？",
    body: "包裹不會再寄出，已付的貨款和費用都不退；只有這些商品的訂單會關閉。這一步不能復原。",
    tick: "我知道，並且放棄這些商品",
    tickNeeded: "請先勾選",
    confirm: "放棄",
    cancel: "先不要",
    done: "已放棄這個包裹裡的商品",
  },
} as const satisfies SameKeys<typeof source>;
