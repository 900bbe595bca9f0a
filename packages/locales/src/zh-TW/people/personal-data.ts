import type { people as source } from "../../zh/people/personal-data.ts";
import type { SameKeys } from "../../same-keys.ts";
import { companyDocumentHint, companyNumber, companyNumberHint } from "../kernel/regions.ts";

export const people = {
  close: {
    title: "刪除帳號",
    steps: {
      atOnce: "馬上從所有裝置登出，不再收到任何通知。",
      untilThen: "{day} 之前重新登入，可以選擇保留帳號，一切照舊。",
      then: "之後永久清除姓名、電話、地址、證件和照片，無法復原；同一個手機號碼可以重新註冊。",
    },
    books: "訂單和帳務紀錄依法保留，但不再顯示是誰的。",
    copyFirst: "先下載我的資料副本",
    before: "刪除前要先處理",
    count: "{count, number} 筆",
    obstacles: {
      orders: "尚未完成的訂單",
      topups: "處理中的儲值",
      withdrawal: "審核中的提領",
      balance: "帳戶餘額",
    },
    lapses: {
      title: "這些會一起失效",
      bonus: "紅包 {amount}",
      points: "點數 {count, number} 點",
      coupons: "優惠券 {count, number} 張",
    },
    submit: "刪除帳號",
    ask: "確定要刪除帳號嗎？",
    consequence: "您會馬上登出。{day} 之前重新登入，還可以收回。",
    done: "帳號已申請刪除，{day} 之前登入可以收回",
  },
  keep: {
    title: "要保留這個帳號嗎？",
    keep: "保留帳號並登入",
    leave: "不保留",
  },
  data: {
    title: "我的資料",
    copy: {
      title: "資料副本",
      body: "把我們保存的您的資料、訂單、帳務紀錄和上傳的圖片，打包成一個 zip 檔。",
      asked: "正在準備（{time} 申請），好了會通知您，可以先離開這一頁。",
      ready: "{time} 申請的副本已準備好，保留到 {day}。",
      download: "下載 zip（{size} MB）",
      next: "{time} 之後可以再申請一次。",
      ask: "申請資料副本",
    },
    openings: {
      title: "誰看過我的證件資料",
      body: "真實姓名、證件號碼和照片加密保存。每次有人打開，都會記在這裡。",
      none: "沒有人打開過",
      kind: {
        real_name: "實名資料",
        company: "公司資料",
      },
      purpose: {
        verification: "審核認證，打開了{what}",
        customs: "報關需要，打開了{what}",
        dispute: "處理爭議，打開了{what}",
        authority: "主管機關要求，打開了{what}",
      },
      when: "{time} · {name}",
    },
  },
  company: {
    title: "企業認證",
    onlyBusiness: "個人帳號不需要公司資料",
    states: {
      none: "未認證",
      submitted: "審核中",
      verified: "已認證",
      rejected: "未通過",
    },
    body: {
      none: "送出公司登記資料，認證後可以使用公司帳戶提領。",
      submitted: "資料審核中，一兩個工作天內會通知您結果。",
      verified: "公司已通過認證。要更改資料，請聯絡客服。",
    },
    rejected: "沒有通過：{reason}",
    name: "公司名稱",
    number: companyNumber,
    numberHint: companyNumberHint,
    document: "登記文件照片",
    documentHint: companyDocumentHint,
    submittedAt: "送出時間",
    secrecy: "資料加密保存，只有審核人員能打開，每次打開您都看得到。",
    submit: "送出認證",
    nameNeeded: "請填寫公司名稱",
    numberWrong: "號碼不正確，請對照登記文件檢查",
    documentNeeded: "請上傳登記文件照片",
    stillUploading: "圖片還在上傳，請稍候",
  },
} as const satisfies SameKeys<typeof source>;
