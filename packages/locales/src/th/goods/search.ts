import type { search as source } from "../../zh/goods/search.ts";
import type { SameKeys } from "../../same-keys.ts";

export const search = {
  title: "ค้นหาสินค้า",
  box: "คำค้นหา ลิงก์ หรือรหัสแชร์",
  clearEntry: "ล้างข้อความ",
  paste: "วาง",
  hint: "วางลิงก์สินค้า ลิงก์สั้น หรือข้อความแชร์จาก 1688 Taobao Tmall และ JD ได้ทั้งข้อความ",
  reading: "กำลังอ่านข้อความที่คุณวาง",
  history: {
    title: "ค้นหาล่าสุด",
    clear: "ล้างประวัติ",
    empty: "คำและลิงก์ที่เคยค้นหาจะเก็บไว้ในเครื่องนี้",
    again: "ค้นหาอีกครั้ง: {words}",
  },
  layout: {
    label: "รูปแบบผลการค้นหา",
    grid: "รูปใหญ่",
    list: "รายการ",
    toGrid: "เปลี่ยนเป็นรูปใหญ่",
    toList: "เปลี่ยนเป็นรายการ",
  },
  which: {
    title: "ข้อความนี้มีสินค้ามากกว่าหนึ่งชิ้น",
    body: "คุณต้องการดูชิ้นไหน",
    link: "ลิงก์ {platform}",
    password: "รหัสแชร์ {platform}",
    passwordOnly: "รหัสแชร์",
  },
  results: "ค้นหา: {words}",
  change: "แก้คำค้นหา: {words}",
  platforms: "แพลตฟอร์ม",
  order: {
    label: "จัดเรียง",
    default: "แนะนำ",
    price: "ราคา",
    price_up: "ราคา ต่ำไปสูง",
    price_down: "ราคา สูงไปต่ำ",
    sales: "ยอดขาย",
    sales_up: "ยอดขาย น้อยไปมาก",
    sales_down: "ยอดขาย มากไปน้อย",
  },
  sold: "ขาย {count, number} ชิ้น/เดือน",
  stale: "ผลลัพธ์ ณ {when} ราคาอาจเปลี่ยนแล้ว",
  held: "ผลการค้นหา ณ {when} ขณะนี้ยังถามแพลตฟอร์มไม่ได้",
  empty: {
    title: "ไม่พบ “{words}”",
    body: "ลองใช้คำอื่น หรือวางลิงก์สินค้า เมื่อพบแล้วใส่ตะกร้าได้ทันที",
    action: "ค้นหาอีกครั้ง",
  },
  unavailable: {
    title: "บริการสั่งซื้อจาก {platform} กำลังเตรียมเปิด",
    body: "ระหว่างนี้ ลองดูสินค้าแบบเดียวกันใน 1688 และ Taobao",
    action: "ดูผลจาก 1688",
  },
  paused: {
    title: "หยุดรับสั่งซื้อจาก {platform} ชั่วคราว",
    body: "แพลตฟอร์มอื่นยังค้นหาได้ตามปกติ",
  },
  failed: {
    title: "{platform} ยังไม่ตอบกลับ",
    held: "ขณะนี้ยังถาม {platform} ไม่ได้",
    body: "แพลตฟอร์มอื่นยังค้นหาได้ คำค้นหาของคุณยังอยู่",
  },
  faulty: {
    title: "เปิดสินค้านี้ไม่ได้",
    body: "สินค้ามีปัญหาหรือไม่พบแล้ว กรุณาติดต่อฝ่ายบริการลูกค้า",
  },
  categories: "หมวดหมู่ทั้งหมด",
  category: {
    groups: "แปดหมวดหลัก",
    children: "หมวดย่อยของ{name}",
    all: "ทั้งหมด",
    empty: "หมวดนี้ยังไม่มีสินค้าเข้าเทียบท่า",
    emptyBody: "ลองค้นหาใน 1688 และ Taobao เราช่วยซื้อและส่งถึงคุณได้เช่นกัน",
    elsewhere: "หา{name}ใน 1688",
  },
} as const satisfies SameKeys<typeof source>;
