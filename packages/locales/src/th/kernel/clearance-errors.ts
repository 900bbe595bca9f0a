import type { clearanceErrors as source } from "../../zh/kernel/clearance-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const clearanceErrors = {
  clearance_not_in_state: "ขั้นตอนสำแดงตอนนี้ทำแบบนี้ไม่ได้",
  clearance_changed: "ของในพัสดุเปลี่ยนไป เราทำรายการสำแดงใหม่แล้ว โปรดดูอีกครั้ง",
  clearance_missing: "พัสดุ {tid} ยังยืนยันการสำแดง EZ WAY ไม่ครบ ขึ้นลังไม่ได้",
  clearance_outdated: "ของในพัสดุ {tid} เปลี่ยนหลังยืนยันแล้ว ต้องยืนยันใหม่ก่อนขึ้นลัง",
  clearance_proof_needed: "โปรดเลือกภาพหน้าจอ EZ WAY ก่อน",
  clearance_proofs_too_many: "หนึ่งรายการสำแดงแนบภาพหน้าจอได้ไม่เกิน {n, number} ภาพ",
  declarant_name_needed: "โปรดกรอกชื่อผู้สำแดงให้ตรงกับที่ลงทะเบียนใน EZ WAY",
  declarant_mobile_invalid: "โปรดกรอกเบอร์มือถือที่ผูกกับ EZ WAY ของผู้สำแดง เช่น 0912 345 678",
  declarant_mobile_taken: "เบอร์นี้ลงไว้กับชื่ออื่นแล้ว ใน EZ WAY หนึ่งเบอร์เป็นของคนเดียว โปรดใช้เบอร์ของผู้สำแดงเอง",
  declarants_too_many: "หนึ่งบัญชีมีผู้สำแดงได้ไม่เกิน {n, number} คน",
  broker_row_unreadable: "อ่านบรรทัดที่ {line, number} ไม่ได้ ต้องมีเลขใบตราส่งและสถานะ ตามที่เขียนไว้ข้างปุ่ม",
  broker_row_refused: "บันทึกบรรทัดที่ {line, number} ({tid}) ไม่ได้: {why} จึงไม่ได้บันทึกทั้งไฟล์",
  duty_number_invalid: "โปรดกรอกเลขที่ใบเสร็จ 3 ถึง 40 ตัว เป็นตัวอักษร ตัวเลข หรือ . / - เช่น A001-0412/69",
  duty_number_taken: "ใบเสร็จ {number} บันทึกไว้แล้ว บันทึกซ้ำไม่ได้",
  duty_day_invalid: "โปรดกรอกวันที่จ่ายศุลกากร ต้องไม่ก่อนวันที่พัสดุเข้าคลังและไม่ใช่วันข้างหน้า",
  duty_amount_needed: "โปรดกรอกยอดอากรหรือภาษีมูลค่าเพิ่ม",
  duty_page_needed: "โปรดแนบภาพใบเสร็จ ถ้าเป็น PDF ให้ถ่ายเป็นภาพ",
  duty_parcel_here: "พัสดุยังไม่ออกเดินทาง จึงยังไม่มีใบเสร็จศุลกากร",
  duty_receipt_ended: "ใบเสร็จนี้เพิ่งถูกแก้หรือถอนไป โปรดดูอีกครั้ง",
} as const satisfies SameKeys<typeof source>;
