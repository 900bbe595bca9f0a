import { createHash } from "node:crypto";
import * as members from "@sampan/contract/people/staff/staff-members";
import * as security from "@sampan/contract/people/staff/staff-security";
import { getStaffMe, logInStaff, logOutStaff } from "@sampan/contract/people/staff/staff-sessions";
import { beforeEach, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import type { TestCaller } from "../../../../../tests/support/test-caller.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { hashPassword } from "../accounts/hash-password.ts";
import { sweepExpired } from "../../sweep-expired.ts";

const { clock, db, needs, staff, visitor } = await openTestApp();

const received = (text: string) => createHash("sha256").update(text).digest("hex");
const [right, wrong] = [received("Desk_2026"), received("guess")];
const password_hash = valueOf(await hashPassword(right));

// Everybody here knocks from one address.
beforeEach(() => db.deleteFrom("back_offs").execute());

async function colleague() {
  const { id } = await staff("reviewer");
  const { email } = await db
    .updateTable("staff_members")
    .set({ password_hash })
    .where("id", "=", id)
    .returning("email")
    .executeTakeFirstOrThrow();
  // The session they came with is none that they opened.
  await db.deleteFrom("staff_sessions").where("staff_id", "=", id).execute();
  const enter = async (browser: TestCaller, password = right) =>
    refusalOf(await browser.call(logInStaff, { email, password }));
  const attack = async () => {
    for (const _ of Array(6)) await enter(visitor(), wrong);
  };
  return { email, enter, attack };
}

test("a desk that was used before waits for its own guesses only [BO-01] [NFR-08]", async () => {
  const { enter, attack } = await colleague();
  const desk = visitor();
  expect(await enter(desk)).toBe("accepted");
  valueOf(await desk.call(logOutStaff, {}));
  await attack();
  expect(await enter(visitor())).toBe("account_locked");
  expect(await enter(desk)).toBe("accepted");
  for (const _ of Array(5)) expect(await enter(desk, wrong)).toBe("wrong_password");
  expect(await enter(desk)).toBe("account_locked");
});

test("and its own password is asked for there while others guess it elsewhere [BO-01]", async () => {
  const { enter, attack } = await colleague();
  const desk = visitor();
  await enter(desk);
  await attack();
  const change = { password: right, new_password: received("Harbour_2026") };
  expect(refusalOf(await desk.call(security.changeOwnPassword, change))).toBe("accepted");
});

test("a colleague's desk is nobody else's, and a planted cookie is worth nothing afterwards", async () => {
  const [ann, bo] = [await colleague(), await colleague()];
  const desk = visitor();
  await ann.enter(desk);
  const planted = desk.cookies.get("staff_device_id") ?? "";
  await bo.attack();
  expect(await bo.enter(desk)).toBe("account_locked");
  clock.pass({ hours: 1 });
  expect(await bo.enter(desk)).toBe("accepted");
  expect(desk.cookies.get("staff_device_id")).not.toBe(planted);
  const stranger = visitor();
  stranger.cookies.set("staff_device_id", planted);
  await ann.attack();
  expect(await ann.enter(stranger)).toBe("account_locked");
  expect(await ann.enter(desk)).toBe("accepted");
});

test("a member sees the desks that know them, and has one forgotten [BO-01]", async () => {
  const { enter, attack } = await colleague();
  const [desk, lost] = [visitor(), visitor()];
  await enter(desk);
  await enter(lost);
  valueOf(await lost.call(logOutStaff, {}));
  const listed = async () => valueOf(await desk.call(security.getOwnSecurity, {})).data.sessions;
  const [own, known] = await listed();
  expect(own).toMatchObject({ is_current: true, is_live: true });
  expect(known).toMatchObject({ is_current: false, is_live: false });
  valueOf(await desk.call(security.endOwnSession, { token: known?.token ?? "" }));
  expect(await listed()).toHaveLength(1);
  await attack();
  expect(await enter(lost)).toBe("account_locked");
  expect(await enter(desk)).toBe("accepted");
});

test("an administrator ends all of them, and so does a new password [BO-04] [SES-13]", async () => {
  const admin = await staff("admin");
  const { email, enter, attack } = await colleague();
  const desk = visitor();
  await enter(desk);
  const listed = async () =>
    valueOf(await admin.call(members.queryStaffSessions, { email })).list.length;
  expect(await listed()).toBe(1);
  valueOf(await admin.call(members.endStaffSessions, { email }));
  expect(refusalOf(await desk.call(getStaffMe, {}))).toBe("login_needed");
  expect(await listed()).toBe(0);
  await attack();
  expect(await enter(desk)).toBe("account_locked");

  clock.pass({ hours: 1 });
  await enter(desk);
  valueOf(await admin.call(members.resetStaffPassword, { email }));
  expect(await listed()).toBe(0);
});

test("a member is known on ten, and nowhere after half a year [BO-01]", async () => {
  const { enter } = await colleague();
  const desks = Array.from({ length: 11 }, visitor);
  for (const desk of desks) {
    expect(await enter(desk)).toBe("accepted");
    clock.pass({ minutes: 1 });
  }
  const [first, ...others] = desks;
  expect(refusalOf(await (first as TestCaller).call(getStaffMe, {}))).toBe("login_needed");
  for (const desk of others) expect(refusalOf(await desk.call(getStaffMe, {}))).toBe("accepted");
  clock.pass({ days: needs.limits.known_device_days + 1 });
  await sweepExpired(needs);
  expect(await db.selectFrom("staff_devices").select("id").execute()).toEqual([]);
});
