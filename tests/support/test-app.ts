import { randomBytes } from "node:crypto";
import type { StaffRole } from "@sampan/domain/kernel/rights";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, afterEach, expect } from "vitest";
import { buildApp } from "../../apps/server/src/app.ts";
import { readConfig } from "../../apps/server/src/kernel/config.ts";
import {
  createSettings,
  limitsInForce,
} from "../../apps/server/src/kernel/settings/create-settings.ts";
import type { Db } from "../../apps/server/src/kernel/db/db.ts";
import type { JobData, JobName } from "../../apps/server/src/kernel/jobs/jobs.ts";
import type { Needs } from "../../apps/server/src/kernel/needs.ts";
import { createPriceBook } from "../../apps/server/src/money/price-book/create-price-book.ts";
import { createChangedTexts } from "../../apps/server/src/goods/texts/create-changed-texts.ts";
import { createSay } from "../../apps/server/src/kernel/say/say.ts";
import { createTestCaller, type TestCaller } from "./test-caller.ts";
import { takeRowNumbersSeen } from "./far-row-numbers.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";
import { nothingToConfirm, writeSettings } from "./set-settings.ts";
import { openTestDatabase } from "./test-database.ts";
import {
  type CustomerWish,
  insertCustomer,
  insertSession,
  insertStaff,
  insertStaffSession,
  type TestAccount,
} from "./test-people.ts";

/** A job that was asked for. It is not run, and stays in the list when its transaction rolls back. */
export type AskedJob = { [Name in JobName]: { name: Name; data: JobData[Name] } }[JobName];

export type TestApp = {
  app: FastifyInstance;
  db: Db;
  needs: Needs;
  clock: TestClock;
  jobs: AskedJob[];
  visitor: () => TestCaller;
  customer: (wish?: CustomerWish) => Promise<TestCaller & TestAccount>;
  staff: (...roles: StaffRole[]) => Promise<TestCaller & { id: number }>;
};

/**
 * The whole server over this test file's own database, without listening. The clock stands still,
 * jobs are only noted, nothing leaves the process; `needs` replaces any part.
 */
export async function openTestApp(replaced: Partial<Needs> = {}): Promise<TestApp> {
  const database = replaced.database ?? (await openTestDatabase());
  const clock = createTestClock();
  const jobs: AskedJob[] = [];
  const log = pino({ level: "silent" });
  const changedTexts = createChangedTexts({ database });
  // Parcels wait for no declaration but in tests about it, which say so (`test-clearance.ts`).
  await writeSettings(database.db, nothingToConfirm);
  const settings = createSettings({ database, clock: clock.now });
  await settings.refresh();
  const prices = createPriceBook({ database, clock: clock.now });
  await prices.refresh();
  const needs: Needs = {
    database,
    // A test of many calls is no flood; a test about floods hands in a configuration of its own.
    config: readConfig({
      SAMPAN_MODE: "demo",
      REQUESTS_PER_MINUTE: "1000000",
      // Opening a database stalls a busy machine for seconds, which is no overload of the server.
      OVERLOAD_DELAY_MS: "0",
    }),
    settings,
    prices,
    limits: limitsInForce(settings, clock.now),
    clock: clock.now,
    chance: (bytes) => new Uint8Array(randomBytes(bytes)),
    jobs: {
      send: async (_, name, data) => void jobs.push({ name, data } as AskedJob),
    },
    files: createFilesInMemory(),
    marketplaces: new Map(),
    shareResolver: { readSharePassword: outside, expandShortLink: outside },
    ...switchedOff(),
    say: createSay(changedTexts),
    changedTexts,
    outbound: {
      source: (name) => ({ name, ask: outside, health: outside }),
      family: () => ({ of: outside, hasAnswered: () => false }),
      health: () => [],
      close: async () => {},
    },
    log,
    ...replaced,
  };
  const app = await buildApp(needs);
  afterAll(() => app.close());
  afterEach(() => expect(takeRowNumbersSeen()).toEqual([]));

  const { db } = database;
  return {
    app,
    db,
    needs,
    clock,
    jobs,
    visitor: () => createTestCaller(app),
    customer: async (wish) => {
      const account = await insertCustomer(db, clock.now(), wish);
      const caller = createTestCaller(app);
      caller.cookies.set("session_id", await insertSession(db, clock.now(), account.id));
      return { ...caller, ...account };
    },
    staff: async (...roles) => {
      const { id } = await insertStaff(db, clock.now(), roles);
      const caller = createTestCaller(app);
      caller.cookies.set("staff_session_id", await insertStaffSession(db, clock.now(), id));
      return { ...caller, id };
    },
  };
}

/** Services that have no credentials. */
const switchedOff = () => ({
  providers: new Map(),
  identityProviders: new Map(),
  rateFeeds: [],
  translator: undefined,
  sms: undefined,
  mail: undefined,
  line: undefined,
  webPush: undefined,
  invoices: undefined,
  trackers: new Map(),
  shipping: undefined,
});

function createFilesInMemory(): Needs["files"] {
  const contents = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes) => void contents.set(key, bytes),
    get: async (key) => contents.get(key),
    remove: async (key) => void contents.delete(key),
  };
}

function outside(): never {
  throw new Error("This test reaches outside: hand openTestApp the part that answers.");
}
