import type { dutyClasses as source } from "../../zh/goods/duty-classes.ts";
import type { SameKeys } from "../../same-keys.ts";

export const dutyClasses = {
  clothing: "เสื้อผ้าและรองเท้า",
  care: "ของใช้ส่วนตัวและเครื่องสำอาง",
  bags: "กระเป๋า",
  household: "ของใช้ในบ้าน",
  audio: "หูฟังและเครื่องเสียง",
  watches: "นาฬิกา",
  toys: "ของเล่น",
  electronics: "โทรศัพท์และคอมพิวเตอร์",
  books: "หนังสือ",
} as const satisfies SameKeys<typeof source>;
