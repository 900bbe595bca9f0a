import { createHash } from "node:crypto";
import { queryAuditLog } from "@sampan/contract/kernel/audit/staff-audit";
import { queryStaff, resetStaffOtp } from "@sampan/contract/people/staff/staff-members";
import * as security from "@sampan/contract/people/staff/staff-security";
import { getStaffMe, logInStaff } from "@sampan/contract/people/staff/staff-sessions";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { readOtpSecret } from "../../../../../tests/support/read-otp-secret.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { hashPassword } from "../accounts/hash-password.ts";
import { otpOfStep } from "./one-time-password.ts";

/** Nobody has to have an authenticator here, as in the demo. */
const { clock, db, staff, visitor } = await openTestApp();

const received = (text: string) => createHash("sha256").update(text).digest("hex");
const password = received("Desk_2026");
const stored = valueOf(await hashPassword(password));

async function colleague() {
  const { id } = await staff("reviewer");
  const { email } = await db
    .updateTable("staff_members")
    .set({ password_hash: stored })
    .where("id", "=", id)
    .returning("email")
    .executeTakeFirstOrThrow();
  // The session they came with is none that they opened.
  await db.deleteFrom("staff_sessions").where("staff_id", "=", id).execute();
  const desk = visitor();
  valueOf(await desk.call(logInStaff, { email, password }));
  return { email, desk, logIn: (more: object = {}) => logIn(email, more) };
}

const logIn = (email: string, more: object) =>
  visitor().call(logInStaff, { email, password, ...more });

const codeOf = (secret: string) =>
  otpOfStep(readOtpSecret(secret), Math.floor(clock.now().getTime() / 30_000));

async function withAuthenticator() {
  const one = await colleague();
  const { secret } = valueOf(await one.desk.call(security.startOwnOtp, { password })).data;
  const otp = codeOf(secret);
  const { recovery_codes } = valueOf(await one.desk.call(security.confirmOwnOtp, { otp })).data;
  return { ...one, secret, otp, recovery_codes };
}

describe("an authenticator of one's own will", () => {
  test("is asked for from its first code on, which counts once [BO-01]", async () => {
    const { desk, email, logIn: enter } = await colleague();
    expect(refusalOf(await desk.call(security.confirmOwnOtp, { otp: "123456" }))).toBe(
      "otp_not_started",
    );
    const { secret, uri } = valueOf(await desk.call(security.startOwnOtp, { password })).data;
    expect(new URL(uri).searchParams.get("secret")).toBe(secret);
    expect(decodeURIComponent(new URL(uri).pathname)).toContain(email);
    expect(refusalOf(await enter())).toBe("accepted");

    const otp = codeOf(secret);
    expect(refusalOf(await desk.call(security.confirmOwnOtp, { otp: "abcdef" }))).toBe("otp_wrong");
    valueOf(await desk.call(security.confirmOwnOtp, { otp }));
    expect(refusalOf(await enter())).toBe("otp_needed");
    expect(refusalOf(await enter({ otp }))).toBe("otp_wrong");
    clock.pass({ minutes: 0.5 });
    expect(refusalOf(await enter({ otp: codeOf(secret) }))).toBe("accepted");
  });

  test("stays in use until a new one is proven [BO-01]", async () => {
    const { desk, secret, logIn: enter } = await withAuthenticator();
    const next = valueOf(await desk.call(security.startOwnOtp, { password })).data.secret;
    clock.pass({ minutes: 0.5 });
    expect(refusalOf(await enter({ otp: codeOf(secret) }))).toBe("accepted");
    valueOf(await desk.call(security.confirmOwnOtp, { otp: codeOf(next) }));
    clock.pass({ minutes: 0.5 });
    expect(refusalOf(await enter({ otp: codeOf(secret) }))).toBe("otp_wrong");
    expect(refusalOf(await enter({ otp: codeOf(next) }))).toBe("accepted");
  });

  test("has recovery codes, and new ones replace them [BO-01]", async () => {
    const { desk, recovery_codes, logIn: enter } = await withAuthenticator();
    const [first = "", second = ""] = recovery_codes;
    expect(refusalOf(await enter({ otp: first }))).toBe("accepted");
    expect(refusalOf(await enter({ otp: first }))).toBe("otp_wrong");
    const renewed = valueOf(await desk.call(security.renewRecoveryCodes, { password })).data;
    expect(refusalOf(await enter({ otp: second }))).toBe("otp_wrong");
    expect(refusalOf(await enter({ otp: renewed.recovery_codes[0] }))).toBe("accepted");
  });

  test("is not stood in for by another member's recovery code [BO-01]", async () => {
    const ann = await withAuthenticator();
    const bo = await withAuthenticator();
    expect(refusalOf(await ann.logIn({ otp: bo.recovery_codes[0] }))).toBe("otp_wrong");
  });

  test("is turned off with the password, where nobody has to have one [BO-01]", async () => {
    const { desk, logIn: enter } = await withAuthenticator();
    const off = (text: string) => desk.call(security.removeOwnOtp, { password: text });
    expect(refusalOf(await off(received("guess")))).toBe("wrong_password");
    valueOf(await off(password));
    expect(refusalOf(await enter())).toBe("accepted");
    expect(refusalOf(await off(password))).toBe("otp_is_off");
  });

  test("is forgotten by another administrator when the phone is lost [BO-04]", async () => {
    const { desk, email, logIn: enter } = await withAuthenticator();
    const admin = await staff("admin");
    valueOf(await admin.call(resetStaffOtp, { email }));
    expect(refusalOf(await desk.call(getStaffMe, {}))).toBe("login_needed");
    expect(refusalOf(await enter())).toBe("accepted");
    expect(refusalOf(await admin.call(resetStaffOtp, { email }))).toBe("otp_is_off");
    const { datalist } = valueOf(await admin.call(queryStaff, { search: email }));
    expect(datalist[0]?.has_otp).toBe(false);
  });
});

