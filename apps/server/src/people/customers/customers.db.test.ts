import { getUserById } from "@sampan/contract/people/accounts/accounts";
import { saveAddress } from "@sampan/contract/people/addresses";
import { queryAuditLog } from "@sampan/contract/kernel/audit/staff-audit";
import {
  addCustomerNote,
  endCustomerDevice,
  getCustomer,
  queryCustomers,
  revealContact,
  setCustomerState,
  setCustomerTier,
} from "@sampan/contract/people/customers/staff-customers";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { fund } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { sweepExpired } from "../../sweep-expired.ts";

const { clock, customer, db, needs, staff } = await openTestApp();

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
    for (const search of ["%", "-", "--"])
      expect([search, valueOf(await service.call(queryCustomers, { search })).total]).toEqual([
        search,
        0,
      ]);
  });

  test("with profile, tier, balance, orders, packages and sessions [BO-47]", async () => {
    const ming = await customer({ region: "TH" });
    const service = await staff("service");
    const { data } = valueOf(await service.call(getCustomer, { uid: ming.uid }));
    expect(data).toMatchObject({
      uid: ming.uid,
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
    const wish = { uid: ming.uid, user_level: "gold" } as const;
    const blank = { ...wish, reason: " " };
    expect(refusalOf(await marketing.call(setCustomerTier, blank))).toBe("reason_needed");
    valueOf(await marketing.call(setCustomerTier, { ...wish, reason: "老客户" }));
    expect(valueOf(await ming.call(getUserById, {})).data.user_level).toBe("gold");
    const admin = await staff("admin");
    const { datalist } = valueOf(await admin.call(queryAuditLog, { object_id: ming.uid }));
    expect(datalist).toMatchObject([
      {
        action: "set_tier",
        object_kind: "customer",
        old_value: "classic",
        new_value: { tier: "gold", reason: "老客户" },
      },
    ]);
  });

  test("by a tier to the end of a day, after which the tier before comes back [BO-47]", async () => {
    const ming = await customer();
    const marketing = await staff("marketing");
    const service = await staff("service");
    const set = async (wish: { user_level: "gold" | "king" | "diamond"; until?: string }) =>
      refusalOf(await marketing.call(setCustomerTier, { uid: ming.uid, reason: "活动", ...wish }));
    const tier = async () => {
      await sweepExpired(needs);
      const { data } = valueOf(await service.call(getCustomer, { uid: ming.uid }));
      return [data.user_level, data.tier_until];
    };
    const start = clock.now();
    expect(await set({ user_level: "gold", until: "2026-03-01" })).toBe("tier_end_past");
    expect(await set({ user_level: "gold" })).toBe("accepted");
    expect(await set({ user_level: "king", until: "2026-03-02" })).toBe("accepted");
    expect(await tier()).toEqual(["king", "2026-03-03 00:00:00"]);
    // The next one for a while brings back what stood before the first.
    expect(await set({ user_level: "diamond", until: "2026-03-03" })).toBe("accepted");
    clock.set(new Date("2026-03-03T23:59:59+08:00"));
    expect(await tier()).toEqual(["diamond", "2026-03-04 00:00:00"]);
    clock.set(new Date("2026-03-04T00:00:00+08:00"));
    expect(await tier()).toEqual(["gold", null]);
    clock.set(start);
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

describe("how a customer is reached", () => {
  const withContacts = async (phone: string) => {
    const ming = await customer();
    const { id, uid } = ming;
    const email = `xiaozhou-${uid}@example.com`;
    await db
      .updateTable("accounts")
      .set({ mobile: `+886${phone.slice(1)}`, email })
      .where("id", "=", id)
      .execute();
    valueOf(
      await ming.call(saveAddress, {
        consignee: "歐陽小舟",
        phone,
        to: ["臺北市", "大安區"],
        detail: "和平東路一段 1 號",
        postal_code: "10610",
        is_default: 1,
      }),
    );
    return { ming, email };
  };

  test("is shown in part to whoever may look, in list and detail [BO-47]", async () => {
    const { ming, email } = await withContacts("0955123456");
    const finance = await staff("finance");
    const listed = valueOf(await finance.call(queryCustomers, { search: ming.uid })).datalist[0];
    const { data } = valueOf(await finance.call(getCustomer, { uid: ming.uid }));
    for (const shown of [listed, data])
      expect(shown).toMatchObject({ phone: "09••••3456", email: "xi••••@example.com" });
    expect(data.addresses).toMatchObject([
      { consignee: "歐••••", phone: "09••••456", detail: "和平東••••", area: ["臺北市", "大安區"] },
    ]);
    expect(JSON.stringify([listed, data])).not.toContain(email);
    expect(refusalOf(await finance.call(revealContact, { uid: ming.uid }))).toBe("right_missing");
  });

  test("is shown whole on request, and every look is on record [BO-47] [BO-03]", async () => {
    const { ming, email } = await withContacts("0955123457");
    const service = await staff("service");
    const { data } = valueOf(await service.call(revealContact, { uid: ming.uid }));
    expect(data).toMatchObject({
      phone: "0955123457",
      email,
      addresses: [{ consignee: "歐陽小舟", detail: "和平東路一段 1 號" }],
    });
    const admin = await staff("admin");
    const { datalist } = valueOf(await admin.call(queryAuditLog, { object_id: ming.uid }));
    expect(datalist.map(({ action }) => action)).toEqual(["reveal_contact"]);
    expect(JSON.stringify(datalist)).not.toContain("0955123457");
  });
});

describe("the desk of a customer", () => {
  test("logs one device out at once, of this customer only [BO-47]", async () => {
    const [ming, other] = [await customer(), await customer()];
    const service = await staff("service");
    const deviceOf = async (uid: string) => {
      const { data } = valueOf(await service.call(getCustomer, { uid }));
      return data.devices[0]?.id ?? "";
    };
    const foreign = { uid: ming.uid, id: await deviceOf(other.uid) };
    expect(refusalOf(await service.call(endCustomerDevice, foreign))).toBe("device_unknown");
    const own = { uid: ming.uid, id: await deviceOf(ming.uid) };
    valueOf(await service.call(endCustomerDevice, own));
    expect(refusalOf(await ming.call(getUserById, {}))).toBe("login_needed");
    expect(refusalOf(await other.call(getUserById, {}))).toBe("accepted");
  });

  test("keeps notes, the newest first, with who wrote them", async () => {
    const ming = await customer();
    const service = await staff("service");
    const note = async (text: string) =>
      refusalOf(await service.call(addCustomerNote, { uid: ming.uid, text }));
    expect([await note("先打电话"), await note("  "), await note("已处理")]).toEqual([
      "accepted",
      "text_needed",
      "accepted",
    ]);
    const { data } = valueOf(await service.call(getCustomer, { uid: ming.uid }));
    expect(data.notes.map(({ text }) => text)).toEqual(["已处理", "先打电话"]);
    expect(data.notes[0]?.written_at).toBe("2026-03-02 12:00:00");
  });

  test("shows the newest rows of the balance in the reader's language [BO-47]", async () => {
    const ming = await customer();
    await fund(db, ming, { amount: 50_000, now: clock.now() });
    const service = await staff("service");
    const { data } = valueOf(await service.call(getCustomer, { uid: ming.uid }));
    expect(data.balance).toBe(50_000);
    expect(data.ledger).toMatchObject([{ amount: 50_000, direct: 1, balance: 50_000 }]);
  });
});

describe("the audit log", () => {
  test("is listed by day, action and object for administrators only [BO-03]", async () => {
    const ming = await customer();
    const marketing = await staff("marketing");
    for (const user_level of ["gold", "king"] as const)
      valueOf(
        await marketing.call(setCustomerTier, { uid: ming.uid, user_level, reason: "loyal" }),
      );
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
