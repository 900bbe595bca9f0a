import type { DemoPlatform, Words } from "./catalogue.ts";

const words = (zh: string, tw: string, th: string, en: string): Words => ({
  zh,
  "zh-TW": tw,
  th,
  en,
});

/** What sellers of clothes, shoes and bags put before a title. */
export const FASHION_LEADS: readonly Words[] = [
  words("2026新款", "2026 新款", "รุ่นใหม่ 2026", "new for 2026"),
  words("韩版", "韓版", "สไตล์เกาหลี", "Korean style"),
  words("外贸原单", "外貿原單", "งานส่งออก", "export order"),
  words("小众设计感", "小眾設計款", "ดีไซน์ไม่ซ้ำใคร", "independent design"),
  words("日系", "日系", "สไตล์ญี่ปุ่น", "Japanese style"),
  words("大码", "大尺碼", "ไซซ์ใหญ่", "plus size"),
  words("欧美风", "歐美風", "สไตล์ยุโรป", "Western style"),
  words("高品质", "高品質", "คุณภาพดี", "high quality"),
  words("网红同款", "網紅同款", "รุ่นฮิตในโซเชียล", "as seen online"),
  words("轻奢", "輕奢", "หรูเรียบ", "understated luxury"),
];

/** What sellers of all other things put before a title. */
export const HOUSEHOLD_LEADS: readonly Words[] = [
  words("2026新款", "2026 新款", "รุ่นใหม่ 2026", "new for 2026"),
  words("加厚升级", "加厚升級", "หนาขึ้นกว่าเดิม", "thicker and improved"),
  words("外贸出口", "外貿出口", "งานส่งออก", "for export"),
  words("家用实惠装", "家用實惠裝", "ขนาดสุดคุ้มสำหรับบ้าน", "value for home"),
  words("ins风", "ins 風", "สไตล์มินิมอล", "minimal look"),
  words("便携", "便攜", "พกพาง่าย", "portable"),
  words("大容量", "大容量", "ความจุเยอะ", "large size"),
  words("高颜值", "高顏值", "ดีไซน์สวย", "good looking"),
  words("宿舍好物", "宿舍好物", "ของใช้ในหอ", "dorm favourite"),
  words("多功能", "多功能", "อเนกประสงค์", "multi-purpose"),
];

/** What sellers put behind a title, as each marketplace has it. */
export const TAILS: Readonly<Record<Exclude<DemoPlatform, "own">, readonly string[]>> = {
  "1688": ["厂家批发", "一件代发", "源头工厂现货", "支持定制", "跨境专供", "混批", "现货速发"],
  taobao: ["包邮", "送运费险", "现货当天发", "七天无理由", "买二送一", "店主推荐"],
  jd: ["次日达", "晚发即赔", "专营店正品", "闪电退款", "满199减30"],
  pdd: ["拼单立减", "退货包运费", "限时补贴", "多人团", "产地直发"],
  groupbuy: ["三人成团", "邻里自提", "团长推荐", "本周开团"],
};
