import type { deskErrors as source } from "../../zh/kernel/desk-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const deskErrors = {
  camera_ended: "這個拍照碼已失效，請在工作台上換一個新的",
  camera_taken: "這個拍照碼已由另一支手機使用，請在工作台上換一個新的",
  camera_full: "一個包裹最多 {n, number} 張照片，已經滿了",
  photos_needed: "請拍滿 {n, number} 張照片再完成",
  contents_photos_needed: "封箱前請拍滿 {n, number} 張內容物照片",
  box_photos_needed: "封箱後請拍滿 {n, number} 張箱子照片",
  fault_foreign: "瑕疵要記在這個包裹裡的商品上，件數不能多於到貨數",
  fault_words_needed: "請寫明是什麼問題",
  scale_too_heavy: "磅秤讀數是 {weight, number} kg，一個包裹最多 {most, number} kg，請再秤一次",
  parcel_elsewhere: "這個包裹登記在另一個倉庫",
  count_unknown: "沒有這次盤點",
  count_not_in_state: "這次盤點目前無法這樣做，請重新載入",
  count_full: "這次盤點已掃滿 {n, number} 件，請先結束再開一次",
  outcome_unfit: "這種差異不能這樣處理",
  differences_open: "還有差異沒有寫明處理結果",
  pickup_code_needed: "這個包裹等待自取，請憑收件人的取件碼交付",
  pickup_code_wrong: "取件碼不正確，還可以再試 {n, number} 次",
  pickup_code_expired: "取件碼已過期，請收件人在包裹頁換一個新的",
  pickup_code_locked: "取件碼錯誤次數太多，請收件人在包裹頁換一個新的",
} as const satisfies SameKeys<typeof source>;
