import { createHash } from "node:crypto";
import { getUserById } from "@sampan/contract/people/accounts/accounts";
import {
  checkMobileCaptcha,
  sendResetEmailMailCaptcha,
  sendResetMobileSmsCaptcha,
} from "@sampan/contract/people/codes/codes";
import {
  changeEmail,
  changeMobile,
  changePassword,
  getAccountSecurity,
  updateCheckEmail,
} from "@sampan/contract/people/accounts/credentials";
import { queryNoticeList } from "@sampan/contract/people/notices";
import { logIn } from "@sampan/contract/people/sessions/log-in";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { codeTo, readPicture, senders } from "../../../../../tests/support/test-codes.ts";
import { createTestCaller } from "../../../../../tests/support/test-caller.ts";
import { insertSession } from "../../../../../tests/support/test-people.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { hashPassword } from "./hash-password.ts";

const world = await openTestApp(senders);
const { app, clock, customer, db, jobs, visitor } = world;

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const password = hashOf("Boat_2026");
const wrong = hashOf("Raft_2026");
let password_hash = "";
beforeAll(async () => {
  password_hash = valueOf(await hashPassword(password));
});
// Each story has an hour of its own, so that none uses up the limits of another.
beforeEach(() => clock.pass({ hours: 2 }));

let last = 951_100_000;
const newMobile = () => `0${(last += 1)}`;
const stored = (mobile: string) => `+886${mobile.slice(1)}`;
const newEmail = () => `${(last += 1)}@people.test`;

/** Somebody with a password, an e-mail address and, unless they registered without, a mobile number. */
async function person(mobile: string | null = stored(newMobile())) {
  const someone = await customer();
  const known = { password_hash, mobile };
  await db.updateTable("accounts").set(known).where("id", "=", someone.id).execute();
  return { ...someone, mobile };
}
type Person = Awaited<ReturnType<typeof person>>;

/** The same person at another device. */
async function elsewhere({ id }: Person) {
  const caller = createTestCaller(app);
  caller.cookies.set("session_id", await insertSession(db, clock.now(), id));
  return caller;
}

async function codeForMobile(ming: Person, mobile: string) {
  valueOf(await ming.call(sendResetMobileSmsCaptcha, { mobile }));
  return codeTo(world, stored(mobile));
}
async function codeForEmail(ming: Person, email: string) {
  valueOf(await ming.call(sendResetEmailMailCaptcha, { email }));
  return codeTo(world, email);
}
const messagesSince = (count: number) =>
  jobs.slice(count).flatMap(({ name, data }) => ("to" in data ? [{ name, to: data.to }] : []));

describe("the mobile number", () => {
  test("is changed by the code that went to the new one [API-19] [API-20] [ACC-22]", async () => {
    const ming = await person();
    const mobile = newMobile();
    const captcha = await codeForMobile(ming, mobile);
    const { data } = valueOf(await ming.call(changeMobile, { mobile, captcha, password }));
    expect(data.phone).toBe(stored(mobile));
    expect(refusalOf(await visitor().call(logIn, { account: mobile, password }))).toBe("accepted");
    const former = { account: ming.mobile ?? "", password };
    expect(refusalOf(await visitor().call(logIn, former))).toBe("account_not_found");
  });

  test("is told to the contacts from before the change, and in the list", async () => {
    const ming = await person();
    const mobile = newMobile();
    const captcha = await codeForMobile(ming, mobile);
    const before = jobs.length;
    valueOf(await ming.call(changeMobile, { mobile, captcha, password }));
    expect(messagesSince(before)).toEqual([
      { name: "send-mail", to: ming.email },
      { name: "send-sms", to: ming.mobile },
    ]);
    const sms = jobs.at(-1);
    expect(sms?.name === "send-sms" && sms.data.text).toContain(`••••${mobile.slice(-4)}`);
    const { datalist } = valueOf(await ming.call(queryNoticeList, {}));
    expect(datalist[0]).toMatchObject({ kind: "mobile_changed" });
  });

  test("becomes the first one of an account without [ACC-22]", async () => {
    const ming = await person(null);
    const mobile = newMobile();
    const captcha = await codeForMobile(ming, mobile);
    const { data } = valueOf(await ming.call(changeMobile, { mobile, captcha, password }));
    expect(data).toMatchObject({ phone: stored(mobile), email: ming.email });
  });

  test("stays without the password, and the code is good for another try [ERR-37]", async () => {
    const ming = await person();
    const mobile = newMobile();
    const captcha = await codeForMobile(ming, mobile);
    const guess = await ming.call(changeMobile, { mobile, captcha, password: wrong });
    expect(refusalOf(guess)).toBe("wrong_password");
    expect(valueOf(await ming.call(getUserById, {})).data.phone).toBe(ming.mobile);
    expect(refusalOf(await ming.call(changeMobile, { mobile, captcha, password }))).toBe(
      "accepted",
    );
  });

  test("of another account is refused, at every step [ACC-11] [ERR-44]", async () => {
    const [ming, nok] = [await person(), await person()];
    const mobile = `0${nok.mobile?.slice(4)}`;
    const sent = await ming.call(sendResetMobileSmsCaptcha, { mobile });
    expect(refusalOf(sent)).toBe("mobile_known");
    // Free when the code was sent, taken when it was typed.
    const wanted = newMobile();
    const captcha = await codeForMobile(ming, wanted);
    await db
      .updateTable("accounts")
      .set({ mobile: stored(wanted) })
      .where("id", "=", nok.id)
      .execute();
    const late = await ming.call(changeMobile, { mobile: wanted, captcha, password });
    expect(refusalOf(late)).toBe("mobile_known");
  });

  test("takes a code for exactly this change [API-25] [ACC-14]", async () => {
    const ming = await person();
    const mobile = newMobile();
    const captcha = await codeForMobile(ming, mobile);
    const asked = { mobile, captcha };
    const check = async (sms_type: "change_mobile" | "register" | "reset_password") =>
      refusalOf(await ming.call(checkMobileCaptcha, { ...asked, sms_type }));
    expect(await check("change_mobile")).toBe("accepted");
    expect([await check("register"), await check("reset_password")]).toEqual([
      "captcha_wrong",
      "captcha_wrong",
    ]);
    const other = { mobile: newMobile(), captcha, password };
    expect(refusalOf(await ming.call(changeMobile, other))).toBe("captcha_wrong");
  });
});

