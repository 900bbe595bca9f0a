import { createHash } from "node:crypto";
import {
  checkMailCaptcha,
  checkMobileCaptcha,
  MailPurpose,
  sendResetPasswordSmsCaptcha,
  SmsPurpose,
} from "@sampan/contract/people/codes/codes";
import { resetPasswordByMobile } from "@sampan/contract/people/accounts/credentials";
import { beforeEach, expect, test, vi } from "vitest";
import { askingCustomer } from "../../apps/server/src/people/codes/code-asker.ts";
import { sendCode } from "../../apps/server/src/people/codes/send-code.ts";
import type { CodeTarget } from "../../apps/server/src/people/codes/code-target.ts";
import { hashSessionSecret } from "../../apps/server/src/people/sessions/session-secret.ts";
import { openTestApp, type TestApp } from "../support/test-app.ts";
import type { TestCaller } from "../support/test-caller.ts";
import { codeTo, readPicture, senders } from "../support/test-codes.ts";
import { refusalOf, valueOf } from "../support/value-of.ts";
import { sizeOf, tellPromise } from "./support/tell-promise.ts";

const guarded = await openTestApp(senders);

// The control: the same server, whose table of codes counts no wrong tries and lets codes be used again.
const queries = "../../apps/server/src/people/codes/code-queries.ts";
vi.doMock(queries, async (importOriginal) => ({
  ...(await importOriginal<object>()),
  countWrongTry: async () => {},
  setUsed: async () => true,
}));
vi.resetModules();
const unguarded = await (await import("../support/test-app.ts")).openTestApp(senders);
vi.doUnmock(queries);
vi.resetModules();

// Each story has an hour of its own, so that none uses up the limits of another.
beforeEach(() => [guarded, unguarded].forEach(({ clock }) => clock.pass({ hours: 2 })));

const password = createHash("sha256").update("Boat_2026").digest("hex");
const guesses = sizeOf({ quick: 200, full: 1_000 });
const seconds = (count: number) => ({ minutes: count / 60 });
const countOf = (answers: readonly string[], name: string) =>
  answers.filter((answer) => answer === name).length;
/** A code, so many away from the right one. */
const besides = (code: string, by: number) =>
  String((Number(code) + by) % 1_000_000).padStart(6, "0");

let last = 961_100_000;
async function person({ customer, db }: TestApp) {
  const mobile = `0${(last += 1)}`;
  const stored = `+886${mobile.slice(1)}`;
  const { id } = await customer();
  await db.updateTable("accounts").set({ mobile: stored }).where("id", "=", id).execute();
  return { mobile, stored };
}
/** The browser of each world in which codes are asked for and typed. */
const askers = new Map([guarded, unguarded].map((world) => [world, world.visitor()]));
const askerOf = (world: TestApp) => askers.get(world) ?? world.visitor();
const ask = async (world: TestApp, mobile: string) =>
  askerOf(world).call(sendResetPasswordSmsCaptcha, {
    mobile,
    ...(await readPicture(world, "reset_password")),
  });
const checkBy = async (browser: TestCaller, mobile: string, captcha: string) => {
  const typed = { mobile, captcha, sms_type: "reset_password" } as const;
  return refusalOf(await browser.call(checkMobileCaptcha, typed));
};
const check = (world: TestApp, mobile: string, captcha: string) =>
  checkBy(askerOf(world), mobile, captcha);
const reset = async (world: TestApp, mobile: string, captcha: string) =>
  refusalOf(await askerOf(world).call(resetPasswordByMobile, { mobile, password, captcha }));

test("a code keeps its times: asked again from 60 s on, good until 10 min [ACC-12] [ACC-13]", async () => {
  const { clock } = guarded;
  const { mobile, stored } = await person(guarded);
  valueOf(await ask(guarded, mobile));
  clock.pass(seconds(59.9));
  const early = refusalOf(await ask(guarded, mobile));
  clock.pass(seconds(0.2));
  const later = refusalOf(await ask(guarded, mobile));
  const code = codeTo(guarded, stored);
  clock.pass(seconds(599));
  const inTime = await check(guarded, mobile, code);
  clock.pass(seconds(2));
  const tooLate = await check(guarded, mobile, code);
  tellPromise({
    promise: 29,
    name: "Codes: their times",
    target: "refused at 59.9 s, sent at 60.1 s, good at 9:59, bad at 10:01",
    figure: [early, later, inTime, tooLate].join(", "),
  });
  expect([early, later, inTime, tooLate]).toEqual([
    "captcha_too_soon",
    "accepted",
    "accepted",
    "captcha_wrong",
  ]);
});

