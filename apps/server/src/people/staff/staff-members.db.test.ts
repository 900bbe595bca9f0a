import { createHash } from "node:crypto";
import { queryAuditLog } from "@sampan/contract/kernel/audit/staff-audit";
import * as members from "@sampan/contract/people/staff/staff-members";
import { queryReviewQueue } from "@sampan/contract/trade/approvals/staff-approvals";
import { getStaffMe, logInStaff } from "@sampan/contract/people/staff/staff-sessions";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { clock, customer, db, staff, visitor } = await openTestApp();

const received = (password: string) => createHash("sha256").update(password).digest("hex");
const own = received("Desk_2026");
const admin = await staff("admin");

let made = 0;
/** Somebody new whom the administrator made, with the password that was handed out. */
async function colleague(...roles: members.StaffMember["roles"]) {
  made += 1;
  const email = `colleague${made}@staff.test`;
  const wish = { email, name: "陳小姐", language: "zh-TW", roles } as const;
  const { data } = valueOf(await admin.call(members.createStaff, { ...wish, roles: [...roles] }));
  return { email, password: received(data.initial_password), valid_until: data.valid_until };
}

/** The same with a password of their own, at a desk. */
async function settled(...roles: members.StaffMember["roles"]) {
  const { email, password } = await colleague(...roles);
  const desk = visitor();
  valueOf(await desk.call(logInStaff, { email, password, new_password: own }));
  return { email, desk };
}

async function rowOf(email: string): Promise<members.StaffMember> {
  const { datalist } = valueOf(await admin.call(members.queryStaff, { search: email }));
  const [row] = datalist;
  if (!row) throw new Error(`nobody is called ${email}`);
  return row;
}

async function lastActOn(email: string) {
  const { datalist } = valueOf(
    await admin.call(queryAuditLog, { object_kind: "staff_member", object_id: email }),
  );
  return datalist[0];
}

describe("an administrator creates a colleague", () => {
  test("whose first password opens nothing but the choice of another [BO-04]", async () => {
    const { email, password } = await colleague("reviewer", "buyer");
    expect(await rowOf(email)).toMatchObject({ must_change_password: true, seen_at: null });
    const desk = visitor();
    const logIn = (more: object) => desk.call(logInStaff, { email, password, ...more });
    expect(refusalOf(await logIn({}))).toBe("password_change_needed");
    expect(refusalOf(await desk.call(getStaffMe, {}))).toBe("login_needed");
    expect(refusalOf(await logIn({ new_password: password }))).toBe("password_unchanged");
    const { data } = valueOf(await logIn({ new_password: own }));
    expect(data.roles).toEqual(["reviewer", "buyer"]);
    expect(refusalOf(await desk.call(queryReviewQueue, {}))).toBe("accepted");

    expect(refusalOf(await logIn({}))).toBe("wrong_password");
    valueOf(await visitor().call(logInStaff, { email, password: own }));
    expect(await rowOf(email)).toMatchObject({ must_change_password: false, sessions: 2 });
  });

  test("who has three days to use that password [BO-04]", async () => {
    const { email, password } = await colleague("buyer");
    clock.pass({ days: 3 });
    const late = await visitor().call(logInStaff, { email, password, new_password: own });
    expect(refusalOf(late)).toBe("initial_password_expired");
    const { data } = valueOf(await admin.call(members.resetStaffPassword, { email }));
    const renewed = { email, password: received(data.initial_password), new_password: own };
    expect(refusalOf(await visitor().call(logInStaff, renewed))).toBe("accepted");
  });

  test("with an address that nobody has, a name and a role, on record [BO-04] [BO-03]", async () => {
    const { email } = await colleague("buyer");
    const wish = {
      email: "new@staff.test",
      name: "New",
      language: "th",
      roles: ["buyer"],
    } as const;
    const create = async (changed: object) =>
      refusalOf(await admin.call(members.createStaff, { ...wish, roles: ["buyer"], ...changed }));
    expect(await create({ email: ` ${email.toUpperCase()}` })).toBe("staff_email_known");
    expect(await create({ email: "no address" })).toBe("email_invalid");
    expect(await create({ name: "  " })).toBe("staff_name_needed");
    expect(await create({ roles: [] })).toBe("roles_needed");
    const act = await lastActOn(email);
    expect(act).toMatchObject({ action: "create_staff", new_value: { roles: ["buyer"] } });
  });
});

