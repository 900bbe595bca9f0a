import type { manifest as source } from "../../zh/logistics/manifest.ts";
import type { SameKeys } from "../../same-keys.ts";

export const manifest = {
  title: "บัญชีสินค้า {number}",
  page: "หน้า {page, number}",
  line: "ลำดับ",
  box: "ลัง",
  parcel: "พัสดุ",
  consignee: "ผู้รับ",
  address: "ที่อยู่",
  contents: "รายการและจำนวน",
  pieces: "ชิ้น",
  value: "มูลค่าสำแดง",
  weight: "น้ำหนัก กก.",
  total: "{boxes, number} ลัง · {parcels, number} พัสดุ · {weight} กก.",
} as const satisfies SameKeys<typeof source>;
