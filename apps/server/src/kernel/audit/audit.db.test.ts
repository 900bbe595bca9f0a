import {
  checkAuditChain,
  exportAuditLog,
  getChainState,
  queryAuditLog,
} from "@sampan/contract/kernel/audit/staff-audit";
import { setCustomerTier } from "@sampan/contract/people/customers/staff-customers";
import { getStaffMe } from "@sampan/contract/people/staff/staff-sessions";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { insertActs } from "../../../../../tests/support/test-acts.ts";
import { createLinker } from "./keep-linked.ts";
import { measureChain } from "./measure-chain.ts";

const { clock, customer, db, needs, staff } = await openTestApp();
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

/** One look of the linker, as every process has one each second; what it says goes into `said`. */
const link = (said: unknown[] = []) => createLinker({ ...needs, log: logInto(said) })();
const logInto = (said: unknown[]) =>
  ({ error: (...words: unknown[]) => void said.push(words) }) as unknown as typeof needs.log;
const nothingLinked = { acts: 0, more: false, missing: 0 };
const tables = ["audit_log", "audit_chain", "audit_strands", "audit_linked"];

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
    await link();
    await expect(sql.raw(statement).execute(db)).rejects.toThrow("append-only");
  });
});

describe("the chain of the log", () => {
  test("holds over every act, whatever stands in it [BO-03]", async () => {
    await link();
    const before = await check();
    await insertActs(db, new Date("2026-03-02T04:05:06.789Z"), {
      action: "odd",
      acts: 1,
      new_value: { text: "鉛筆 ✏️ \"'\\ ดินสอ", number: 1.5, list: [null, true], "": {} },
    });
    const waiting = await check(before.end);
    expect(waiting).toMatchObject({ found: null, checked: before.checked + 1, waiting: 1 });
    expect(waiting.end).toBe(before.end);
    await link();
    const after = await check(before.end);
    expect(after).toMatchObject({ found: null, checked: before.checked + 1, waiting: 0 });
    expect(after.end).not.toBe(before.end);
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
    await link();
    expect(await check()).toMatchObject({ found: null, checked: checked + 1, waiting: 0 });
  });

  test("takes more acts than fit into one batch, in the order of each strand [BO-03]", async () => {
    const { checked } = await check();
    await insertActs(db, clock.now(), { action: "many", acts: 1_203 });
    expect(await check()).toMatchObject({ found: null, checked: checked + 1_203 });
    await link();
    expect(await check()).toMatchObject({ found: null, checked: checked + 1_203, waiting: 0 });
  });

  /** What somebody with the database in their hands could do: the last act but one is the one they touch. */
  const forgeries = {
    act_changed: "update audit_log set new_value = '\"king\"' where id = $id",
    act_missing: "delete from audit_log where id = $id",
    link_changed: "update audit_chain set prev_hash = sha256('x') where act_id = $id",
    link_missing: "delete from audit_chain where act_id = $id",
  } as const;
  test.each(Object.entries(forgeries))("shows a forgery: %s [BO-03]", async (kind, statement) => {
    const [touched, behind] = await threeActs();
    await link();
    const { checked } = await check();
    const found = await forged(statement.replace("$id", touched), check);
    const at = kind === "link_missing" ? behind : touched;
    expect(found).toMatchObject({ found: { kind, act: at } });
    expect(found.checked).toBeLessThan(checked);
    expect(await check()).toMatchObject({ found: null, checked });
  });

  /** The same with acts that are committed and not linked yet, and what is found then: where, before or at. */
  const early = {
    act_changed: ["update audit_log set new_value = '\"king\"' where id = $touched", "touched"],
    act_missing_before: ["delete from audit_log where id = $touched", "behind"],
    newest_act_missing: ["delete from audit_log where id = $behind", "nowhere"],
  } as const;
  const cases = Object.entries(early).flatMap(([kind, [statement, where]]) =>
    [false, true].map((isLinked) => ({ kind, statement, where, isLinked })),
  );
  test.each(cases)(
    "shows a forgery of an act that waited: $kind, linked since: $isLinked [BO-03]",
    async ({ kind, statement, where, isLinked }) => {
      await link();
      const [touched, behind] = await threeActs();
      const { checked, waiting } = await check();
      expect(waiting).toBe(3);
      const forgery = statement.replace("$touched", touched).replace("$behind", behind);
      const found = await forged(forgery, async () => {
        // The linker goes on behind what is missing, and what it made of it does not hide it.
        if (isLinked) await link();
        return check();
      });
      const act = { touched, behind, nowhere: null }[where];
      expect(found).toMatchObject({ found: { kind, act } });
      expect(await check()).toMatchObject({ found: null, checked });
    },
  );

  test("says in the log that an act was gone before it could be linked [BO-03]", async () => {
    await link();
    const [touched] = await threeActs();
    const said: unknown[] = [];
    await forged(`delete from audit_log where id = ${touched}`, () => link(said));
    expect(said).toEqual([[{ missing: 1 }, "acts of staff are gone from the log"]]);
  });

  test("shows an act that was written past it [BO-03]", async () => {
    const { datalist } = valueOf(await admin.call(queryAuditLog, { page_size: 1 }));
    const id = Number(datalist[0]?.id) + 1_000;
    const offItsStrand = `update audit_log set strand = null where id = ${id - 1_000}`;
    expect(await forged(offItsStrand, check)).toMatchObject({
      found: { act: String(id - 1_000), kind: "act_unchained" },
    });
    const past = `insert into audit_log (id, action, object_kind, object_id, at)
      overriding system value values (${id}, 'forged', 'order', '1', now())`;
    for (const look of [check, () => link().then(() => check())])
      expect(await forged(past, look)).toMatchObject({
        found: { kind: "act_unchained", act: String(id) },
      });
  });

  test("shows that its end was cut off, to whoever noted the end before [BO-03]", async () => {
    await act();
    await link();
    const { end, checked } = await check();
    const cut = `delete from audit_chain where position = ${checked};
      delete from audit_log where id = (select max(id) from audit_log)`;
    expect(await forged(cut, check)).toMatchObject({ found: { kind: "newest_act_missing" } });
    const cutWithStrand = `${cut};
      update audit_strands strand set acts = acts - 1, hash = (
        select strand_hash from audit_log act
         where act.strand = strand.id and act.strand_position = strand.acts - 1);
      update audit_linked set position = position - 1`;
    const unnoted = await forged(cutWithStrand, () => check());
    expect(unnoted).toMatchObject({ found: null, checked: checked - 1 });
    const noted = await forged(cutWithStrand, () => check(end));
    expect(noted).toMatchObject({ found: { kind: "note_differs" } });
    const strange = await check(`1:${"0".repeat(64)}`);
    expect(strange).toMatchObject({ found: { kind: "note_differs" } });
  });

  test("raises an alarm when an act waits for a minute, once a minute [BO-03]", async () => {
    await link();
    const state = async () => valueOf(await admin.call(getChainState, {})).data;
    expect(await state()).toMatchObject({ waiting: 0, waiting_since: null, is_late: false });
    await act();
    clock.pass({ minutes: 59 / 60 });
    expect(await state()).toMatchObject({ waiting: 1, is_late: false });
    clock.pass({ minutes: 1 / 60 });
    expect(await state()).toMatchObject({ waiting: 1, is_late: true });
    expect(await measureChain(needs)).toContain("audit_acts_waiting_seconds 60\n");

    // As while something keeps the linker from its turn.
    const said: unknown[] = [];
    const broken = createLinker({ ...needs, log: logInto(said), link: async () => nothingLinked });
    for (const seconds of [0, 1, 58, 1]) {
      clock.pass({ minutes: seconds / 60 });
      await broken();
    }
    const alarm = [expect.objectContaining({ waiting: 1 }), "acts of staff are not linked"];
    expect(said).toEqual([alarm, alarm]);
    await link();
    expect(await state()).toMatchObject({ waiting: 0, is_late: false });
  });

  /** The ids of the second and the third of three acts. */
  async function threeActs(): Promise<[string, string]> {
    await act();
    await act();
    await act();
    const { datalist } = valueOf(await admin.call(queryAuditLog, { action: "set_tier" }));
    return [datalist[1]?.id ?? "", datalist[0]?.id ?? ""];
  }

  /** Asks while the forgery stands, and then leaves the log as it was. */
  async function forged<T>(statements: string, ask: () => Promise<T>): Promise<T> {
    for (const table of tables)
      await sql.raw(`create table kept_${table} as table ${table}`).execute(db);
    await unguarded(statements);
    try {
      return await ask();
    } finally {
      const back = tables.map(
        (table) =>
          `insert into ${table} overriding system value table kept_${table}; drop table kept_${table}`,
      );
      const away = tables.toReversed().map((table) => `delete from ${table}`);
      await unguarded([...away, ...back].join(";"));
    }
  }

  async function unguarded(statements: string): Promise<void> {
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
