import type { consoleIdentities as source } from "../../zh/people/console-identities.ts";
import type { SameKeys } from "../../same-keys.ts";
import { companyNumberOnDesk, idCardOnDesk } from "../kernel/regions.ts";

export const consoleIdentities = {
  kinds: "認證種類",
  kind: {
    real_name: "實名",
    company: "公司",
  },
  states: "認證狀態",
  state: {
    submitted: "待審核",
    verified: "已通過",
    rejected: "未通過",
  },
  empty: {
    submitted: "沒有等待審核的資料",
    verified: "還沒有通過的資料",
    rejected: "沒有退回的資料",
  },
  all: "只看 {uid}，顯示全部",
  count: "{count, number} 份資料",
  customer: "客戶",
  region: "地區",
  submittedAt: "送出時間",
  who: "處理人",
  mine: "我認領的",
  nobody: "無人認領",
  pane: "認證資料 {uid}",
  paneTitle: {
    real_name: "實名資料",
    company: "公司資料",
  },
  name: {
    real_name: "真實姓名",
    company: "公司名稱",
  },
  number: {
    real_name: idCardOnDesk,
    company: companyNumberOnDesk,
  },
  picture: {
    real_name: "證件照片",
    company: "登記文件",
  },
  noPictures: "沒有附照片",
  picturesUntil: "照片可以看到 {time}，之後要重新打開",
  claim: "認領",
  claimed: "已認領，半小時內由您處理",
  claimedBy: "{name} 正在處理",
  release: "放回佇列",
  released: "已放回佇列",
  open: "打開資料",
  openConsequence: "打開會記下您的名字、時間和原因，客戶看得到。",
  openFirst: "先打開資料再決定",
  purposeLabel: "為什麼要看（客戶看得到）",
  purpose: {
    customs: "報關需要",
    dispute: "處理爭議",
    authority: "主管機關要求",
  },
  decided: "處理",
  reason: "退回原因",
  verify: "通過",
  verifyTitle: {
    real_name: "通過 {uid} 的實名？",
    company: "通過 {uid} 的公司認證？",
  },
  verifyConsequence: {
    real_name: "客戶可以下單，並收到通知。",
    company: "客戶會收到通知，公司資料不能再自行更改。",
  },
  reject: "退回",
  rejectTitle: {
    real_name: "退回 {uid} 的實名？",
    company: "退回 {uid} 的公司認證？",
  },
  rejectConsequence: "客戶會讀到原因，可以重新送出。",
  rejectReason: "退回原因（客戶看得到）",
  decidedDone: "已處理",
} as const satisfies SameKeys<typeof source>;
