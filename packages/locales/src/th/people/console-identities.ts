import type { consoleIdentities as source } from "../../zh/people/console-identities.ts";
import type { SameKeys } from "../../same-keys.ts";
import { companyNumberOnDesk, idCardOnDesk } from "../kernel/regions.ts";

export const consoleIdentities = {
  kinds: "ประเภทการยืนยัน",
  kind: {
    real_name: "ตัวตน",
    company: "บริษัท",
  },
  states: "สถานะการยืนยัน",
  state: {
    submitted: "รอตรวจสอบ",
    verified: "ผ่านแล้ว",
    rejected: "ไม่ผ่าน",
  },
  empty: {
    submitted: "ไม่มีข้อมูลที่รอตรวจสอบ",
    verified: "ยังไม่มีข้อมูลที่ผ่าน",
    rejected: "ไม่มีข้อมูลที่ถูกส่งคืน",
  },
  all: "แสดงเฉพาะ {uid} อยู่ แสดงทั้งหมด",
  count: "{count, number} รายการ",
  customer: "ลูกค้า",
  region: "ภูมิภาค",
  submittedAt: "เวลาส่ง",
  who: "ผู้ดำเนินการ",
  mine: "ฉันรับไว้",
  nobody: "ยังไม่มีผู้รับ",
  pane: "ข้อมูลยืนยัน {uid}",
  paneTitle: {
    real_name: "ข้อมูลตัวตน",
    company: "ข้อมูลบริษัท",
  },
  name: {
    real_name: "ชื่อจริง",
    company: "ชื่อบริษัท",
  },
  number: {
    real_name: idCardOnDesk,
    company: companyNumberOnDesk,
  },
  picture: {
    real_name: "รูปบัตร",
    company: "เอกสารจดทะเบียน",
  },
  noPictures: "ไม่มีรูปแนบ",
  picturesUntil: "ดูรูปได้ถึง {time} หลังจากนั้นต้องเปิดใหม่",
  claim: "รับงาน",
  claimed: "รับงานแล้ว คุณมีเวลาครึ่งชั่วโมง",
  claimedBy: "{name} กำลังดำเนินการ",
  release: "คืนเข้าคิว",
  released: "คืนเข้าคิวแล้ว",
  open: "เปิดข้อมูล",
  openConsequence: "การเปิดจะบันทึกชื่อคุณ เวลา และเหตุผล ซึ่งลูกค้าเห็นได้",
  openFirst: "เปิดข้อมูลก่อนตัดสิน",
  purposeLabel: "เหตุผลที่ต้องดู (ลูกค้าเห็นได้)",
  purpose: {
    customs: "ใช้ในพิธีการศุลกากร",
    dispute: "จัดการข้อพิพาท",
    authority: "หน่วยงานรัฐร้องขอ",
  },
  decided: "ดำเนินการ",
  reason: "เหตุผลที่ส่งคืน",
  verify: "ให้ผ่าน",
  verifyTitle: {
    real_name: "ให้ตัวตนของ {uid} ผ่านหรือไม่",
    company: "ให้บริษัทของ {uid} ผ่านหรือไม่",
  },
  verifyConsequence: {
    real_name: "ลูกค้าจะสั่งซื้อได้และได้รับแจ้ง",
    company: "ลูกค้าจะได้รับแจ้ง และแก้ข้อมูลบริษัทเองไม่ได้อีก",
  },
  reject: "ส่งคืน",
  rejectTitle: {
    real_name: "ส่งคืนข้อมูลตัวตนของ {uid} หรือไม่",
    company: "ส่งคืนข้อมูลบริษัทของ {uid} หรือไม่",
  },
  rejectConsequence: "ลูกค้าจะอ่านเหตุผลนี้และส่งใหม่ได้",
  rejectReason: "เหตุผลที่ส่งคืน (ลูกค้าเห็นได้)",
  decidedDone: "ดำเนินการแล้ว",
} as const satisfies SameKeys<typeof source>;
