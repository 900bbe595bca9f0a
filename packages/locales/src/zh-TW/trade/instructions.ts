import type { instructions as source } from "../../zh/trade/instructions.ts";
import type { SameKeys } from "../../same-keys.ts";

export const instructions = {
  title: "採購偏好",
  intro:
    "先告訴採購，遇到這些情況怎麼辦，就不用每次等您回覆。以後下的訂單照此辦理，已下的訂單不變。",
  saved: "已儲存，從下一張訂單開始",
  rise: {
    title: "賣家漲價時",
    ask: "每次都問我",
    askHint: "小幅上漲由我們負擔；再高就等您補款或退款。",
    accept: "在我定的範圍內直接買",
    acceptHint: "差額從錢包餘額扣款；餘額不夠時仍會問您。",
    percent: "最多漲多少",
    percentHint: "與下單時的單價相比。",
    percentWrong: "請填 1 到 {most, number} 的整數",
    ceiling: "一張訂單最多補多少",
    ceilingHint: "同一張訂單的所有漲價合計。",
    ceilingWrong: "請填整數，最多 {most}",
  },
  buying: "採購與寄送",
  other: "沒有原來的顏色或款式時，可以買別的",
  otherWords: "可以換成什麼",
  otherHint: "例如：黑色沒有就買深藍，不要紅色。",
  cancel: "一直買不到時",
  cancelHint: "從付款算起。到期沒買到的商品自動取消，錢退回錢包。",
  cancelNever: "繼續等",
  ship: "分批到倉庫時",
  shipHint:
    "從第一件到倉算起。到期還沒到齊，就先寄已到的，其餘到齊或再等滿這些天後另寄，各算一次國際運費。",
  shipNever: "等到齊再寄",
  days: "{days, number} 天",
  said: {
    title: "您下單時的採購偏好",
    rise: "漲價 {percent, number}% 以內、合計 {amount} 以內，直接從錢包補付",
    other: "沒有原來的顏色或款式時，可以買別的",
    otherWords: "沒有原來的顏色或款式時，可以換：{words}",
    cancel: "付款後 {days, number} 天還沒買到就取消退款",
    ship: "第一件到倉後最多等 {days, number} 天就寄",
    partAt: "已到的商品在 {time} 先寄，除非之前到齊",
    partGone: "已到的商品先寄，其餘到了再寄",
  },
} as const satisfies SameKeys<typeof source>;
