import type { serviceMessages as source } from "../../zh/people/service-messages.ts";
import type { SameKeys } from "../../same-keys.ts";

export const serviceMessages = {
  service_done: {
    title: "บริการเสร็จแล้ว",
    body: "“{service, select, photos {ถ่ายรูปเพิ่ม} measuring {วัดขนาด} power_test {ทดสอบเปิดเครื่อง} remove_box {เอากล่องเดิมออก} waterproof {ห่อกันน้ำ} crate {ตีลังไม้} other {พักของไว้ก่อน}}” ของพัสดุ {tid} เสร็จแล้ว ดูผลและรูปได้ที่หน้าบริการ",
  },
  service_declined: {
    title: "มีบริการที่ทำไม่ได้",
    body: "“{service, select, photos {ถ่ายรูปเพิ่ม} measuring {วัดขนาด} power_test {ทดสอบเปิดเครื่อง} remove_box {เอากล่องเดิมออก} waterproof {ห่อกันน้ำ} crate {ตีลังไม้} other {พักของไว้ก่อน}}” ของพัสดุ {tid} ทำไม่ได้: {reason} ค่าบริการที่จ่ายไปอยู่ในกระเป๋าเงินของคุณแล้ว",
  },
  service_late: {
    title: "บริการล่าช้า คืนค่าบริการแล้ว",
    body: "“{service, select, photos {ถ่ายรูปเพิ่ม} measuring {วัดขนาด} power_test {ทดสอบเปิดเครื่อง} remove_box {เอากล่องเดิมออก} waterproof {ห่อกันน้ำ} crate {ตีลังไม้} other {พักของไว้ก่อน}}” ของพัสดุ {tid} ไม่เสร็จตามเวลาที่สัญญา คืน {amount} เข้ากระเป๋าเงินแล้ว และเรายังทำบริการนี้ให้จนเสร็จ",
  },
  service_ended: {
    title: "ยกเลิกบริการ คืนค่าบริการแล้ว",
    body: "สินค้าในพัสดุ {tid} เปลี่ยนไป จึงไม่ทำ “{service, select, photos {ถ่ายรูปเพิ่ม} measuring {วัดขนาด} power_test {ทดสอบเปิดเครื่อง} remove_box {เอากล่องเดิมออก} waterproof {ห่อกันน้ำ} crate {ตีลังไม้} other {พักของไว้ก่อน}}” แล้ว คืน {amount} เข้ากระเป๋าเงินแล้ว",
  },
} as const satisfies SameKeys<typeof source>;
