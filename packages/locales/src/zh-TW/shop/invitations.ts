import type { invitations as source } from "../../zh/shop/invitations.ts";
import type { SameKeys } from "../../same-keys.ts";

export const invitations = {
  title: "邀請朋友",
  code: "我的邀請碼",
  codeOf: "邀請碼 {code} 的 QR 碼",
  codeHint: "朋友掃這個碼，或在註冊時輸入，就會出現在您的名單裡。",
  showCode: "出示邀請碼",
  share: "分享給朋友",
  copied: "網址已複製",
  friends: "受邀的朋友",
  points: "{count, number} 點",
  given: "邀請碼（可不填）",
  givenHint: "朋友給您的碼，或業務員的推薦碼。",
  stages: {
    registered: "已註冊",
    ordered: "已下單",
    received: "已收貨",
  },
  empty: {
    title: "還沒有朋友",
    body: "把邀請碼給朋友看，他們註冊後會出現在這裡。",
  },
  shared: {
    title: "朋友邀請您來三板",
    body: "在台灣和泰國，買 1688、淘寶和其他商城的好東西，每一步都看得見。",
    code: "邀請碼",
    register: "註冊",
    look: "先看看",
  },
  offer: {
    gain: "每位朋友為您帶來 {what}。",
    share: "您得朋友首單服務費的 {percent, number}%，最多 {most}。",
    limits:
      "朋友收到第一筆訂單、留下至少 {least} 的商品並滿 {days, number} 天後發放；每月最多 {month}。",
  },
  earnings: {
    title: "邀請獎勵",
    each: "每位朋友",
    sum: "已得到",
    nothingYet: "還沒有",
    adds: "發放 {given}，收回 {taken}",
    held: "還有 {count, number} 位朋友的獎勵等待中",
    upTo: "最多 {what}",
    takenBack: "因退款收回 {what}",
    outstanding: "另有 {what} 已用掉，之後的獎勵會先扣除",
    states: {
      held: "等待中",
      paid: "已發放",
      capped: "超過當月上限",
      refused: "不符合條件",
      lost: "訂單已退款",
      taken_back: "已收回",
    },
    empty: {
      title: "還沒有獎勵",
      body: "朋友用您的邀請碼註冊後，每一筆都會列在這裡。",
      show: "出示邀請碼",
    },
  },
} as const satisfies SameKeys<typeof source>;
