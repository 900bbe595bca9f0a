import { type RawBuilder, sql } from "kysely";
import { prepare, type ValueOf } from "../../kernel/db/prepare.ts";
import type { LedgerCurrency, OwnedKind, TransferKind } from "./ledger-account.ts";
import type { Legs, Transfer } from "./transfer.ts";

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

export function columnsOf(
  { idempotency_key, kind, currency, tid, remark = {}, now }: Transfer,
  { owned, mirrored }: Legs,
): Columns {
  return {
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
  };
}

export interface Written {
  transfer_id: number | null;
  entries: number;
  mirrored: number;
  balances: { owner: number; kind: OwnedKind; balance: number }[];
}

/** Says what became of it: a key that was posted before moves nothing, a balance too small leaves an entry out. */
export const writtenTransfer = prepare(
  (_, value: ValueOf<Columns>) => sql<Written>`
    with ${movement(value, {
      ifRepeated: sql`on conflict (idempotency_key) do nothing`,
      transfer: sql`posted.id`,
    })}
    select (select id from posted) as transfer_id,
           (select count(*) from entries) as entries,
           (select count(*) from mirrored) as mirrored,
           (select coalesce(jsonb_agg(jsonb_build_object(
                     'owner', owner_id, 'kind', kind, 'balance', balance)), '[]')
              from changed) as balances
  `,
);

/** Fails where either is so: a key has to be new, and an entry that is left out leaves the others without a transfer. */
export const heldTransfer = prepare(
  (_, value: ValueOf<Columns>) => sql`
    with ${movement(value, {
      ifRepeated: sql``,
      transfer: sql`
        case when (select count(*) from leg)
                  = (select count(*) from owned) + cardinality(${value("clearings")}::text[])
             then posted.id end
      `,
    })}
    select count(*) from entries
  `,
);

/** The parts of the statement, from `posted` to `entries`. */
const movement = (
  value: ValueOf<Columns>,
  { ifRepeated, transfer }: Readonly<Record<"ifRepeated" | "transfer", RawBuilder<unknown>>>,
) => sql`
    posted as (
      insert into transfers (idempotency_key, kind, tid, remark, created_at)
      values (${value("key")}, ${value("kind")}, ${value("tid")}, ${value("remark")}::jsonb, ${value("now")})
      ${ifRepeated}
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
    ), leg (account_id, amount, balance) as (
      select id, amount, balance from changed
       union all
      select id, amount, null from mirrored
    ), entries as (
      insert into ledger_entries (transfer_id, account_id, amount, balance_after)
      select ${transfer}, leg.account_id, leg.amount, leg.balance
        from posted, leg
      returning 1
    )
`;
