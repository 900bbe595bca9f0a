import { createHash } from "node:crypto";
import { checkMobileCaptcha, sendRegisterSmsCaptcha } from "@sampan/contract/people/codes/codes";
import { registerByMobile } from "@sampan/contract/people/accounts/registration";
import { ok } from "@sampan/domain/kernel/result";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  codeJobTo,
  codeTo,
  readPicture,
  senders,
} from "../../../../../tests/support/test-codes.ts";
import type { TestCaller } from "../../../../../tests/support/test-caller.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { sendCodeMessage } from "./code-jobs.ts";
import { unsealCode } from "./seal-code.ts";
import { sendCode, type CodeRequest } from "./send-code.ts";

const world = await openTestApp(senders);
const { clock, db, needs, visitor } = world;

const password = createHash("sha256").update("Boat_2026").digest("hex");

let last = 921_100_000;
/** A number nobody had before, and its stored form. */
const newMobile = () => `0${(last += 1)}`;
const stored = (mobile: string) => `+886${mobile.slice(1)}`;
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** The browser in which codes are asked for and typed. */
const asker = visitor();
/** Asks for a code as a person does who has read the picture. */
const askForCode = async (mobile: string, browser: TestCaller = asker) =>
  browser.call(sendRegisterSmsCaptcha, { mobile, ...(await readPicture(world, "register")) });

/** The same from an address of one's choice. */
const wish = (): Omit<CodeRequest, "address"> => ({
  target: stored(newMobile()),
  purpose: "register",
  channel: "sms",
  message: "code",
  asker: Buffer.alloc(32),
  language: "zh",
  now: clock.now(),
});

describe("a code", () => {
  const check = (mobile: string, captcha: string) =>
    asker.call(checkMobileCaptcha, { mobile, captcha, sms_type: "register" });

  test("is valid for ten minutes [ACC-12] [CONST-17] [ERR-41]", async () => {
    const mobile = newMobile();
    valueOf(await askForCode(mobile));
    const code = codeTo(world, stored(mobile));
    clock.pass({ minutes: 9.99 });
    expect(refusalOf(await check(mobile, code))).toBe("accepted");
    clock.pass({ minutes: 0.01 });
    expect(refusalOf(await check(mobile, code))).toBe("captcha_wrong");
  });

  test("can be asked for again after 60 seconds [ACC-13] [CONST-18] [ERR-45]", async () => {
    const mobile = newMobile();
    const { data } = valueOf(await askForCode(mobile));
    expect(data).toEqual({ valid_s: 600, resend_after_s: 60 });
    clock.pass({ minutes: 59 / 60 });
    const early = await askForCode(mobile);
    expect(refusalOf(early)).toBe("captcha_too_soon");
    clock.pass({ minutes: 1 / 60 });
    valueOf(await askForCode(mobile));
    expect(refusalOf(await check(mobile, codeTo(world, stored(mobile))))).toBe("accepted");
  });

  test("is worth nothing once a newer one was sent", async () => {
    const mobile = newMobile();
    valueOf(await askForCode(mobile));
    const older = codeTo(world, stored(mobile));
    clock.pass({ minutes: 1 });
    valueOf(await askForCode(mobile));
    // One run in a million draws the same digits twice.
    const expected = older === codeTo(world, stored(mobile)) ? "accepted" : "captcha_wrong";
    expect(refusalOf(await check(mobile, older))).toBe(expected);
  });

  test("is used once, and for its own number only [ACC-14]", async () => {
    const mobile = newMobile();
    const other = newMobile();
    valueOf(await askForCode(mobile));
    clock.pass({ minutes: 1 });
    const captcha = codeTo(world, stored(mobile));
    const wish = { password, captcha, account_type: "personal" } as const;
    const elsewhere = await asker.call(registerByMobile, { ...wish, mobile: other });
    expect(refusalOf(elsewhere)).toBe("captcha_wrong");
    valueOf(await asker.call(registerByMobile, { ...wish, mobile }));
    expect(refusalOf(await check(mobile, captcha))).toBe("captcha_wrong");
  });

  test("opens nothing of another purpose [ACC-14]", async () => {
    const mobile = newMobile();
    valueOf(await askForCode(mobile));
    const captcha = codeTo(world, stored(mobile));
    const answer = await asker.call(checkMobileCaptcha, {
      mobile,
      captcha,
      sms_type: "reset_password",
    });
    expect(refusalOf(answer)).toBe("captcha_wrong");
  });

  test("is locked after five wrong tries, for the right one too [ACC-14]", async () => {
    const mobile = newMobile();
    valueOf(await askForCode(mobile));
    const code = codeTo(world, stored(mobile));
    for (const _ of Array(5))
      expect(refusalOf(await check(mobile, otherThan(code)))).toBe("captcha_wrong");
    expect(refusalOf(await check(mobile, code))).toBe("captcha_locked");
  });

  test("is sent at most five times a day to one number [NFR-08]", async () => {
    const mobile = newMobile();
    for (const _ of Array(5)) {
      clock.pass({ hours: 1 });
      valueOf(await askForCode(mobile));
    }
    clock.pass({ hours: 1 });
    const answer = await askForCode(mobile);
    expect(refusalOf(answer)).toBe("captcha_limit");
  });

  test("is stored as a keyed hash, never as itself", async () => {
    const mobile = newMobile();
    clock.pass({ hours: 2 });
    valueOf(await askForCode(mobile));
    const code = codeTo(world, stored(mobile));
    const { code_hash } = await db
      .selectFrom("captchas")
      .select("code_hash")
      .where("target", "=", `+886${mobile.slice(1)}`)
      .executeTakeFirstOrThrow();
    expect(code_hash).not.toEqual(createHash("sha256").update(code).digest());
    expect(code_hash.includes(code)).toBe(false);
  });

  test("is sent at most thirty times an hour to one address, and sixty times to its network [NFR-08]", async () => {
    clock.pass({ hours: 2 });
    for (const _ of Array(30)) valueOf(await askForCode(newMobile()));
    expect(refusalOf(await askForCode(newMobile()))).toBe("captcha_limit");
    const sendFrom = (address: string) => sendCode(db, { ...wish(), address }, needs);
    for (const index of Array(30).keys()) valueOf(await sendFrom(`127.0.0.${100 + index}`));
    expect(refusalOf(await sendFrom("127.0.0.250"))).toBe("captcha_limit");
    expect(refusalOf(await sendFrom("127.0.1.1"))).toBe("accepted");
  });

  test("is sent no more once the house has sent its share of the day [NFR-08]", async () => {
    clock.pass({ days: 2 });
    const limits = { ...needs.limits, captchas_per_day: 3 };
    const send = (address: string) => sendCode(db, { ...wish(), address }, { ...needs, limits });
    for (const address of ["10.0.0.1", "10.0.1.1", "10.0.2.1"]) valueOf(await send(address));
    expect(refusalOf(await send("10.0.3.1"))).toBe("captcha_limit");
    clock.pass({ days: 1 });
    expect(refusalOf(await send("10.0.3.1"))).toBe("accepted");
  });

  test("cannot be sent while its carrier is switched off", async () => {
    const to = { ...wish(), channel: "mail", address: "10.0.4.1" } as const;
    const sent = await sendCode(db, to, { ...needs, mail: undefined });
    expect(refusalOf(sent)).toBe("message_failed");
  });
});

