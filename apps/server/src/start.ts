import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { indexOwnGoods } from "./catalogue/index-own-goods.ts";
import type { Config } from "./config.ts";
import { createSettings, limitsInForce } from "./configuration/create-settings.ts";
import { keepFresh } from "./configuration/keep-fresh.ts";
import type { Database } from "./db/db.ts";
import { migrate } from "./db/migrate.ts";
import { openEmbedded, openPostgres } from "./db/open-database.ts";
import { createDiskFileStore } from "./files/disk-file-store.ts";
import { serveWeb } from "./http/web-host.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { createWorkers } from "./jobs/workers.ts";
import { createLog } from "./log.ts";
import type { Needs } from "./needs.ts";
import { resealRealNames } from "./people/reseal-real-names.ts";
import { requestFirstRates } from "./rates/request-first-rates.ts";
import { connectServices } from "./services.ts";
import { createSay } from "./say.ts";
import { createTerms } from "./terms/create-terms.ts";
import { createChangedTexts } from "./texts/create-changed-texts.ts";
import { createTokenStore } from "./sourcing/create-token-store.ts";

export interface Running {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly needs: Needs;
  /** Answers what is under way, ends jobs and connections, closes the database. */
  readonly stop: () => Promise<void>;
}

export interface StartOptions {
  /** Runs after the migration and before the first request: the demo fills an empty database here. */
  readonly beforeListening?: (needs: Needs) => Promise<void>;
}

/** Starts the server: database, migrations, jobs, routes, then listens. */
export async function start(config: Config, options: StartOptions = {}): Promise<Running> {
  const log = createLog(config.logLevel);
  const database = await openDatabase(config);
  await migrate(database);
  const runningJobs = await startJobs(database, log);
  const basics = {
    database,
    config,
    clock: () => new Date(),
    chance: (bytes: number) => randomBytes(bytes),
  };
  const outside = connectServices(config, {
    now: basics.clock,
    storeOf: (source, given) => createTokenStore(basics, source, given),
  });
  const settings = createSettings(basics);
  await settings.refresh();
  const terms = createTerms(basics);
  await terms.refresh();
  const changedTexts = createChangedTexts({ ...basics, log });
  await changedTexts.refresh();
  const needs: Needs = {
    ...basics,
    settings,
    terms,
    limits: limitsInForce(settings, basics.clock),
    jobs: runningJobs.jobs,
    files: createDiskFileStore(join(config.dataDir, "files")),
    say: createSay(changedTexts),
    changedTexts,
    log,
    ...outside.services,
  };
  await options.beforeListening?.(needs);
  await indexOwnGoods(database.db);
  await resealRealNames(needs);
  await requestFirstRates(needs);

  const app = await buildApp(needs);
  await serveWeb(app, config, { changedTexts, say: needs.say });
  await app.listen({ port: config.port, host: config.host });
  await runningJobs.work(createWorkers(needs));
  const leaveAsItIs = keepFresh(needs);

  const stop = async () => {
    await app.close();
    leaveAsItIs();
    await runningJobs.stop();
    await outside.close();
    await database.close();
  };
  return { url: config.publicUrl, app, needs, stop };
}

function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl === undefined) return openEmbedded(join(config.dataDir, "database"));
  const { connections_max } = config;
  return Promise.resolve(openPostgres(config.databaseUrl, { connections_max }));
}
