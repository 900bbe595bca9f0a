import { createHash } from "node:crypto";
import { getUserById } from "@sampan/contract/people/accounts/accounts";
import { changePassword } from "@sampan/contract/people/accounts/credentials";
import { endDevice, endOtherDevices, queryDevices } from "@sampan/contract/people/sessions/devices";
import { logIn, logOut } from "@sampan/contract/people/sessions/log-in";
import { getSessionState } from "@sampan/contract/people/sessions/sessions";
import { setCustomerState } from "@sampan/contract/people/customers/staff-customers";
import { sql } from "kysely";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { hashPassword } from "../../apps/server/src/people/accounts/hash-password.ts";
import { readConfig } from "../../apps/server/src/kernel/config.ts";
import type * as SessionQueries from "../../apps/server/src/people/sessions/session-queries.ts";
import { openTestApp, type TestApp } from "../support/test-app.ts";
import type { TestCaller } from "../support/test-caller.ts";
import { refusalOf, valueOf } from "../support/value-of.ts";
import { received } from "./support/log-in-world.ts";
import { sizeOf, tellPromise } from "./support/tell-promise.ts";

const guarded = await openTestApp();
const https = await openTestApp({
  config: readConfig({ SAMPAN_MODE: "demo", PUBLIC_URL: "https://shop.test" }),
});

// The control: the same server with sessions that nobody ends and that are found whatever their age.
vi.doMock("../../apps/server/src/people/sessions/end-sessions.ts", () => ({
  endSessions: async () => undefined,
  endOtherSessions: async () => undefined,
}));
vi.doMock("../../apps/server/src/people/sessions/session-queries.ts", async (importOriginal) => {
  const queries = await importOriginal<typeof SessionQueries>();
  const findLiveSession: typeof queries.findLiveSession = (db, idHash) =>
    queries.findLiveSession(db, idHash, new Date(0));
  return { ...queries, findLiveSession };
});
vi.resetModules();
const unguarded = await (await import("../support/test-app.ts")).openTestApp();

const password = received("Boat_2026");
let stored = "";
beforeAll(async () => {
  stored = valueOf(await hashPassword(password));
});

async function account({ customer, db }: TestApp) {
  const { id, email, uid } = await customer();
  await db.updateTable("accounts").set({ password_hash: stored }).where("id", "=", id).execute();
  return { id, email, uid };
}
async function enter({ visitor }: TestApp, email: string, browser = visitor()) {
  valueOf(await browser.call(logIn, { account: email, password }));
  return browser;
}
const isAlive = async (browser: TestCaller) =>
  refusalOf(await browser.call(getUserById, {})) === "accepted";
/** Somebody else who has nothing but a copy of the cookie. */
function thiefOf({ visitor }: TestApp, browser: TestCaller): TestCaller {
  const thief = visitor();
  thief.cookies.set("session_id", browser.cookies.get("session_id") ?? "");
  return thief;
}
const tell = (name: string, figure: string, target: string) =>
  tellPromise({ promise: 32, name: `Session: ${name}`, target, figure });

describe("a session", () => {
  test("is 256 random bits of which the table has the SHA-256", async () => {
    const size = sizeOf({ quick: 20, full: 1_000 });
    const { email, id } = await account(guarded);
    const secrets = new Set<string>();
    for (let count = 0; count < size; count++) {
      const browser = await enter(guarded, email);
      secrets.add(browser.cookies.get("session_id") ?? "");
    }
    const { rows } = await sql<{ row: string; hash: Buffer }>`
      select sessions::text as row, id_hash as hash from sessions where account_id = ${id}`.execute(
      guarded.db,
    );
    const hashes = new Set(rows.map(({ hash }) => hash.toString("hex")));
    const known = [...secrets].filter((secret) =>
      hashes.has(createHash("sha256").update(secret).digest("hex")),
    );
    const readable = [...secrets].filter((secret) => rows.some(({ row }) => row.includes(secret)));
    const bits = Math.min(...[...secrets].map((one) => Buffer.from(one, "base64url").length * 8));
    tell(
      "id",
      `${secrets.size} different of ${size}, ${bits} bits, ${known.length} stored as SHA-256, ${readable.length} readable`,
      "all different, 256 bits, 0 readable",
    );
    expect([secrets.size, known.length, readable.length, bits]).toEqual([size, size, 0, 256]);
  });

  test("comes in a cookie for this site and https only, unreadable for scripts [SES-12]", async () => {
    const { email } = await account(https);
    const answer = await https.app.inject({
      method: "POST",
      url: logIn.path,
      headers: { "x-sampan-client": "test" },
      payload: { account: email, password },
    });
    const cookie = answer.cookies.find(({ name }) => name === "session_id");
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax", path: "/" });
  });

  test("lapses after seven idle days and ends after thirty [SES-04] [CONST-50]", async () => {
    const { idle, busy } = await lifetimes(guarded);
    tell("life", `idle ${idle} days, in use ${busy} days`, "idle 7 days, in use 30 days");
    expect([idle, busy]).toEqual([7, 30]);
  });

  test("has a new id after each log-in: one planted beforehand opens nothing [SES-09]", async () => {
    const [mallory, ming] = [await account(guarded), await account(guarded)];
    const stranger = await enter(guarded, mallory.email);
    const planted = stranger.cookies.get("session_id") ?? "";
    const victim = guarded.visitor();
    victim.cookies.set("session_id", planted);
    await enter(guarded, ming.email, victim);
    const thief = guarded.visitor();
    thief.cookies.set("session_id", planted);
    const { data } = valueOf(await thief.call(getSessionState, {}));
    tell("fixation", data === null ? "0 of 1" : "1 of 1", "0 planted ids open an account");
    expect(victim.cookies.get("session_id")).not.toBe(planted);
    expect(data).toBeNull();
  });
});