describe("one's own password", () => {
  test("is changed by knowing it, which ends the sessions elsewhere [BO-01]", async () => {
    const { desk, email } = await colleague();
    const other = visitor();
    valueOf(await other.call(logInStaff, { email, password }));
    const next = received("Harbour_2026");
    const change = (now: string, new_password = next) =>
      desk.call(security.changeOwnPassword, { password: now, new_password });
    expect(refusalOf(await change(received("guess")))).toBe("wrong_password");
    expect(refusalOf(await change(password, password))).toBe("password_unchanged");
    valueOf(await change(password));
    expect(refusalOf(await desk.call(getStaffMe, {}))).toBe("accepted");
    expect(refusalOf(await other.call(getStaffMe, {}))).toBe("login_needed");
    expect(refusalOf(await logIn(email, {}))).toBe("wrong_password");
    expect(refusalOf(await logIn(email, { password: next }))).toBe("accepted");
  });

  test("is not found out at a desk that was left open [BO-01]", async () => {
    const { desk, email } = await colleague();
    const guess = { password: received("guess"), new_password: received("other") };
    for (const _ of Array(5))
      expect(refusalOf(await desk.call(security.changeOwnPassword, guess))).toBe("wrong_password");
    const right = { ...guess, password };
    expect(refusalOf(await desk.call(security.changeOwnPassword, right))).toBe("account_locked");
    clock.pass({ minutes: 1 });
    valueOf(await desk.call(security.changeOwnPassword, right));
    expect(refusalOf(await logIn(email, { password: right.new_password }))).toBe("accepted");
  });

  test("and what protects it are on record, without what they were [BO-03] [NFR-06]", async () => {
    const { email, desk } = await withAuthenticator();
    valueOf(
      await desk.call(security.changeOwnPassword, { password, new_password: received("Other_1") }),
    );
    const admin = await staff("admin");
    const { datalist } = valueOf(await admin.call(queryAuditLog, { staff_email: email }));
    expect(datalist.map(({ action }) => action)).toEqual([
      "change_own_password",
      "set_up_otp",
      "log_in",
    ]);
    expect(JSON.stringify(datalist)).not.toContain(received("Other_1"));
  });
});

test("a member sees where they are logged in and ends what is not theirs [BO-01]", async () => {
  const { desk, email } = await colleague();
  const lost = visitor();
  valueOf(await lost.call(logInStaff, { email, password }));
  const { sessions } = valueOf(await desk.call(security.getOwnSecurity, {})).data;
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ is_current }) => is_current)).toHaveLength(1);
  const token = sessions.find(({ is_current }) => !is_current)?.token ?? "";

  const stranger = await colleague();
  valueOf(await stranger.desk.call(security.endOwnSession, { token }));
  expect(refusalOf(await lost.call(getStaffMe, {}))).toBe("accepted");

  valueOf(await desk.call(security.endOwnSession, { token }));
  expect(refusalOf(await lost.call(getStaffMe, {}))).toBe("login_needed");
  expect(refusalOf(await desk.call(getStaffMe, {}))).toBe("accepted");
});
