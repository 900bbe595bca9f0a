import { createHash } from "node:crypto";
import { CompiledQuery } from "kysely";
import { PgBoss, type JobResult } from "pg-boss";
import type { FastifyBaseLogger } from "fastify";
import type { Database, Db } from "../db/db.ts";
import { addsRows } from "../db/adds-rows.ts";
import { nameStatements } from "../db/driver/door.ts";
import { sendSoon } from "../db/send-soon.ts";
import type { HowToSend, JobData, JobName, Jobs } from "./jobs.ts";

export type Workers = { readonly [Name in JobName]: (data: JobData[Name]) => Promise<void> };

export interface RunningJobs {
  readonly jobs: Jobs;
  /** Takes work from the queues until stopped; several processes share them. */
  readonly work: (workers: Workers) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** How often a job is tried again, seconds between, and when the clock asks for it. */
export interface Queue {
  readonly retryLimit: number;
  readonly retryDelay?: number;
  /** Twice as long each time. */
  readonly retryBackoff?: boolean;
  /** A cron line in UTC. */
  readonly cron?: string;
  /** By people too, who wait for what the clock asks for. */
  readonly isAwaited?: boolean;
  /** Done twice it is as if it were done once. Those taken at one look are settled at one go, which a rush is lighter for. */
  readonly isRepeatable?: boolean;
}

export type Queues = { readonly [Name in JobName]: Queue };

/** Seconds between two looks at a queue. Nobody waits for what the clock alone asks for. */
const lookEvery_s = ({ cron, isAwaited }: Queue): number =>
  cron !== undefined && !isAwaited ? 10 : 1;

/** Taken at one look, so that a rush of orders does not leave its messages waiting for as many looks. */
const jobsAtOnce = 10;

/**
 * Who works says so this often, seconds; and whoever fell silent is looked for this often. A job whose process was killed is
 * tried again within a minute, where it is tried again at all.
 */
const beat_s = 10;
const lookForSilent_s = 15;

/** Distinct texts of the queues that a connection keeps planned; they are some twenty, asked several times a second. */
const texts_max = 100;

/** Opens the queues on either database. */
export async function startJobs(
  database: Database,
  queues: Queues,
  log: FastifyBaseLogger,
): Promise<RunningJobs> {
  const names = Object.keys(queues) as JobName[];
  // Through the pool even on the embedded database: it has one connection, so the queues' own statements
  // wait for an open transaction instead of slipping into it.
  const nameOf = nameStatements(texts_max);
  const executeSql = (text: string, values: unknown[] = []) => {
    // What comes without values may be several statements, which no name can stand for.
    const name = values.length > 0 ? nameOf(text) : undefined;
    return database.pool.query({ text, values, ...(name !== undefined && { name }) });
  };
  const boss = new PgBoss({
    db: { executeSql },
    superviseIntervalSeconds: lookForSilent_s,
    monitorIntervalSeconds: lookForSilent_s,
    ...(database.kind === "embedded" ? { backend: "pglite" as const } : {}),
  });
  boss.on("error", (error) => log.error(error, "jobs"));
  await boss.start();
  for (const name of names) {
    const { cron, isAwaited: _, isRepeatable: __, ...retries } = queues[name];
    const options = retries.retryLimit > 0 ? { ...retries, heartbeatSeconds: beat_s } : retries;
    await boss.createQueue(name, options);
    // The first send to a queue reads its settings on a connection of its own, which a transaction on
    // the embedded database would wait for in vain. So each queue is asked once before anybody works.
    const known = await boss.getQueue(name);
    // One that an older version made knows of no silence.
    if ("heartbeatSeconds" in options && known?.heartbeatSeconds !== beat_s)
      await boss.updateQueue(name, options);
    if (cron !== undefined) await boss.schedule(name, cron);
  }

  return {
    jobs: { send: (db, name, data, how = {}) => sendInside(boss, db, { name, data, how }) },
    work: async (workers) => {
      for (const name of names) {
        const worker = workers[name] as (data: unknown) => Promise<void>;
        const options = {
          pollingIntervalSeconds: lookEvery_s(queues[name]),
          batchSize: jobsAtOnce,
          // A look that came back full is followed by the next at once: a rush waits for nobody's second.
          burstWhenBatchFull: true,
          perJobResults: true,
        } as const;
        const { isRepeatable = false } = queues[name];
        await boss.work(name, options, async (jobs: { id: string; data: unknown }[]) => {
          const results: JobResult[] = [];
          for (const { id, data } of jobs) {
            const status = await outcomeOf(() => worker(data), { name, log });
            results.push({ id, status });
            // Said at once where others wait behind it: a process that is killed among them does none of these twice.
            if (status === "completed" && jobs.length > 1 && !isRepeatable)
              await boss.complete(name, id);
          }
          return results;
        });
      }
      // Where processes end before the first look is due, nobody else would look for those that fell silent.
      await boss.supervise();
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
  { name, data, how }: { name: JobName; data: object; how: HowToSend },
): Promise<void> {
  const executeSql = async (text: string, values: unknown[] = []) => {
    // Nobody asks for the number of the job, so it goes with the next statement.
    const job = { compile: () => CompiledQuery.raw(text, values) };
    await sendSoon(db, addsRows("pgboss.job", job));
    return { rows: [] };
  };
  const { startAt, once } = how;
  await boss.send(name, data, {
    db: { executeSql },
    ...(startAt && { startAfter: startAt }),
    ...(once !== undefined && { id: idOf(`${name} ${once}`) }),
  });
}

/** The number of a job that is asked for once: a second one of the same number is left out. */
function idOf(name: string): string {
  const digest = createHash("sha256").update(name).digest("hex");
  return digest.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
}
