import { createHash } from "node:crypto";
import type { Call } from "@sampan/contract/kernel/call";
import {
  sendResetEmailMailCaptcha,
  sendResetMobileSmsCaptcha,
} from "@sampan/contract/people/codes/codes";
import {
  changeEmail,
  changeMobile,
  changePassword,
  getAccountSecurity,
} from "@sampan/contract/people/accounts/credentials";
import { PasswordHash } from "@sampan/contract/kernel/fields";
import { beforeEach, expect, test, vi } from "vitest";
import { hashPassword } from "../../apps/server/src/people/accounts/hash-password.ts";
import { openTestApp, type TestApp } from "../support/test-app.ts";
import { codeTo, readPicture, senders } from "../support/test-codes.ts";
import type { TestCaller } from "../support/test-caller.ts";
import { refusalOf, valueOf } from "../support/value-of.ts";
import { customerCalls } from "./support/every-call.ts";
import { sampleInput } from "./support/sample-input.ts";
import { tellPromise } from "./support/tell-promise.ts";

const guarded = await openTestApp(senders);

// The control: the same server, which takes everybody with a cookie for the account's owner.
const module = "../../apps/server/src/people/accounts/create-step-up.ts";
vi.doMock(module, () => ({ createStepUp: () => async () => ({ ok: true, value: undefined }) }));
vi.resetModules();
const unguarded = await (await import("../support/test-app.ts")).openTestApp(senders);
vi.doUnmock(module);
vi.resetModules();

beforeEach(() => [guarded, unguarded].forEach(({ clock }) => clock.pass({ hours: 2 })));

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const password = hashOf("Boat_2026");
const wrong = hashOf("Raft_2026");

/** What lets money out, or opens the way to it: a call with such an address proves the password first. */
const leadsToMoney =
  /\/(change_(mobile|email|password)|cancel_account|create_withdraw\w*|(add|bind|save|create)_\w*(bank_?card|bankcard|number)\w*)$/;
const guardedCalls = customerCalls.filter(({ call }) => call.mutates && call.stepUp !== undefined);

test("every call that leads to money asks for the password, by the contract", () => {
  const open = customerCalls
    .filter(({ call }) => call.mutates && leadsToMoney.test(call.path) && !call.stepUp)
    .map(({ name }) => name);
  tellPromise({
    promise: 34,
    name: "Step-up: calls",
    target: "0 without it",
    figure: `${open.length} without it, ${guardedCalls.length} with it`,
  });
  expect(open).toEqual([]);
  expect(guardedCalls.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["changeMobile", "changeEmail", "changePassword"]),
  );
  for (const { call } of guardedCalls) {
    expect((call.input.shape as Record<string, unknown>)["password"]).toBe(PasswordHash);
    expect(call.refusals).toContain("wrong_password");
    expect(call.access).toBe("customer");
  }
});

let last = 971_100_000;
async function owner({ customer, db }: TestApp) {
  const someone = await customer();
  const mobile = `+886${(last += 1)}`;
  const password_hash = valueOf(await hashPassword(password));
  const known = { mobile, password_hash };
  await db.updateTable("accounts").set(known).where("id", "=", someone.id).execute();
  return { ...someone, mobile };
}

