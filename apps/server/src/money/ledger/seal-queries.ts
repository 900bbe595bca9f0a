import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** So many transfers at most are sealed together: what a break is narrowed down to. The table holds it as well. */
const inBlock_max = 1_000;

/** The last block; undefined before the first. */
export const findLastBlock = (db: Db) =>
  db
    .selectFrom("ledger_blocks")
    .select(["position", "up_to", "digest"])
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();

/** Whoever seals is alone until the end of the transaction; the next one goes on behind the block of this one. */
export async function takeSealersTurn(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('ledger blocks', 0))`.execute(db);
}

/** Where the next block ends: at its thousandth transfer or at what is settled; undefined where there is none. */
export async function findEndOfNext(
  db: Db,
  { after, settled }: { readonly after: number; readonly settled: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ transfers: number; last: number }>`
    select count(*) as transfers, max(id) as last
      from (select id
              from transfers
             where id > ${after} and id <= ${settled}
             order by id
             limit ${inBlock_max}) as next
  `.execute(db);
  const { transfers, last } = rows[0] ?? { transfers: 0, last: 0 };
  if (transfers === 0) return undefined;
  return transfers === inBlock_max ? last : settled;
}

/** Which transfers, and behind what. */
interface BlockBounds {
  readonly position: number;
  /** The digest of the block before it, nothing for the first. */
  readonly before: string;
  readonly after: number;
  readonly upTo: number;
}

/**
 * How many transfers lie between the bounds, and the digest of what they say, as a row: each field of each in one form that no
 * setting of a session changes, with its entries and whose accounts they are, in the order of their numbers. The place and the
 * bounds are in it, so that no block can be taken for another.
 */
const content = ({ position, before, after, upTo }: BlockBounds) => sql<BlockContent>`
  select count(*) as transfers,
         encode(sha256(convert_to(
           concat_ws(chr(10), ${before}::text, ${position}::bigint, ${after}::bigint, ${upTo}::bigint, count(*),
             string_agg(
               json_build_array(
                 transfer.id, transfer.idempotency_key, transfer.kind, transfer.tid, transfer.remark,
                 (extract(epoch from transfer.created_at) * 1000000)::bigint,
                 (select json_agg(json_build_array(
                           entry.id, entry.amount, entry.balance_after,
                           account.id, account.owner_id, account.kind, account.currency) order by entry.id)
                    from ledger_entries entry
                    left join ledger_accounts account on account.id = entry.account_id
                   where entry.transfer_id = transfer.id))::text,
               chr(10) order by transfer.id)),
           'UTF8')), 'hex') as digest
    from transfers transfer
   where transfer.id > ${after}::bigint
     and transfer.id <= ${upTo}::bigint
`;

export interface BlockContent {
  readonly transfers: number;
  readonly digest: string;
}

/** What a block would be if it were sealed now. */
export async function reckonBlock(db: Db, bounds: BlockBounds): Promise<BlockContent> {
  const { rows } = await content(bounds).execute(db);
  const [reckoned] = rows;
  if (!reckoned) throw new Error("a count without a row");
  return reckoned;
}

/** Writes a block for good. */
export async function insertBlock(
  db: Db,
  { position, after, upTo }: BlockBounds,
  { now, ...reckoned }: BlockContent & { readonly now: Date },
): Promise<void> {
  await db
    .insertInto("ledger_blocks")
    .values({ position, after_id: after, up_to: upTo, ...reckoned, sealed_at: now })
    .execute();
}

/** All blocks in their order. */
export const findBlocks = (db: Db) =>
  db
    .selectFrom("ledger_blocks")
    .select(["position", "after_id", "up_to", "transfers", "digest"])
    .orderBy("position")
    .execute();

/** Transfers whose numbers no block could ever hold: nobody but a forger gives such. */
export const findBelowAll = (db: Db) =>
  db.selectFrom("transfers").select("idempotency_key").where("id", "<=", 0).execute();
