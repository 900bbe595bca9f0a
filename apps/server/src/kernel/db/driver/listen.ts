import pg from "pg";
import type { Ears } from "./database.ts";
import type { Pulse } from "./take-pulse.ts";
import { wireOf } from "./wire-of.ts";

/** After a loss the way is looked for again this often. */
const again_ms = 1_000;

/** A connection of its own, since those of the pool change hands; opened anew whenever it is lost. */
export function listenOver(
  { url, pulse }: { readonly url: string; readonly pulse: Pick<Pulse, "whenAway"> },
  channel: string,
  { hear, missed }: Ears,
): () => void {
  let client: pg.Client | undefined;
  let isStopped = false;

  const lose = (one: pg.Client): void => {
    if (client !== one) return;
    client = undefined;
    wireOf(one).destroy();
    if (!isStopped) setTimeout(open, again_ms).unref();
  };
  function open(): void {
    if (isStopped) return;
    const one = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: again_ms,
    });
    client = one;
    one.on("notification", ({ payload = "" }) => hear(payload));
    // It may say more than once that it is gone.
    one.on("error", () => lose(one));
    one.once("end", () => lose(one));
    const begin = async () => {
      await one.connect();
      wireOf(one).unref();
      await one.query(`listen ${channel}`);
      missed();
    };
    begin().catch(() => lose(one));
  }
  // A host that vanished says no word; the pulse finds it out.
  const forget = pulse.whenAway(() => client && lose(client));
  open();
  return () => {
    isStopped = true;
    forget();
    if (client) wireOf(client).destroy();
  };
}

/**
 * The embedded database has one connection, which tells its own process. What listens is asked for in turn, so that it
 * falls into nobody's transaction.
 */
export function listenInProcess(
  pool: pg.Pool,
  channel: string,
  { hear, missed }: Ears,
): () => void {
  let isStopped = false;
  const heeded = new WeakSet<pg.PoolClient>();
  const heed = (client: pg.PoolClient): void => {
    if (heeded.has(client)) return;
    heeded.add(client);
    client.on("notification", (said) => {
      if (!isStopped && said.channel === channel) hear(said.payload ?? "");
    });
  };
  pool.on("acquire", heed);
  pool.query(`listen ${channel}`).then(
    () => !isStopped && missed(),
    // Closed before its turn came: there is nothing to hear.
    () => undefined,
  );
  return () => {
    isStopped = true;
    pool.off("acquire", heed);
  };
}
