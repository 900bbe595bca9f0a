import type { PaymentFailure } from "@sampan/connectors/payments/payment-provider";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { type StoredTopup, topupColumns } from "./topup-queries.ts";

export interface OnlineTopup {
  readonly number: string;
  readonly accountId: number;
  readonly amount: number;
  readonly fee: number;
  readonly currency: PaymentCurrency;
  readonly channel: string;
  readonly now: Date;
  readonly expires_at: Date;
}

/** The provider is asked about it from the next round of the job on. */
export async function insertOnlineTopup(db: Db, topup: OnlineTopup): Promise<StoredTopup> {
  return db
    .insertInto("topups")
    .values({
      number: topup.number,
      account_id: topup.accountId,
      way: "online",
      state: "created",
      amount: topup.amount,
      fee: topup.fee,
      currency: topup.currency,
      channel: topup.channel,
      created_at: topup.now,
      expires_at: topup.expires_at,
      ask_at: topup.now,
    })
    .returning(topupColumns)
    .executeTakeFirstOrThrow();
}

/** How many online top-ups of a person can still be paid. One past its deadline does not count. */
export async function countOpenTopups(
  db: Db,
  { accountId, now }: { readonly accountId: number; readonly now: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom("topups")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .where("state", "in", ["created", "paying"])
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return count;
}

/** Remembers that somebody waits for this one: the job asks about it before all others. */
export async function tellTopup(db: Db, id: number, now: Date): Promise<void> {
  await sql`
    update topups
       set told_at = coalesce(told_at, ${now}),
           ask_at = coalesce(ask_at, ${now})
     where id = ${id}
       and state in ('created', 'paying', 'expired')
  `.execute(db);
}

/**
 * Keeps what a provider's notification says of a failure, for when the provider, asked, says that it failed. One that
 * was credited did not.
 */
export async function keepFailure(
  db: Db,
  id: number,
  { reason, words }: PaymentFailure,
): Promise<void> {
  await db
    .updateTable("topups")
    .set({ failure: reason, reason: words })
    .where("id", "=", id)
    .where("state", "<>", "success")
    .execute();
}

/**
 * Takes the right to ask the provider for a customer who looks at their top-up; false when it was asked within
 * `every_ms`. The job asks about it first, until it is decided: its owner has come back.
 */
export async function takeQuestion(
  db: Db,
  { id, now, every_ms }: { readonly id: number; readonly now: Date; readonly every_ms: number },
): Promise<boolean> {
  const { rows } = await sql`
    update topups
       set asked_at = ${now},
           asks = asks + 1,
           told_at = coalesce(told_at, ${now}),
           ask_at = coalesce(ask_at, ${now})
     where id = ${id}
       and state in ('created', 'paying', 'expired')
       and (asked_at is null or asked_at <= ${new Date(now.getTime() - every_ms)})
    returning id
  `.execute(db);
  return rows.length === 1;
}

/** A top-up to ask about, with what was known of somebody who waits for it. */
export interface ClaimedTopup extends StoredTopup {
  readonly was_told_at: Date | null;
}

interface Claim {
  readonly channel: string;
  /** `payable`: those that can still be paid in time. `any`: expired ones as well. */
  readonly lane: "payable" | "any";
  readonly limit: number;
  readonly now: Date;
  /** Until then nobody else takes them; later they are due again, should we die meanwhile. */
  readonly until: Date;
}

/**
 * Takes top-ups of a channel to ask its provider about: first those somebody waits for, then the longest due.
 * Processes that take at the same moment take different ones.
 */
export async function claimTopups(
  db: Db,
  { channel, lane, limit, now, until }: Claim,
): Promise<ClaimedTopup[]> {
  const { rows } = await sql<ClaimedTopup>`
      with due as (
           select id, told_at
             from topups
            where channel = ${channel}
              and ask_at is not null
              and (ask_at <= ${now} or told_at is not null)
              and (${lane} = 'any' or state <> 'expired')
            order by told_at nulls last, ask_at, id
            limit ${limit}
              for update skip locked
           )
    update topups
       set ask_at = ${until},
           asked_at = ${now},
           asks = topups.asks + 1,
           told_at = null
      from due
     where topups.id = due.id
    returning ${sql.join(topupColumns.map((column) => sql.ref(`topups.${column}`)))},
              due.told_at as was_told_at
  `.execute(db);
  return rows;
}

/** When to ask next; one that was decided meanwhile is left alone, and a newer word that came is kept. */
export async function scheduleTopup(
  db: Db,
  id: number,
  { ask_at, told_at }: { readonly ask_at: Date | null; readonly told_at: Date | null },
): Promise<void> {
  await sql`
    update topups
       set ask_at = ${ask_at},
           told_at = coalesce(told_at, ${told_at})
     where id = ${id}
       and state in ('created', 'paying', 'expired')
  `.execute(db);
}

/** The provider's page was opened by a form that it takes only once. */
export async function closePayPage(db: Db, id: number): Promise<void> {
  await db.updateTable("topups").set({ pay_page: null }).where("id", "=", id).execute();
}
