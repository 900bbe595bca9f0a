import { getUserById } from "@sampan/contract/accounts";
import { queryAuditLog } from "@sampan/contract/staff-audit";
import {
  getCustomer,
  queryCustomers,
  setCustomerState,
  setCustomerTier,
} from "@sampan/contract/staff-customers";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../tests/support/value-of.ts";

const { customer, db, staff } = await openTestApp();

describe("staff find customers", () => {
  test("by uid, mobile as people write it, e-mail and part of a name [BO-47]", async () => {
    const ming = await customer();
    const { id, uid, email } = ming;
    await db
      .updateTable("accounts")
      .set({ mobile: "+886944000001", name: "歐陽小舟" })
      .where("id", "=", id)
      .execute();
    const service = await staff("service");
    for (const search of [uid, "0944000001", "0944-000-001", email.toUpperCase(), "歐陽"]) {
      const { datalist, total } = valueOf(await service.call(queryCustomers, { search }));
      expect([search, datalist.map((row) => row.uid), total]).toEqual([search, [uid], 1]);
    }
    expect(valueOf(await service.call(queryCustomers, { search: "%" })).total).toBe(0);
  });

  test("with profile, tier, balance, orders, packages and sessions [BO-47]", async () => {
    const ming = await customer({ region: "TH" });
    const service = await staff("service");
    const { data } = valueOf(await service.call(getCustomer, { uid: ming.uid }));
    expect(data).toMatchObject({
      uid: ming.uid,
      email: ming.email,
      region: "TH",
      currency: "THB",
      user_level: "classic",
      state: "active",
      real_name_state: "verified",
      balance: 0,
      lock_blc: 0,
      points: 0,
      orders: [],
      packages: [],
    });
    expect(data.devices.map(({ is_logged_in }) => is_logged_in)).toEqual([true]);
    expect(refusalOf(await service.call(getCustomer, { uid: "000000000000" }))).toBe(
      "customer_unknown",
    );
  });
});

describe("staff change customers", () => {
  test("by a tier, on record with the old one [BO-47] [BO-03] [ACC-32]", async () => {
    const ming = await customer();
    const marketing = await staff("marketing");
    valueOf(await marketing.call(setCustomerTier, { uid: ming.uid, user_level: "gold" }));
    expect(valueOf(await ming.call(getUserById, {})).data.user_level).toBe("gold");
    const admin = await staff("admin");
    const { datalist } = valueOf(await admin.call(queryAuditLog, { object_id: ming.uid }));
    expect(datalist).toMatchObject([
      { action: "set_tier", object_kind: "customer", old_value: "classic", new_value: "gold" },
    ]);
  });

  test("by disabling them, which ends their sessions at once [BO-48]", async () => {
    const ming = await customer();
    const admin = await staff("admin");
    const wish = { uid: ming.uid, state: "disabled", reason: "stolen cards" } as const;
    const blank = { ...wish, reason: " " };
    expect(refusalOf(await admin.call(setCustomerState, blank))).toBe("reason_needed");
    valueOf(await admin.call(setCustomerState, wish));
    expect(refusalOf(await ming.call(getUserById, {}))).toBe("login_needed");
    valueOf(await admin.call(setCustomerState, { ...wish, state: "active" }));
    const { count } = await db
      .selectFrom("sessions")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("account_id", "=", ming.id)
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });
});

describe("the audit log", () => {
  test("is listed by day, action and object for administrators only [BO-03]", async () => {
    const ming = await customer();
    const marketing = await staff("marketing");
    for (const user_level of ["gold", "king"] as const)
      valueOf(await marketing.call(setCustomerTier, { uid: ming.uid, user_level }));
    const admin = await staff("admin");
    const find = async (filter: object) =>
      valueOf(await admin.call(queryAuditLog, { object_id: ming.uid, ...filter })).total;
    expect(await find({ action: "set_tier", from: "2026-03-02", to: "2026-03-02" })).toBe(2);
    expect(await find({ to: "2026-03-01" })).toBe(0);
    expect(await find({ from: "2026-03-03" })).toBe(0);
    expect(await find({ action: "disable_customer" })).toBe(0);
    expect(refusalOf(await marketing.call(queryAuditLog, {}))).toBe("right_missing");
  });

  test.each([
    "update audit_log set action = 'x'",
    "delete from audit_log",
    "truncate audit_log cascade",
  ])("refuses: %s", async (statement) => {
    await expect(sql.raw(statement).execute(db)).rejects.toThrow("append-only");
  });
});
