import type { freightErrors as source } from "../../zh/kernel/freight-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const freightErrors = {
  weight_needed: "โปรดกรอกน้ำหนักมากกว่า 0.001 กก.",
  length_needed: "โปรดกรอกความยาวมากกว่า 0 ซม.",
  width_needed: "โปรดกรอกความกว้างมากกว่า 0 ซม.",
  height_needed: "โปรดกรอกความสูงมากกว่า 0 ซม.",
  parcel_too_heavy: "น้ำหนักไม่เกิน {kg, number} กก.",
  side_too_long: "แต่ละด้านยาวไม่เกิน {cm, number} ซม.",
  bill_unknown: "ไม่พบใบค่าขนส่งนี้",
  tariff_unknown: "ไม่พบอัตราค่าขนส่งเวอร์ชันนี้",
  tariff_unpriced: "โปรดกรอกราคาต่อกิโลกรัม",
  tariff_volume_free: "โปรดกรอกตัวหารปริมาตรหรือราคาต่อลูกบาศก์เมตร มิฉะนั้นจะไม่คิดค่าปริมาตร",
  tariff_days_invalid: "จำนวนวันน้อยสุดต้องไม่เกินจำนวนวันมากสุด",
  tariff_moment_past: "เวลาเริ่มใช้ต้องอยู่หลังจากตอนนี้",
  tariff_begun: "เวอร์ชันนี้เริ่มใช้แล้วหรือถูกถอนไปแล้ว",
  tariff_first_unpriced: "กรอกน้ำหนักแรกพร้อมราคา หรือไม่กรอกทั้งคู่",
  tariff_group_unknown: "ไม่พบกลุ่มลูกค้านี้",
  tariff_group_fleeting: "กลุ่มที่สั่งซื้อแล้วหลุดออกตั้งราคาไม่ได้ โปรดตัดเงื่อนไขจำนวนวันที่ไม่ได้สั่งซื้อออก",
  tariff_moment_taken: "เส้นทางนี้มีเวอร์ชันอื่นที่เริ่มใช้ในเวลาเดียวกันแล้ว",
} as const satisfies SameKeys<typeof source>;
