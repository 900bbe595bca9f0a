import { createHash } from "node:crypto";
import { checkMobileCaptcha, sendRegisterSmsCaptcha } from "@sampan/contract/people/codes/codes";
import { registerByMobile } from "@sampan/contract/people/accounts/registration";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { codeTo, readPicture, senders } from "../../../../../tests/support/test-codes.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp(senders);
const { clock, db, jobs, visitor } = world;
const password = createHash("sha256").update("Boat_2026").digest("hex");

/** The browser in which codes are asked for and typed. */
const asker = visitor();
const stored = (mobile: string) => `+886${mobile.slice(1)}`;
const askForCode = async (mobile: string) =>
  asker.call(sendRegisterSmsCaptcha, { mobile, ...(await readPicture(world, "register")) });
const atOnce = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const countOf = (answers: readonly string[], name: string) =>
  answers.filter((answer) => answer === name).length;

test("one code makes one account, however many registrations arrive at once [ACC-14]", async () => {
  const mobile = "0922000001";
  valueOf(await askForCode(mobile));
  const captcha = codeTo(world, stored(mobile));
  const wish = { mobile, password, captcha, account_type: "personal" } as const;
  const answers = await atOnce(10, async () => refusalOf(await asker.call(registerByMobile, wish)));
  expect(countOf(answers, "accepted")).toBe(1);
  const { count } = await db
    .selectFrom("accounts")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("mobile", "=", "+886922000001")
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);
});

test("forty guesses at once have five tries between them [ACC-14]", async () => {
  clock.pass({ hours: 2 });
  const mobile = "0922000002";
  valueOf(await askForCode(mobile));
  const wrong = String((Number(codeTo(world, stored(mobile))) + 1) % 1_000_000).padStart(6, "0");
  const guess = { mobile, captcha: wrong, sms_type: "register" } as const;
  const answers = await atOnce(40, async () =>
    refusalOf(await asker.call(checkMobileCaptcha, guess)),
  );
  expect(countOf(answers, "captcha_wrong")).toBe(5);
  expect(countOf(answers, "captcha_locked")).toBe(35);
});

test("requests for a code at once send one message [ACC-13]", async () => {
  clock.pass({ hours: 2 });
  const before = jobs.length;
  const answers = await atOnce(10, async () => refusalOf(await askForCode("0922000003")));
  expect(countOf(answers, "accepted")).toBe(1);
  expect(countOf(answers, "captcha_too_soon")).toBe(9);
  expect(jobs.length - before).toBe(1);
});
