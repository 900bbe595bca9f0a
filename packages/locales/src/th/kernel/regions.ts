import type { SameKeys } from "../../same-keys.ts";
import type * as source from "../../zh/kernel/regions.ts";

export const regionNames = { TW: "ไต้หวัน", TH: "ไทย" } as const satisfies SameKeys<
  typeof source.regionNames
>;
export const withCurrency = {
  TW: "ไต้หวัน ดอลลาร์ไต้หวัน {symbol}",
  TH: "ไทย บาท {symbol}",
} as const satisfies SameKeys<typeof source.withCurrency>;
export const paysIn = { TW: "ชำระเป็นดอลลาร์ไต้หวัน", TH: "ชำระเป็นบาท" } as const satisfies SameKeys<
  typeof source.paysIn
>;
export const importTaxes = {
  TW: "อากรขาเข้าและภาษีธุรกิจ",
  TH: "อากรขาเข้าและภาษีมูลค่าเพิ่ม",
} as const satisfies SameKeys<typeof source.importTaxes>;
export const idCard = {
  TW: "เลขบัตรประชาชนไต้หวัน",
  TH: "เลขประจำตัวประชาชน",
} as const satisfies SameKeys<typeof source.idCard>;
export const idCardHint = {
  TW: "ตัวอักษรอังกฤษหนึ่งตัวตามด้วยตัวเลข 9 หลัก",
  TH: "ตัวเลข 13 หลัก",
} as const satisfies SameKeys<typeof source.idCardHint>;
export const companyNumber = {
  TW: "เลขทะเบียนธุรกิจ",
  TH: "เลขประจำตัวผู้เสียภาษี",
} as const satisfies SameKeys<typeof source.companyNumber>;
export const companyNumberHint = {
  TW: "ตัวเลข 8 หลัก",
  TH: "ตัวเลข 13 หลัก",
} as const satisfies SameKeys<typeof source.companyNumberHint>;
export const companyDocumentHint = {
  TW: "หนังสือจดทะเบียนธุรกิจหรือบริษัท ให้เห็นชัดทั้งสี่มุม",
  TH: "หนังสือรับรองบริษัท (DBD) ให้เห็นชัดทั้งสี่มุม",
} as const satisfies SameKeys<typeof source.companyDocumentHint>;
export const areaLevels = {
  TW: { county: "เมือง/เทศมณฑล", district: "เขต/ตำบล" },
  TH: { province: "จังหวัด", district: "อำเภอ/เขต", subdistrict: "ตำบล/แขวง" },
} as const satisfies SameKeys<typeof source.areaLevels>;
export const regionOnDesk = { TW: "ไต้หวัน", TH: "ไทย" } as const satisfies SameKeys<
  typeof source.regionOnDesk
>;
export const idCardOnDesk = {
  TW: "เลขบัตรประจำตัว",
  TH: "เลขบัตรประชาชน",
} as const satisfies SameKeys<typeof source.idCardOnDesk>;
export const companyNumberOnDesk = {
  TW: "เลขทะเบียนธุรกิจ",
  TH: "เลขประจำตัวผู้เสียภาษี",
} as const satisfies SameKeys<typeof source.companyNumberOnDesk>;
export const chargesOfRegions = {
  freight_to_taiwan: "ค่าขนส่งจีน–ไต้หวัน",
  freight_to_thailand: "ค่าขนส่งจีน–ไทย",
  taiwan_freight: "ค่าส่งในไต้หวัน",
  thailand_freight: "ค่าส่งในไทย",
} as const satisfies SameKeys<typeof source.chargesOfRegions>;
