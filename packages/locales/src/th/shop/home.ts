import type { home as source } from "../../zh/shop/home.ts";
import type { SameKeys } from "../../same-keys.ts";
import { withCurrency } from "../kernel/regions.ts";

export const home = {
  title: "Sampan รับสั่งสินค้า 1688 Taobao JD ส่งถึงบ้าน",
  description: "วางลิงก์หรือค้นหา เห็นราคารวมถึงบ้าน เราซื้อ ตรวจ ชั่ง รวม และส่งให้ถึงมือคุณ",
  find: "คำค้น ลิงก์ หรือรหัสแชร์",
  language: "ภาษาและภูมิภาค",
  notices: "การแจ้งเตือน",
  noticesUnread: "การแจ้งเตือน ยังไม่อ่าน {count} รายการ",
  rate: "อัตราแลกเปลี่ยน 1 หยวนเท่ากับ {amount}",
  categories: "หมวดหมู่",
  area: {
    own_shop: "สินค้าเข้าใหม่",
    ranked: "ขายดี",
    category: "คัดสรรตามหมวด",
  },
  how: {
    title: "สั่งซื้ออย่างไร",
    find: {
      title: "เลือกสินค้า",
      body: "วางลิงก์หรือค้นหา เห็นราคาถึงบ้านทันที",
    },
    buy: {
      title: "เราซื้อให้",
      body: "ตรวจสอบแล้วชำระค่าสินค้า เราสั่งซื้อและติดตามให้",
    },
    weigh: {
      title: "ชั่งที่โกดัง",
      body: "โกดังกว่างโจวตรวจ ถ่ายรูป และวัดขนาด",
    },
    ship: {
      title: "ส่งถึงบ้าน",
      body: "ดูรายละเอียดค่าส่งก่อนชำระ เลือกทางเรือหรือทางอากาศ",
    },
  },
  due: {
    pay: "ชำระเงิน",
    payFreight: "ชำระค่าส่ง",
    order: "คำสั่งซื้อ {tid}",
    goodsTitle: "ตรวจสอบแล้ว รอชำระเงิน",
    freightTitle: "ถึงโกดังกว่างโจวแล้ว รอชำระค่าส่ง",
    more: "มีอีก {count, number} รายการรอคุณ",
  },
  place: {
    seller: "ผู้ขาย",
    warehouse: "กว่างโจว",
    transit: "ขนส่ง",
    home: "ถึงบ้าน",
  },
  settings: {
    title: "ภาษาและภูมิภาค",
    language: "ภาษาที่แสดง",
    languageHint: "เปลี่ยนได้ทันทีโดยไม่ต้องออกจากระบบ",
    region: "ส่งไปที่ไหน",
    regionHint: "กำหนดสกุลเงินที่แสดงราคา เมื่อเข้าสู่ระบบจะใช้ภูมิภาคของบัญชี",
    regionFixed: "ใช้ภูมิภาคของบัญชีคุณ",
    ...withCurrency,
    changed: "เปลี่ยนเป็นภาษาไทยแล้ว",
  },
} as const satisfies SameKeys<typeof source>;
