import type { consignmentErrors as source } from "../../zh/kernel/consignment-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consignmentErrors = {
  consignment_needed: "กรุณาแจ้งสินค้าอย่างน้อยหนึ่งรายการ",
  consignment_too_long: "แจ้งได้ครั้งละไม่เกิน {n, number} รายการ กรุณาแยกแจ้ง",
  consignment_name_needed: "รายการที่ {line, number}: กรุณาระบุชื่อสินค้า 2 ถึง 120 ตัวอักษร",
  consignment_pieces_needed: "รายการที่ {line, number}: กรุณาระบุจำนวนชิ้น",
  consignment_value_needed: "รายการที่ {line, number}: กรุณาระบุราคาต่อชิ้น",
  consignment_number_needed: "รายการที่ {line, number}: กรุณาระบุเลขพัสดุ ตัวอักษรและตัวเลข 6 ถึง 40 ตัว",
  warehouse_needed: "กรุณาเลือกคลังสินค้าที่จะส่งไป",
  proof_needed: "กรุณาแนบหลักฐานการซื้อ เช่น ภาพหน้าจอคำสั่งซื้อ",
  express_no_taken:
    "เลขพัสดุ {express_no} มีการแจ้งไว้แล้ว หากเป็นพัสดุของคุณ กรุณาติดต่อเจ้าหน้าที่พร้อมหลักฐานการซื้อ",
} as const satisfies SameKeys<typeof source>;
