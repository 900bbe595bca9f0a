import { NetworkError } from "@sampan/client/faults";
import { sql } from "kysely";
import type { Database, Db } from "../../../apps/server/src/kernel/db/db.ts";
import { createHttpCaller } from "../../support/http-caller.ts";
import { type ServerProcess, startServerProcess } from "../../support/server-process.ts";
import { openTestApp } from "../../support/test-app.ts";
import { insertRates, insertTariff } from "../../support/test-goods.ts";
import { fund, openJourney, pay, type TestCustomer } from "../../support/test-journey.ts";
import { chanceOf } from "./chance-of.ts";
import { seed } from "./tell-promise.ts";

/** Somebody with money and the orders that they are to pay. */
interface Payer {
  readonly customer: TestCustomer;
  readonly tids: string[];
}

const payersAtOnce = 4;

/** People with so many approved orders between them. */
export async function placeOrders(database: Database, count: number): Promise<readonly Payer[]> {
  const world = await openTestApp({ database });
  const { clock, db, needs } = world;
  // The processes go by the time of day.
  clock.set(new Date());
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  const journey = await openJourney(world);
  const payers: Payer[] = [];
  for (let at = 0; at < payersAtOnce; at += 1) {
    const customer = await world.customer();
    await fund(db, customer, { amount: 1_000_000_000, now: clock.now() });
    payers.push({ customer, tids: [] });
  }
  for (let order = 0; order < count; order += 1) {
    const payer = payers[order % payersAtOnce];
    payer?.tids.push(await journey.approved(payer.customer));
  }
  return payers;
}

interface Crash {
  readonly payers: readonly Payer[];
  readonly kills: number;
}

/**
 * Everybody pays one order after the other; the server is killed after a few answers, in the middle of the others, and
 * started again, so many times. Then what is left is paid. Answers which payments were acknowledged to whom.
 */
export async function crashWhilePaying(
  settings: Readonly<Record<string, string>>,
  { payers, kills }: Crash,
) {
  const tids = payers.flatMap((payer) => payer.tids);
  const chance = chanceOf(seed);
  const acknowledged = new Set<string>();
  let slowest_ms = 0;
  for (let kill = 0; kill <= kills; kill += 1) {
    const began = performance.now();
    const server = await startServerProcess({
      REQUESTS_PER_MINUTE: "1000000",
      OVERLOAD_DELAY_MS: "0",
      ...settings,
    });
    slowest_ms = Math.max(slowest_ms, performance.now() - began);
    const enough = kill < kills ? acknowledged.size + 1 + Math.floor(chance() * 8) : Infinity;
    const heard = (tid: string): void => {
      acknowledged.add(tid);
      if (acknowledged.size >= enough) void server.kill();
    };
    await Promise.all(payers.map((payer) => payUntilItEnds(server, payer, heard)));
    await (kill < kills ? server.kill() : server.stop());
  }
  return { acknowledged, tids, kills, slowest_ms };
}

/** Pays what is left; an order whose answer was lost waits for the next server. */
async function payUntilItEnds(
  { url }: ServerProcess,
  { customer, tids }: Payer,
  heard: (tid: string) => void,
): Promise<void> {
  const phone = { ...customer, ...createHttpCaller(url, customer.cookies) };
  for (let tid = tids[0]; tid !== undefined; tid = tids[0]) {
    try {
      const paid = await pay(phone, tid);
      if (paid.ok) heard(tid);
      else if (paid.error.code !== "not_payable") throw new Error(JSON.stringify(paid.error));
    } catch (fault) {
      if (fault instanceof NetworkError) return;
      throw fault;
    }
    tids.shift();
  }
}

/** Of these, orders that are not paid, or not by one transfer. */
export async function lostOf(db: Db, tids: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await sql<{ tid: string }>`
    select orders.tid
      from orders
      join transfers on transfers.tid = orders.tid and transfers.kind = 'payment_order'
     where orders.status = 1
     group by orders.tid
    having count(*) = 1
  `.execute(db);
  const paid = new Set(rows.map(({ tid }) => tid));
  return [...tids].filter((tid) => !paid.has(tid));
}

/** Orders that are paid without money, or whose money moved though they are not. */
export async function halfPaid(db: Db): Promise<string[]> {
  const { rows } = await sql<{ tid: string }>`
    select orders.tid
      from orders
      left join transfers on transfers.tid = orders.tid and transfers.kind = 'payment_order'
     where (orders.status = 1) <> (transfers.id is not null)
  `.execute(db);
  return rows.map(({ tid }) => tid);
}
