import { CompiledQuery } from "kysely";
import { PgBoss, type JobResult } from "pg-boss";
import type { FastifyBaseLogger } from "fastify";
import type { Database, Db } from "../db/db.ts";
import type { JobData, JobName, Jobs } from "./jobs.ts";

export type Workers = { readonly [Name in JobName]: (data: JobData[Name]) => Promise<void> };

export interface RunningJobs {
  readonly jobs: Jobs;
  /** Takes work from the queues until stopped; several processes share them. */
  readonly work: (workers: Workers) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const queues = {
  "send-sms": { retryLimit: 4, retryDelay: 5, retryBackoff: true },
  "send-mail": { retryLimit: 4, retryDelay: 5, retryBackoff: true },
  "send-captcha": { retryLimit: 4, retryDelay: 5, retryBackoff: true },
  "notify-customer": { retryLimit: 3, retryDelay: 5, retryBackoff: true },
  "fetch-rates": { retryLimit: 2, retryDelay: 30 },
  "close-unpaid-orders": { retryLimit: 0 },
  "complete-signed-orders": { retryLimit: 0 },
  "settle-online-topups": { retryLimit: 0 },
  "watch-captchas": { retryLimit: 0 },
  "sweep-expired": { retryLimit: 0 },
  "export-person": { retryLimit: 3, retryDelay: 30 },
  "erase-cancelled": { retryLimit: 0 },
  "translate-goods": { retryLimit: 0 },
  "rename-goods": { retryLimit: 2, retryDelay: 30 },
  "sweep-search-pages": { retryLimit: 0 },
} as const satisfies Record<JobName, object>;

/** Jobs that come by the clock, as cron lines in UTC. */
const schedule: Partial<Record<JobName, string>> = {
  "fetch-rates": "*/30 * * * *",
  "close-unpaid-orders": "*/5 * * * *",
  "complete-signed-orders": "*/15 * * * *",
  "settle-online-topups": "*/2 * * * *",
  "watch-captchas": "* * * * *",
  "sweep-expired": "17 * * * *",
  "erase-cancelled": "23 * * * *",
  "translate-goods": "* * * * *",
  "sweep-search-pages": "*/10 * * * *",
};

/** Seconds between two looks at a queue. Nobody waits for what the clock alone asks for; rates staff ask for too. */
const lookEvery_s = (name: JobName): number =>
  name in schedule && name !== "fetch-rates" ? 10 : 1;

/** Taken at one look, so that a rush of orders does not leave its messages waiting for as many looks. */
const jobsAtOnce = 10;

const names = Object.keys(queues) as JobName[];

/** Opens the queues on either database. */
export async function startJobs(database: Database, log: FastifyBaseLogger): Promise<RunningJobs> {
  // Through the pool even on the embedded database: it has one connection, so the queues' own statements
  // wait for an open transaction instead of slipping into it.
  const executeSql = (text: string, values?: unknown[]) => database.pool.query(text, values);
  const boss = new PgBoss({
    db: { executeSql },
    ...(database.kind === "embedded" ? { backend: "pglite" as const } : {}),
  });
  boss.on("error", (error) => log.error(error, "jobs"));
  await boss.start();
  for (const name of names) {
    await boss.createQueue(name, queues[name]);
    // The first send to a queue reads its settings on a connection of its own, which a transaction on
    // the embedded database would wait for in vain. So each queue is asked once before anybody works.
    await boss.getQueue(name);
  }
  for (const [name, cron] of Object.entries(schedule)) await boss.schedule(name, cron);

  return {
    jobs: { send: (db, name, data, startAt) => sendInside(boss, db, { name, data, startAt }) },
    work: async (workers) => {
      for (const name of names) {
        const worker = workers[name] as (data: unknown) => Promise<void>;
        const options = {
          pollingIntervalSeconds: lookEvery_s(name),
          batchSize: jobsAtOnce,
          perJobResults: true,
        } as const;
        await boss.work(name, options, async (jobs: { id: string; data: unknown }[]) => {
          const results: JobResult[] = [];
          for (const { id, data } of jobs)
            results.push({ id, status: await outcomeOf(() => worker(data), { name, log }) });
          return results;
        });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

/** A job that fails is tried again by itself; those taken with it are done. */
async function outcomeOf(
  work: () => Promise<void>,
  { name, log }: { readonly name: JobName; readonly log: FastifyBaseLogger },
): Promise<JobResult["status"]> {
  try {
    await work();
    return "completed";
  } catch (error) {
    // The queue keeps a failure to itself; whoever runs the house must hear of it.
    log.error(error, `job ${name} failed`);
    return "failed";
  }
}

async function sendInside(
  boss: PgBoss,
  db: Db,
  { name, data, startAt }: { name: JobName; data: object; startAt: Date | undefined },
): Promise<void> {
  const executeSql = async (text: string, values: unknown[] = []) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  };
  await boss.send(name, data, { db: { executeSql }, ...(startAt && { startAfter: startAt }) });
}