describe("a message with a code", () => {
  const carried: { to: string; text: string }[] = [];
  const carrying = {
    ...needs,
    sms: {
      sendSms: async (message: { to: string; text: string }) => {
        carried.push(message);
        return ok({ message_id: "1" });
      },
    },
  };

  test("does not stand readable in the queue, and opens for its own target only", async () => {
    clock.pass({ days: 1 });
    const mobile = newMobile();
    valueOf(await askForCode(mobile));
    const { data } = codeJobTo(world, stored(mobile));
    const code = codeTo(world, stored(mobile));
    expect(JSON.stringify(data)).not.toContain(code);
    expect(Buffer.from(data.sealed_code, "base64").includes(code)).toBe(false);
    expect(() => unsealCode(needs, { ...data, to: stored(newMobile()) })).toThrow(/authenticate/);
  });

  test("speaks the language of the page that asked for it [I18N-09]", async () => {
    const browser = visitor();
    browser.cookies.set("lang", "th");
    const mobile = newMobile();
    valueOf(await askForCode(mobile, browser));
    await sendCodeMessage(carrying, codeJobTo(world, stored(mobile)).data);
    expect(carried.at(-1)).toMatchObject({ to: stored(mobile) });
    expect(carried.at(-1)?.text).toMatch(/รหัสยืนยัน/);
    expect(carried.at(-1)?.text).toContain(codeTo(world, stored(mobile)));
  });

  test("is not sent once its time is over", async () => {
    const mobile = newMobile();
    valueOf(await askForCode(mobile));
    const before = carried.length;
    clock.pass({ minutes: 10 });
    await sendCodeMessage(carrying, codeJobTo(world, stored(mobile)).data);
    expect(carried.length).toBe(before);
  });
});
