import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { openPostgres } from "../../apps/server/src/kernel/db/driver/door.ts";
import {
  refuseUnsafe,
  type SafetySetting,
  unsafeSettings,
} from "../../apps/server/src/kernel/db/refuse-unsafe.ts";
import { startRealPostgres } from "../support/real-postgres.ts";
import { startServerProcess } from "../support/server-process.ts";
import { tellPromise } from "./support/tell-promise.ts";

const postgres = await startRealPostgres({ durable: true, own: true });
afterAll(() => postgres.stop());

const live = { SAMPAN_MODE: "live", SEAL_KEY: "5a".repeat(32), DATABASE_URL: postgres.url };
const good: Record<SafetySetting, string> = {
  fsync: "on",
  full_page_writes: "on",
  synchronous_commit: "on",
  data_checksums: "on",
  default_transaction_isolation: "read committed",
};

/** What a start says of this database; undefined when it goes on. */
async function saidAtStart(mode: "live" | "demo" = "live"): Promise<string | undefined> {
  const database = openPostgres(postgres.url, { connections_max: 1 });
  try {
    await refuseUnsafe(database, mode);
    return undefined;
  } catch (refusal) {
    return (refusal as Error).message;
  } finally {
    await database.close();
  }
}

/** Sets the server so, and waits until new connections know. */
async function setServer(name: string, value: string): Promise<void> {
  const open = () => openPostgres(postgres.url, { connections_max: 1 });
  const before = open();
  await sql`alter system set ${sql.ref(name)} = ${sql.lit(value)}`.execute(before.db);
  await sql`select pg_reload_conf()`.execute(before.db);
  await before.close();
  await expect
    .poll(async () => {
      const after = open();
      const { rows } = await sql<{ now: string }>`select current_setting(${name}) as now`.execute(
        after.db,
      );
      await after.close();
      return rows[0]?.now;
    })
    .toBe(value);
}

test("live mode refuses a PostgreSQL that may lose money, by the name of what is off, and takes one that may not [NFR-07]", async () => {
  const wrong: [SafetySetting, string][] = [
    ["fsync", "off"],
    ["full_page_writes", "off"],
    ["synchronous_commit", "off"],
    ["default_transaction_isolation", "serializable"],
  ];
  expect(await saidAtStart()).toBeUndefined();
  let refused = 0;
  for (const [name, value] of wrong) {
    await setServer(name, value);
    const said = await saidAtStart();
    if (said?.includes(`: ${name} = ${value}.`) === true) refused += 1;
    await setServer(name, good[name]);
  }
  // Checksums are a matter of how the server was made.
  if (unsafeSettings({ ...good, data_checksums: "off" }).join() === "data_checksums = off")
    refused += 1;
  tellPromise({
    promise: 9,
    name: "money mode refuses an unsafe database",
    target: "refuses with a named reason, 5 of 5",
    figure: `${refused} of 5`,
  });
  expect(refused).toBe(5);
}, 120_000);

test("the product itself does not start on it, and the demo takes any", async () => {
  await setServer("fsync", "off");
  await expect(startServerProcess(live)).rejects.toThrow(/ended with 1:\n.*fsync = off/);
  expect(await saidAtStart("demo")).toBeUndefined();
  await setServer("fsync", "on");
  const server = await startServerProcess(live);
  await server.stop();
}, 120_000);

test("live mode refuses the embedded database", async () => {
  const { db, close } = openPostgres(postgres.url, { connections_max: 1 });
  await expect(refuseUnsafe({ db, kind: "embedded" }, "live")).rejects.toThrow(/DATABASE_URL/);
  await close();
});
