import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cancelAccount, requestExport } from "@sampan/contract/people/personal-data";
import { checkMobile } from "@sampan/contract/people/accounts/registration";
import { logIn } from "@sampan/contract/people/sessions/log-in";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, expect, test, vi } from "vitest";
import { hashPassword } from "../../apps/server/src/people/accounts/hash-password.ts";
import type { Needs } from "../../apps/server/src/kernel/needs.ts";
import { createDiskFileStore } from "../../apps/server/src/kernel/files/disk-file-store.ts";
import { startJobs } from "../../apps/server/src/kernel/jobs/start-jobs.ts";
import { queues as queueTable } from "../../apps/server/src/queues.ts";
import { createWorkers } from "../../apps/server/src/workers.ts";
import { gatherSealed } from "../../apps/server/src/gather-sealed.ts";
import { exportPerson } from "../../apps/server/src/people/personal-data/export-person.ts";
import { readFile } from "../../apps/server/src/kernel/files/stored-file.ts";
import { openTestApp } from "../support/test-app.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { findBalances } from "../../apps/server/src/money/ledger/find-balances.ts";
import { fund } from "../support/test-journey.ts";
import { insertRates, insertTariff } from "../support/test-goods.ts";
import { refusalOf, valueOf } from "../support/value-of.ts";
import { findTraces } from "./support/find-traces.ts";
import { giveTraces } from "./support/give-traces.ts";
import { tellPromise } from "./support/tell-promise.ts";

const wire = createHash("sha256").update("Boat_2026").digest("hex");
const hour_ms = 3_600_000;
const month_ms = 30 * 24 * hour_ms;

/** A whole server with queues, a folder of files and a log of its own, and somebody who left. */
async function openWorld() {
  const folder = await mkdtemp(join(tmpdir(), "sampan-erased-"));
  afterAll(() => rm(folder, { recursive: true }));
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  const database = await openTestDatabase();
  const queues = await startJobs(database, queueTable, log);
  afterAll(() => queues.stop());
  const parts: Partial<Needs> = {
    database,
    log,
    jobs: queues.jobs,
    files: createDiskFileStore(folder),
  };
  const world = await openTestApp(parts);
  const { db, clock, needs } = world;
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  const password_hash = valueOf(await hashPassword(wire));
  const traced = await giveTraces(world, { wire, hash: password_hash });
  valueOf(await traced.person.call(requestExport, { password: wire }));
  await exportPerson(needs, { account_id: traced.person.id }, gatherSealed);
  const { file_key } = await db
    .selectFrom("data_exports")
    .select("file_key")
    .where("account_id", "=", traced.person.id)
    .executeTakeFirstOrThrow();
  // What was left of the balance went back to its owner.
  const { cash } = await findBalances(db, { accountId: traced.person.id, currency: "TWD" });
  await fund(db, traced.person, { amount: -cash, now: clock.now() });
  const cancelledAt = clock.now().getTime();
  valueOf(await traced.person.call(cancelAccount, { password: wire }));

  const look = (texts: readonly string[]) =>
    findTraces({ pool: database.pool, folder, log: lines.join("") }, texts);
  const wait = (passed_ms: number) => clock.set(new Date(cancelledAt + passed_ms));
  return { ...world, traced: { ...traced, open: [...traced.open, file_key] }, look, wait };
}

const sumOfLedger = async (db: Needs["database"]["db"]) => {
  const { rows } = await sql`
    select count(*)::int as entries, coalesce(sum(abs(amount)), 0)::bigint as moved,
           coalesce(sum(amount), 0)::bigint as sum
      from ledger_entries`.execute(db);
  return rows;
};

test("who left is gone after a month, and not an hour before [ACC-35] [CONST-56] [BO-50]", async () => {
  const world = await openWorld();
  const { db, needs, traced, look, wait, visitor } = world;
  const all = [...traced.open, ...traced.sealed, ...traced.ofDevices];
  const ledger = await sumOfLedger(db);
  const account = { account: "canary-mail@boat.test", password: wire };

  wait(month_ms - hour_ms);
  await createWorkers(needs)["erase-cancelled"]({});
  const before = await look(all);
  expect([...before.keys()].toSorted()).toEqual([...traced.open].toSorted());
  expect(refusalOf(await visitor().call(logIn, account))).toBe("account_cancelled");
  const sealedFile = await db
    .selectFrom("files")
    .select(["key", "account_id", "staff_id", "kind", "mime", "sealed"])
    .where("kind", "=", "picture")
    .executeTakeFirstOrThrow();
  const copy = await needs.files.get(sealedFile.key);

  wait(month_ms + hour_ms);
  await createWorkers(needs)["erase-cancelled"]({});
  const after = await look(all);
  tellPromise({
    promise: 56,
    name: "Who left is gone after a month",
    target: "0 of 40 traces readable, ledger unchanged",
    figure: `${after.size} of ${all.length}, ledger ${JSON.stringify(await sumOfLedger(db)) === JSON.stringify(ledger) ? "unchanged" : "changed"}`,
  });
  expect(all).toHaveLength(40);
  expect([...after]).toEqual([]);
  expect(await sumOfLedger(db)).toEqual(ledger);
  const order = await db
    .selectFrom("orders")
    .select(["tid", "address", "fee_total", "status"])
    .where("account_id", "=", traced.person.id)
    .executeTakeFirstOrThrow();
  expect(order).toMatchObject({ tid: traced.tid, status: 7, address: { area: ["臺北市"] } });
  expect(order.fee_total).toBeGreaterThan(0);

  // A copy of the store that somebody kept: its key is gone, so it stays shut.
  if (copy) await needs.files.put(sealedFile.key, copy);
  const row = { ...sealedFile, kind: "picture" as const };
  expect(await readFile(db, row, needs)).toBeUndefined();
  expect(refusalOf(await visitor().call(logIn, account))).toBe("account_not_found");
  const free = { mobile: traced.mobile };
  expect(refusalOf(await visitor().call(checkMobile, free))).toBe("accepted");
});

test("and would not be, were one slice to forget to forget", async () => {
  vi.doMock("../../apps/server/src/trade/orders/forget-who-ordered.ts", () => ({
    forgetWhoOrdered: async () => undefined,
  }));
  vi.resetModules();
  const forgetful = await import("../../apps/server/src/workers.ts");
  const { needs, traced, look, wait } = await openWorld();
  wait(month_ms + hour_ms);
  await forgetful.createWorkers(needs)["erase-cancelled"]({});
  const left = await look(traced.open);
  expect([...left.values()].flat()).toContain("public.orders");
});
