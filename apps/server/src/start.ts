import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { renewArticles } from "./shop/content/renew-articles.ts";
import { indexOwnGoods } from "./goods/catalogue/index-own-goods.ts";
import type { Config } from "./kernel/config.ts";
import { createSettings, limitsInForce } from "./kernel/settings/create-settings.ts";
import { keepFresh } from "./kernel/settings/keep-fresh.ts";
import { migrate } from "./kernel/db/migrate.ts";
import type { Database } from "./kernel/db/db.ts";
import { makeEmbedded, prepareAlone } from "./kernel/db/driver/door.ts";
import { embeddedFolder, openConfigured } from "./kernel/db/open-configured.ts";
import { refuseUnsafe } from "./kernel/db/refuse-unsafe.ts";
import { serveWeb } from "./kernel/http/web-host.ts";
import { startJobs } from "./kernel/jobs/start-jobs.ts";
import { queues } from "./queues.ts";
import { createWorkers } from "./workers.ts";
import { createLog } from "./kernel/log.ts";
import type { Needs } from "./kernel/needs.ts";
import { resealRealNames } from "./people/identities/reseal-real-names.ts";
import { requestFirstRates } from "./money/rates/request-first-rates.ts";
import { keepLinked } from "./kernel/audit/keep-linked.ts";
import { connectServices } from "./services.ts";
import { createSay } from "./kernel/say/say.ts";
import { createPriceBook } from "./money/price-book/create-price-book.ts";
import { createChangedTexts } from "./goods/texts/create-changed-texts.ts";
import { createTokenStore } from "./goods/sourcing/create-token-store.ts";

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

/** All that stands before the first request: the schema, the queues, services outside, and what is read once. */
async function getReady(config: Config, database: Database) {
  const log = createLog(config.logLevel);
  const runningJobs = await prepareAlone(database, async () => {
    await migrate(database);
    return startJobs(database, queues, log);
  });
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
  const prices = createPriceBook(basics);
  await prices.refresh();
  const changedTexts = createChangedTexts(basics);
  await changedTexts.refresh();
  const needs: Needs = {
    ...basics,
    settings,
    prices,
    limits: limitsInForce(settings, basics.clock),
    jobs: runningJobs.jobs,
    say: createSay(changedTexts),
    changedTexts,
    log,
    ...outside.services,
  };
  return { needs, runningJobs, outside };
}

/**
 * Fills the embedded database of a data folder that has none yet, before anything is served from it (makeEmbedded); one
 * that is there, or a PostgreSQL, is left to `beforeListening`.
 */
export async function fillNewFolder(
  config: Config,
  fill: (needs: Needs) => Promise<void>,
): Promise<void> {
  if (config.databaseUrl !== undefined) return;
  await makeEmbedded(embeddedFolder(config), async (database) => {
    const { needs, runningJobs, outside } = await getReady(config, database);
    await fill(needs);
    await runningJobs.stop();
    await outside.close();
  });
}

/** Starts the server: database, migrations, jobs, routes, then listens. */
export async function start(config: Config, options: StartOptions = {}): Promise<Running> {
  const database = await openConfigured(config);
  await refuseUnsafe(database, config.mode);
  const { needs, runningJobs, outside } = await getReady(config, database);
  const { settings, prices, changedTexts, log } = needs;
  const { beforeListening } = options;
  if (beforeListening) await prepareAlone(database, () => beforeListening(needs));
  await indexOwnGoods(database.db);
  await renewArticles(database.db);
  await resealRealNames(needs);
  await requestFirstRates(needs);

  const app = await buildApp(needs);
  await serveWeb(app, config, needs);
  await app.listen({ port: config.port, host: config.host });
  await runningJobs.work(createWorkers(needs));
  const leaveAsItIs = keepFresh({ settings, prices, "changed texts": changedTexts }, log);
  const leaveUnlinked = keepLinked(needs);

  const stop = async () => {
    await app.takeLeave();
    await app.close();
    leaveAsItIs();
    await leaveUnlinked();
    await runningJobs.stop();
    await outside.close();
    await database.close();
  };
  return { url: config.publicUrl, app, needs, stop };
}