describe("the e-mail address", () => {
  test("is changed by the code that went to the new one [API-14] [API-15] [ACC-23]", async () => {
    const ming = await person();
    const email = newEmail();
    valueOf(await ming.call(updateCheckEmail, { email }));
    const captcha = await codeForEmail(ming, email);
    const before = jobs.length;
    const { data } = valueOf(await ming.call(changeEmail, { email, captcha, password }));
    expect(data.email).toBe(email);
    expect(refusalOf(await visitor().call(logIn, { account: email, password }))).toBe("accepted");
    expect(messagesSince(before).slice(0, 2)).toEqual([
      { name: "send-mail", to: ming.email },
      { name: "send-sms", to: ming.mobile },
    ]);
  });

  test("becomes the first one of an account that registered by mobile [ACC-23]", async () => {
    const ming = await person();
    await db.updateTable("accounts").set({ email: null }).where("id", "=", ming.id).execute();
    const email = newEmail();
    const captcha = await codeForEmail(ming, email);
    const { data } = valueOf(await ming.call(changeEmail, { email, captcha, password }));
    expect(data).toMatchObject({ email, phone: ming.mobile });
  });

  test("of another account is refused, at every step [API-17] [ACC-10] [ERR-43]", async () => {
    const [ming, nok] = [await person(), await person()];
    const email = ` ${nok.email.toUpperCase()}`;
    expect(refusalOf(await ming.call(updateCheckEmail, { email }))).toBe("email_known");
    expect(refusalOf(await ming.call(updateCheckEmail, { email: ming.email }))).toBe("accepted");
    const sent = await ming.call(sendResetEmailMailCaptcha, { email });
    expect(refusalOf(sent)).toBe("email_known");
    expect(refusalOf(await ming.call(updateCheckEmail, { email: "nobody" }))).toBe("email_invalid");
  });

  test("is looked up thirty times in an hour at most [NFR-08]", async () => {
    const ming = await person();
    const look = async () => refusalOf(await ming.call(updateCheckEmail, { email: newEmail() }));
    for (const _ of Array(30)) expect(await look()).toBe("accepted");
    expect(await look()).toBe("call_limit");
  });

  test("takes a picture from the third code on [NFR-08]", async () => {
    const ming = await person();
    const ask = async (answer = {}) =>
      refusalOf(await ming.call(sendResetEmailMailCaptcha, { email: newEmail(), ...answer }));
    expect([await ask(), await ask(), await ask()]).toEqual([
      "accepted",
      "accepted",
      "image_captcha_needed",
    ]);
    expect(await ask(await readPicture(world, "change_email"))).toBe("accepted");
  });
});

describe("the password", () => {
  const new_password = hashOf("Mast_2026");

  test("is changed by who knows it, and ends the sessions elsewhere [SES-13]", async () => {
    const ming = await person();
    const other = await elsewhere(ming);
    expect(refusalOf(await other.call(getUserById, {}))).toBe("accepted");
    const before = jobs.length;
    valueOf(await ming.call(changePassword, { password, new_password }));
    expect(refusalOf(await other.call(getUserById, {}))).toBe("login_needed");
    expect(refusalOf(await ming.call(getUserById, {}))).toBe("accepted");
    expect(messagesSince(before).map(({ to }) => to)).toEqual([ming.email, ming.mobile]);
    const account = ming.email;
    expect(refusalOf(await visitor().call(logIn, { account, password }))).toBe("wrong_password");
    const renewed = await visitor().call(logIn, { account, password: new_password });
    expect(refusalOf(renewed)).toBe("accepted");
  });

  test("is guessed five times by one session, and the owner goes on elsewhere [ERR-37] [NFR-08]", async () => {
    const ming = await person();
    const thief = await elsewhere(ming);
    const guess = async () =>
      refusalOf(await thief.call(changePassword, { password: wrong, new_password }));
    for (const _ of Array(5)) expect(await guess()).toBe("wrong_password");
    const right = await thief.call(changePassword, { password, new_password });
    expect(refusalOf(right)).toBe("call_limit");
    valueOf(await ming.call(changePassword, { password, new_password }));
  });
});

describe("payouts", () => {
  const security = async (ming: Person) => valueOf(await ming.call(getAccountSecurity, {})).data;

  test("are held for 24 hours after a change, and the owner can see it", async () => {
    const ming = await person();
    expect(await security(ming)).toEqual({
      phone: ming.mobile,
      email: ming.email,
      credentials_changed_at: "",
      payouts_held_until: "",
    });
    clock.set(new Date("2026-06-01T04:00:00Z"));
    const other = await elsewhere(ming);
    valueOf(await other.call(changePassword, { password, new_password: password }));
    const held = { ...ming, ...other };
    expect(await security(held)).toMatchObject({
      credentials_changed_at: "2026-06-01 12:00:00",
      payouts_held_until: "2026-06-02 12:00:00",
    });
    clock.pass({ hours: 24 });
    expect((await security(held)).payouts_held_until).toBe("");
  });
});
