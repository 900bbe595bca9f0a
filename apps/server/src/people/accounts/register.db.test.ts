import { createHash } from "node:crypto";
import { getUserById } from "@sampan/contract/people/accounts/accounts";
import {
  checkMailCaptcha,
  checkMobileCaptcha,
  sendRegisterMailCaptcha,
  sendRegisterSmsCaptcha,
} from "@sampan/contract/people/codes/codes";
import {
  checkEmail,
  checkMobile,
  registerByEmail,
  registerByMobile,
} from "@sampan/contract/people/accounts/registration";
import { logIn } from "@sampan/contract/people/sessions/log-in";
import { describe, expect, test } from "vitest";
import { articleWish, publishArticle } from "../../../../../tests/support/test-articles.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { codeTo, readPicture, senders } from "../../../../../tests/support/test-codes.ts";
import type { TestCaller } from "../../../../../tests/support/test-caller.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp(senders);
const { clock, db, staff, visitor } = world;

const password = createHash("sha256").update("Boat_2026").digest("hex");

let last = 911_100_000;
/** A number nobody had before, and its stored form. */
const newMobile = () => `0${(last += 1)}`;
const stored = (mobile: string) => `+886${mobile.slice(1)}`;
const newEmail = () => `${(last += 1)}@people.test`;

/** The browser in which codes are asked for and typed. */
const asker = visitor();
/** Asks for a code as a person does who has read the picture. */
const askForCode = async (mobile: string, browser: TestCaller = asker) =>
  browser.call(sendRegisterSmsCaptcha, { mobile, ...(await readPicture(world, "register")) });
const askForMail = async (email: string, browser: TestCaller = asker) =>
  browser.call(sendRegisterMailCaptcha, { email, ...(await readPicture(world, "register")) });

