import {
  checkMailCaptcha,
  checkMobileCaptcha,
  sendRegisterSmsCaptcha,
  sendResetEmailMailCaptcha,
} from "@sampan/contract/people/codes/codes";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { codeTo, readPicture, senders } from "../../../../../tests/support/test-codes.ts";
import { insertSession } from "../../../../../tests/support/test-people.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp(senders);
const { clock, customer, db, visitor } = world;

const ask = async (browser: ReturnType<typeof visitor>, mobile: string) =>
  browser.call(sendRegisterSmsCaptcha, { mobile, ...(await readPicture(world, "register")) });
const check = async (browser: ReturnType<typeof visitor>, mobile: string, captcha: string) =>
  refusalOf(await browser.call(checkMobileCaptcha, { mobile, captcha, sms_type: "register" }));

test("a code is good in the browser that asked for it, and in no other [ACC-14]", async () => {
  const [mobile, stored] = ["0923000001", "+886923000001"];
  const [own, stranger] = [visitor(), visitor()];
  valueOf(await ask(own, mobile));
  const code = codeTo(world, stored);
  expect(await check(stranger, mobile, code)).toBe("captcha_wrong");
  // One who asks too has a code of their own, and leaves the other alone.
  clock.pass({ minutes: 1 });
  valueOf(await ask(stranger, mobile));
  const wrong = String((Number(codeTo(world, stored)) + 1) % 1_000_000).padStart(6, "0");
  for (const _ of Array(5)) expect(await check(stranger, mobile, wrong)).toBe("captcha_wrong");
  expect(await check(stranger, mobile, code)).toBe("captcha_locked");
  expect(await check(own, mobile, code)).toBe("accepted");
});

test("the browser is known by a cookie that ends with its newest code", async () => {
  const own = visitor();
  valueOf(await ask(own, "0923000002"));
  const secret = own.cookies.get("code_asker");
  valueOf(await ask(own, "0923000003"));
  expect(own.cookies.get("code_asker")).toBe(secret);
  expect(await check(own, "0923000002", codeTo(world, "+886923000002"))).toBe("accepted");
  expect(await check(own, "0923000003", codeTo(world, "+886923000003"))).toBe("accepted");
  own.cookies.delete("code_asker");
  expect(await check(own, "0923000003", codeTo(world, "+886923000003"))).toBe("captcha_wrong");
});

test("a code to change an account is good wherever its owner is logged in, and for nobody else [ACC-14]", async () => {
  const email = "next@people.test";
  const [ming, nok] = [await customer(), await customer()];
  const picture = await readPicture(world, "change_email");
  valueOf(await ming.call(sendResetEmailMailCaptcha, { email, ...picture }));
  const typed = { email, captcha: codeTo(world, email), mail_type: "change_email" } as const;
  expect(refusalOf(await nok.call(checkMailCaptcha, typed))).toBe("captcha_wrong");
  expect(refusalOf(await visitor().call(checkMailCaptcha, typed))).toBe("captcha_wrong");
  const phone = visitor();
  phone.cookies.set("session_id", await insertSession(db, clock.now(), ming.id));
  expect(refusalOf(await phone.call(checkMailCaptcha, typed))).toBe("accepted");
});
