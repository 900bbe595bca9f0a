import type { security as source } from "../../zh/people/security.ts";
import type { SameKeys } from "../../same-keys.ts";

export const security = {
  title: "帳號安全",
  login: "登入方式",
  password: "登入密碼",
  mobile: "手機號碼",
  email: "電子郵件",
  none: "未綁定",
  lastChange: "登入方式上次變更：{time}",
  held: "為了保護您的餘額，{time} 以前暫停提領。",
  linkedLogIns: "用 LINE、Google 登入",
  devices: "登入裝置",
  personal: "資料與隱私",
  privateInfo: "私人資料",
  myData: "我的資料",
  company: "企業認證",
  closeAccount: "刪除帳號",
  device: {
    title: "這支手機",
    forget: "清除這支手機上的紀錄",
    body: "清除搜尋紀錄、語言和地區的選擇，以及登入前放進購物車的商品。帳號裡的資料不受影響。",
    ask: "要清除這支手機上的紀錄嗎？",
    confirm: "清除",
  },
} as const satisfies SameKeys<typeof source>;
