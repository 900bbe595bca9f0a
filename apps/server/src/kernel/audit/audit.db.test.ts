import { checkAuditChain, exportAuditLog, queryAuditLog } from "@sampan/contract/staff-audit";
import { setCustomerTier } from "@sampan/contract/staff-customers";
import { getStaffMe } from "@sampan/contract/staff-sessions";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../tests/support/value-of.ts";
import { insertActs } from "../../../../tests/support/test-acts.ts";

const { clock, customer, db, staff } = await openTestApp();
const admin = await staff("admin");
const marketing = await staff("marketing");

/** Something that staff did. */
async function act(user_level: "gold" | "king" = "gold"): Promise<string> {
  const { uid } = await customer();
  valueOf(await marketing.call(setCustomerTier, { uid, user_level, reason: "loyal" }));
  return uid;
}

const check = async (noted?: string) =>
  valueOf(await admin.call(checkAuditChain, noted === undefined ? {} : { noted })).data;

describe("the audit log", () => {
  test("is found by who acted, what, on what, and any word of it [BO-03]", async () => {
    const uid = await act("king");
    await act("gold");
    const { email } = valueOf(await marketing.call(getStaffMe, {})).data;
    const find = async (filter: object) =>
      valueOf(await admin.call(queryAuditLog, filter)).datalist.map((row) => row.object_id);
    expect(await find({ staff_email: email, text: "KING" })).toEqual([uid]);
    expect(await find({ text: uid.slice(2, 10) })).toEqual([uid]);
    expect(await find({ text: "100%" })).toEqual([]);
    expect(await find({ staff_email: "nobody@staff.test" })).toEqual([]);
    const { datalist } = valueOf(await admin.call(queryAuditLog, { object_id: uid }));
    expect(datalist).toMatchObject([
      { action: "set_tier", staff_email: email, old_value: "classic", new_value: { tier: "king" } },
    ]);
  });

  test("comes in pages, newest first [BO-03]", async () => {
    for (const _ of Array(5)) await act();
    const page = async (nth: number) =>
      valueOf(await admin.call(queryAuditLog, { action: "set_tier", page: nth, page_size: 3 }));
    const [first, second] = [await page(1), await page(2)];
    const ids = [...first.datalist, ...second.datalist].map(({ id }) => Number(id));
    expect(ids).toHaveLength(6);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect(second.total).toBe(first.total);
  });

  test("leaves the house in files of at most 500 rows, which is on record [BO-03]", async () => {
    await insertActs(db, clock.now(), { action: "count", acts: 500 });
    const out = await admin.call(exportAuditLog, { action: "count" });
    expect(valueOf(out).datalist).toHaveLength(500);
    const { datalist } = valueOf(await admin.call(queryAuditLog, { action: "export_audit" }));
    expect(datalist).toMatchObject([{ new_value: { action: "count", rows: 500 } }]);

    await insertActs(db, clock.now(), { action: "count", acts: 1 });
    const over = await admin.call(exportAuditLog, { action: "count" });
    expect(over).toMatchObject({
      error: { code: "export_too_large", values: { count: 501, most: 500 } },
    });
    expect(refusalOf(await marketing.call(exportAuditLog, {}))).toBe("right_missing");
  });

  test.each([
    "update audit_log set action = 'x'",
    "delete from audit_log",
    "truncate audit_log cascade",
    "update audit_chain set hash = prev_hash",
    "delete from audit_chain",
    "truncate audit_chain",
  ])("cannot be touched [BO-03]: %s", async (statement) => {
    await act();
    await expect(sql.raw(statement).execute(db)).rejects.toThrow("append-only");
  });
});

