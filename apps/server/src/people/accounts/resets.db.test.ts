import { createHash } from "node:crypto";
import { getUserById } from "@sampan/contract/people/accounts/accounts";
import {
  checkMailCaptcha,
  checkMobileCaptcha,
  sendRegisterMailCaptcha,
  sendResetPasswordMailCaptcha,
  sendResetPasswordSmsCaptcha,
} from "@sampan/contract/people/codes/codes";
import {
  resetPasswordByEmail,
  resetPasswordByMobile,
} from "@sampan/contract/people/accounts/credentials";
import { checkEmail, registerByEmail } from "@sampan/contract/people/accounts/registration";
import { logIn } from "@sampan/contract/people/sessions/log-in";
import { beforeEach, describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  codeJobTo,
  codeTo,
  readPicture,
  senders,
} from "../../../../../tests/support/test-codes.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { sendCodeMessage } from "../codes/code-jobs.ts";

const world = await openTestApp(senders);
const { clock, customer, db, jobs, needs, visitor } = world;

/** The browser in which codes are asked for and typed. */
const asker = visitor();

const password = createHash("sha256").update("Oar_2026").digest("hex");
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

let last = 941_100_000;
/** Somebody with a live session, a mobile number and an e-mail address. */
async function person() {
  const mobile = `0${(last += 1)}`;
  const someone = await customer();
  const stored = `+886${mobile.slice(1)}`;
  await db.updateTable("accounts").set({ mobile: stored }).where("id", "=", someone.id).execute();
  return { ...someone, mobile, stored };
}

// Each story has an hour of its own, so that none uses up the limits of another.
beforeEach(() => clock.pass({ hours: 2 }));

describe("a new password by mobile", () => {
  test("is set by a texted code, and opens the account [API-26] [ACC-20]", async () => {
    const ming = await person();
    const { mobile } = ming;
    const forgetful = visitor();
    const { data } = valueOf(await forgetful.call(sendResetPasswordSmsCaptcha, { mobile }));
    expect(data).toEqual({ valid_s: 600, resend_after_s: 60 });
    const captcha = codeTo(world, ming.stored);
    const checked = { mobile, captcha, sms_type: "reset_password" } as const;
    valueOf(await forgetful.call(checkMobileCaptcha, checked));
    valueOf(await forgetful.call(resetPasswordByMobile, { mobile, password, captcha }));
    expect(refusalOf(await forgetful.call(logIn, { account: mobile, password }))).toBe("accepted");
    const again = await forgetful.call(resetPasswordByMobile, { mobile, password, captcha });
    expect(refusalOf(again)).toBe("captcha_wrong");
  });

  test("tells of a number that nobody registered [ERR-39]", async () => {
    const browser = visitor();
    browser.cookies.set("lang", "en");
    const mobile = "0949999999";
    const before = jobs.length;
    const sent = await browser.call(sendResetPasswordSmsCaptcha, { mobile });
    expect(!sent.ok && sent.error).toMatchObject({
      code: "mobile_not_registered",
      message: "This mobile number is not registered",
    });
    expect(jobs.length).toBe(before);
    const set = await browser.call(resetPasswordByMobile, { mobile, password, captcha: "123456" });
    expect(refusalOf(set)).toBe("mobile_not_registered");
  });

  test("ends every session of the account, and tells all its contacts [SES-13]", async () => {
    const ming = await person();
    const { mobile } = ming;
    expect(refusalOf(await ming.call(getUserById, {}))).toBe("accepted");
    valueOf(await asker.call(sendResetPasswordSmsCaptcha, { mobile }));
    const captcha = codeTo(world, ming.stored);
    valueOf(await asker.call(resetPasswordByMobile, { mobile, password, captcha }));
    expect(refusalOf(await ming.call(getUserById, {}))).toBe("login_needed");
    const told = jobs.slice(-2).map(({ name, data }) => ({ name, to: "to" in data && data.to }));
    expect(told).toEqual([
      { name: "send-mail", to: ming.email },
      { name: "send-sms", to: ming.stored },
    ]);
  });

  test("is not set by a wrong code, nor by one for another purpose [API-25] [ACC-14]", async () => {
    const { mobile, stored } = await person();
    valueOf(await asker.call(sendResetPasswordSmsCaptcha, { mobile }));
    const captcha = codeTo(world, stored);
    const wrong = { mobile, password, captcha: otherThan(captcha) };
    expect(refusalOf(await asker.call(resetPasswordByMobile, wrong))).toBe("captcha_wrong");
    for (const sms_type of ["register", "change_mobile"] as const) {
      const answer = await asker.call(checkMobileCaptcha, { mobile, captcha, sms_type });
      expect(refusalOf(answer)).toBe("captcha_wrong");
    }
    valueOf(await asker.call(resetPasswordByMobile, { mobile, password, captcha }));
  });

  test("takes a picture from the third code on [ACC-19] [NFR-08]", async () => {
    const { mobile } = await person();
    const ask = async (answer = {}) => {
      clock.pass({ minutes: 1 });
      return refusalOf(await asker.call(sendResetPasswordSmsCaptcha, { mobile, ...answer }));
    };
    expect([await ask(), await ask(), await ask()]).toEqual([
      "accepted",
      "accepted",
      "image_captcha_needed",
    ]);
    expect(await ask(await readPicture(world, "register"))).toBe("image_captcha_wrong");
    expect(await ask(await readPicture(world, "reset_password"))).toBe("accepted");
  });

  test("is tried from one address thirty times in an hour [NFR-08]", async () => {
    const { mobile } = await person();
    const wish = { mobile, password, captcha: "000000" };
    const tries = [];
    for (const _ of Array(31)) tries.push(refusalOf(await asker.call(resetPasswordByMobile, wish)));
    expect(tries.slice(0, 30)).not.toContain("call_limit");
    expect(tries.at(-1)).toBe("call_limit");
  });
});

