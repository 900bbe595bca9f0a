import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { prepare, type ValueOf } from "../../kernel/db/prepare.ts";
import { rowsOf } from "../../kernel/db/send-soon.ts";
import type { LedgerAccount, LedgerCurrency, OwnedKind, TransferKind } from "./ledger-account.ts";

export interface Entry {
  readonly account: LedgerAccount;
  /** Cents, or points; below zero takes from the account. */
  readonly amount: number;
}

export interface Transfer {
  /** Names the movement for ever: the same key never moves money twice. */
  readonly idempotency_key: string;
  readonly kind: TransferKind;
  readonly currency: LedgerCurrency;
  /** The order, bill or top-up it belongs to. */
  readonly tid: string;
  /** Facts for the words of the ledger row. */
  readonly remark?: Readonly<Record<string, string | number>>;
  /** Add up to zero; entries of 0 are left out. */
  readonly entries: readonly Entry[];
  readonly now: Date;
}

export interface Posted {
  readonly transferId: number;
  /** True when this key had been posted before: nothing was moved now. */
  readonly repeated: boolean;
  /** What the owners' accounts hold after it; empty for a repeat. */
  readonly balances: readonly { owner: number; kind: OwnedKind; balance: number }[];
}

export type BalanceInsufficient = { readonly code: "balance_insufficient" };

/**
 * Moves money: the only way there is. One statement writes the transfer, its entries and the balances, and
 * takes from a customer's account only what it holds, so that no two payments can spend the same cent.
 * Accounts of customers open with their first income.
 *
 * Refuses `balance_insufficient`; the caller's transaction must then be rolled back, as `settle` does with
 * every refusal. A repeated key moves nothing and says so. [PAY-15] [WAL-50] [WAL-51] [NFR-07]
 */
export async function postTransfer(
  db: Db,
  transfer: Transfer,
): Promise<Result<Posted, BalanceInsufficient>> {
  const legs = legsOf(transfer);
  if (legs.owned.length > 1) await lockInOrder(db, transfer.currency, legs.owned);

  const posted = await write(db, transfer, legs);
  if (posted.transfer_id === null)
    return ok({ transferId: await findRepeated(db, transfer), repeated: true, balances: [] });
  if (posted.entries < legs.count) {
    // Clearing accounts always exist and incomes always fit, so a missing entry is a balance too small.
    if (posted.mirrored < legs.mirrored.length)
      throw new Error(`no clearing account for transfer ${transfer.idempotency_key}`);
    return refuse({ code: "balance_insufficient" });
  }
  return ok({ transferId: posted.transfer_id, repeated: false, balances: posted.balances });
}

interface OwnedLeg {
  readonly owner: number;
  readonly kind: OwnedKind;
  readonly amount: number;
}

function legsOf({ entries, idempotency_key }: Transfer) {
  const moving = entries.filter(({ amount }) => amount !== 0);
  const owned: OwnedLeg[] = [];
  const mirrored: { kind: string; amount: number }[] = [];
  const names = new Set<string>();
  for (const { account, amount } of moving) {
    names.add(JSON.stringify(account));
    if ("owner" in account) owned.push({ ...account, amount });
    else mirrored.push({ kind: account.clearing, amount });
  }
  const total = moving.reduce((sum, { amount }) => sum + amount, 0);
  if (total !== 0 || moving.length < 2 || names.size < moving.length)
    throw new Error(`transfer ${idempotency_key} is not balanced`);
  return { owned, mirrored, count: moving.length };
}

/** Two accounts of one person are locked in the order of their ids, so that no two transfers wait in a ring. */
async function lockInOrder(
  db: Db,
  currency: LedgerCurrency,
  owned: readonly OwnedLeg[],
): Promise<void> {
  await db
    .selectFrom("ledger_accounts")
    .select("id")
    .where("owner_id", "in", [...new Set(owned.map(({ owner }) => owner))])
    .where("currency", "=", currency)
    .orderBy("id")
    .forUpdate()
    .execute();
}

interface Written {
  transfer_id: number | null;
  entries: number;
  mirrored: number;
  balances: { owner: number; kind: OwnedKind; balance: number }[];
}

