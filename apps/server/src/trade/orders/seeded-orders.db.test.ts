import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deriveOrderStatus } from "@sampan/domain/trade/orders/derive-order-status";
import { orderStatuses } from "@sampan/domain/trade/orders/order-state";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedDemo } from "../../../../../demo/seed-demo.ts";
import { startSandboxProcess } from "../../../../../demo/start-sandbox-process.ts";
import { switchClearanceOn } from "../../../../../tests/support/test-clearance.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { readConfig } from "../../kernel/config.ts";
import { connectServices } from "../../services.ts";
import { linkActs } from "../../kernel/audit/link-acts.ts";
import { factsOf, readStoredFacts } from "./rewrite-order-status.ts";

const dataDir = await mkdtemp(join(tmpdir(), "sampan-seeded-"));
const sandbox = await startSandboxProcess({ dataDir, notifyUrl: "http://localhost" });
const config = readConfig({ SAMPAN_MODE: "demo", ...sandbox.settings });
const outside = connectServices(config, {
  now: () => new Date(),
  storeOf: () => ({ read: async () => undefined, keep: async () => {} }),
});
const { db, needs } = await openTestApp(outside.services);

beforeAll(async () => {
  await switchClearanceOn(needs);
  await seedDemo(needs);
}, 240_000);
afterAll(async () => {
  await outside.close();
  await sandbox.stop();
  await rm(dataDir, { recursive: true });
});

test("every order of the demo is stored with the status that its facts give [ORD-68]", async () => {
  const orders = await db.selectFrom("orders").select(["id", "tid", "status"]).execute();
  for (const { id, tid, status } of orders) {
    const { facts } = factsOf(await readStoredFacts(db, id));
    expect({ tid, status: deriveOrderStatus(facts) }).toEqual({ tid, status });
  }
  // The demo shows every status, so all of them were compared.
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses));
});

test("what people did in the demo lies in the order it happened, money and notices too", async () => {
  for (const table of ["orders", "transfers", "notices"] as const) {
    const rows = await db.selectFrom(table).select(["id", "created_at"]).orderBy("id").execute();
    const times = rows.map(({ created_at }) => created_at.getTime());
    expect(times.length).toBeGreaterThan(20);
    expect([table, times]).toEqual([table, times.toSorted((one, other) => one - other)]);
  }
});

test("what staff did in the demo is chained when it opens, however long ago it was", async () => {
  expect(await linkActs(db)).toMatchObject({ acts: 0, missing: 0 });
});
