import type { camera as source } from "../../zh/logistics/cameras.ts";
import type { SameKeys } from "../../same-keys.ts";

export const camera = {
  title: "包裹拍照",
  pairing: "正在連上工作台",
  noCode: "無法拍照",
  hint: "照片會直接出現在工作台上，請拍外箱、面單和內容物。",
  take: "拍照",
  taken: "已傳 {count, number} 張，最多 {most, number} 張",
  over: "已傳 {count, number} 張照片",
  shot: "第 {index, number} 張照片",
  sending: "{percent, number}%",
  sent: "已傳到工作台",
  retry: "重新上傳第 {index, number} 張照片",
  failed: "沒有傳到，請點照片重傳",
} as const satisfies SameKeys<typeof source>;
