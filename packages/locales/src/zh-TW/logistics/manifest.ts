import type { manifest as source } from "../../zh/logistics/manifest.ts";
import type { SameKeys } from "../../same-keys.ts";

export const manifest = {
  title: "艙單 {number}",
  page: "第 {page, number} 頁",
  line: "序號",
  box: "箱號",
  parcel: "包裹",
  consignee: "收件人",
  address: "地址",
  contents: "品名與數量",
  pieces: "件數",
  value: "申報價值",
  weight: "重量 kg",
  total: "{boxes, number} 箱 · {parcels, number} 件包裹 · {weight} kg",
} as const satisfies SameKeys<typeof source>;
