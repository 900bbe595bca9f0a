import { checkAuditChain, getChainState } from "@sampan/contract/kernel/audit/staff-audit";
import { setCustomerTier } from "@sampan/contract/people/customers/staff-customers";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { insertActs } from "../../../../../tests/support/test-acts.ts";
import { openTwoServers } from "../../../../../tests/support/two-servers.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { checkAuditChain as checkAuditChainNow } from "./check-audit-chain.ts";
import { linkActs } from "./link-acts.ts";

const { customer, db, servers, staff } = await openTwoServers();
const [, other] = servers;
const admin = await staff("admin");
const marketing = await staff("marketing");

const check = async () => valueOf(await admin.at(other.url).call(checkAuditChain, {})).data;
const untilLinked = () =>
  vi.waitFor(
    async () => {
      const { data } = valueOf(await admin.at(other.url).call(getChainState, {}));
      expect(data.waiting).toBe(0);
      return data.linked;
    },
    { timeout: 30_000, interval: 100 },
  );

test("an act whose transaction is still open is linked when it is committed, behind younger ones [BO-03]", async () => {
  const { checked } = await check();
  await db.transaction().execute(async (open) => {
    await insertActs(open, new Date(), { action: "slow", acts: 2 });
    await insertActs(db, new Date(), { action: "quick", acts: 1 });
    expect(await untilLinked()).toBe(checked + 1);
    expect(await check()).toMatchObject({ found: null, checked: checked + 1 });
  });
  expect(await untilLinked()).toBe(checked + 3);
  expect(await check()).toMatchObject({ found: null, checked: checked + 3, waiting: 0 });
});

test("an act does not wait for another one to be committed [BO-03]", async () => {
  const { checked } = await check();
  await db.transaction().execute(async (open) => {
    await insertActs(open, new Date(), { action: "slow", acts: 1 });
    const { uid } = await customer();
    valueOf(await marketing.call(setCustomerTier, { uid, user_level: "gold", reason: "loyal" }));
  });
  expect(await check()).toMatchObject({ found: null, checked: checked + 2 });
});

test("many who link at once make one chain without a gap or a double [BO-03]", async () => {
  const { checked } = await check();
  const rounds = Array.from({ length: 40 }, (_, nth) => nth);
  await Promise.all(
    rounds.map(async (nth) => {
      await insertActs(db, new Date(), { action: "rush", acts: 1 + (nth % 3) });
      await linkActs(db);
    }),
  );
  const acts = rounds.reduce((sum, nth) => sum + 1 + (nth % 3), 0);
  expect(await untilLinked()).toBe(checked + acts);
  expect(await check()).toMatchObject({ found: null, checked: checked + acts, waiting: 0 });
});

test("a process that is killed while it links loses nothing, and the next one links it [BO-03]", async () => {
  const { checked } = await check();
  await db.transaction().execute(async (open) => {
    // Whoever links has its turn and waits here, with links it is about to write.
    await sql`lock table audit_chain in share mode`.execute(open);
    await insertActs(db, new Date(), { action: "burst", acts: 700 });
    await vi.waitFor(async () => expect(await countWaitingForChain()).toBe(1), { timeout: 10_000 });
    await Promise.all(servers.map((server) => server.kill()));
  });
  const linked = await vi.waitFor(
    async () => {
      const { acts, more } = await linkActs(db);
      expect(acts).toBeGreaterThan(0);
      return { acts, more };
    },
    { timeout: 30_000, interval: 100 },
  );
  expect(linked).toEqual({ acts: 500, more: true });
  expect(await linkActs(db)).toEqual({ acts: 200, more: false, missing: 0 });
  const { data } = valueOf(await checkAuditChainNow(db, {}));
  expect(data).toMatchObject({ found: null, checked: checked + 700, waiting: 0 });
});

async function countWaitingForChain(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_locks
     where relation = 'audit_chain'::regclass and not granted`.execute(db);
  return rows[0]?.count ?? 0;
}
