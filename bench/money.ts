import type { PaymentProvider } from "@sampan/connectors/payments/payment-provider";
import { settle } from "@sampan/server/kernel/db/settle";
import type { StaffCaller } from "@sampan/server/kernel/http/callers";
import { postTransfer } from "@sampan/server/money/ledger/post-transfer";
import { askNotification } from "@sampan/server/money/topups/ask-notification";
import { applyWithdrawal } from "@sampan/server/money/withdrawals/apply-withdrawal";
import type { Running } from "@sampan/server/start";
import { executeRefund } from "@sampan/server/trade/refunds/execute-refund";
import { sql } from "kysely";
import type pg from "pg";
import { insertStaff } from "../tests/support/test-people.ts";
import { lanes, measureAgainstPgbench, type Movement } from "./against-pgbench.ts";
import type { Shop } from "./checkout.ts";
import { cloneRefunds } from "./clone-refund.ts";
import { describeFigure, type Figure } from "./figure.ts";
import { onOwnServer } from "./on-own-server.ts";
import { openPayee, type Payee } from "./open-payee.ts";
import { orderToRefund } from "./order-to-refund.ts";
import { findPgbench } from "./run-pgbench.ts";
import type { Replaced } from "./same-statements.ts";
import { fill } from "./serve.ts";

/** How often each lane moves what is measured. */
const times = 100;
/** Ours before, ours while measured, pgbench's, and some to spare. */
const steps = 2 * times + 10;

/** Rows that are numbered from here are told from every other number in a statement. */
const firstPerson = 700_000_001;
const firstSubject = 800_000_000;
const subjectOf = (lane: number, step: number): number => firstSubject + step * lanes + lane;
const subjects = `\\set subject ${firstSubject} + :step * ${lanes} + :client_id`;

/** Money that moves as people, finance and providers move it. */
export async function benchMoney(seconds: number): Promise<Figure[]> {
  const pgbench = findPgbench();
  if (!pgbench) return [];
  return onOwnServer(async (running, client, url) => {
    const to = { url, pgbench, times };
    await sql`select setval(pg_get_serial_sequence('accounts', 'id'), ${firstPerson - 1})`.execute(
      running.needs.database.db,
    );
    const figures = [await measureAgainstPgbench(await withdrawals(running), to)];
    const shop = { ...(await fill(running.needs)), url: running.url };
    const owners = shop.customers.map(({ accountId }) => accountId);
    figures.push(await measureAgainstPgbench(await notifications(running, owners), to));
    figures.push(await measureAgainstPgbench(await refunds(running, client, shop), to));
    figures.push(await hotAccount(running, owners, seconds));
    return figures;
  });
}

async function withdrawals({ needs }: Running): Promise<Movement> {
  const { db } = needs.database;
  const payees: Payee[] = [];
  for (let lane = 0; lane < lanes; lane++) payees.push(await openPayee(needs));
  // More often a day than anybody may, so that the day need not change.
  const limits = { ...needs.limits, withdrawals_per_day: 1_000_000 };
  return {
    name: "withdrawal",
    variables: `\\set account ${firstPerson} + :client_id`,
    make: async (lane) => {
      const payee = payees[lane];
      if (!payee) throw new Error(`no lane ${lane}`);
      const { caller, card } = payee;
      const wish = { number_id: card, amount: 10_000, closing: 0, password: "" } as const;
      const applied = await settle(db, (open) =>
        applyWithdrawal(open, wish, { ...caller, now: needs.clock() }, { ...needs, limits }),
      );
      if (!applied.ok) throw new Error(`a withdrawal was refused: ${applied.error.code}`);
      return [
        { text: applied.value.data.number, variable: "'WD-' || :client_id || '-' || :step" },
        { text: String(caller.customer.id), variable: ":account" },
      ];
    },
    named: (lane) => namedByNotice(needs, payees[lane]?.caller.customer.id ?? 0),
    count: () => countOf(sql`select count(*) from withdrawals`, needs),
  };
}

async function notifications({ needs }: Running, owners: readonly number[]): Promise<Movement> {
  await sql`
    insert into topups (number, account_id, way, state, amount, currency, channel, provider_order,
                        created_at, expires_at, ask_at)
    select 'TU' || n, (${owners}::bigint[])[(n - ${firstSubject}) % ${lanes} + 1], 'online', 'paying', 100000,
           'TWD', 'ecpay', 'TU' || n, now(), now() + interval '1 day', now() + interval '1 day'
      from generate_series(${firstSubject}::int, ${firstSubject + steps * lanes}::int) as n
  `.execute(needs.database.db);
  const hearing = { ...needs, providers: new Map([["ecpay", provider]]) };
  return {
    name: "top-up notification",
    variables: `${subjects}\n\\set account ${owners[0]} + :client_id`,
    make: async (lane, step) => {
      const subject = subjectOf(lane, step);
      const heard = await askNotification(
        hearing,
        { rawBody: `TU${subject}`, headers: {}, params: {} },
        "ecpay",
      );
      if (!heard.ok) throw new Error(`a notification was refused: ${heard.error.code}`);
      return [
        { text: String(subject), variable: ":subject" },
        { text: String(owners[lane]), variable: ":account" },
      ];
    },
    named: (lane) => namedByNotice(needs, owners[lane] ?? 0),
    count: () => countOf(sql`select count(*) from transfers where kind = 'topup_online'`, needs),
  };
}

