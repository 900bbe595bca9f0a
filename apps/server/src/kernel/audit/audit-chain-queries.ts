import { sql } from "kysely";
import type { Db } from "../db/db.ts";
import { writtenAct, type StrandAct } from "./audit-link-queries.ts";

export interface Link {
  readonly position: number;
  readonly act_id: number;
  readonly prev_hash: Buffer;
  readonly hash: Buffer;
  /** Undefined when the act is gone. */
  readonly act: StrandAct | undefined;
}

/** The next links behind a position, with their acts as they stand now. */
export async function findLinks(db: Db, behind: number, links_max: number): Promise<Link[]> {
  const rows = await db
    .selectFrom("audit_chain as link")
    .leftJoin("audit_log as act", "act.id", "link.act_id")
    .select(["link.position", "link.act_id", "link.prev_hash", "link.hash"])
    .select(writtenAct)
    .where("link.position", ">", behind)
    .orderBy("link.position")
    .limit(links_max)
    .execute();
  return rows.map(({ position, act_id, prev_hash, hash, ...act }) => ({
    position,
    act_id,
    prev_hash,
    hash,
    act: act.id === null ? undefined : (act as StrandAct),
  }));
}

/** Acts without a link behind a place, strand by strand, those on none first. */
export async function findUnlinkedActs(
  db: Db,
  after: StrandAct | undefined,
  acts_max: number,
): Promise<StrandAct[]> {
  let query = db
    .selectFrom("audit_log as act")
    .leftJoin("audit_chain as link", "link.act_id", "act.id")
    .select(writtenAct)
    .where("link.act_id", "is", null);
  if (after)
    query = query.where(
      sql<boolean>`(${placeOf}) > (${after.strand ?? 0}, ${after.strand_position ?? 0}, ${after.id}::bigint)`,
    );
  return query.orderBy(placeOf).limit(acts_max).execute();
}

const placeOf = sql`coalesce(act.strand, 0), coalesce(act.strand_position, 0), act.id`;

/** How far each strand goes, and how far of it is linked. */
export const findStrands = (db: Db): Promise<Strand[]> =>
  db
    .selectFrom("audit_strands as strand")
    .leftJoin("audit_linked as linked", "linked.strand", "strand.id")
    .select([
      "strand.id",
      "strand.acts",
      "strand.hash",
      sql<number>`coalesce(linked.position, 0)`.as("linked"),
    ])
    .orderBy("strand.id")
    .execute();

export interface Strand {
  readonly id: number;
  readonly acts: number;
  readonly hash: Buffer;
  readonly linked: number;
}

/** The hash at a position; undefined when the chain is not as long. */
export async function findHashAt(db: Db, position: number): Promise<Buffer | undefined> {
  const link = await db
    .selectFrom("audit_chain")
    .select("hash")
    .where("position", "=", position)
    .executeTakeFirst();
  return link?.hash;
}
