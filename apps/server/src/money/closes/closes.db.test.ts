import * as calls from "@sampan/contract/money/staff-closes";
import { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import type { BooksCurrency } from "@sampan/domain/money/closes/close";
import { clearingKinds } from "@sampan/domain/money/ledger/ledger";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { postIncome } from "../ledger/post-income.ts";
import { sealLedger } from "../ledger/seal-ledger.ts";
import { closeBooks } from "./close-books.ts";

const world = await openTestApp();
const { customer, staff, db, clock, needs } = world;
clock.set(new Date("2026-11-10T04:00:00Z"));
const ming = await customer();

let posted = 0;
const fund = (amount: number, currency: BooksCurrency = "TWD") =>
  postIncome(db, {
    idempotency_key: `fund ${++posted}`,
    kind: currency === "PTS" ? "points_given" : "topup_bank",
    currency,
    tid: "",
    entries: [
      { account: { owner: ming.id, kind: currency === "PTS" ? "points" : "cash" }, amount },
      { account: { clearing: currency === "PTS" ? "loyalty" : "bank" }, amount: -amount },
    ],
    now: clock.now(),
  });

/** As somebody at the database itself would change a balance. */
const change = (cents: number) =>
  db
    .updateTable("ledger_accounts")
    .set((row) => ({ balance: row("balance", "+", cents) }))
    .where("owner_id", "=", ming.id)
    .where("kind", "=", "cash")
    .execute();

test("each day is closed once in every currency that moved, with what came and went, and catches up days nobody closed", async () => {
  await fund(1_000);
  await fund(70, "PTS");
  clock.pass({ days: 2 });
  await fund(500);
  clock.pass({ days: 1 });
  await fund(9);
  await closeBooks(needs);
  await closeBooks(needs);
  const finance = await staff("finance");
  const { datalist, total } = valueOf(await finance.call(calls.listCloses, {}));
  expect(total).toBe(3);
  expect(datalist.map(({ day }) => day)).toEqual(["2026-11-12", "2026-11-11", "2026-11-10"]);
  expect(
    datalist.map(({ books }) => books.map(({ currency, owed, held }) => [currency, owed, held])),
  ).toEqual([
    [
      ["TWD", 1_500, 1_500],
      ["PTS", 70, 70],
    ],
    [
      ["TWD", 1_000, 1_000],
      ["PTS", 70, 70],
    ],
    [
      ["TWD", 1_000, 1_000],
      ["PTS", 70, 70],
    ],
  ]);
  expect(datalist.every(({ books }) => books.every(({ is_proved }) => is_proved))).toBe(true);
  const { data } = valueOf(await finance.call(calls.readClose, { day: "2026-11-12" }));
  expect(data.books[0]?.sums).toEqual([
    { side: "owed", kind: "cash", opening: 1_000, came: 500, went: 0, closing: 1_500 },
    { side: "held", kind: "bank", opening: 1_000, came: 500, went: 0, closing: 1_500 },
  ]);
  expect(refusalOf(await finance.call(calls.readClose, { day: "2026-11-13" }))).toBe(
    "close_unknown",
  );
  expect(refusalOf(await finance.call(calls.readClose, { day: "2026-02-31" }))).toBe(
    "close_unknown",
  );
});

test("a cent that is changed behind the ledger's back is found by the next close, owned, explained, and proved again once it is put right [WAL-50] [BO-52]", async () => {
  clock.pass({ days: 1 });
  await change(1);
  await closeBooks(needs);
  const finance = await staff("finance");
  const [today] = valueOf(await finance.call(calls.listCloses, {})).datalist;
  expect(today?.books.find(({ currency }) => currency === "TWD")).toMatchObject({
    owed: 1_510,
    held: 1_509,
    differences: 2,
    is_proved: false,
  });
  expect(today?.books.find(({ currency }) => currency === "PTS")?.is_proved).toBe(true);
  const open = valueOf(await finance.call(calls.listDifferences, {})).datalist;
  expect(open.map(({ kind, expected, found }) => [kind, expected, found])).toEqual([
    ["balance", 1_509, 1_510],
    ["history", 1_509, 1_510],
  ]);
  const admin = await staff("admin");
  expect(valueOf(await admin.call(getDashboard, {})).data.queues.differences.count).toBe(2);
  const { key = "" } = open[0] ?? {};
  expect(refusalOf(await admin.call(calls.takeDifference, { key }))).toBe("right_missing");
  valueOf(await finance.call(calls.takeDifference, { key }));
  expect(
    refusalOf(await finance.call(calls.explainDifference, { key: open[1]?.key ?? "", note: " " })),
  ).toBe("reason_needed");
  clock.pass({ days: 2 });
  const later = await staff("finance");
  const owned = valueOf(await later.call(calls.listDifferences, {})).datalist[0];
  expect(owned).toMatchObject({ age_days: 3 });
  expect(owned?.owner).not.toBe("");

  await change(-1);
  await closeBooks(needs);
  const other = await staff("finance");
  const left = valueOf(await other.call(calls.listDifferences, {})).datalist;
  expect(left.map(({ kind }) => kind)).toEqual(["history"]);
  const [last] = left;
  valueOf(await other.call(calls.explainDifference, { key: last?.key ?? "", note: "測試" }));
  expect(refusalOf(await other.call(calls.takeDifference, { key: last?.key ?? "" }))).toBe(
    "difference_settled",
  );
  clock.pass({ days: 1 });
  await closeBooks(needs);
  const again = await staff("finance");
  const [proved] = valueOf(await again.call(calls.listCloses, {})).datalist;
  expect(proved?.books.map(({ is_proved }) => is_proved)).toEqual([true, true]);
  const settled = valueOf(await again.call(calls.listDifferences, { view: "settled" }));
  expect(settled.datalist.map(({ state }) => state).toSorted()).toEqual(["explained", "gone"]);
});

test("a movement that is written into a day after its close is found, though it balances [WAL-51]", async () => {
  const late = clock.now();
  clock.pass({ days: 1 });
  await closeBooks(needs);
  const now = clock.now();
  clock.set(new Date(late.getTime() - 3 * 86_400_000));
  await fund(777);
  clock.set(now);
  clock.pass({ days: 1 });
  await closeBooks(needs);
  const finance = await staff("finance");
  const open = valueOf(await finance.call(calls.listDifferences, {})).datalist;
  expect(
    open.map(({ kind, subject, expected, found }) => [kind, subject, found - expected]),
  ).toEqual([
    ["history", "bank", 777],
    ["history", "cash", 777],
  ]);
});

test("what a close wrote down is changed by nobody, knows every account of ours, and is shown to nobody without the right [BO-02]", async () => {
  await expect(db.updateTable("daily_closes").set({ owed: 0 }).execute()).rejects.toThrow(
    "append-only",
  );
  await expect(db.deleteFrom("daily_close_sums").execute()).rejects.toThrow("append-only");
  const buyer = await staff("buyer");
  expect(refusalOf(await buyer.call(calls.listCloses, {}))).toBe("right_missing");
  const admin = await staff("admin");
  expect(valueOf(await admin.call(calls.listCloses, {})).total).toBeGreaterThan(3);
  const clearing = await db
    .selectFrom("ledger_accounts")
    .select("kind")
    .distinct()
    .where("owner_id", "is", null)
    .execute();
  expect(clearing.map(({ kind }) => kind).toSorted()).toEqual([...clearingKinds].toSorted());
});

test("a close notes the last seal of the ledger, and says where a sealed transfer was changed [WAL-51]", async () => {
  const finance = await staff("finance");
  const sealOf = async () => {
    const [today] = valueOf(await finance.call(calls.listCloses, {})).datalist;
    return valueOf(await finance.call(calls.readClose, { day: today?.day ?? "" })).data.seal;
  };
  expect(await sealOf()).toBeNull();
  await sealLedger(needs);
  await sealLedger(needs);
  clock.pass({ days: 1 });
  await closeBooks(needs);
  const later = await staff("finance");
  const [today] = valueOf(await later.call(calls.listCloses, {})).datalist;
  const { data } = valueOf(await later.call(calls.readClose, { day: today?.day ?? "" }));
  const { transfers } = await db
    .selectFrom("transfers")
    .select((row) => row.fn.countAll<number>().as("transfers"))
    .executeTakeFirstOrThrow();
  const { digest } = await db
    .selectFrom("ledger_blocks")
    .select("digest")
    .where("position", "=", 1)
    .executeTakeFirstOrThrow();
  expect(data.seal).toEqual({ block: 1, transfers, digest });

  await db.connection().execute(async (open) => {
    await sql`set session_replication_role = replica`.execute(open);
    await sql`update transfers set remark = '{"note":"x"}' where id = (select min(id) from transfers)`.execute(
      open,
    );
    await sql`set session_replication_role = origin`.execute(open);
  });
  clock.pass({ days: 1 });
  await closeBooks(needs);
  const night = await staff("finance");
  const open = valueOf(await night.call(calls.listDifferences, {})).datalist;
  const seals = open.filter(({ kind }) => kind === "seal");
  expect(seals.map(({ currency }) => currency).toSorted()).toEqual(["PTS", "TWD"]);
  expect(seals[0]).toMatchObject({ subject: "block 1", expected: transfers, found: transfers });
});
