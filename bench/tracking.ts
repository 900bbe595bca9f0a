import { setTimeout as pause } from "node:timers/promises";
import { openPostgres } from "../apps/server/src/kernel/db/driver/door.ts";
import { openSandbox } from "../tests/support/open-sandbox.ts";
import { startRealPostgres } from "../tests/support/real-postgres.ts";
import { type ServerProcess, startServerProcess } from "../tests/support/server-process.ts";
import { sandboxSettings } from "../demo/start-sandbox-process.ts";
import type { Figure } from "./figure.ts";

type Db = ReturnType<typeof openPostgres>["db"];

/** Numbers of sellers' parcels under way; half of them are asked of 17TRACK, forty a call, half of Kuaidi100, one a call. */
const parcels = 100_000;
/** What Kuaidi100 may be asked in a minute here; 17TRACK is asked as fast as the house can. */
const allowed = 1_200;
const watched_ms = 40_000;
const minute_ms = 60_000;

/**
 * A hundred thousand parcels are followed, each of them due. How many asks a minute one process and then two manage against
 * the double, whether two of them keep to a budget, and what that takes of memory.
 */
export async function benchTracking(): Promise<Figure[]> {
  const postgres = await startRealPostgres({ durable: true });
  const sandbox = await openSandbox();
  const settings = {
    ...sandboxSettings(sandbox.url, sandbox.smtpPort),
    DATABASE_URL: postgres.url,
  };
  const servers: ServerProcess[] = [];
  const { db, close } = openPostgres(postgres.url);
  try {
    const first = await startServerProcess(settings);
    servers.push(first);
    await follow(db);
    const alone = await watch(db);
    const memory_mb = first.memory_mb();
    servers.push(await startServerProcess(settings));
    const together = await watch(db);
    return figuresOf({ alone, together, memory_mb });
  } finally {
    await close();
    await Promise.all(servers.map((server) => server.stop()));
    await sandbox.close();
    await postgres.stop();
  }
}

async function follow(db: Db): Promise<void> {
  const change = (key: string, value: Readonly<Record<string, number>>) => ({
    key,
    value: JSON.stringify(value),
    starts_at: new Date(0),
    made_at: new Date(0),
    reason: "bench",
  });
  const most = 10_000_000;
  await db
    .insertInto("setting_changes")
    .values([
      change("tracker_asks_per_minute", {
        kuaidi100: allowed,
        seventeen_track: most,
        thailand_post: 0,
        flash: 0,
        hct: 0,
      }),
      change("tracker_asks_per_day", {
        kuaidi100: most,
        seventeen_track: most,
        thailand_post: 0,
        flash: 0,
        hct: 0,
      }),
    ])
    .execute();
  const at = new Date();
  const atOnce = 5_000;
  for (let from = 0; from < parcels; from += atOnce)
    await db
      .insertInto("tracked_numbers")
      .values(
        Array.from({ length: atOnce }, (_, nth) => ({
          leg: "mainland" as const,
          express_no: `YT${70_000_000 + from + nth}`,
          carrier: "圆通速递",
          courier: "yto",
          tracker: nth % 2 === 0 ? ("seventeen_track" as const) : ("kuaidi100" as const),
          tracked_at: at,
          ask_at: at,
        })),
      )
      .execute();
}

interface Watched {
  /** Asks a minute of 17TRACK, and the most of Kuaidi100 that any minute saw. */
  readonly per_minute: number;
  readonly most: number;
}

/** Lets all of them be due just before a round begins, and counts what is asked while it runs. */
async function watch(db: Db): Promise<Watched> {
  const round_at = Math.ceil((Date.now() + 2_000) / minute_ms) * minute_ms;
  await pause(round_at - 1_500 - Date.now());
  await db.updateTable("tracked_numbers").set({ ask_at: new Date() }).execute();
  const before = await asksOf(db);
  const from = performance.now();
  await pause(watched_ms);
  const after = await asksOf(db);
  const passed_ms = performance.now() - from;
  return {
    per_minute: ((after.seventeen_track - before.seventeen_track) * minute_ms) / passed_ms,
    most: after.kuaidi100_minute,
  };
}

async function asksOf(db: Db) {
  const rows = await db
    .selectFrom("tracker_days")
    .select(["tracker", "asks", "minute_asks"])
    .execute();
  const of = (tracker: string) => rows.find((row) => row.tracker === tracker);
  return {
    seventeen_track: of("seventeen_track")?.asks ?? 0,
    kuaidi100_minute: of("kuaidi100")?.minute_asks ?? 0,
  };
}

const figuresOf = ({
  alone,
  together,
  memory_mb,
}: {
  readonly alone: Watched;
  readonly together: Watched;
  readonly memory_mb: number;
}): Figure[] => [
  {
    name: "numbers that one process asks 17TRACK about",
    value: alone.per_minute,
    unit: "a minute",
    target: { at_least: parcels / (4 * 60) },
    detail: `of ${parcels} that are due; so many are due each minute where each is asked about every four hours`,
  },
  {
    name: "the same, two processes",
    value: together.per_minute,
    unit: "a minute",
    detail: "the double answers in the process that measures, on the same cores",
  },
  {
    name: "asks of Kuaidi100 beyond its budget of a minute, two processes",
    value: Math.max(0, together.most - allowed, alone.most - allowed),
    unit: `of ${allowed}`,
    target: { exactly: 0 },
    detail: `${together.most} were taken in a minute`,
  },
  {
    name: "memory of the process while it asks",
    value: memory_mb,
    unit: "MB",
    target: { at_most: 350 },
    detail: "resident set",
  },
];
