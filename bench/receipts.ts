import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { insertCustomer } from "../tests/support/test-people.ts";
import type { Figure } from "./figure.ts";
import { onTwoProcesses, type TwoProcesses } from "./on-two-processes.ts";

const receipts = 2_000;
const patience_ms = 240_000;

/**
 * Two thousand payments wait for their invoices, which two processes ask the provider's double for: how many a minute from
 * the first to the last, and whether any was numbered twice.
 */
export const benchReceipts = (): Promise<Figure[]> =>
  onTwoProcesses(async ({ db, sandbox }) => {
    const { id } = await insertCustomer(db, new Date(), {});
    await fill(db, id);
    await untilIssued(db, 1);
    const before = await countIssued(db);
    const from = performance.now();
    await untilIssued(db, receipts);
    const passed_ms = performance.now() - from;
    const issued = await countIssued(db);
    const answer = await fetch(`${sandbox.url}/_control`);
    const { invoices } = (await answer.json()) as {
      invoices: readonly { readonly relateNumber: string }[];
    };
    const numbers = new Set(invoices.map(({ relateNumber }) => relateNumber));
    return [
      {
        name: "invoices issued against the provider's double, two processes",
        value: ((issued - before) * 60_000) / passed_ms,
        unit: "a minute",
        target: { at_least: 1_000 },
        detail: `${issued} of ${receipts}; the double has the same cores`,
      },
      {
        name: "invoices that were numbered twice, or of which we know nothing",
        value: invoices.length - numbers.size + Math.abs(issued - numbers.size),
        unit: "",
        target: { exactly: 0 },
        detail: `${invoices.length} numbered by the double`,
      },
    ];
  });

async function fill(db: TwoProcesses["db"], accountId: number): Promise<void> {
  await sql`
    insert into receipts (account_id, kind, tid, payable, payable_id, order_tids, currency, moment, kinds, charged, lines,
                          exact, amount, rounding, paid_at)
    select ${accountId}, 'tw_einvoice', 'TW' || (10000000 + n), 'order', n, array['TW' || (10000000 + n)], 'TWD', 'payment',
           array['goods', 'service_fee'], 123400, ${JSON.stringify([
             { kind: "goods", name: "连衣裙", num: 2, amount: 120_000 },
             { kind: "service_fee", name: "", num: 1, amount: 3_400 },
           ])}::jsonb, 123400, 123400, 0, now()
      from generate_series(1, ${receipts}::int) as n
  `.execute(db);
}

async function countIssued(db: TwoProcesses["db"]): Promise<number> {
  const { issued } = await db
    .selectFrom("receipts")
    .select(({ fn }) => fn.countAll<number>().as("issued"))
    .where("state", "=", "issued")
    .executeTakeFirstOrThrow();
  return issued;
}

async function untilIssued(db: TwoProcesses["db"], wanted: number): Promise<void> {
  const until = performance.now() + patience_ms;
  while (performance.now() < until && (await countIssued(db)) < wanted) await pause(100);
}