describe("registering by mobile", () => {
  test("goes from a code to an account that is logged in [API-23] [API-24]", async () => {
    const mobile = newMobile();
    const browser = visitor();
    valueOf(await browser.call(checkMobile, { mobile }));
    valueOf(await askForCode(mobile, browser));
    const captcha = codeTo(world, stored(mobile));
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

  test("keeps which versions of the agreement and the policy were accepted [CONT-01]", async () => {
    const catalogue = await staff("catalogue");
    await publishArticle(catalogue, articleWish("terms", { kind: "agreement" }));
    await publishArticle(catalogue, articleWish("terms", { kind: "agreement" }));
    await publishArticle(catalogue, articleWish("privacy", { kind: "policy" }));
    const mobile = newMobile();
    const browser = visitor();
    valueOf(await askForCode(mobile, browser));
    const captcha = codeTo(world, stored(mobile));
    const wish = { mobile, password, captcha, account_type: "personal" } as const;
    const { uid } = valueOf(await browser.call(registerByMobile, wish)).data;
    const accepted = await db
      .selectFrom("accounts")
      .select(["terms_version", "privacy_version"])
      .where("uid", "=", uid)
      .executeTakeFirstOrThrow();
    expect(accepted).toEqual({ terms_version: 2, privacy_version: 1 });
  });

  test("keeps the account type and the region's currency [ACC-34]", async () => {
    const mobile = "0812345678";
    const browser = visitor();
    const picture = await readPicture(world, "register");
    valueOf(await browser.call(sendRegisterSmsCaptcha, { mobile, region: "TH", ...picture }));
    const captcha = codeTo(world, "+66812345678");
    const wish = { mobile, region: "TH", password, captcha, account_type: "business" } as const;
    const { data } = valueOf(await browser.call(registerByMobile, wish));
    expect(data).toMatchObject({ region: "TH", currency: "THB" });
    expect(data.user_d_o.account_type).toBe("business");
  });

  test("stores the password as argon2id of the received hash only [ACC-06]", async () => {
    const mobile = newMobile();
    valueOf(await askForCode(mobile));
    const wish = {
      mobile,
      password,
      captcha: codeTo(world, stored(mobile)),
      account_type: "personal",
    } as const;
    const { data } = valueOf(await asker.call(registerByMobile, wish));
    const { password_hash } = await db
      .selectFrom("accounts")
      .select("password_hash")
      .where("uid", "=", data.uid)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("refuses a number that has an account, at every step [ACC-11] [ERR-40] [ERR-44]", async () => {
    const mobile = newMobile();
    valueOf(await askForCode(mobile));
    const wish = {
      mobile,
      password,
      captcha: codeTo(world, stored(mobile)),
      account_type: "personal",
    } as const;
    valueOf(await asker.call(registerByMobile, wish));
    expect(refusalOf(await visitor().call(checkMobile, { mobile }))).toBe("mobile_known");
    clock.pass({ minutes: 2 });
    expect(refusalOf(await askForCode(mobile))).toBe("mobile_known");
  });

  test.each([
    ["12345", "TW"],
    ["0812345678", "TW"],
    ["0212345678", "TH"],
  ] as const)("refuses %s as a mobile in %s [ACC-09]", async (mobile, region) => {
    const answer = await visitor().call(checkMobile, { mobile, region });
    expect(refusalOf(answer)).toBe("mobile_invalid");
  });
});

describe("registering by e-mail", () => {
  test("goes from a mailed code to an account that is logged in [API-30] [API-32] [ACC-18]", async () => {
    const email = newEmail();
    const browser = visitor();
    valueOf(await browser.call(checkEmail, { email }));
    valueOf(await askForMail(email, browser));
    const captcha = codeTo(world, email);
    valueOf(await browser.call(checkMailCaptcha, { email, captcha, mail_type: "register" }));
    const wish = { email, password, captcha, region: "TH", account_type: "business" } as const;
    const { data } = valueOf(await browser.call(registerByEmail, wish));
    expect(data).toMatchObject({ account: email, region: "TH", currency: "THB" });
    expect(data.user_d_o).toMatchObject({ email, phone: "", account_type: "business" });
    expect(valueOf(await browser.call(getUserById, {})).data.uid).toBe(data.uid);
    expect(refusalOf(await visitor().call(logIn, { account: email, password }))).toBe("accepted");
  });

  test("refuses an address that has an account, however it is spelled [ACC-10] [API-16] [ERR-43]", async () => {
    clock.pass({ hours: 1 });
    const email = newEmail();
    valueOf(await askForMail(email));
    const wish = {
      email,
      password,
      captcha: codeTo(world, email),
      account_type: "personal",
    } as const;
    valueOf(await asker.call(registerByEmail, wish));
    clock.pass({ minutes: 2 });
    const spelled = ` ${email.toUpperCase()} `;
    expect(refusalOf(await visitor().call(checkEmail, { email: spelled }))).toBe("email_known");
    expect(refusalOf(await askForMail(spelled))).toBe("email_known");
  });

  test("makes one account when a code is used again [ACC-14]", async () => {
    const email = newEmail();
    valueOf(await askForMail(email));
    const wish = {
      email,
      password,
      captcha: codeTo(world, email),
      account_type: "personal",
    } as const;
    valueOf(await asker.call(registerByEmail, wish));
    expect(refusalOf(await asker.call(registerByEmail, wish))).toBe("captcha_wrong");
  });

  test.each(["", "nobody", "nobody@", "@people.test", "a b@people.test", "a@people"])(
    "refuses %j as an address, at every step [ACC-08]",
    async (email) => {
      clock.pass({ hours: 1 });
      expect(refusalOf(await visitor().call(checkEmail, { email }))).toBe("email_invalid");
      expect(refusalOf(await askForMail(email))).toBe("email_invalid");
      const wish = { email, password, captcha: "123456", account_type: "personal" } as const;
      expect(refusalOf(await asker.call(registerByEmail, wish))).toBe("email_invalid");
    },
  );
});

describe("asking whether contacts have accounts", () => {
  test("tells a number that is free from one that has an account [API-18] [ACC-11]", async () => {
    clock.pass({ hours: 2 });
    const mobile = newMobile();
    expect(refusalOf(await visitor().call(checkMobile, { mobile }))).toBe("accepted");
    valueOf(await askForCode(mobile));
    const captcha = codeTo(world, stored(mobile));
    const wish = { mobile, password, captcha, account_type: "personal" } as const;
    valueOf(await asker.call(registerByMobile, wish));
    const spelled = `+886 ${mobile.slice(1)}`;
    expect(refusalOf(await visitor().call(checkMobile, { mobile: spelled }))).toBe("mobile_known");
  });

  test("is free five times in an hour, takes a picture then, and ends at sixty [NFR-08]", async () => {
    clock.pass({ hours: 2 });
    const ask = async (answer = {}) =>
      refusalOf(await visitor().call(checkMobile, { mobile: newMobile(), ...answer }));
    for (const _ of Array(5)) expect(await ask()).toBe("accepted");
    expect(await ask()).toBe("image_captcha_needed");
    expect(await ask(await readPicture(world, "check_account"))).toBe("accepted");
    expect(await ask(await readPicture(world, "register"))).toBe("image_captcha_wrong");
    for (const _ of Array(52)) await ask(await readPicture(world, "check_account"));
    expect(await ask(await readPicture(world, "check_account"))).toBe("call_limit");
    expect(refusalOf(await visitor().call(checkEmail, { email: newEmail() }))).toBe("call_limit");
    clock.pass({ hours: 1 });
    expect(await ask()).toBe("accepted");
  });
});
