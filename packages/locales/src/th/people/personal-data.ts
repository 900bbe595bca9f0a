import type { people as source } from "../../zh/people/personal-data.ts";
import type { SameKeys } from "../../same-keys.ts";
import { companyDocumentHint, companyNumber, companyNumberHint } from "../kernel/regions.ts";

export const people = {
  close: {
    title: "ปิดบัญชี",
    steps: {
      atOnce: "ออกจากระบบทุกเครื่องทันที และไม่ได้รับการแจ้งเตือนอีก",
      untilThen: "หากเข้าสู่ระบบก่อนวันที่ {day} จะเลือกเก็บบัญชีไว้ได้ ทุกอย่างเหมือนเดิม",
      then: "หลังจากนั้นชื่อ เบอร์โทร ที่อยู่ เอกสาร และรูปจะถูกลบถาวร กู้คืนไม่ได้ เบอร์เดิมสมัครใหม่ได้",
    },
    books: "กฎหมายให้เก็บคำสั่งซื้อและบัญชีไว้ แต่จะไม่แสดงว่าเป็นของใคร",
    copyFirst: "ดาวน์โหลดสำเนาข้อมูลของฉันก่อน",
    before: "ต้องจัดการก่อนปิดบัญชี",
    count: "{count, number} รายการ",
    obstacles: {
      orders: "คำสั่งซื้อที่ยังไม่เสร็จ",
      topups: "การเติมเงินที่กำลังดำเนินการ",
      withdrawal: "การถอนเงินที่รอตรวจสอบ",
      balance: "ยอดเงินคงเหลือ",
    },
    lapses: {
      title: "สิ่งเหล่านี้จะหมดไปด้วย",
      bonus: "อั่งเปา {amount}",
      points: "คะแนน {count, number} คะแนน",
      coupons: "คูปอง {count, number} ใบ",
    },
    submit: "ปิดบัญชี",
    ask: "ต้องการปิดบัญชีหรือไม่",
    consequence: "คุณจะออกจากระบบทันที หากเข้าสู่ระบบก่อนวันที่ {day} ยังเปลี่ยนใจได้",
    done: "ปิดบัญชีแล้ว เข้าสู่ระบบก่อน {day} เพื่อเปลี่ยนใจได้",
  },
  keep: {
    title: "ต้องการเก็บบัญชีนี้ไว้หรือไม่",
    keep: "เก็บบัญชีและเข้าสู่ระบบ",
    leave: "ไม่เก็บไว้",
  },
  data: {
    title: "ข้อมูลของฉัน",
    copy: {
      title: "สำเนาข้อมูล",
      body: "รวมข้อมูล คำสั่งซื้อ บัญชี และรูปที่คุณอัปโหลดไว้เป็นไฟล์ zip ไฟล์เดียว",
      asked: "กำลังเตรียม (ขอเมื่อ {time}) เสร็จแล้วจะแจ้งให้ทราบ ออกจากหน้านี้ได้",
      ready: "สำเนาที่ขอเมื่อ {time} พร้อมแล้ว เก็บไว้ถึง {day}",
      download: "ดาวน์โหลด zip ({size} MB)",
      next: "ขอใหม่ได้หลัง {time}",
      ask: "ขอสำเนาข้อมูล",
    },
    openings: {
      title: "ใครเปิดดูข้อมูลตัวตนของฉัน",
      body: "ชื่อจริง เลขบัตร และรูปถูกเข้ารหัสไว้ ทุกครั้งที่มีคนเปิดจะบันทึกที่นี่",
      none: "ยังไม่มีใครเปิดดู",
      kind: {
        real_name: "ข้อมูลตัวตน",
        company: "ข้อมูลบริษัท",
      },
      purpose: {
        verification: "เปิด{what}เพื่อตรวจสอบการยืนยัน",
        customs: "เปิด{what}เพื่อพิธีการศุลกากร",
        dispute: "เปิด{what}เพื่อจัดการข้อพิพาท",
        authority: "เปิด{what}ตามคำขอของหน่วยงานรัฐ",
      },
      when: "{time} · {name}",
    },
  },
  company: {
    title: "ยืนยันบริษัท",
    onlyBusiness: "บัญชีส่วนบุคคลไม่ต้องใช้ข้อมูลบริษัท",
    states: {
      none: "ยังไม่ยืนยัน",
      submitted: "กำลังตรวจสอบ",
      verified: "ยืนยันแล้ว",
      rejected: "ไม่ผ่าน",
    },
    body: {
      none: "ส่งข้อมูลจดทะเบียนบริษัท เมื่อผ่านแล้วจะถอนเงินเข้าบัญชีบริษัทได้",
      submitted: "กำลังตรวจสอบข้อมูล จะแจ้งผลภายในหนึ่งถึงสองวันทำการ",
      verified: "บริษัทผ่านการยืนยันแล้ว หากต้องการแก้ไขกรุณาติดต่อฝ่ายบริการ",
    },
    rejected: "ไม่ผ่าน: {reason}",
    name: "ชื่อบริษัท",
    number: companyNumber,
    numberHint: companyNumberHint,
    document: "รูปเอกสารจดทะเบียน",
    documentHint: companyDocumentHint,
    submittedAt: "เวลาส่ง",
    secrecy: "ข้อมูลถูกเข้ารหัสไว้ เปิดได้เฉพาะผู้ตรวจสอบ และคุณเห็นทุกครั้งที่มีการเปิด",
    submit: "ส่งเพื่อยืนยัน",
    nameNeeded: "กรุณากรอกชื่อบริษัท",
    numberWrong: "เลขไม่ถูกต้อง กรุณาตรวจกับเอกสารจดทะเบียน",
    documentNeeded: "กรุณาอัปโหลดรูปเอกสารจดทะเบียน",
    stillUploading: "กำลังอัปโหลดรูป กรุณารอสักครู่",
  },
} as const satisfies SameKeys<typeof source>;
