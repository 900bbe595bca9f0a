import type { ParcelClaimState } from "@sampan/domain/logistics/unclaimed/parcel-claim";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

export interface StoredParcelClaim {
  readonly id: number;
  readonly key: string;
  readonly account_id: number;
  readonly express_no: string;
  readonly words: string;
  readonly imgs: string[];
  readonly state: ParcelClaimState;
  readonly answer: string;
  readonly created_at: Date;
}

export interface OwnClaim extends StoredParcelClaim {
  readonly parcel_tid: string | null;
}

/** A customer's own claims, the latest first; with an id only that one. */
export async function selectOwnParcelClaims(
  db: Db,
  {
    accountId,
    id,
    limit,
    offset,
  }: { accountId: number; id?: number; limit: number; offset: number },
): Promise<{ rows: OwnClaim[]; total: number }> {
  const { rows } = await sql<OwnClaim & { total: number }>`
    select claim.*, parcel.tid as parcel_tid, count(*) over () as total
      from parcel_claims claim
      left join packages parcel
        on claim.state = 'accepted'
       and parcel.account_id = claim.account_id
       and upper(parcel.express_no) = claim.express_no
     where claim.account_id = ${accountId}
       and (${id ?? null}::bigint is null or claim.id = ${id ?? null})
     order by claim.id desc
     limit ${limit}
    offset ${offset}
  `.execute(db);
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** How many claims somebody made since a moment. */
export async function countParcelClaims(db: Db, accountId: number, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("parcel_claims")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
  return count;
}

export interface WaitingClaim extends StoredParcelClaim {
  readonly uid: string;
}

/** Claims that wait, by the numbers they name. */
export async function selectWaitingClaims(
  db: Db,
  express_nos: readonly string[],
): Promise<readonly WaitingClaim[]> {
  const numbers = express_nos.map((one) => one.toUpperCase());
  const { rows } = await sql<WaitingClaim>`
    select claim.*, account.uid
      from parcel_claims claim
      join accounts account on account.id = claim.account_id
     where claim.state = 'waiting'
       and claim.express_no = any(${numbers}::text[])
     order by claim.id
  `.execute(db);
  return rows;
}

/** All claims that wait, the oldest first, whether or not there is such a parcel. */
export async function selectAllWaitingClaims(
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: (WaitingClaim & { kept_key: string | null })[]; total: number }> {
  const { rows } = await sql<WaitingClaim & { kept_key: string | null; total: number }>`
    select claim.*, account.uid, kept.key as kept_key, count(*) over () as total
      from parcel_claims claim
      join accounts account on account.id = claim.account_id
      left join unclaimed_parcels kept
        on upper(kept.express_no) = claim.express_no
       and kept.state in ('waiting', 'discarding')
     where claim.state = 'waiting'
     order by claim.id
     limit ${limit}
    offset ${offset}
  `.execute(db);
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Holds the claims that wait for a number until the transaction ends, in the order of their ids. */
export const lockClaimsTo = (db: Db, express_no: string): Promise<StoredParcelClaim[]> =>
  db
    .selectFrom("parcel_claims")
    .selectAll()
    .where("express_no", "=", express_no.toUpperCase())
    .where("state", "=", "waiting")
    .orderBy("id")
    .forUpdate()
    .execute();

export const lockClaim = (db: Db, key: string): Promise<StoredParcelClaim | undefined> =>
  db.selectFrom("parcel_claims").selectAll().where("key", "=", key).forUpdate().executeTakeFirst();

export const decideStoredClaim = (
  db: Db,
  id: number,
  decision: {
    readonly state: ParcelClaimState;
    readonly answer: string;
    readonly decided_at: Date;
    readonly decided_by: number | null;
  },
): Promise<unknown> => db.updateTable("parcel_claims").set(decision).where("id", "=", id).execute();

/** Claims made before a moment that wait for a parcel which nobody keeps. */
export async function selectClaimsWithoutParcel(
  db: Db,
  before: Date,
): Promise<{ key: string; created_at: Date }[]> {
  const { rows } = await sql<{ key: string; created_at: Date }>`
    select claim.key, claim.created_at
      from parcel_claims claim
     where claim.state = 'waiting'
       and claim.created_at <= ${before}
       and not exists (select
                         from unclaimed_parcels kept
                        where upper(kept.express_no) = claim.express_no
                          and kept.state in ('waiting', 'discarding'))
     order by claim.created_at, claim.id
  `.execute(db);
  return rows;
}
