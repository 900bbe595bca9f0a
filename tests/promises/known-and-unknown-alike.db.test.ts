import type * as Argon2 from "@node-rs/argon2";
import type { Call } from "@sampan/contract/kernel/call";
import {
  checkMailCaptcha,
  checkMobileCaptcha,
  sendRegisterMailCaptcha,
  sendRegisterSmsCaptcha,
  sendResetPasswordMailCaptcha,
  sendResetPasswordSmsCaptcha,
} from "@sampan/contract/people/codes/codes";
import {
  resetPasswordByEmail,
  resetPasswordByMobile,
} from "@sampan/contract/people/accounts/credentials";
import { checkEmail, checkMobile } from "@sampan/contract/people/accounts/registration";
import { logIn } from "@sampan/contract/people/sessions/log-in";
import { refuse } from "@sampan/domain/kernel/result";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { hashPassword } from "../../apps/server/src/people/accounts/hash-password.ts";
import type { PicturePurpose } from "../../apps/server/src/people/codes/code-target.ts";
import type * as SendCode from "../../apps/server/src/people/codes/send-code.ts";
import { setSettings } from "../support/set-settings.ts";
import { openTestApp, type TestApp } from "../support/test-app.ts";
import { readPicture, senders } from "../support/test-codes.ts";
import { valueOf } from "../support/value-of.ts";
import { addressOf, behindProxy, received } from "./support/log-in-world.ts";
import { likelihoodOfSame, medianOf } from "./support/mann-whitney.ts";
import { isFull, sizeOf, tellPromise } from "./support/tell-promise.ts";

/** How often a password was compared with a stored one. */
const looked = vi.hoisted(() => ({ times: 0 }));
vi.mock("@node-rs/argon2", async (importOriginal) => {
  const argon2 = await importOriginal<typeof Argon2>();
  const verify: typeof argon2.verify = (...given) => {
    looked.times += 1;
    return argon2.verify(...given);
  };
  return { ...argon2, verify };
});

const world = { ...behindProxy, ...senders };
const guarded = await openTestApp(world);

// The control: the same server, where a code that has nobody to go to is refused instead of passed over.
vi.doMock("../../apps/server/src/people/codes/send-code.ts", async (importOriginal) => {
  const actual = await importOriginal<typeof SendCode>();
  const sendCode: typeof actual.sendCode = async (db, wish, needs) =>
    wish.message === "none" ? refuse({ code: "captcha_limit" }) : actual.sendCode(db, wish, needs);
  return { ...actual, sendCode };
});
vi.resetModules();
const unguarded = await (await import("../support/test-app.ts")).openTestApp(world);

const wrong = received("guess");
let stored = "";
beforeAll(async () => {
  stored = valueOf(await hashPassword(received("Boat_2026")));
  for (const { needs } of [guarded, unguarded]) await setSettings(needs, { uniform_errors: true });
});

/** Names that nobody else of this file has. */
let last = 0;
const newNames = () => {
  last += 1;
  return {
    mobile: `09${String(20_000_000 + last)}`,
    email: `person${last}@alike.test`,
  };
};
type Names = ReturnType<typeof newNames>;

async function known({ customer, db }: TestApp): Promise<Names> {
  const { id } = await customer();
  const names = newNames();
  const stored_mobile = `+886${names.mobile.slice(1)}`;
  await db
    .updateTable("accounts")
    .set({ email: names.email, mobile: stored_mobile, password_hash: stored })
    .where("id", "=", id)
    .execute();
  return names;
}

interface Question {
  readonly call: Call;
  readonly fields: (names: Names) => Readonly<Record<string, string>>;
  /** Whether it wants somebody who read a picture. */
  readonly picture?: PicturePurpose;
}

const captcha = "000000";
const questions: Readonly<Record<string, Question>> = {
  "log-in by mobile": {
    call: logIn,
    fields: ({ mobile }) => ({ account: mobile, password: wrong }),
  },
  "log-in by mail": { call: logIn, fields: ({ email }) => ({ account: email, password: wrong }) },
  "reset code by text": {
    call: sendResetPasswordSmsCaptcha,
    picture: "reset_password",
    fields: ({ mobile }) => ({ mobile }),
  },
  "reset code by mail": {
    call: sendResetPasswordMailCaptcha,
    picture: "reset_password",
    fields: ({ email }) => ({ email }),
  },
  "reset by mobile": {
    call: resetPasswordByMobile,
    fields: ({ mobile }) => ({ mobile, captcha, password: wrong }),
  },
  "reset by mail": {
    call: resetPasswordByEmail,
    fields: ({ email }) => ({ email, captcha, password: wrong }),
  },
  "registration code by text": {
    call: sendRegisterSmsCaptcha,
    picture: "register",
    fields: ({ mobile }) => ({ mobile }),
  },
  "registration code by mail": {
    call: sendRegisterMailCaptcha,
    picture: "register",
    fields: ({ email }) => ({ email }),
  },
  "check of a texted code": {
    call: checkMobileCaptcha,
    fields: ({ mobile }) => ({ mobile, captcha, sms_type: "reset_password" }),
  },
  "check of a mailed code": {
    call: checkMailCaptcha,
    fields: ({ email }) => ({ email, captcha, mail_type: "reset_password" }),
  },
};

