import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { followOwn } from "@sampan/contract/kernel/live";
import { openPostgres } from "../apps/server/src/kernel/db/driver/door.ts";
import { insertCustomer, insertSession } from "../tests/support/test-people.ts";
import { startRealPostgres } from "../tests/support/real-postgres.ts";
import { type ServerProcess, startServerProcess } from "../tests/support/server-process.ts";
import type { Figure } from "./figure.ts";

const pages = 1_000;
const perSecond = 100;

type Db = ReturnType<typeof openPostgres>["db"];

interface Follower {
  readonly packageId: number;
  /** The number under which a local carrier brings it. */
  readonly trackedId: number;
  readonly stream: ClientRequest;
  /** When what was not yet heard was written. */
  readonly written: number[];
}

/**
 * A thousand people look at where their parcel is, half of them at each of two processes, while a hundred steps a second
 * are written, of desks and of couriers by turns: how long until an open page is told, and what the pages hold in memory.
 */
export async function benchTimelines(seconds: number): Promise<Figure[]> {
  const postgres = await startRealPostgres({ durable: true });
  const settings = { DATABASE_URL: postgres.url, REQUESTS_PER_MINUTE: "1000000" };
  const servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
  const { db, close } = openPostgres(postgres.url);
  try {
    return await measure({ servers, db, seconds });
  } finally {
    await close();
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
  }
}

async function measure({
  servers,
  db,
  seconds,
}: {
  readonly servers: readonly ServerProcess[];
  readonly db: Db;
  readonly seconds: number;
}): Promise<Figure[]> {
  const memory_mb = () => Math.max(...servers.map((server) => server.memory_mb()));
  const delays_ms: number[] = [];
  const people = await Promise.all(Array.from({ length: pages }, (_, at) => insertPerson(db, at)));
  const before_mb = memory_mb();
  const followers = await Promise.all(
    people.map((person, at) => follow(servers[at % servers.length]?.url ?? "", person, delays_ms)),
  );
  const written = await feed(db, followers, seconds);
  await pause(2_000);
  const after_mb = memory_mb();
  for (const { stream } of followers) stream.destroy();
  const sorted = delays_ms.toSorted((one, other) => one - other);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.POSITIVE_INFINITY;
  return [
    {
      name: "an open page is told, p99",
      value: p99,
      unit: "ms",
      target: { at_most: 1_000 },
      detail: `${pages} pages at ${servers.length} processes, ${perSecond} steps a second, p50 ${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)} ms`,
    },
    {
      name: "steps that no open page was told of",
      value: written - delays_ms.length,
      unit: `of ${written}`,
      target: { exactly: 0 },
      detail: "each was written for one person, whose page is open",
    },
    {
      name: "memory of a process with half of the pages, beside what it had before",
      value: after_mb - before_mb,
      unit: "MB",
      target: { at_most: 80 },
      detail: `${before_mb} MB before, ${after_mb} MB with ${pages / servers.length} pages`,
    },
  ];
}

interface Person extends Pick<Follower, "packageId" | "trackedId"> {
  readonly session: string;
}

async function insertPerson(db: Db, at: number): Promise<Person> {
  const now = new Date();
  const { id } = await insertCustomer(db, now);
  const session = await insertSession(db, now, id);
  const { id: packageId } = await db
    .insertInto("packages")
    .values({
      tid: `PK${at}`,
      account_id: id,
      warehouse: "guangzhou",
      express_no: `LIVE${at}`,
      billing: 4,
      transport_state: "international_shipping",
      local_express_no: `DOOR${at}`,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: trackedId } = await db
    .insertInto("tracked_numbers")
    .values({ leg: "door", express_no: `DOOR${at}`, tracked_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { packageId, trackedId, session };
}

async function follow(
  url: string,
  { packageId, trackedId, session }: Person,
  delays_ms: number[],
): Promise<Follower> {
  const written: number[] = [];
  const stream = request(`${url}${followOwn.path}`, {
    headers: { cookie: `session_id=${session}` },
  });
  stream.end();
  const [answer] = (await once(stream, "response")) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`a page got ${answer.statusCode}`);
  answer.on("error", () => undefined);
  answer.on("data", (part: Buffer) => {
    if (!part.includes("event: changed")) return;
    for (const at of written.splice(0)) delays_ms.push(performance.now() - at);
  });
  return { packageId, trackedId, stream, written };
}

/** Writes steps at an even pace, each for another person; answers how many. */
async function feed(db: Db, followers: readonly Follower[], seconds: number): Promise<number> {
  const begin = performance.now();
  const count = perSecond * seconds;
  const writes: Promise<unknown>[] = [];
  for (let each = 0; each < count; each += 1) {
    await pause(Math.max(0, begin + (each * 1_000) / perSecond - performance.now()));
    const follower = followers[(each * 7) % followers.length];
    if (!follower) continue;
    follower.written.push(performance.now());
    writes.push(each % 2 === 0 ? writeStep(db, follower) : writeScan(db, follower));
  }
  await Promise.all(writes);
  return count;
}

const writeStep = (db: Db, { packageId: package_id }: Follower): Promise<unknown> =>
  db
    .insertInto("package_events")
    .values({ package_id, transport_state: "customs", at: new Date() })
    .execute();

/** Another each time. */
const writeScan = (db: Db, { trackedId: tracked_id }: Follower): Promise<unknown> => {
  const at = new Date();
  const told = { state: "in_transit", words: "Scan", place: "", at, told_at: at } as const;
  return db
    .insertInto("tracking_scans")
    .values({ tracked_id, tracker: "seventeen_track", courier: "", ...told })
    .execute();
};
