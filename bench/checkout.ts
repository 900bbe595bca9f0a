import { putCart } from "@sampan/contract/trade/carts/carts";
import { createTrade, simulateCreateTrade } from "@sampan/contract/trade/orders/orders";
import { payConfirm, simulatePay } from "@sampan/contract/money/payments";
import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import { callLean, type Told } from "./call-lean.ts";
import { statementsHeader } from "../tests/support/count-statements.ts";
import type { Figure } from "./figure.ts";
import { runPgbench } from "./run-pgbench.ts";
import type { StartedServer } from "./start-server.ts";

type BenchCustomer = StartedServer["customers"][number];
/** What a checkout has to know of the server. */
export type Shop = Pick<StartedServer, "url" | "reviewer" | "skuId"> & {
  readonly customers: readonly BenchCustomer[];
};

/** A whole checkout through the public calls, 16 customers at once, beside one plain order transaction. */
export async function benchCheckout(
  server: StartedServer,
  { url, pgbench, seconds }: { url: string; pgbench: string; seconds: number },
): Promise<Figure[]> {
  const perSecond = await checkoutsPerSecond(server, seconds);
  const limit = runPgbench(pgbench, url, {
    script: orderScript(server),
    clients: 16,
    until: { seconds },
  });
  const counts = Object.values(await countStatements(server));
  return [
    {
      name: "whole checkout, PostgreSQL, 16 connections",
      value: perSecond / limit,
      unit: "of a plain order transaction",
      target: { at_least: 1 / 25 },
      detail: `${perSecond.toFixed(1)}/s (cart, settle, place, approve, quote, pay) against ${Math.round(limit)}/s`,
    },
    {
      name: "statements of a whole checkout",
      value: counts.reduce((sum, count) => sum + count, 0),
      unit: "statements",
      target: { at_most: 38 },
      detail: `${counts.join(" + ")}, counted where they leave the server, begin and commit included`,
    },
  ];
}

/**
 * A server that has just started compiles what it runs; one that customers use has done so long ago. Each of six
 * calls is made some hundred times a second, and their rate rises by an eighth until it has been for 20 seconds.
 */
const warmUp_s = 20;

/** Also how the embedded database does, for the record. */
export async function checkoutsPerSecond(server: StartedServer, seconds: number): Promise<number> {
  await countCheckouts(server, warmUp_s);
  return (await countCheckouts(server, seconds)) / seconds;
}

async function countCheckouts(server: StartedServer, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    server.customers.map(async (customer, lane) => {
      while (performance.now() < until) {
        await checkOut(server, customer, `${lane}-${done}-${performance.now()}`);
        done++;
      }
    }),
  );
  return done;
}

/** Statements of one checkout, begin and commit included, by call; when nothing is new to the connections. */
export async function countStatements(server: Shop): Promise<Record<string, number>> {
  const [customer] = server.customers;
  if (!customer) throw new Error("nobody to check out");
  const counts: Record<string, number> = {};
  const hear = (url: string, value: string) => {
    counts[new URL(url).pathname] = Number(value);
  };
  await checkOut(server, customer, `counted-${performance.now()}`, {
    header: statementsHeader,
    hear,
  });
  return counts;
}

/** A whole checkout; answers the number of its order. */
export async function checkOut(
  server: Shop,
  customer: BenchCustomer,
  name: string,
  told?: Told,
): Promise<string> {
  const tid = await orderOnce(server, customer, name, told);
  const tids = [tid];
  const buyer = callLean(server.url, customer.cookie, told);
  const quote = (await buyer(simulatePay, { tids, currency: "TWD" })).data;
  await buyer(payConfirm, {
    tids,
    currency: "TWD",
    ...(quote.exchange_rate ? { exchange_rate: quote.exchange_rate } : {}),
  });
  return tid;
}

/** An order that waits for its payment; answers its number. */
export async function orderOnce(
  server: Shop,
  { cookie, addressId }: BenchCustomer,
  name: string,
  told?: Told,
): Promise<string> {
  const buyer = callLean(server.url, cookie, told);
  const reviewer = callLean(server.url, server.reviewer, told);
  await buyer(putCart, { item_id: server.skuId, num: 1 });
  const trade = {
    lines: [{ item_id: server.skuId, num: 1 }],
    address_id: addressId,
    express: 2,
    transport: 12,
    pay_mode: "twice",
    insurance: 3,
  } as const;
  await buyer(simulateCreateTrade, { ...trade, lines: [...trade.lines] });
  const { data } = await buyer(createTrade, {
    ...trade,
    lines: [...trade.lines],
    accept_terms: 1,
    accept_claims: 1,
    request_id: `bench-${name}`,
  });
  await reviewer(approveOrder, { tid: data.tid });
  return data.tid;
}

/** What any shop has to write for an order: the order, its line, its address, and the two sides of the money. */
function orderScript({ customers }: StartedServer): string {
  const account = customers[0]?.accountId ?? 0;
  return `\\set number random(1, 9000000000)
begin;
insert into bench_orders (account_id, address, total) values (${account}, '{"consignee":"x","detail":"示範路一段1號","postal_code":"10048"}', 45300) returning id \\gset
insert into bench_lines (order_id, sku_id, num, price) values (:id, 1, 1, 10000);
insert into bench_addresses (order_id, consignee, detail) values (:id, 'x', '示範路一段1號');
insert into bench_entries (order_id, account_id, amount) values (:id, ${account}, -45300);
insert into bench_entries (order_id, account_id, amount) values (:id, 1, 45300);
commit;
`;
}

export const orderTables = `
  create table if not exists bench_orders (id bigint generated always as identity primary key, account_id bigint not null, address jsonb not null, total bigint not null, at timestamptz not null default now());
  create table if not exists bench_lines (id bigint generated always as identity primary key, order_id bigint not null references bench_orders, sku_id bigint not null, num int not null, price bigint not null);
  create table if not exists bench_addresses (id bigint generated always as identity primary key, order_id bigint not null references bench_orders, consignee text not null, detail text not null);
  create table if not exists bench_entries (id bigint generated always as identity primary key, order_id bigint not null references bench_orders, account_id bigint not null, amount bigint not null);
`;
