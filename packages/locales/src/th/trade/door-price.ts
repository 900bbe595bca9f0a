import { dutyClasses } from "../goods/duty-classes.ts";
import type { doorPrice as source } from "../../zh/trade/door-price.ts";
import type { SameKeys } from "../../same-keys.ts";

export const doorPrice = {
  title: "ส่งถึงหน้าบ้าน ประมาณ",
  open: "ดูวิธีคิด",
  asking: "กำลังประมาณ",
  failed: "ตอนนี้ประมาณไม่ได้",
  span: "{low} ถึง {high}",
  total: "รวม",
  weight: "ของชุดนี้ประมาณ {weight} กก.",
  parts: {
    goods: "สินค้า",
    mainland_freight: "ค่าขนส่งในจีน",
    service_fee: "ค่าบริการ",
    insurance: "ประกันการขนส่ง",
    coupon: "คูปอง",
    international_freight: "ค่าขนส่งระหว่างประเทศ",
    local_freight: "ค่าจัดส่งในประเทศปลายทาง",
    import_duty: "อากรขาเข้า",
    import_vat: "ภาษีมูลค่าเพิ่มนำเข้า",
  },
  why: {
    share: "{percent}% ของค่าสินค้า",
    freight: "{way} คิดจาก {weight} กก. กิโลกรัมละ {rate}",
    duty: "มูลค่าของ {value} คือสินค้า ค่าขนส่ง และประกัน ศุลกากรเป็นผู้เก็บ",
    vat: "{percent}% ของมูลค่าของรวมอากร ศุลกากรเป็นผู้เก็บ",
  },
  basisTitle: "น้ำหนักมาจากไหน",
  basis: {
    weighed: "{count, number} รายการ น้ำหนักจริงของพัสดุรุ่นเดียวกันที่ผ่านมา",
    said: "{count, number} รายการ น้ำหนักที่ร้านเขียนไว้ และอย่างมากบวกวัสดุห่อ",
    category: "{count, number} รายการ น้ำหนักจริงของสินค้าหมวดเดียวกันที่ผ่านมา",
    assumed: "{count, number} รายการ น้ำหนักที่เราสมมติ",
  },
  hintTitle: "ศุลกากร",
  hints: {
    within: "มูลค่าของ {value} ไม่เกิน {free} ที่ได้รับยกเว้น ถ้าเกินหกครั้งในครึ่งปีจะถูกเก็บภาษี",
    near: "มูลค่าของ {value} อาจเกิน {free} ที่ได้รับยกเว้น ถ้าเกินจะถูกเก็บภาษี ซึ่งยังไม่รวมไว้ที่นี่",
    above: "มูลค่าของ {value} เกิน {free} ที่ได้รับยกเว้น ศุลกากรจะเก็บอากรและภาษี ซึ่งยังไม่รวมไว้ที่นี่",
    taxIncluded: "ค่าขนส่งของวิธีนี้รวมภาษีแล้ว",
    dutyClass: "คิดเป็น “{kind}” อากร {percent}%",
    dutyRange: "คิดเป็น “{kind}” อากร {low}% ถึง {high}%",
  },
  read: {
    listing: "หมวดของสินค้านี้: <from>{source}</from> ณ {day}",
    category: "หมวดของสินค้าประเภทนี้: <from>{source}</from> ณ {day}",
    words: "หมวดคาดจากคำในชื่อสินค้าและหมวดหมู่ (รายการคำ ณ {day})",
    nothing: "บอกหมวดไม่ได้ จึงคิดจากอัตราต่ำสุดถึงสูงสุด",
    rate: "อัตราอากร: <from>{source}</from> อ่านเมื่อ {day}",
  },
  classes: { ...dutyClasses, unknown: "สินค้าที่ยังบอกประเภทไม่ได้" },
  doubtTitle: "สิ่งที่ยังไม่แน่นอน",
  doubts: {
    listing_without_weight: "{count, number} รายการที่ร้านไม่ได้เขียนน้ำหนัก",
    category_never_shipped: "{count, number} รายการที่ยังไม่เคยส่งสินค้าแบบนี้",
    duty_class_unknown: "{count, number} รายการที่ยังไม่รู้ประเภทอากร",
    no_way_open: "ตอนนี้ไม่มีวิธีส่งที่รับสินค้าเหล่านี้ จึงยังไม่รวมค่าขนส่งระหว่างประเทศ",
  },
  note: "ตัวเลขนี้เป็นการประมาณ ไม่ใช่ใบเสนอราคา เมื่อถึงโกดังจะคิดตามน้ำหนักจริง",
} as const satisfies SameKeys<typeof source>;
