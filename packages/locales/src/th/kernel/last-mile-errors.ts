import type { lastMileErrors as source } from "../../zh/kernel/last-mile-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const lastMileErrors = {
  last_mile_fixed: "พัสดุนี้ส่งให้ผู้ขนส่งแล้ว จึงเปลี่ยนวิธีจัดส่งไม่ได้",
  last_mile_unavailable: "ขณะนี้ใช้วิธีจัดส่งนี้ไม่ได้ กรุณาเลือกวิธีอื่น",
  store_refuses_parcel: "พัสดุนี้เกินขนาด น้ำหนัก หรือมูลค่าที่ร้านรับได้ กรุณาเลือกส่งถึงบ้าน",
  mobile_needed_for_stores: "การรับที่ร้านต้องแจ้งทางมือถือไต้หวัน กรุณาแก้โทรศัพท์ในที่อยู่ให้ขึ้นต้นด้วย 09",
  store_visit_over: "หน้าเลือกร้านหมดเวลาแล้ว กรุณาเปิดแผนที่และเลือกใหม่",
  store_closed: "ร้านนี้หยุดรับพัสดุแล้ว กรุณาเลือกร้านอื่น",
  stores_not_told: "ขณะนี้ตรวจรายชื่อร้านไม่ได้ กรุณาลองใหม่ภายหลัง",
  shipping_order_unknown: "ไม่พบใบสั่งขนส่งนี้",
  shipping_order_not_in_state: "สถานะของใบสั่งขนส่งนี้ทำเช่นนี้ไม่ได้",
} as const satisfies SameKeys<typeof source>;
