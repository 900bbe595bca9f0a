import { createHash } from "node:crypto";
import { getUserById } from "@sampan/contract/accounts";
import { checkMobileCaptcha, sendRegisterSmsCaptcha } from "@sampan/contract/captchas";
import { checkMobile, registerByMobile } from "@sampan/contract/registration";
import { logIn } from "@sampan/contract/sessions";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../tests/support/value-of.ts";

/** Its being there switches text messages on; jobs are not run. */
const sms = {
  sendSms: () => {
    throw new Error("jobs are only noted in tests");
  },
};
const { clock, db, jobs, visitor } = await openTestApp({ sms });

const password = createHash("sha256").update("Boat_2026").digest("hex");

let last = 911_100_000;
/** A number nobody had before. */
const newMobile = () => `0${(last += 1)}`;

const codeTo = (mobile: string): string => {
  const to = `+886${mobile.slice(1)}`;
  const job = jobs.findLast(({ name, data }) => name === "send-sms" && data.to === to);
  if (job?.name !== "send-sms") throw new Error(`no text message to ${to}`);
  return /\d{6}/.exec(job.data.text)?.[0] ?? "";
};
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("registering by mobile", () => {
  test("goes from a code to an account that is logged in [API-23] [API-24]", async () => {
    const mobile = newMobile();
    const browser = visitor();
    valueOf(await browser.call(checkMobile, { mobile }));
    valueOf(await browser.call(sendRegisterSmsCaptcha, { mobile }));
    const captcha = codeTo(mobile);
    valueOf(await browser.call(checkMobileCaptcha, { mobile, captcha, sms_type: "register" }));
    const { data } = valueOf(
      await browser.call(registerByMobile, { mobile, password, captcha, account_type: "personal" }),
    );
    expect(data).toMatchObject({
      account: `+886${mobile.slice(1)}`,
      region: "TW",
      currency: "TWD",
    });
    expect(data.user_d_o.ext).toEqual({
      real_name_state: "none",
      real_name_reason: "",
      missing_fields: ["name", "nickname"],
    });
    expect(valueOf(await browser.call(getUserById, {})).data.uid).toBe(data.uid);
    expect(refusalOf(await visitor().call(logIn, { account: mobile, password }))).toBe("accepted");
  });

  test("keeps the account type and the region's currency [ACC-34]", async () => {
    const mobile = "0812345678";
    const browser = visitor();
    valueOf(await browser.call(sendRegisterSmsCaptcha, { mobile, region: "TH" }));
    const job = jobs.findLast(({ name }) => name === "send-sms");
    expect(job?.data).toMatchObject({ to: "+66812345678" });
    const captcha = /\d{6}/.exec(job?.name === "send-sms" ? job.data.text : "")?.[0] ?? "";
    const wish = { mobile, region: "TH", password, captcha, account_type: "business" } as const;
    const { data } = valueOf(await browser.call(registerByMobile, wish));
    expect(data).toMatchObject({ region: "TH", currency: "THB" });
    expect(data.user_d_o.account_type).toBe("business");
  });

  test("stores the password as argon2id of the received hash only [ACC-06]", async () => {
    const mobile = newMobile();
    valueOf(await visitor().call(sendRegisterSmsCaptcha, { mobile }));
    const wish = { mobile, password, captcha: codeTo(mobile), account_type: "personal" } as const;
    const { data } = valueOf(await visitor().call(registerByMobile, wish));
    const { password_hash } = await db
      .selectFrom("accounts")
      .select("password_hash")
      .where("uid", "=", data.uid)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("refuses a number that has an account, at every step [ACC-11] [ERR-40] [ERR-44]", async () => {
    const mobile = newMobile();
    valueOf(await visitor().call(sendRegisterSmsCaptcha, { mobile }));
    const wish = { mobile, password, captcha: codeTo(mobile), account_type: "personal" } as const;
    valueOf(await visitor().call(registerByMobile, wish));
    expect(refusalOf(await visitor().call(checkMobile, { mobile }))).toBe("mobile_known");
    clock.pass({ minutes: 2 });
    const again = await visitor().call(sendRegisterSmsCaptcha, { mobile });
    expect(refusalOf(again)).toBe("mobile_known");
  });

  test.each([
    ["12345", "TW"],
    ["0812345678", "TW"],
    ["0212345678", "TH"],
  ] as const)("refuses %s as a mobile in %s [ACC-09]", async (mobile, region) => {
    const answer = await visitor().call(checkMobile, { mobile, region });
    expect(refusalOf(answer)).toBe("mobile_invalid");
  });

  test("stops one address from asking after many numbers", async () => {
    clock.pass({ hours: 2 });
    const ask = () => visitor().call(checkMobile, { mobile: newMobile() });
    for (const _ of Array(60)) expect(refusalOf(await ask())).toBe("accepted");
    expect(refusalOf(await ask())).toBe("call_limit");
  });
});

describe("a code", () => {
  const check = (mobile: string, captcha: string) =>
    visitor().call(checkMobileCaptcha, { mobile, captcha, sms_type: "register" });

  test("is valid for ten minutes [ACC-12] [CONST-17] [ERR-41]", async () => {
    const mobile = newMobile();
    valueOf(await visitor().call(sendRegisterSmsCaptcha, { mobile }));
    const code = codeTo(mobile);
    clock.pass({ minutes: 9.99 });
    expect(refusalOf(await check(mobile, code))).toBe("accepted");
    clock.pass({ minutes: 0.01 });
    expect(refusalOf(await check(mobile, code))).toBe("captcha_wrong");
  });

  test("can be asked for again after 60 seconds [ACC-13] [CONST-18] [ERR-45]", async () => {
    const mobile = newMobile();
    const { data } = valueOf(await visitor().call(sendRegisterSmsCaptcha, { mobile }));
    expect(data).toEqual({ valid_s: 600, resend_after_s: 60 });
    clock.pass({ minutes: 59 / 60 });
    const early = await visitor().call(sendRegisterSmsCaptcha, { mobile });
    expect(refusalOf(early)).toBe("captcha_too_soon");
    clock.pass({ minutes: 1 / 60 });
    valueOf(await visitor().call(sendRegisterSmsCaptcha, { mobile }));
    expect(refusalOf(await check(mobile, codeTo(mobile)))).toBe("accepted");
  });

  test("is worth nothing once a newer one was sent", async () => {
    const mobile = newMobile();
    valueOf(await visitor().call(sendRegisterSmsCaptcha, { mobile }));
    const older = codeTo(mobile);
    clock.pass({ minutes: 1 });
    valueOf(await visitor().call(sendRegisterSmsCaptcha, { mobile }));
    // One run in a million draws the same digits twice.
    const expected = older === codeTo(mobile) ? "accepted" : "captcha_wrong";
    expect(refusalOf(await check(mobile, older))).toBe(expected);
  });

  test("is used once, and for its own number only [ACC-14]", async () => {
    const mobile = newMobile();
    const other = newMobile();
    valueOf(await visitor().call(sendRegisterSmsCaptcha, { mobile }));
    clock.pass({ minutes: 1 });
    const captcha = codeTo(mobile);
    const wish = { password, captcha, account_type: "personal" } as const;
    const elsewhere = await visitor().call(registerByMobile, { ...wish, mobile: other });
    expect(refusalOf(elsewhere)).toBe("captcha_wrong");
    valueOf(await visitor().call(registerByMobile, { ...wish, mobile }));
    expect(refusalOf(await check(mobile, captcha))).toBe("captcha_wrong");
  });

  test("opens nothing of another purpose [ACC-14]", async () => {
    const mobile = newMobile();
    valueOf(await visitor().call(sendRegisterSmsCaptcha, { mobile }));
    const captcha = codeTo(mobile);
    const answer = await visitor().call(checkMobileCaptcha, {
      mobile,
      captcha,
      sms_type: "reset_password",
    });
    expect(refusalOf(answer)).toBe("captcha_wrong");
  });

  test("is locked after five wrong tries, for the right one too [ACC-14]", async () => {
    const mobile = newMobile();
    valueOf(await visitor().call(sendRegisterSmsCaptcha, { mobile }));
    const code = codeTo(mobile);
    for (const _ of Array(5))
      expect(refusalOf(await check(mobile, otherThan(code)))).toBe("captcha_wrong");
    expect(refusalOf(await check(mobile, code))).toBe("captcha_locked");
  });

  test("is sent at most ten times a day to one number [NFR-08]", async () => {
    const mobile = newMobile();
    for (const _ of Array(10)) {
      clock.pass({ hours: 1 });
      valueOf(await visitor().call(sendRegisterSmsCaptcha, { mobile }));
    }
    clock.pass({ hours: 1 });
    const answer = await visitor().call(sendRegisterSmsCaptcha, { mobile });
    expect(refusalOf(answer)).toBe("captcha_limit");
  });

  test("is stored as a keyed hash, never as itself", async () => {
    const mobile = newMobile();
    clock.pass({ hours: 2 });
    valueOf(await visitor().call(sendRegisterSmsCaptcha, { mobile }));
    const code = codeTo(mobile);
    const { code_hash } = await db
      .selectFrom("captchas")
      .select("code_hash")
      .where("target", "=", `+886${mobile.slice(1)}`)
      .executeTakeFirstOrThrow();
    expect(code_hash).not.toEqual(createHash("sha256").update(code).digest());
    expect(code_hash.includes(code)).toBe(false);
  });

  test("speaks the language of the page that asked for it [I18N-09]", async () => {
    const browser = visitor();
    browser.cookies.set("lang", "th");
    const mobile = newMobile();
    valueOf(await browser.call(sendRegisterSmsCaptcha, { mobile }));
    const job = jobs.at(-1);
    expect(job?.name === "send-sms" && job.data.text).toMatch(/รหัสยืนยัน/);
  });
});
