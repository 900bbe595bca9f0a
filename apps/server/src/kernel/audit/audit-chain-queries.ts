import { sql } from "kysely";
import type { Db } from "../db/db.ts";
import type { WrittenAct } from "./audit-digest.ts";

export interface Link {
  readonly position: number;
  readonly act_id: number;
  readonly prev_hash: Buffer;
  readonly hash: Buffer;
  /** Undefined when the act is gone. */
  readonly act: WrittenAct | undefined;
}

/** The next links behind a position, with their acts as they stand now. */
export async function findLinks(db: Db, behind: number, links_max: number): Promise<Link[]> {
  const rows = await db
    .selectFrom("audit_chain as link")
    .leftJoin("audit_log as act", "act.id", "link.act_id")
    .select([
      "link.position",
      "link.act_id",
      "link.prev_hash",
      "link.hash",
      sql<string | null>`act.id::text`.as("id"),
      sql<string | null>`act.staff_id::text`.as("staff_id"),
      "act.action",
      "act.object_kind",
      "act.object_id",
      sql<string | null>`act.old_value::text`.as("old_value"),
      sql<string | null>`act.new_value::text`.as("new_value"),
      "act.address",
      "act.request_id",
      sql<string | null>`(extract(epoch from act.at) * 1000000)::bigint::text`.as("at_us"),
    ])
    .where("link.position", ">", behind)
    .orderBy("link.position")
    .limit(links_max)
    .execute();
  return rows.map(({ position, act_id, prev_hash, hash, ...act }) => ({
    position,
    act_id,
    prev_hash,
    hash,
    act: act.id === null ? undefined : (act as WrittenAct),
  }));
}

/** The first act that was written past the chain. */
export const findActWithoutLink = (db: Db): Promise<{ readonly id: number } | undefined> =>
  db
    .selectFrom("audit_log as act")
    .leftJoin("audit_chain as link", "link.act_id", "act.id")
    .select("act.id")
    .where("link.act_id", "is", null)
    .orderBy("act.id")
    .limit(1)
    .executeTakeFirst();

/** The hash at a position; undefined when the chain is not as long. */
export async function findHashAt(db: Db, position: number): Promise<Buffer | undefined> {
  const link = await db
    .selectFrom("audit_chain")
    .select("hash")
    .where("position", "=", position)
    .executeTakeFirst();
  return link?.hash;
}