/** Answers at once that whatever it is asked about was paid: how long it takes is not what is measured. */
const provider: PaymentProvider = {
  kind: "ecpay",
  currency: "TWD",
  startPayment: () => Promise.reject(new Error("nothing is started here")),
  queryPayment: async (order) => ({
    ok: true,
    value: {
      provider_order: order,
      order,
      state: "paid",
      amount: 100_000,
      currency: "TWD",
      payment_ref: `ref-${order}`,
    },
  }),
  readNotification: (order) => ({
    ok: true,
    value: {
      event_id: order,
      provider_order: order,
      order,
      amount: 100_000,
      currency: "TWD",
      paid: true,
    },
  }),
  acknowledgement: { status: 200, content_type: "text/plain", body: "1|OK" },
};

async function refunds({ needs }: Running, client: pg.Client, shop: Shop): Promise<Movement> {
  const { db } = needs.database;
  const now = needs.clock();
  const owner = shop.customers[0]?.accountId ?? 0;
  await cloneRefunds(client, {
    tid: await orderToRefund(needs, shop),
    range: { first: firstSubject, count: steps * lanes },
    owners: { first: owner, count: lanes },
  });
  const { id } = await insertStaff(db, now, ["finance"]);
  // More than an employee may pay out in a day, so that the day need not change.
  const settings = { ...needs.settings.at(now), refund_employee_day_cny: Number.MAX_SAFE_INTEGER };
  const caller: StaffCaller = {
    now,
    settings,
    prices: needs.prices.at(now),
    language: "zh-TW",
    words: () => "",
    region: "TW",
    address: "127.0.0.1",
    userAgent: "",
    requestId: "bench",
    staff: { id, name: "finance", rights: new Set(), sessionId: 0 },
  };
  return {
    name: "refund paid out",
    variables: `${subjects}\n\\set account ${owner} + :client_id`,
    make: async (lane, step) => {
      const subject = subjectOf(lane, step);
      const paid = await settle(db, (open) =>
        executeRefund(open, `RF${subject}`, { caller, jobs: needs.jobs }),
      );
      if (!paid.ok) throw new Error(`a refund was refused: ${paid.error.code}`);
      return [
        { text: String(subject), variable: ":subject" },
        { text: String(owner + lane), variable: ":account" },
      ];
    },
    named: (lane) => namedByNotice(needs, owner + lane),
    count: () => countOf(sql`select count(*) from transfers where kind = 'refund'`, needs),
  };
}

/** The public key of the newest notice of an account, which nobody may give twice. */
async function namedByNotice({ database }: Running["needs"], account: number): Promise<Replaced> {
  const { key } = await database.db
    .selectFrom("notices")
    .select("key")
    .where("account_id", "=", account)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return [
    { text: key, variable: `left(md5(:client_id || '-' || :step || random()), ${key.length})` },
  ];
}

/** Everybody pays from one account, against everybody from their own. */
async function hotAccount(
  { needs }: Running,
  owners: readonly number[],
  seconds: number,
): Promise<Figure> {
  const { db } = needs.database;
  const rateOf = async (ownerOf: (lane: number) => number): Promise<number> => {
    const until = performance.now() + seconds * 1000;
    let paid = 0;
    const pay = async (_: unknown, lane: number): Promise<void> => {
      const owner = ownerOf(lane);
      while (performance.now() < until) {
        const posted = await postTransfer(db, {
          idempotency_key: `bench-hot-${lane}-${performance.now()}`,
          kind: "payment_order",
          currency: "TWD",
          tid: "SP261120AAAAAA",
          entries: [
            { account: { owner, kind: "cash" }, amount: -100 },
            { account: { clearing: "sales" }, amount: 100 },
          ],
          now: needs.clock(),
        });
        if (!posted.ok) throw new Error("a payment was refused");
        paid++;
      }
    };
    await Promise.all(Array.from({ length: lanes }, pay));
    return paid / seconds;
  };
  const spread = await rateOf((lane) => owners[lane] ?? 0);
  const hot = await rateOf(() => owners[0] ?? 0);
  return {
    name: `payments from one account, PostgreSQL, ${lanes} connections`,
    value: hot / spread,
    unit: "of those from accounts of their own",
    detail: `${Math.round(hot)}/s against ${Math.round(spread)}/s: each waits for the commit of the one before`,
  };
}

async function countOf(
  query: ReturnType<typeof sql>,
  { database }: Running["needs"],
): Promise<number> {
  const { rows } = await query.execute(database.db);
  return Number((rows[0] as { count: number } | undefined)?.count);
}

if (import.meta.main) for (const figure of await benchMoney(8)) console.log(describeFigure(figure));
