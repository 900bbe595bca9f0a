import type { consoleSession as source } from "../../zh/people/console-session.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleSession = {
  house: "三板管理台",
  title: "員工登入",
  email: "電子郵件",
  emailNeeded: "請輸入電子郵件",
  password: "密碼",
  passwordNeeded: "請輸入密碼",
  otp: "一次性密碼",
  otpHint: "6 位數字或備援碼",
  submit: "登入",
} as const satisfies SameKeys<typeof source>;