describe("the chain of the log", () => {
  test("holds over every act, whatever stands in it [BO-03]", async () => {
    const before = await check();
    await insertActs(db, new Date("2026-03-02T04:05:06.789Z"), {
      action: "odd",
      acts: 1,
      new_value: { text: "鉛筆 ✏️ \"'\\ ดินสอ", number: 1.5, list: [null, true], "": {} },
    });
    const after = await check(before.end);
    expect(after).toMatchObject({ found: null, checked: before.checked + 1 });
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int8 as count from audit_log`.execute(db);
    expect(after.checked).toBe(rows[0]?.count);
    expect(refusalOf(await marketing.call(checkAuditChain, {}))).toBe("right_missing");
  });

  test("forgets an act that was rolled back, without a gap [BO-03]", async () => {
    const { checked } = await check();
    await expect(
      db.transaction().execute(async (open) => {
        await insertActs(open, clock.now(), { action: "undone", acts: 1 });
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    await act();
    expect(await check()).toMatchObject({ found: null, checked: checked + 1 });
  });

  /** What somebody with the database in their hands could do: the last act but one is the one they touch. */
  const forgeries = {
    act_changed: "update audit_log set new_value = '\"king\"' where id = $id",
    act_missing: "delete from audit_log where id = $id",
    link_changed: "update audit_chain set prev_hash = sha256('x') where act_id = $id",
    link_missing: "delete from audit_chain where act_id = $id",
  } as const;
  test.each(Object.entries(forgeries))("shows a forgery: %s [BO-03]", async (kind, statement) => {
    await act();
    await act();
    await act();
    const { datalist } = valueOf(await admin.call(queryAuditLog, { action: "set_tier" }));
    const touched = datalist[1]?.id ?? "";
    const behind = datalist[0]?.id ?? "";
    const { checked } = await check();
    const found = await forged(statement.replace("$id", touched), check);
    const at = kind === "link_missing" ? behind : touched;
    expect(found).toMatchObject({ found: { kind, act: at } });
    expect(found.checked).toBeLessThan(checked);
    expect(await check()).toMatchObject({ found: null, checked });
  });

  test("shows an act that was written past it [BO-03]", async () => {
    const { datalist } = valueOf(await admin.call(queryAuditLog, { page_size: 1 }));
    const id = Number(datalist[0]?.id) + 1_000;
    const past = `insert into audit_log (id, action, object_kind, object_id, at)
      overriding system value values (${id}, 'forged', 'order', '1', now())`;
    expect(await forged(past, check)).toMatchObject({
      found: { kind: "act_unchained", act: String(id) },
    });
  });

  test("shows that its end was cut off, to whoever noted the end before [BO-03]", async () => {
    await act();
    const { end, checked } = await check();
    const cut = `delete from audit_chain where position = ${checked};
      delete from audit_log where id = (select max(id) from audit_log)`;
    const unnoted = await forged(cut, () => check());
    expect(unnoted).toMatchObject({ found: null, checked: checked - 1 });
    const noted = await forged(cut, () => check(end));
    expect(noted).toMatchObject({ found: { kind: "note_differs" } });
    const strange = await check(`1:${"0".repeat(64)}`);
    expect(strange).toMatchObject({ found: { kind: "note_differs" } });
  });

  /** Asks while the forgery stands, and then leaves the log as it was. */
  async function forged<T>(statements: string, ask: () => Promise<T>): Promise<T> {
    await sql`create table kept_log as select * from audit_log`.execute(db);
    await sql`create table kept_chain as select * from audit_chain`.execute(db);
    await unguarded(statements);
    try {
      return await ask();
    } finally {
      await unguarded(`delete from audit_chain; delete from audit_log;
        insert into audit_log overriding system value select * from kept_log;
        insert into audit_chain select * from kept_chain;
        drop table kept_log, kept_chain`);
    }
  }

  async function unguarded(statements: string): Promise<void> {
    const tables = ["audit_log", "audit_chain"];
    await sql`alter table audit_chain drop constraint if exists audit_chain_act_id_fkey`.execute(
      db,
    );
    for (const table of tables)
      await sql.raw(`alter table ${table} disable trigger user`).execute(db);
    for (const statement of statements.split(";")) await sql.raw(statement).execute(db);
    for (const table of tables)
      await sql.raw(`alter table ${table} enable trigger user`).execute(db);
  }
});