test("a code is worth nothing for another purpose or target [ACC-14]", async () => {
  const { clock, needs } = guarded;
  const ming = await guarded.customer();
  const secret = "of their browser";
  ming.cookies.set("code_asker", secret);
  const send = async (to: CodeTarget, channel: "sms" | "mail") => {
    const request = {
      ...to,
      channel,
      message: "code",
      language: "zh",
      address: "10.0.0.1",
      asker: to.purpose.startsWith("change_") ? askingCustomer(ming) : hashSessionSecret(secret),
    } as const;
    valueOf(await sendCode(needs.database.db, { ...request, now: clock.now() }, needs));
    return codeTo(guarded, to.target);
  };
  const { mobile, stored } = await person(guarded);
  const [email, otherMobile] = ["codes@people.test", (await person(guarded)).mobile];
  const own: string[] = [];
  const foreign: string[] = [];
  for (const purpose of SmsPurpose.options) {
    const captcha = await send({ target: stored, purpose }, "sms");
    for (const sms_type of SmsPurpose.options) {
      const answer = await ming.call(checkMobileCaptcha, { mobile, captcha, sms_type });
      (sms_type === purpose ? own : foreign).push(refusalOf(answer));
      const other = { mobile: otherMobile, captcha, sms_type };
      foreign.push(refusalOf(await ming.call(checkMobileCaptcha, other)));
    }
    // Each code stands alone: one that is still good would answer for another purpose by itself.
    clock.pass({ minutes: 11 });
  }
  for (const purpose of MailPurpose.options) {
    const captcha = await send({ target: email, purpose }, "mail");
    for (const mail_type of MailPurpose.options) {
      const answer = await ming.call(checkMailCaptcha, { email, captcha, mail_type });
      (mail_type === purpose ? own : foreign).push(refusalOf(answer));
    }
    clock.pass({ minutes: 11 });
  }
  tellPromise({
    promise: 29,
    name: "Codes: purpose and target",
    target: "0 accepted elsewhere",
    figure: `${countOf(foreign, "accepted")} of ${foreign.length} accepted`,
  });
  expect(own).toEqual(Array(6).fill("accepted"));
  expect(countOf(foreign, "accepted")).toBe(0);
});

/** So many wrong codes at the same moment, and the right one after them. */
async function guess(world: TestApp) {
  const { mobile, stored } = await person(world);
  valueOf(await ask(world, mobile));
  const code = codeTo(world, stored);
  const answers = await Promise.all(
    Array.from({ length: guesses }, (_, index) => check(world, mobile, besides(code, index + 1))),
  );
  const looked = countOf(answers, "captcha_wrong");
  return { looked, right: await check(world, mobile, code) };
}

test("of many guesses at once five are looked at, and the right code comes too late [ACC-14]", async () => {
  const { looked, right } = await guess(guarded);
  tellPromise({
    promise: 29,
    name: `Codes: ${guesses} guesses at once`,
    target: "5 looked at, then locked",
    figure: `${looked} looked at, the right one: ${right}`,
  });
  expect(looked).toBe(5);
  expect(right).toBe("captcha_locked");
});

test("guesses from elsewhere burn nobody's code, and the right one is none there [ACC-14]", async () => {
  const { mobile, stored } = await person(guarded);
  valueOf(await ask(guarded, mobile));
  const code = codeTo(guarded, stored);
  const strangers = Array.from({ length: guesses }, (_, index) =>
    checkBy(guarded.visitor(), mobile, besides(code, index)),
  );
  const elsewhere = countOf(await Promise.all(strangers), "accepted");
  const own = await check(guarded, mobile, code);
  tellPromise({
    promise: 29,
    name: `Codes: ${guesses} guesses of strangers at once`,
    target: "0 accepted, the asker's right code is",
    figure: `${elsewhere} accepted, the asker's: ${own}`,
  });
  expect({ elsewhere, own }).toEqual({ elsewhere: 0, own: "accepted" });
});

/** The right code many times at the same moment, each with a new password. */
async function useTogether(world: TestApp) {
  const { mobile, stored } = await person(world);
  valueOf(await ask(world, mobile));
  const code = codeTo(world, stored);
  // No more than the bulkhead of passwords takes, or busy answers would hide what is asked here.
  const sides = Array.from({ length: 25 }, () => reset(world, mobile, code));
  return countOf(await Promise.all(sides), "accepted");
}

test("a code opens once, however many use it at once [ACC-14]", async () => {
  const accepted = await useTogether(guarded);
  tellPromise({
    promise: 29,
    name: "Codes: 25 uses at once",
    target: "1 success",
    figure: `${accepted} success`,
  });
  expect(accepted).toBe(1);
});

test("and would be guessed and used again, without the table's counting", async () => {
  const { looked, right } = await guess(unguarded);
  expect({ looked, right }).toEqual({ looked: guesses, right: "accepted" });
  expect(await useTogether(unguarded)).toBe(25);
});
