import type { devices as source } from "../../zh/people/devices.ts";
import type { SameKeys } from "../../same-keys.ts";

export const devices = {
  title: "登入的裝置",
  body: "您的帳號在這些裝置上登入過。看到不認識的，請將它登出，並變更密碼。",
  this: "這台裝置",
  loggedOut: "已登出",
  others: "其他裝置（{count, number}）",
  none: "沒有其他裝置登入過。",
  lastSeen: "最近使用",
  firstSeen: "首次登入",
  network: "網路",
  end: "登出",
  endOf: "登出 {device}",
  forget: "移除",
  forgetOf: "移除 {device}",
  endOthers: "登出其他所有裝置",
  ended: "{device} 已登出",
  othersEnded: "其他裝置都已登出",
  kinds: {
    phone: "手機",
    tablet: "平板",
    computer: "電腦",
    other: "未知裝置",
  },
  asking: {
    one: "要登出 {device} 嗎？",
    forget: "要移除 {device} 嗎？",
    others: "要登出其他所有裝置嗎？",
    body: "立即生效，之後要重新登入才能使用。",
    forgetBody: "下次在這台裝置登入，會當作新裝置通知您。",
  },
} as const satisfies SameKeys<typeof source>;