describe("an administrator changes a colleague", () => {
  test("whose rights follow at the next click [BO-04] [BO-02]", async () => {
    const { email, desk } = await settled("buyer");
    expect(refusalOf(await desk.call(queryReviewQueue, {}))).toBe("right_missing");
    const { version } = await rowOf(email);
    const wish = { email, new_email: `x${email}`, name: "陳", language: "en", version } as const;
    valueOf(await admin.call(members.editStaff, { ...wish, roles: ["reviewer"] }));
    expect(refusalOf(await desk.call(queryReviewQueue, {}))).toBe("accepted");
    expect(valueOf(await desk.call(getStaffMe, {})).data).toMatchObject({
      email: `x${email}`,
      name: "陳",
      language: "en",
      roles: ["reviewer"],
    });
    expect(await lastActOn(`x${email}`)).toMatchObject({
      action: "edit_staff",
      old_value: { email, roles: ["buyer"] },
      new_value: { email: `x${email}`, roles: ["reviewer"] },
    });
    const again = await admin.call(members.editStaff, {
      ...wish,
      email: `x${email}`,
      roles: ["buyer"],
    });
    expect(refusalOf(again)).toBe("changed_meanwhile");
  });

  test("but nobody their own roles [BO-04]", async () => {
    const { data } = valueOf(await admin.call(getStaffMe, {}));
    const { version } = await rowOf(data.email);
    const me = { email: data.email, new_email: data.email, language: "th", version } as const;
    const edit = async (roles: members.StaffMember["roles"]) =>
      refusalOf(await admin.call(members.editStaff, { ...me, name: "Me", roles }));
    expect(await edit(["admin", "finance"])).toBe("own_roles");
    expect(await edit(["buyer"])).toBe("own_roles");
    expect(await edit(["admin"])).toBe("accepted");
  });

  test("who is out at once when disabled, and back when enabled [BO-04]", async () => {
    const { email, desk } = await settled("reviewer");
    const set = (state: "active" | "disabled", reason = "left") =>
      admin.call(members.setStaffState, { email, state, reason });
    expect(refusalOf(await set("disabled", " "))).toBe("reason_needed");
    valueOf(await set("disabled"));
    expect(refusalOf(await desk.call(getStaffMe, {}))).toBe("login_needed");
    expect(await rowOf(email)).toMatchObject({ state: "disabled", sessions: 0 });
    const logIn = () => visitor().call(logInStaff, { email, password: own });
    expect(refusalOf(await logIn())).toBe("wrong_password");
    valueOf(await set("active"));
    expect(refusalOf(await desk.call(getStaffMe, {}))).toBe("login_needed");
    expect(refusalOf(await logIn())).toBe("accepted");
  });

  test("but never themselves, so that one administrator is always left [BO-04]", async () => {
    const { email } = valueOf(await admin.call(getStaffMe, {})).data;
    const set = { email, state: "disabled", reason: "holiday" } as const;
    expect(refusalOf(await admin.call(members.setStaffState, set))).toBe("own_account");
    expect(refusalOf(await admin.call(members.resetStaffPassword, { email }))).toBe("own_account");
    expect(refusalOf(await admin.call(members.resetStaffOtp, { email }))).toBe("own_account");
  });

  test("whose sessions end one by one or all together [BO-04]", async () => {
    const { email, desk } = await settled("reviewer");
    const other = visitor();
    valueOf(await other.call(logInStaff, { email, password: own }));
    const { list } = valueOf(await admin.call(members.queryStaffSessions, { email }));
    expect(list).toHaveLength(2);
    expect(list.some(({ is_current }) => is_current)).toBe(false);
    const [newest] = list;
    valueOf(await admin.call(members.endStaffSessions, { email, token: newest?.token ?? "" }));
    expect(refusalOf(await other.call(getStaffMe, {}))).toBe("login_needed");
    expect(refusalOf(await desk.call(getStaffMe, {}))).toBe("accepted");
    valueOf(await admin.call(members.endStaffSessions, { email }));
    expect(refusalOf(await desk.call(getStaffMe, {}))).toBe("login_needed");
  });

  test("who has a new first password when the old one is forgotten [BO-04]", async () => {
    const { email, desk } = await settled("reviewer");
    const { data } = valueOf(await admin.call(members.resetStaffPassword, { email }));
    expect(refusalOf(await desk.call(getStaffMe, {}))).toBe("login_needed");
    const logIn = (password: string) => visitor().call(logInStaff, { email, password });
    expect(refusalOf(await logIn(own))).toBe("wrong_password");
    const answer = await logIn(received(data.initial_password));
    expect(refusalOf(answer)).toBe("password_change_needed");
  });
});

test("customers do not exist for this desk, and the desk not for customers [SES-15]", async () => {
  const ming = await customer();
  expect(refusalOf(await ming.call(members.queryStaff, {}))).toBe("login_needed");
  const answer = await admin.call(members.resetStaffPassword, { email: ming.email });
  expect(refusalOf(answer)).toBe("staff_unknown");
});

test("the matrix of rights says which role opens which call [BO-02]", async () => {
  const { list } = valueOf(await admin.call(members.readRights, {}));
  const row = list.find(({ right }) => right === "review_orders");
  expect(row?.roles).toEqual(["reviewer"]);
  expect(row?.calls).toContainEqual({
    method: "GET",
    path: queryReviewQueue.path,
    about: queryReviewQueue.about,
  });
  const everybody = list.find(({ right }) => right === null);
  expect(everybody?.calls.map(({ path }) => path)).toContain(getStaffMe.path);
  const stored = await db.selectFrom("staff_members").select("id").execute();
  expect(stored.length).toBeGreaterThan(5);
});
