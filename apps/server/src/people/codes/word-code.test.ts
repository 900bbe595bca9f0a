import { languages } from "@sampan/domain/kernel/language";
import { createTexts } from "@sampan/locales/create-texts";
import { expect, test } from "vitest";
import type { Needs } from "../../kernel/needs.ts";
import { wordMail, wordSms } from "./word-code.ts";

const needs = {
  config: { publicUrl: "https://sampan.test" } as Needs["config"],
  say: ((language, key, values) =>
    (createTexts(language) as unknown as (key: string, values: object) => string)(key, {
      ...values,
    })) as Needs["say"],
};
const captcha = {
  message: "code",
  purpose: "reset_password",
  code: "048205",
  minutes: 10,
} as const;

test("the mail for a new password reads word for word as it was written [API-27] [API-28]", () => {
  const mails = languages.map((language) => wordMail(needs, { ...captcha, language }));
  expect(mails).toMatchInlineSnapshot(`
    [
      {
        "subject": "三板：重设密码",
        "text": "您好：

    您申请了重设三板的登录密码，验证码是 048205，10 分钟内有效。请在您申请验证码的那个浏览器里，在这个页面输入：

    https://sampan.test/resetPassword

    如果不是您本人操作，密码不会改变，请不必理会这封邮件。请勿把验证码告诉任何人，我们不会向您索取。
    ",
      },
      {
        "subject": "三板：重設密碼",
        "text": "您好：

    您申請了重設三板的登入密碼，驗證碼是 048205，10 分鐘內有效。請在您索取驗證碼的那個瀏覽器裡，在這個頁面輸入：

    https://sampan.test/resetPassword

    如果不是您本人操作，密碼不會改變，請不必理會這封郵件。請勿把驗證碼告訴任何人，我們不會向您索取。
    ",
      },
      {
        "subject": "Sampan: ตั้งรหัสผ่านใหม่",
        "text": "สวัสดีค่ะ

    คุณขอตั้งรหัสผ่านใหม่ของ Sampan รหัสยืนยันคือ 048205 ใช้ได้ภายใน 10 นาที กรุณากรอกในหน้านี้ ด้วยเบราว์เซอร์เดียวกับที่คุณขอรหัส:

    https://sampan.test/resetPassword

    หากคุณไม่ได้ทำรายการนี้ รหัสผ่านจะไม่เปลี่ยน ไม่ต้องทำอะไร อย่าบอกรหัสแก่ผู้ใด เราจะไม่ขอรหัสนี้จากคุณ
    ",
      },
      {
        "subject": "Sampan: set a new password",
        "text": "Hello,

    you asked for a new Sampan password. Your code is 048205; it is valid for 10 minutes. Type it on this page, in the browser where you asked for it:

    https://sampan.test/resetPassword

    If it was not you, the password stays as it is and you need do nothing. Tell nobody the code; we never ask for it.
    ",
      },
    ]
  `);
});

test.each(languages)(
  "every message in %s holds the code and none holds it in a link",
  (language) => {
    expect(wordSms(needs, { ...captcha, language })).toContain("048205");
    for (const purpose of ["register", "reset_password", "change_email"] as const) {
      const { text } = wordMail(needs, { ...captcha, purpose, language });
      expect(text).toContain("048205");
      const links = text.match(/https?:\S+/g) ?? [];
      expect(links).toHaveLength(1);
      expect(links[0]).toMatch(/^https:\/\/sampan\.test\/\w+$/);
    }
    const told = wordMail(needs, { ...captcha, message: "account_exists", language });
    expect(told.text).not.toContain("048205");
  },
);
