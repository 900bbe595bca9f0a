import { createHash } from "node:crypto";
import { queryAuditLog } from "@sampan/contract/kernel/audit/staff-audit";
import { logInStaff } from "@sampan/contract/people/staff/staff-sessions";
import { queryStaff } from "@sampan/contract/people/staff/staff-members";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { addAdministrator, hasAdministrator } from "./add-administrator.ts";

const { clock, db, needs, visitor } = await openTestApp();
const received = (password: string) => createHash("sha256").update(password).digest("hex");
const wish = { email: " Owner@Shop.test ", name: "店主" };
const add = (change: Partial<typeof wish> = {}) =>
  addAdministrator(db, { ...wish, ...change }, { chance: needs.chance, clock: clock.now });

test("a shop without anybody gets an administrator, whose first password opens only the choice of another [BO-04]", async () => {
  expect(await hasAdministrator(db)).toBe(false);
  expect(await add({ email: "owner" })).toMatchObject({
    ok: false,
    error: { code: "email_invalid" },
  });
  expect(await add({ name: "  " })).toMatchObject({
    ok: false,
    error: { code: "staff_name_needed" },
  });
  const added = await add();
  if (!added.ok) throw new Error(added.error.code);
  expect(await hasAdministrator(db)).toBe(true);
  expect(await add()).toMatchObject({ ok: false, error: { code: "staff_email_known" } });

  const desk = visitor();
  const own = { email: "owner@shop.test", password: received(added.value.password) };
  expect(refusalOf(await desk.call(logInStaff, own))).toBe("password_change_needed");
  valueOf(await desk.call(logInStaff, { ...own, new_password: received("Owner_2026") }));
  const { datalist } = valueOf(await desk.call(queryStaff, {}));
  expect(datalist).toMatchObject([{ email: "owner@shop.test", roles: ["admin"], name: "店主" }]);
  const acts = valueOf(await desk.call(queryAuditLog, { action: "add_administrator" }));
  expect(acts.datalist).toMatchObject([
    { staff_email: "owner@shop.test", object_id: "owner@shop.test" },
  ]);
});
