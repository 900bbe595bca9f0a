import type { parcelErrors as source } from "../../zh/kernel/parcel-errors.ts";
import type { SameKeys } from "../../same-keys.ts";
import { lastMileErrors } from "./last-mile-errors.ts";

export const parcelErrors = {
  parcel_unknown: "ไม่พบพัสดุนี้",
  parcel_not_in_state: "สถานะพัสดุตอนนี้ทำรายการนี้ไม่ได้",
  express_no_unknown: "ไม่มีสินค้ารอเลขพัสดุนี้",
  measures_needed: "กรุณาใส่น้ำหนักและขนาด",
  parcel_unpaid: "ยังไม่ได้ชำระค่าขนส่งของพัสดุ",
  box_unknown: "ไม่พบลังนี้",
  box_not_in_state: "สถานะลังตอนนี้ทำรายการนี้ไม่ได้",
  shipment_waits: "ลูกค้าขอรอคำสั่งซื้ออื่นที่ส่งทางเดียวกันให้มาครบก่อนคิดค่าส่ง",
  goods_awaited: "คำสั่งซื้อของพัสดุ {tid} ยังมีสินค้าที่มาไม่ถึงโกดัง รอให้ครบก่อนจึงรวมส่งได้",
  warehouses_differ: "พัสดุที่อยู่คนละโกดังใส่กล่องเดียวกันไม่ได้",
  regions_differ: "ปลายทางอยู่คนละพื้นที่กับคำสั่งซื้อของพัสดุ",
  insurance_lowered: "ประกันเพิ่มได้แต่ลดไม่ได้ อย่างน้อย {percent}%",
  declaration_incomplete: "ใบสำแดงยังไม่ครบ สินค้าทุกรายการต้องมีชื่อ วัสดุ และมูลค่า",
  declaration_vague: "ชื่อ “{name}” กว้างเกินไป กรุณาระบุให้ชัดว่าคืออะไร เช่น “เสื้อแขนยาวผ้าฝ้าย”",
  undo_expired: "เลยเวลายกเลิกแล้ว",
  tariff_missing: "ยังไม่มีอัตราค่าขนส่งของเส้นทางนี้",
  out_oid_needed: "กรุณาใส่เลขคำสั่งซื้อของแพลตฟอร์ม",
  reason_needed: "กรุณาระบุเหตุผล",
  express_no_known: "เลขพัสดุนี้บันทึกไว้แล้ว",
  ways_differ:
    "สินค้าเหล่านี้ใช้วิธีขนส่ง บริษัทขนส่ง หรือที่อยู่ต่างกัน จึงอยู่ในพัสดุเดียวกันไม่ได้ โปรดบันทึกแยกกัน เช่น เติม -2 ท้ายเลขที่สอง",
  parts_missing: "ยังไม่ได้สแกน: {tids} กรุณาหาให้ครบก่อนแพ็ก",
  part_foreign: "{tid} ไม่ได้อยู่ในกล่องนี้ กรุณานำกลับไปที่ชั้น",
  scale_empty: "เครื่องชั่งอ่านได้ 0 วางกล่องบนเครื่องชั่งแล้วหรือยัง",
  scale_impossible:
    "เครื่องชั่งอ่านได้ {weight, number} กก. แต่พัสดุรวมกันหนักเพียง {parts, number} กก. กรุณาชั่งใหม่",
  parcel_packed: "{tid} แพ็กเสร็จแล้ว",
  merge_undone: "{tid} ไม่มีของให้แพ็กแล้ว ลูกค้ายกเลิกการรวมพัสดุ กรุณานำพัสดุกลับไปที่ชั้นเดิม",
  plan_outdated: "พัสดุ ค่าส่ง หรือกฎมีการเปลี่ยนแปลง แผนนี้ใช้ไม่ได้แล้ว ยังไม่มีอะไรเปลี่ยน โปรดดูแผนใหม่",
  too_many_to_plan:
    "คิดให้ได้ครั้งละไม่เกิน {most, number} ชิ้น ที่นี่มี {count, number} ชิ้น โปรดรวมบางชิ้นก่อน หรือเลือกเอง",
  courier_number_misfit: "เลขนี้ไม่ใช่รูปแบบของ {courier} โปรดตรวจสอบอีกครั้ง",
  reading_again_needed:
    "ตอนออกหนัก {departed, number} กก. ตอนนี้ {weight, number} กก. ต่างกันมาก กรุณายกออกแล้วชั่งอีกครั้ง",
  readings_differ:
    "ครั้งแรก {first, number} กก. ครั้งที่สอง {weight, number} กก. ไม่ตรงกัน กรุณาชั่งใหม่ตั้งแต่ต้น",
  arrival_photo_needed: "น้ำหนักต่างกันมากขนาดนี้ กรุณาถ่ายรูปหน้าเครื่องชั่ง",
  rehearsal_waits: "แพ็ก {tid} แล้ว แต่ลูกค้ายังไม่ได้เลือกว่าจะส่งอย่างไร จึงยังออกบิลไม่ได้",
  rehearsal_not_in_state: "กล่องนี้มีคำตอบไปแล้ว โปรดดูสถานะล่าสุดของพัสดุ",
  rehearsal_price_changed: "ราคาเพิ่งเปลี่ยน เราคิดราคาใหม่ให้แล้ว โปรดดูอีกครั้ง",
  ...lastMileErrors,
} as const satisfies SameKeys<typeof source>;