async function write(
  db: Db,
  { idempotency_key, kind, currency, tid, remark = {}, now }: Transfer,
  { owned, mirrored }: ReturnType<typeof legsOf>,
): Promise<Written> {
  const [row] = await rowsOf(
    db,
    written({
      key: idempotency_key,
      kind,
      tid,
      remark: JSON.stringify(remark),
      now,
      currency,
      owners: owned.map((leg) => leg.owner),
      kinds: owned.map((leg) => leg.kind),
      amounts: owned.map((leg) => leg.amount),
      clearings: mirrored.map((leg) => leg.kind),
      mirrored: mirrored.map((leg) => leg.amount),
    }),
  );
  return row as Written;
}

/** A transfer in columns. The lists of owned accounts belong together, and so do those of clearing accounts. */
interface Columns {
  readonly key: string;
  readonly kind: TransferKind;
  readonly tid: string;
  /** As JSON. */
  readonly remark: string;
  readonly now: Date;
  readonly currency: LedgerCurrency;
  readonly owners: readonly number[];
  readonly kinds: readonly OwnedKind[];
  readonly amounts: readonly number[];
  readonly clearings: readonly string[];
  readonly mirrored: readonly number[];
}

const written = prepare(
  (_, value: ValueOf<Columns>) => sql<Written>`
    with posted as (
      insert into transfers (idempotency_key, kind, tid, remark, created_at)
      values (${value("key")}, ${value("kind")}, ${value("tid")}, ${value("remark")}::jsonb, ${value("now")})
          on conflict (idempotency_key) do nothing
      returning id
    ), owned (owner_id, kind, amount) as (
      select * from unnest(${value("owners")}::bigint[],
                           ${value("kinds")}::text[],
                           ${value("amounts")}::bigint[])
    ), spent as (
      update ledger_accounts account
         set balance = account.balance + owned.amount
        from owned, posted
       where owned.amount < 0
         and account.owner_id = owned.owner_id
         and account.kind = owned.kind
         and account.currency = ${value("currency")}
         and account.balance + owned.amount >= 0
      returning account.id, account.owner_id, account.kind, account.balance, owned.amount
    ), earned as (
      insert into ledger_accounts as account (owner_id, kind, currency, balance)
      select owned.owner_id, owned.kind, ${value("currency")}, owned.amount
        from owned, posted
       where owned.amount > 0
          on conflict (owner_id, kind, currency)
          do update set balance = account.balance + excluded.balance
      returning id, owner_id, kind, balance
    ), mirrored as (
      select account.id, leg.amount
        from posted,
             unnest(
               ${value("clearings")}::text[],
               ${value("mirrored")}::bigint[]
             ) as leg (kind, amount)
        join ledger_accounts account
          on account.owner_id is null
         and account.kind = leg.kind
         and account.currency = ${value("currency")}
    ), changed as (
      select id, owner_id, kind, balance, amount from spent
       union all
      select earned.id, earned.owner_id, earned.kind, earned.balance, owned.amount
        from earned
        join owned on owned.owner_id = earned.owner_id and owned.kind = earned.kind
    ), entries as (
      insert into ledger_entries (transfer_id, account_id, amount, balance_after)
      select posted.id, leg.account_id, leg.amount, leg.balance
        from posted,
             (select id as account_id, amount, balance from changed
               union all
              select id, amount, null from mirrored) as leg
      returning 1
    )
    select (select id from posted) as transfer_id,
           (select count(*) from entries) as entries,
           (select count(*) from mirrored) as mirrored,
           (select coalesce(jsonb_agg(jsonb_build_object(
                     'owner', owner_id, 'kind', kind, 'balance', balance)), '[]')
              from changed) as balances
  `,
);

/** The transfer of a repeated key. The same key for another movement is a fault of ours, never a repeat. */
async function findRepeated(db: Db, transfer: Transfer): Promise<number> {
  const stored = await db
    .selectFrom("transfers")
    .select(["id", "kind", "tid"])
    .where("idempotency_key", "=", transfer.idempotency_key)
    .executeTakeFirstOrThrow();
  if (stored.kind !== transfer.kind || stored.tid !== transfer.tid)
    throw new Error(`transfer key ${transfer.idempotency_key} names two movements`);
  return stored.id;
}
