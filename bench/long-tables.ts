import { queryAcctLogList } from "@sampan/contract/money/ledger/wallet";
import { listTopups } from "@sampan/contract/money/topups/staff-topups";
import { queryOrderList } from "@sampan/contract/trade/orders/orders";
import { listRefunds } from "@sampan/contract/trade/refunds/staff-refunds";
import type pg from "pg";
import { callLean } from "./call-lean.ts";
import { cloneRefunds } from "./clone-refund.ts";
import { cloneRows, inTurn, type Range } from "./clone-rows.ts";
import { describeFigure, type Figure } from "./figure.ts";
import { onOwnServer } from "./on-own-server.ts";
import { orderToRefund } from "./order-to-refund.ts";
import { p50Of } from "./p50-of.ts";
import { fill } from "./serve.ts";

const few = 1_000;
const many = Number(process.env["BENCH_ROWS"] ?? 1_000_000);
/** How often each list is asked for. */
const asked = 200;
const firstRow = 800_000_000;
const firstOther = 700_000_001;
const others = 20_000;

/**
 * The lists that people wait for, in a house of a thousand orders, movements, refunds and top-ups, and in one of a
 * million: the person has as many of them in either, and as many wait at the desks; whatever is more is settled.
 */
export const benchLongTables = (): Promise<Figure[]> =>
  onOwnServer(async ({ needs, url }, client) => {
    const filled = await fill(needs);
    const shop = { ...filled, url };
    const [reader] = shop.customers;
    const owners = { first: reader?.accountId ?? 0, count: shop.customers.length };
    const tid = await orderToRefund(needs, shop);
    const half = few / 2;
    await grow(client, { tid, owners, range: { first: firstRow, count: half }, isWaiting: true });
    const later = { first: firstRow + half, count: half };
    await grow(client, { tid, owners, range: later, isWaiting: false });

    const buyer = callLean(url, reader?.cookie ?? "");
    const finance = callLean(url, shop.finance);
    const page = { page: 1, page_size: 20 };
    const lists: Readonly<Record<string, () => Promise<unknown>>> = {
      "a customer's orders": () => buyer(queryOrderList, page),
      "a page of the ledger": () => buyer(queryAcctLogList, page),
      "refunds to pay out": () => finance(listRefunds, { ...page, tab: "finance" }),
      "settled refunds": () => finance(listRefunds, { ...page, tab: "settled" }),
      "transfers to review": () => finance(listTopups, page),
    };
    const inSmall = await p50Of(lists, asked);
    await addOthers(client, owners.first);
    const range = { first: firstRow + few, count: many - few };
    await grow(client, {
      tid,
      owners: { first: firstOther, count: others },
      range,
      isWaiting: false,
    });
    const inLarge = await p50Of(lists, asked);
    return Object.keys(lists).map((name) => {
      const [small = 0, large = 0] = [inSmall[name], inLarge[name]];
      return {
        name: `${name} among ${many.toLocaleString("en")}, PostgreSQL, p50`,
        value: large / small,
        unit: `of the same among ${few.toLocaleString("en")}`,
        target: { at_most: 1.5 },
        detail: `${large.toFixed(1)} ms against ${small.toFixed(1)} ms, asked for ${asked} times one after the other`,
      };
    });
  });

/** People who own what the reader does not. */
async function addOthers(client: pg.Client, like: number): Promise<void> {
  const range = { first: firstOther, count: others };
  const account = `'id', n, 'uid', lpad(n::text, 12, '0'), 'email', 'u' || n || '@people.test'`;
  await cloneRows(client, { table: "accounts", where: `id = ${like}`, changed: account }, range);
  const ledger = `'id', n, 'key', md5(n::text), 'owner_id', n`;
  const where = `owner_id = ${like} and one.kind = 'cash'`;
  await cloneRows(client, { table: "ledger_accounts", where, changed: ledger }, range);
}

interface Growth {
  readonly tid: string;
  readonly owners: Range;
  readonly range: Range;
  /** Whether they wait at the desks, or are settled long since. */
  readonly isWaiting: boolean;
}

/** Orders with a refund, top-ups and movements of money, one of each for each number. */
async function grow(client: pg.Client, { tid, owners, range, isWaiting }: Growth): Promise<void> {
  const owner = inTurn(owners, range);
  const numbers = `generate_series(${range.first}, ${range.first + range.count - 1}) as n`;
  const settled = isWaiting ? "" : ", 'holder', 'nobody', 'due_at', null";
  const state = isWaiting ? "under_review" : "success";
  // Rows that were checked where they come from; what they name is there.
  await client.query("set session_replication_role = replica");
  await cloneRefunds(client, { tid, range, owners, refund: settled });
  await client.query(
    `insert into topups (number, account_id, way, state, amount, currency, bank, pay_no, pay_time, created_at)
     select 'TU' || n, ${owner}, 'bank', '${state}', 100000, 'TWD', '008', n::text, now(), now()
       from ${numbers}`,
  );
  await client.query(
    `insert into transfers (id, idempotency_key, kind, tid, created_at) overriding system value
     select n, 'clone:' || n, 'payment_order', 'SP' || n, now()
       from ${numbers}`,
  );
  // Two, each of which joins by equality: a single one would look through all accounts for every number.
  await client.query(
    `insert into ledger_entries (transfer_id, account_id, amount, balance_after)
     select n, account.id, -100, 1000000
       from ${numbers}
       join ledger_accounts account
         on account.owner_id = ${owner} and account.currency = 'TWD' and account.kind = 'cash'`,
  );
  await client.query(
    `insert into ledger_entries (transfer_id, account_id, amount)
     select n, account.id, 100
       from ${numbers}
      cross join ledger_accounts account
      where account.owner_id is null and account.currency = 'TWD' and account.kind = 'sales'`,
  );
  await client.query("set session_replication_role = origin");
  await client.query("vacuum analyze");
}

if (import.meta.main)
  for (const figure of await benchLongTables()) console.log(describeFigure(figure));