let asked = 0;
/** Everything a stranger sees of an answer, and how long it took. */
async function ask(app: TestApp, { call, fields, picture }: Question, names: Names) {
  const answer = picture ? await readPicture(app, picture) : {};
  const given = new URLSearchParams({ ...fields(names), ...answer });
  const isGet = call.methods[0] === "GET";
  asked += 1;
  const headers = {
    "x-sampan-client": "test",
    // Nobody's limits are at work: each question comes from a network of its own.
    "x-forwarded-for": addressOf(asked * 256),
    ...(isGet ? {} : { "content-type": "application/x-www-form-urlencoded" }),
  };
  const began = performance.now();
  const got = await app.visitor().send(isGet ? `${call.path}?${given}` : call.path, {
    method: isGet ? "GET" : "POST",
    headers,
    ...(isGet ? {} : { body: given }),
  });
  const took_ms = performance.now() - began;
  const seen = [...got.headers].filter(([name]) => !["date", "x-request-id"].includes(name));
  const all = JSON.stringify([got.status, seen, await got.text()]);
  // Whether a browser gets this cookie may tell something; the secret in it is a new one each time.
  return { seen: all.replace(/(?<=code_asker=)[\w-]{43}/, ""), took_ms };
}

/** Asks of people who exist and who do not, in turn: the questions that answered the two differently. */
async function compare(app: TestApp, size: number): Promise<string[]> {
  const different: string[] = [];
  for (const [name, question] of Object.entries(questions)) {
    const answers = { known: new Set<string>(), unknown: new Set<string>() };
    for (let count = 0; count < size; count++) {
      answers.known.add((await ask(app, question, await known(app))).seen);
      answers.unknown.add((await ask(app, question, newNames())).seen);
    }
    const [one] = answers.known;
    if (answers.known.size !== 1 || answers.unknown.size !== 1 || !answers.unknown.has(one ?? ""))
      different.push(name);
  }
  return different;
}

describe("where answers are uniform", () => {
  test("status, headers and body do not tell whether somebody has an account [NFR-08]", async () => {
    const size = sizeOf({ quick: 5, full: 1_000 });
    const different = await compare(guarded, size);
    const ways = Object.keys(questions).length;
    tellPromise({
      promise: 28,
      name: "Unknown and known account look alike: answers",
      target: "0 differ",
      figure: `${different.length} of ${ways} questions differ, ${size} known and ${size} unknown each`,
    });
    expect(different).toEqual([]);
  });

  test("asking whether a name is free, which has to tell, takes a picture each time [API-16] [API-18]", async () => {
    const names = await known(guarded);
    for (const question of [
      { call: checkMobile, fields: ({ mobile }: Names) => ({ mobile }) },
      { call: checkEmail, fields: ({ email }: Names) => ({ email }) },
    ]) {
      const blind = await ask(guarded, question, names);
      expect(blind.seen).toBe((await ask(guarded, question, newNames())).seen);
      const seeing = { ...question, picture: "check_account" } as const;
      expect((await ask(guarded, seeing, names)).seen).not.toBe(blind.seen);
    }
  });

  test("a log-in does the same work, and takes as long [NFR-08]", async () => {
    const size = sizeOf({ quick: 10, full: 1_000 });
    const question = questions["log-in by mail"] as Question;
    const people: Names[] = [];
    for (let count = 0; count < size; count++) people.push(await known(guarded));
    const times = { known: [] as number[], unknown: [] as number[] };
    const looks = { known: 0, unknown: 0 };
    for (const names of people)
      for (const [who, asked] of [
        ["known", names],
        ["unknown", newNames()],
      ] as const) {
        looked.times = 0;
        times[who].push((await ask(guarded, question, asked)).took_ms);
        looks[who] += looked.times;
      }
    const p = likelihoodOfSame(times.known, times.unknown);
    const gap_ms = Math.abs(medianOf(times.known) - medianOf(times.unknown));
    tellPromise({
      promise: 28,
      name: "Unknown and known account look alike: a log-in",
      target: isFull ? "p > 0.01, median gap < 5 ms" : "a password looked at for each",
      figure: isFull
        ? `p = ${p.toFixed(3)}, median gap ${gap_ms.toFixed(2)} ms of ${medianOf(times.known).toFixed(1)}`
        : `${looks.known} for ${size} known, ${looks.unknown} for ${size} unknown`,
    });
    expect(looks).toEqual({ known: size, unknown: size });
    // How long things take is said of a quiet machine only.
    expect(p).toBeGreaterThan(isFull ? 0.01 : -1);
    expect(gap_ms).toBeLessThan(isFull ? 5 : Number.POSITIVE_INFINITY);
  });
});

test("without the setting the texts of the specification tell them apart [ERR-38] [ERR-39]", async () => {
  await setSettings(guarded.needs, {});
  const different = await compare(guarded, 1);
  await setSettings(guarded.needs, { uniform_errors: true });
  expect(different).toEqual([
    "log-in by mobile",
    "log-in by mail",
    "reset code by text",
    "reset code by mail",
    "reset by mobile",
    "reset by mail",
    "registration code by text",
    "registration code by mail",
  ]);
});

test("and would not look alike, did one place answer by whether somebody is there", async () => {
  expect(await compare(unguarded, 1)).toEqual(["reset code by text", "reset code by mail"]);
});
