import { openPostgres } from "@sampan/server/kernel/db/driver/door";
import type { Db } from "@sampan/server/kernel/db/db";
import { postTransfer } from "@sampan/server/money/ledger/post-transfer";
import type { Transfer } from "@sampan/server/money/ledger/transfer";
import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import type { Figure } from "./figure.ts";
import { runPgbench } from "./run-pgbench.ts";
import type { StartedServer } from "./start-server.ts";

const clients = 16;

/** Payments through the posting function, as a share of pgbench sending the very same statement. */
export async function benchPayment(
  server: StartedServer,
  { url, pgbench, seconds }: { url: string; pgbench: string; seconds: number },
): Promise<Figure[]> {
  const database = openPostgres(url, { connections_max: clients });
  const ids = server.customers.map(({ accountId }) => accountId);
  const script = scriptOf(
    await captureStatement(database.pool, payment(ids[0] ?? 0, "capture")),
    ids,
  );
  const limit = runPgbench(pgbench, url, { script, clients, until: { seconds } });

  let paid = 0;
  const until = performance.now() + seconds * 1000;
  const lane = async (owner: number, lane: number): Promise<void> => {
    while (performance.now() < until) {
      const posted = await postTransfer(database.db, payment(owner, `bench-node-${lane}-${paid}`));
      if (!posted.ok) throw new Error("a payment was refused");
      paid++;
    }
  };
  await Promise.all(ids.map(lane));
  await database.close();
  return [
    {
      name: "payment, PostgreSQL, 16 connections",
      value: paid / seconds / limit,
      unit: "of pgbench",
      target: { at_least: 0.6 },
      detail: `${Math.round(paid / seconds)}/s against ${Math.round(limit)}/s with the same statement`,
    },
  ];
}

const payment = (owner: number, key: string): Transfer => ({
  idempotency_key: key,
  kind: "payment_order",
  currency: "TWD",
  tid: "SP261120AAAAAA",
  entries: [
    { account: { owner, kind: "cash" }, amount: -100 },
    { account: { clearing: "sales" }, amount: 100 },
  ],
  now: new Date(),
});

/** What the posting function really sends, taken on its way to the database. */
async function captureStatement(
  pool: ReturnType<typeof openPostgres>["pool"],
  transfer: Transfer,
): Promise<CompiledQuery> {
  const sent: CompiledQuery[] = [];
  const listening = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void sent.push(query),
  }) as unknown as Db;
  await postTransfer(listening, transfer);
  const [statement] = sent;
  if (!statement || sent.length !== 1) throw new Error("a payment is no longer one statement");
  return statement;
}

/**
 * The same text with the parameters written in, a key of its own each time. Each client pays from an account of its
 * own, as ours do: with the same accounts neither side waits for a lock that the other does not.
 */
function scriptOf({ sql, parameters }: CompiledQuery, ids: readonly number[]): string {
  const written = sql.replace(/\$(\d+)/g, (_, position: string) => {
    const value = parameters[Number(position) - 1];
    if (value === "capture")
      return "'bench-' || :client_id || '-' || :random_number || '-' || clock_timestamp()";
    return literal(value);
  });
  const owner = ids[0];
  return (
    `\\set random_number random(1, 9000000000)\n` +
    `${written.replace(`array[${owner}]`, `array[(array[${ids.join(",")}])[:client_id + 1]]`).replaceAll("\n", " ")};\n`
  );
}

function literal(value: unknown): string {
  if (value instanceof Date) return `'${value.toISOString()}'::timestamptz`;
  if (Array.isArray(value))
    return `array[${value.map((one) => (typeof one === "number" ? one : `'${String(one)}'`)).join(",")}]`;
  return typeof value === "number" ? String(value) : `'${String(value)}'`;
}
