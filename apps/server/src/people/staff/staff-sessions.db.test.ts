import { createHash } from "node:crypto";
import { getUserById } from "@sampan/contract/people/accounts/accounts";
import { queryAuditLog } from "@sampan/contract/kernel/audit/staff-audit";
import { queryCustomers } from "@sampan/contract/people/customers/staff-customers";
import { getStaffMe, logInStaff, logOutStaff } from "@sampan/contract/people/staff/staff-sessions";
import { rightsOf, staffRoles, type StaffRole } from "@sampan/domain/kernel/rights";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { hashPassword } from "../accounts/hash-password.ts";

const { app, clock, customer, db, staff, visitor } = await openTestApp();

const received = (password: string) => createHash("sha256").update(password).digest("hex");
const password = received("Desk_2026");
const stored = valueOf(await hashPassword(password));

async function colleague(...roles: StaffRole[]) {
  const { id } = await staff(...roles);
  const { email } = await db
    .updateTable("staff_members")
    .set({ password_hash: stored })
    .where("id", "=", id)
    .returning("email")
    .executeTakeFirstOrThrow();
  return { id, email };
}

describe("staff log in", () => {
  test("apart from customers, with a cookie of their own [BO-01]", async () => {
    const { email } = await colleague("reviewer", "buyer");
    const desk = visitor();
    const { data } = valueOf(await desk.call(logInStaff, { email, password }));
    expect(data.roles).toEqual(["reviewer", "buyer"]);
    expect(new Set(data.rights)).toEqual(new Set([...rightsOf("reviewer"), ...rightsOf("buyer")]));
    expect(new Set(desk.cookies.keys())).toEqual(new Set(["staff_session_id", "staff_device_id"]));
    expect(valueOf(await desk.call(getStaffMe, {})).data.email).toBe(email);
    expect(refusalOf(await desk.call(getUserById, {}))).toBe("login_needed");
  });

  test("and hear the same of a wrong password and an unknown address [BO-01]", async () => {
    const { email } = await colleague("reviewer");
    const wrong = await visitor().call(logInStaff, { email, password: received("guess") });
    const unknown = { email: "nobody@staff.test", password };
    expect(refusalOf(wrong)).toBe("wrong_password");
    expect(refusalOf(await visitor().call(logInStaff, unknown))).toBe("wrong_password");
  });

  test("not after five wrong tries, and then each further one makes them wait longer [BO-01]", async () => {
    const { email } = await colleague("reviewer");
    const logIn = (text: string) => visitor().call(logInStaff, { email, password: text });
    const guess = received("guess");
    for (const _ of Array(5)) expect(refusalOf(await logIn(guess))).toBe("wrong_password");
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      const early = await logIn(password);
      expect(early).toMatchObject({ error: { code: "account_locked", values: { minutes } } });
      clock.pass({ minutes });
      expect(refusalOf(await logIn(guess))).toBe("wrong_password");
    }
    clock.pass({ minutes: 15 });
    expect(refusalOf(await logIn(password))).toBe("accepted");
    for (const _ of Array(4)) expect(refusalOf(await logIn(guess))).toBe("wrong_password");
    expect(refusalOf(await logIn(password))).toBe("accepted");
  });

  test("nor sooner at an address that nobody has, which waits like any other [BO-01]", async () => {
    const nobody = { email: "ghost@staff.test", password };
    for (const _ of Array(5))
      expect(refusalOf(await visitor().call(logInStaff, nobody))).toBe("wrong_password");
    expect(refusalOf(await visitor().call(logInStaff, nobody))).toBe("account_locked");
    clock.pass({ days: 2 });
  });

  test("nor from a network that tries many of them [BO-01] [NFR-08]", async () => {
    const guessAt = (email: string) => visitor().call(logInStaff, { email, password });
    for (const nth of Array(20).keys())
      expect(refusalOf(await guessAt(`spray${nth}@staff.test`))).toBe("wrong_password");
    const { email } = await colleague("reviewer");
    expect(refusalOf(await guessAt(email))).toBe("account_locked");
    clock.pass({ minutes: 1 });
    expect(refusalOf(await guessAt(email))).toBe("accepted");
  });

  test("not when they no longer work here, and their session ends then [BO-01]", async () => {
    const { id, email } = await colleague("reviewer");
    const desk = visitor();
    valueOf(await desk.call(logInStaff, { email, password }));
    await db.updateTable("staff_members").set({ state: "disabled" }).where("id", "=", id).execute();
    expect(refusalOf(await desk.call(getStaffMe, {}))).toBe("login_needed");
    expect(refusalOf(await visitor().call(logInStaff, { email, password }))).toBe("wrong_password");
  });

  test("on record, good and bad [BO-03]", async () => {
    const { email } = await colleague("reviewer");
    await visitor().call(logInStaff, { email, password: received("guess") });
    const desk = visitor();
    valueOf(await desk.call(logInStaff, { email, password }));
    valueOf(await desk.call(logOutStaff, {}));
    const admin = await staff("admin");
    const { datalist } = valueOf(await admin.call(queryAuditLog, { staff_email: email }));
    expect(datalist.map(({ action }) => action)).toEqual(["log_out", "log_in", "log_in_refused"]);
  });
});

describe("a staff session", () => {
  test("ends after an hour at which nobody sat there, and after twelve at the latest", async () => {
    const { email } = await colleague("reviewer");
    const desk = visitor();
    valueOf(await desk.call(logInStaff, { email, password }));
    for (const _ of Array(12)) {
      clock.pass({ minutes: 59 });
      expect(refusalOf(await desk.call(getStaffMe, {}))).toBe("accepted");
    }
    clock.pass({ minutes: 12 });
    expect(refusalOf(await desk.call(getStaffMe, {}))).toBe("login_needed");

    valueOf(await desk.call(logInStaff, { email, password }));
    clock.pass({ minutes: 60 });
    expect(refusalOf(await desk.call(getStaffMe, {}))).toBe("login_needed");
  });

  test("ends on the server when its owner logs out", async () => {
    const one = await staff("reviewer");
    const secret = one.cookies.get("staff_session_id") ?? "";
    valueOf(await one.call(logOutStaff, {}));
    one.cookies.set("staff_session_id", secret);
    expect(refusalOf(await one.call(getStaffMe, {}))).toBe("login_needed");
  });
});

describe("a staff call", () => {
  test("is never opened by a customer's session, in whichever cookie it comes [SES-15]", async () => {
    const ming = await customer();
    expect(refusalOf(await ming.call(getStaffMe, {}))).toBe("login_needed");
    ming.cookies.set("staff_session_id", ming.cookies.get("session_id") ?? "");
    expect(refusalOf(await ming.call(getStaffMe, {}))).toBe("login_needed");
  });

  test("answers 401 without a session and 403 without the right [BO-02]", async () => {
    expect((await app.inject({ url: queryCustomers.path })).statusCode).toBe(401);
    const keeper = await staff("warehouse");
    expect((await keeper.send(queryCustomers.path, {})).status).toBe(403);
  });

  test.each(staffRoles)(
    "to see customers is open to a %s only with that right [BO-02]",
    async (role) => {
      const answer = await (await staff(role)).call(queryCustomers, {});
      const mayView = rightsOf(role).includes("view_customers");
      expect(refusalOf(answer)).toBe(mayView ? "accepted" : "right_missing");
    },
  );
});
