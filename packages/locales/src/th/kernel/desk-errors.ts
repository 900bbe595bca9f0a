import type { deskErrors as source } from "../../zh/kernel/desk-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const deskErrors = {
  camera_ended: "รหัสถ่ายรูปนี้ใช้ไม่ได้แล้ว กรุณาเปิดรหัสใหม่ที่โต๊ะทำงาน",
  camera_taken: "มือถืออีกเครื่องใช้รหัสถ่ายรูปนี้แล้ว กรุณาเปิดรหัสใหม่ที่โต๊ะทำงาน",
  camera_full: "พัสดุหนึ่งชิ้นมีรูปได้ไม่เกิน {n, number} รูป ครบแล้ว",
  photos_needed: "ถ่ายรูปให้ครบ {n, number} รูปก่อนปิดงาน",
  contents_photos_needed: "ถ่ายรูปของข้างในให้ครบ {n, number} รูปก่อนปิดกล่อง",
  box_photos_needed: "ถ่ายรูปกล่องที่ปิดแล้วให้ครบ {n, number} รูป",
  fault_foreign: "บันทึกตำหนิได้เฉพาะสินค้าในพัสดุนี้ และไม่เกินจำนวนที่มาถึง",
  fault_words_needed: "กรุณาเขียนว่ามีปัญหาอะไร",
  scale_too_heavy:
    "เครื่องชั่งอ่านได้ {weight, number} กก. แต่พัสดุหนึ่งชิ้นหนักไม่เกิน {most, number} กก. กรุณาชั่งใหม่",
  parcel_elsewhere: "พัสดุนี้บันทึกไว้ที่อีกคลังหนึ่ง",
  count_unknown: "ไม่พบการนับสต็อกนี้",
  count_not_in_state: "ตอนนี้ทำรายการนี้กับการนับครั้งนี้ไม่ได้ กรุณาโหลดใหม่",
  count_full: "การนับครั้งนี้สแกนครบ {n, number} ชิ้นแล้ว กรุณาปิดแล้วเปิดใหม่",
  outcome_unfit: "ส่วนต่างแบบนี้สรุปผลเช่นนี้ไม่ได้",
  differences_open: "ยังมีส่วนต่างที่ไม่ได้สรุปผล",
  pickup_code_needed: "พัสดุนี้รอรับเอง กรุณาส่งมอบด้วยรหัสรับของของผู้รับ",
  pickup_code_wrong: "รหัสรับของไม่ถูกต้อง ลองได้อีก {n, number} ครั้ง",
  pickup_code_expired: "รหัสรับของหมดอายุแล้ว ให้ผู้รับสร้างรหัสใหม่ในหน้าพัสดุ",
  pickup_code_locked: "ใส่รหัสผิดหลายครั้งเกินไป ให้ผู้รับสร้างรหัสใหม่ในหน้าพัสดุ",
} as const satisfies SameKeys<typeof source>;
