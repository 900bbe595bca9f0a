import type { consoleShippingTerms as source } from "../../zh/office/console-shipping-terms.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleShippingTerms = {
  hint: "สิ่งที่ลูกค้าเลือกได้นอกจากอัตราค่าขนส่ง การแก้ไขมีผลทันทีหรือตั้งแต่เวลาที่เลือก และเก็บไว้ในประวัติและบันทึกการทำงาน",
  section: { warehouses: "คลังสินค้า", ways: "วิธีขนส่ง", carriers: "ขนส่งปลายทาง", insurance: "ประกัน" },
  hints: {
    warehouses: "ที่อยู่ วันฝากฟรี และค่าฝากต่อวันหลังจากนั้น",
    ways: "แต่ละวิธีรับสินค้าใด และวิธีใดต้องสำแดง วิธีขนส่งเปิดและปิดตามเส้นทางในอัตราค่าขนส่ง",
    carriers: "ใครส่งถึงบ้าน และพัสดุเงียบได้นานเท่าใดในแต่ละช่วง",
    insurance: "ประกันแต่ละแบบคิดเป็นร้อยละของราคาสินค้า ที่นี่กำหนดว่าเปิดแบบใดและจ่ายเคลมเท่าใด",
  },
} as const satisfies SameKeys<typeof source>;