describe("a new password by e-mail", () => {
  test("is set by a mailed code, and opens the account [API-27] [API-29] [ACC-21]", async () => {
    const { email } = await person();
    const forgetful = visitor();
    valueOf(await forgetful.call(sendResetPasswordMailCaptcha, { email: email.toUpperCase() }));
    const captcha = codeTo(world, email);
    const checked = { email, captcha, mail_type: "reset_password" } as const;
    valueOf(await forgetful.call(checkMailCaptcha, checked));
    valueOf(await forgetful.call(resetPasswordByEmail, { email, password, captcha }));
    expect(refusalOf(await forgetful.call(logIn, { account: email, password }))).toBe("accepted");
    const nobody = await forgetful.call(sendResetPasswordMailCaptcha, { email: "x@people.test" });
    expect(refusalOf(nobody)).toBe("email_not_registered");
  });

  test.each([
    {},
    { title: "You have won", content: "Pay here", url: "https://evil.test/", account: "someone" },
    {
      title: "x\r\nBcc: all@people.test",
      content: "<script>alert(1)</script>",
      url: "javascript:alert(1)",
    },
    { title: "%0d%0aTo: a@b.test", content: "{code}{link}", url: "//evil.test/\\@sampan.test" },
    {
      title: "标".repeat(4000),
      content: "{0, plural, other {x}}",
      url: `https://${"e".repeat(3000)}`,
    },
  ])("says the same whatever the request wants it to say: %j [API-28]", async (hostile) => {
    const { email } = await person();
    const mails: unknown[] = [];
    const mail = {
      sendMail: async (message: unknown) => {
        mails.push(message);
        return { ok: true, value: { message_id: "1" } } as const;
      },
    };
    valueOf(await asker.call(sendResetPasswordMailCaptcha, { email, ...hostile }));
    await sendCodeMessage({ ...needs, mail }, codeJobTo(world, email).data);
    expect(mails).toEqual([
      {
        to: email,
        subject: "三板：重设密码",
        text: `您好：

您申请了重设三板的登录密码，验证码是 ${codeTo(world, email)}，10 分钟内有效。请在您申请验证码的那个浏览器里，在这个页面输入：

${needs.config.publicUrl}/resetPassword

如果不是您本人操作，密码不会改变，请不必理会这封邮件。请勿把验证码告诉任何人，我们不会向您索取。
`,
      },
    ]);
  });
});

describe("where answers are uniform", () => {
  beforeEach(() => setSettings(needs, { uniform_errors: true }));

  test("a code for nobody is asked for, and answered, as one for somebody is", async () => {
    const { mobile, stored } = await person();
    const ask = async (typed: string) =>
      asker.call(sendResetPasswordSmsCaptcha, {
        mobile: typed,
        ...(await readPicture(world, "reset_password")),
      });
    const known = valueOf(await ask(mobile));
    const unknown = valueOf(await ask("0949999998"));
    expect(unknown).toEqual(known);
    const jobOf = (to: string) => codeJobTo(world, to).data;
    expect(jobOf(stored).message).toBe("code");
    expect(jobOf("+886949999998").message).toBe("none");
    const silent = { ...needs, sms: undefined };
    await expect(sendCodeMessage(silent, jobOf("+886949999998"))).resolves.toBeUndefined();
    // Not even the code that was made opens anything.
    const captcha = codeTo(world, "+886949999998");
    const wish = { mobile: "0949999998", password, captcha };
    expect(refusalOf(await asker.call(resetPasswordByMobile, wish))).toBe("captcha_wrong");
  });

  test("who registers with a contact of somebody is answered as sent, and the owner is told", async () => {
    const { email } = await person();
    const ask = async (typed: string) =>
      asker.call(sendRegisterMailCaptcha, {
        email: typed,
        ...(await readPicture(world, "register")),
      });
    expect(valueOf(await ask(email))).toEqual(valueOf(await ask("new@people.test")));
    const mails: { subject: string; text: string }[] = [];
    const mail = {
      sendMail: async (message: { subject: string; text: string }) => {
        mails.push(message);
        return { ok: true, value: { message_id: "1" } } as const;
      },
    };
    await sendCodeMessage({ ...needs, mail }, codeJobTo(world, email).data);
    expect(mails[0]?.subject).toBe("三板：这个邮箱已有账号");
    expect(mails[0]?.text).not.toContain(codeTo(world, email));
    const captcha = codeTo(world, email);
    const wish = { email, password, captcha, account_type: "personal" } as const;
    expect(refusalOf(await asker.call(registerByEmail, wish))).toBe("captcha_wrong");
  });

  test("every question about accounts takes a picture [NFR-08]", async () => {
    const ask = async (answer = {}) =>
      refusalOf(await visitor().call(checkEmail, { email: "new@people.test", ...answer }));
    expect(await ask()).toBe("image_captcha_needed");
    expect(await ask(await readPicture(world, "check_account"))).toBe("accepted");
  });
});
