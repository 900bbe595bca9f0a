import { createHash } from "node:crypto";
import { checkMailCaptcha } from "@sampan/contract/people/codes/codes";
import { resetPasswordByEmail } from "@sampan/contract/people/accounts/credentials";
import { expect, test } from "vitest";
import type { HttpCaller } from "../../../../../tests/support/http-caller.ts";
import { insertCode } from "../../../../../tests/support/test-codes.ts";
import { openTwoServers } from "../../../../../tests/support/two-servers.ts";
import { refusalOf } from "../../../../../tests/support/value-of.ts";

const { servers, customer, visitor, db } = await openTwoServers();
const [one, other] = servers;
const password = createHash("sha256").update("Oar_2026").digest("hex");
const mail_type = "reset_password";

const check = async (browser: HttpCaller, email: string, captcha: string) =>
  refusalOf(await browser.call(checkMailCaptcha, { email, captcha, mail_type }));
const countOf = (answers: readonly string[], name: string) =>
  answers.filter((answer) => answer === name).length;

async function forgetful() {
  const { email } = await customer();
  const browser = visitor();
  const captcha = await insertCode(db, browser, { email, purpose: mail_type });
  return { email, browser, captcha };
}

test("strangers at both processes burn nobody's code [ACC-14] [NFR-08]", async () => {
  const { email, browser, captcha } = await forgetful();
  const guesses = Array.from({ length: 80 }, (_, nth) =>
    // The right one is among them.
    check(visitor(), email, String(Number(captcha) - 40 + nth)),
  );
  const answers = await Promise.all(guesses);
  expect(countOf(answers, "accepted")).toBe(0);
  // Of one network, only so many are even answered.
  expect(countOf(answers, "captcha_wrong")).toBe(60);
  expect(countOf(answers, "captcha_locked")).toBe(20);

  expect(await check(browser.at(other.url), email, captcha)).toBe("accepted");
  const reset = { email, password, captcha };
  expect(refusalOf(await browser.at(one.url).call(resetPasswordByEmail, reset))).toBe("accepted");
});

test("whoever asked has five tries between both [ACC-14]", async () => {
  const { email, browser, captcha } = await forgetful();
  const guesses = Array.from({ length: 30 }, (_, nth) =>
    check(
      browser.at(nth % 2 === 0 ? one.url : other.url),
      email,
      String(Number(captcha) + 1 + nth),
    ),
  );
  const answers = await Promise.all(guesses);
  expect(countOf(answers, "captcha_wrong")).toBe(5);
  expect(countOf(answers, "captcha_locked")).toBe(25);
  expect(await check(browser, email, captcha)).toBe("captcha_locked");
});