const credentials = ({ db }: TestApp, id: number) =>
  db
    .selectFrom("accounts")
    .select(["mobile", "email", "password_hash", "state", "credentials_changed_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

/** What a thief with a stolen cookie can send, who reads the messages to contacts of their own. */
async function steal(
  world: TestApp,
  thief: TestCaller,
): Promise<{ name: string; answer: string }[]> {
  const mobile = `0${(last += 1)}`;
  const email = `${last}@thief.test`;
  const seen = await readPicture(world, "change_mobile");
  valueOf(await thief.call(sendResetMobileSmsCaptcha, { mobile, ...seen }));
  const read = await readPicture(world, "change_email");
  valueOf(await thief.call(sendResetEmailMailCaptcha, { email, ...read }));
  const codes: Readonly<Record<string, string>> = {
    changeMobile: codeTo(world, `+886${mobile.slice(1)}`),
    changeEmail: codeTo(world, email),
  };
  const stolen = [];
  for (const { name, call } of guardedCalls) {
    const own = { mobile, email, captcha: codes[name] ?? "123456", new_password: wrong };
    for (const guess of [wrong, "", undefined]) {
      const input = { ...sampleInput(call, own), ...own, password: guess };
      stolen.push({ name, answer: await send(thief, call, input) });
    }
  }
  return stolen;
}

async function send(thief: TestCaller, { path }: Call, input: object): Promise<string> {
  const answer = await thief.send(path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-sampan-client": "web" },
    body: JSON.stringify(input),
  });
  const { success } = (await answer.json()) as { success: boolean };
  return success ? "accepted" : "refused";
}

test("a stolen cookie changes nothing that opens the account", async () => {
  const ming = await owner(guarded);
  const before = await credentials(guarded, ming.id);
  const stolen = await steal(guarded, ming);
  const accepted = stolen.filter(({ answer }) => answer === "accepted");
  tellPromise({
    promise: 34,
    name: "Step-up: a stolen cookie",
    target: "0 succeed",
    figure: `${accepted.length} of ${stolen.length} succeed`,
  });
  expect(accepted).toEqual([]);
  expect(await credentials(guarded, ming.id)).toEqual(before);
});

test("and would take the account over, without the step-up", async () => {
  const ming = await owner(unguarded);
  const stolen = await steal(unguarded, ming);
  const taken = stolen.filter(({ answer }) => answer === "accepted").map(({ name }) => name);
  expect(taken).toEqual(expect.arrayContaining(["changeMobile", "changeEmail", "changePassword"]));
  expect((await credentials(unguarded, ming.id)).mobile).not.toBe(ming.mobile);
});

test("a changed password, mobile or e-mail holds payouts for 24 hours and is told to the old contact", async () => {
  const { clock, jobs } = guarded;
  const figures: string[] = [];
  for (const change of ["password", "mobile", "email"] as const) {
    clock.pass({ hours: 30 });
    const ming = await owner(guarded);
    const mobile = `0${(last += 1)}`;
    const email = `${last}@people.test`;
    const before = jobs.length;
    if (change === "password") {
      valueOf(await ming.call(changePassword, { password, new_password: wrong }));
    } else if (change === "mobile") {
      valueOf(await ming.call(sendResetMobileSmsCaptcha, { mobile }));
      const captcha = codeTo(guarded, `+886${mobile.slice(1)}`);
      valueOf(await ming.call(changeMobile, { mobile, captcha, password }));
    } else {
      valueOf(await ming.call(sendResetEmailMailCaptcha, { email }));
      const captcha = codeTo(guarded, email);
      valueOf(await ming.call(changeEmail, { email, captcha, password }));
    }
    const told = jobs
      .slice(before)
      .flatMap(({ name, data }) => (name !== "send-captcha" && "to" in data ? [data.to] : []));
    const isHeld = async () =>
      valueOf(await ming.call(getAccountSecurity, {})).data.payouts_held_until !== "";
    const atOnce = await isHeld();
    clock.pass({ hours: 23.99 });
    const almost = await isHeld();
    clock.pass({ hours: 0.02 });
    const after = await isHeld();
    figures.push(`${change}: ${told.length} told, held ${[atOnce, almost, after].join("/")}`);
    expect(told).toEqual([ming.email, ming.mobile]);
    expect([atOnce, almost, after]).toEqual([true, true, false]);
  }
  tellPromise({
    promise: 34,
    name: "Step-up: after a change",
    target: "payouts held 24 h, old contacts told at once",
    figure: figures.join("; "),
  });
  expect(refusalOf(await guarded.visitor().call(getAccountSecurity, {}))).toBe("login_needed");
});
