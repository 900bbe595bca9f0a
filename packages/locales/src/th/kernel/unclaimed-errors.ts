import type { unclaimedErrors as source } from "../../zh/kernel/unclaimed-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const unclaimedErrors = {
  unclaimed_unknown: "ไม่พบพัสดุไม่มีเจ้าของชิ้นนี้",
  unclaimed_not_in_state: "ตอนนี้ทำรายการนี้กับพัสดุไม่ได้ โปรดโหลดหน้าใหม่แล้วดูอีกครั้ง",
  unclaimed_forecast: "มีผู้รอเลขนี้อยู่ หรือรับไปแล้ว โปรดสแกนอีกครั้ง",
  unclaimed_photo_needed: "โปรดถ่ายรูปอย่างน้อยหนึ่งรูป",
  unclaimed_not_due: "พัสดุนี้ต้องเก็บไว้ถึง {date} ก่อนถึงกำหนดทิ้งไม่ได้",
  unclaimed_owner_needed: "โปรดระบุลูกค้า แล้วเลือกสินค้าที่รออยู่หรือกรอกสิ่งของข้างใน",
  unclaimed_claimed: "มีลูกค้าแจ้งเป็นเจ้าของพัสดุนี้ โปรดตอบคำแจ้งก่อน",
  parcel_claim_number_needed: "โปรดกรอกเลขพัสดุ เป็นตัวอักษรและตัวเลข 6 ถึง 40 ตัว",
  parcel_claims_too_many: "แจ้งได้วันละไม่เกิน {n, number} ชิ้น โปรดลองใหม่พรุ่งนี้",
  parcel_claim_unknown: "ไม่พบคำแจ้งนี้",
  parcel_claim_not_in_state: "คำแจ้งนี้ตอบไปแล้ว",
} as const satisfies SameKeys<typeof source>;
