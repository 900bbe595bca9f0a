import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

interface Membership {
  /** Segments that are asked about. */
  readonly among: readonly number[];
  readonly accountId: number;
  readonly now: Date;
}

/**
 * The groups of a customer among those that have prices, the strongest first: whom staff named one by one goes before
 * whom a rule fits, and of two alike the one that was made later.
 */
export async function findGroups(
  db: Db,
  { among, accountId, now }: Membership,
): Promise<readonly number[]> {
  if (among.length === 0) return [];
  const rows = await db
    .selectFrom("segments")
    .select("id")
    .where(sql<boolean>`id = any(${[...among]}::bigint[])`)
    .where(sql<boolean>`in_segment(id, ${accountId}, ${now})`)
    .orderBy(groupOrder)
    .execute();
  return rows.map(({ id }) => id);
}

/** The strongest group first. */
export const groupOrder = sql`segments.kind = 'list' desc, segments.id desc`;
