import type { SameKeys } from "../../same-keys.ts";
import type { statementErrors as source } from "../../zh/kernel/statement-errors.ts";

export const statementErrors = {
  bank_code_needed: "รหัสธนาคารเป็นตัวเลขสามถึงสี่หลัก",
  bank_code_taken: "ภูมิภาคนี้มีธนาคารรหัส {code} อยู่แล้ว",
  bank_name_needed: "กรอกชื่อให้ครบทั้งสี่ภาษา",
  bank_account_needed: "กรอกทั้งชื่อบัญชีและเลขที่บัญชี",
  bank_change_waits: "ธนาคารนี้มีการแก้ไขรอยืนยันอยู่แล้ว",
  bank_change_decided: "การแก้ไขนี้ดำเนินการไปแล้ว",
  statement_file_needed: "กรุณาเลือกไฟล์รายการเดินบัญชีของธนาคาร",
  statement_too_large: "ไฟล์ใหญ่เกินไป กรุณาแบ่งตามช่วงวันที่",
  statement_encoding: "อ่านรหัสอักขระของไฟล์ไม่ได้ กรุณาใช้ไฟล์ที่ดาวน์โหลดจากธนาคารโดยตรง",
  statement_not_of_bank: "ไม่พบหัวตารางของธนาคารที่เลือก กรุณาตรวจสอบธนาคารและรูปแบบไฟล์",
  statement_row_unreadable: "อ่านบรรทัดที่ {line, number} ไม่ได้ จึงไม่ได้นำเข้าทั้งไฟล์",
  statement_row_missing:
    "ยอดคงเหลือของรายการที่ {line, number} ไม่ต่อเนื่องจากรายการก่อนหน้า ข้อมูลขาดหาย จึงไม่ได้นำเข้าทั้งไฟล์",
  statement_currency: "รายการเดินบัญชีเป็นสกุล {currency} ซึ่งไม่มีลูกค้าใช้ชำระ",
  statement_several_accounts: "ไฟล์นี้มีมากกว่าหนึ่งบัญชี กรุณานำเข้าทีละบัญชี",
  bank_account_unknown: "ไม่มีรายการเดินบัญชีของบัญชีนี้",
  bank_account_holds: "รายการเดินบัญชีล่าสุดยังมียอดคงเหลือ กรุณานำเข้ารายการที่ปิดยอดก่อน",
  statement_line_unknown: "ไม่พบเงินเข้ารายการนี้",
  statement_line_settled: "เงินเข้ารายการนี้ดำเนินการไปแล้ว",
  statement_differs: "จำนวนเงินหรือสกุลเงินไม่ตรงกับเงินเข้ารายการนี้",
  receipt_unknown: "ไม่พบใบเสร็จนี้",
  receipt_not_in_state: "ทำแบบนี้กับใบเสร็จนี้ไม่ได้ในตอนนี้",
  invoice_code_unknown: "ไม่พบรหัสนี้ กรุณาตรวจสอบ",
  barcode_malformed:
    "บาร์โค้ดมือถือคือเครื่องหมาย / ตามด้วยอีกเจ็ดตัว ใช้ได้เฉพาะตัวเลข ตัวพิมพ์ใหญ่ และ + - . เช่น /ABC1234",
  love_code_malformed: "รหัสบริจาคเป็นตัวเลขสามถึงเจ็ดหลัก",
  receipt_void_refused: "ยกเลิกไม่ได้: {words}",
  close_unknown: "ยังไม่ได้ปิดบัญชีของวันนี้",
  difference_unknown: "ไม่พบผลต่างรายการนี้",
  difference_settled: "ผลต่างรายการนี้ดำเนินการไปแล้ว",
  statement_column_missing: "ไม่มีคอลัมน์ “{column}” ในไฟล์",
  difference_colleague_unknown: "ไม่มีเพื่อนร่วมงานคนนี้ที่ตรวจการจ่ายเงินค่าสินค้าได้",
} as const satisfies SameKeys<typeof source>;