const beyond_days = 40;

/** After how many days a session is dead: left alone, and asked every day. */
async function lifetimes(world: TestApp): Promise<{ idle: number; busy: number }> {
  const { email } = await account(world);
  let idle = 1;
  for (; idle < beyond_days; idle++) {
    const browser = await enter(world, email);
    world.clock.pass({ days: idle });
    if (!(await isAlive(browser))) break;
  }
  const browser = await enter(world, email);
  let busy = 1;
  for (; busy < beyond_days; busy++) {
    // Somebody who does not care when the server told browsers to forget the cookie.
    const thief = thiefOf(world, browser);
    world.clock.pass({ days: 1 });
    if (!(await isAlive(thief))) break;
  }
  return { idle, busy };
}

/** Ways to end sessions: who asks, and whose are dead afterwards. */
const endings = {
  "log-out": async (world: TestApp, { own }: Scene) => {
    const copy = thiefOf(world, own);
    valueOf(await own.call(logOut, {}));
    return [copy];
  },
  "one device": async (_: TestApp, { own, other }: Scene) => {
    const { datalist } = valueOf(await other.call(queryDevices, {}));
    const id = datalist.find(({ is_this }) => is_this)?.id ?? "";
    valueOf(await own.call(endDevice, { id }));
    return [other];
  },
  "changed password": async (_: TestApp, { own, other }: Scene) => {
    valueOf(await own.call(changePassword, { password, new_password: received("Boat_2027") }));
    return [other];
  },
  "all other devices": async (_: TestApp, { own, other }: Scene) => {
    valueOf(await own.call(endOtherDevices, {}));
    return [other];
  },
  "disabled account": async ({ staff }: TestApp, { uid, own, other }: Scene) => {
    const admin = await staff("admin");
    const wish = { uid, state: "disabled", reason: "stolen cards" } as const;
    valueOf(await admin.call(setCustomerState, wish));
    return [own, other];
  },
} as const;

interface Scene {
  readonly uid: string;
  readonly own: TestCaller;
  readonly other: TestCaller;
}

async function sceneOf(world: TestApp): Promise<Scene> {
  const { email, uid } = await account(world);
  return { uid, own: await enter(world, email), other: await enter(world, email) };
}

test("an ended session is dead at its next call [SES-10] [SES-13] [BO-48]", async () => {
  const alive: string[] = [];
  for (const [name, end] of Object.entries(endings)) {
    for (const dead of await end(guarded, await sceneOf(guarded)))
      if (await isAlive(dead)) alive.push(name);
  }
  const ways = Object.keys(endings).length;
  tell("ended", `${alive.length} alive after ${ways} ways to end one`, "0 alive");
  expect(alive).toEqual([]);
});

test("parallel calls renew a session once, and none is refused [SES-04]", async () => {
  const { email, id } = await account(guarded);
  const browser = await enter(guarded, email);
  guarded.clock.pass({ hours: 1 });
  const versions = new Set<string>();
  const version = async () => {
    const { rows } = await sql<{ version: string }>`
      select xmin::text as version from sessions
      where account_id = ${id} order by id desc limit 1`.execute(guarded.db);
    versions.add(rows[0]?.version ?? "");
  };
  await version();
  const size = sizeOf({ quick: 50, full: 1_000 });
  const alive = await Promise.all(Array.from({ length: size }, () => isAlive(browser)));
  await version();
  for (const _ of Array(20)) {
    await isAlive(browser);
    await version();
  }
  const accepted = alive.filter(Boolean).length;
  tell(
    "parallel renewals",
    `${accepted} of ${size} accepted, ${versions.size - 1} written in ${size + 20} calls`,
    "all accepted, 1 written",
  );
  expect(accepted).toBe(size);
  expect(versions.size).toBe(2);
});

describe("and would not be", () => {
  test("bounded, were its age not looked at", { timeout: 180_000 }, async () => {
    expect(await lifetimes(unguarded)).toEqual({ idle: beyond_days, busy: beyond_days });
  });

  test("dead, did nobody end it", async () => {
    for (const name of ["changed password", "all other devices"] as const) {
      const dead = await endings[name](unguarded, await sceneOf(unguarded));
      for (const browser of dead) expect(await isAlive(browser)).toBe(true);
    }
  });
});
