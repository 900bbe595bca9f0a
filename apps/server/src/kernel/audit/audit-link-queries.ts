import { sql } from "kysely";
import type { Db } from "../db/db.ts";
import type { WrittenAct } from "./audit-digest.ts";

/** An act with its place on its strand. */
export interface StrandAct extends WrittenAct {
  readonly strand: number | null;
  readonly strand_position: number | null;
  readonly strand_hash: Buffer | null;
}

/** The columns of an act as the digest reads them: text, and its place on its strand. */
export const writtenAct = [
  sql<string>`act.id::text`.as("id"),
  sql<string | null>`act.staff_id::text`.as("staff_id"),
  "act.action",
  "act.object_kind",
  "act.object_id",
  sql<string | null>`act.old_value::text`.as("old_value"),
  sql<string | null>`act.new_value::text`.as("new_value"),
  "act.address",
  "act.request_id",
  sql<string>`(extract(epoch from act.at) * 1000000)::bigint::text`.as("at_us"),
  "act.strand",
  "act.strand_position",
  "act.strand_hash",
] as const;

/** False when another process is linking. Held until the transaction ends. */
export async function takeLinkersTurn(db: Db): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(7226373) as taken`.execute(db);
  return rows[0]?.taken ?? false;
}

export const findLastLink = (
  db: Db,
): Promise<{ readonly position: number; readonly hash: Buffer } | undefined> =>
  db
    .selectFrom("audit_chain")
    .select(["position", "hash"])
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();

export interface WaitingStrand {
  readonly strand: number;
  /** How many acts were ever put on it. */
  readonly end: number;
  /** How many of them the chain has passed. */
  readonly behind: number;
  /** Those that wait, in their order, as many as were asked for. */
  readonly acts: readonly StrandAct[];
}

/** Strands that go on behind what is linked, as they stand at one moment. */
export async function findWaitingActs(db: Db, acts_max: number): Promise<WaitingStrand[]> {
  const rows = await waitingStrands(db)
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom("audit_log as act")
          .select(writtenAct)
          .whereRef("act.strand", "=", "strand.id")
          .where("act.strand_position", ">", behind)
          .orderBy("act.strand_position")
          .limit(acts_max)
          .as("act"),
      (join) => join.onTrue(),
    )
    .select(["strand.id as of", "strand.acts as end", behind.as("behind")])
    .selectAll("act")
    .orderBy("strand.id")
    .orderBy("act.strand_position")
    .execute();
  const strands = new Map<number, WaitingStrand & { acts: StrandAct[] }>();
  for (const { of, end, behind: passed, ...act } of rows) {
    const strand = strands.get(of) ?? { strand: of, end, behind: passed, acts: [] };
    strands.set(of, strand);
    if (act.id !== null) strand.acts.push(act as StrandAct);
  }
  return [...strands.values()];
}

const behind = sql<number>`coalesce(linked.position, 0)`;

const waitingStrands = (db: Db) =>
  db
    .selectFrom("audit_strands as strand")
    .leftJoin("audit_linked as linked", "linked.strand", "strand.id")
    .where("strand.acts", ">", behind);

export interface NewLink {
  readonly position: number;
  readonly act_id: string;
  readonly prev_hash: Buffer;
  readonly hash: Buffer;
}

/** Writes links, and how far each strand is linked with them. */
export async function writeLinks(
  db: Db,
  links: readonly NewLink[],
  linked: readonly { readonly strand: number; readonly upTo: number }[],
): Promise<void> {
  if (links.length > 0)
    await sql`
      insert into audit_chain (position, act_id, prev_hash, hash)
      select *
        from unnest(${links.map(({ position }) => position)}::bigint[],
                    ${links.map(({ act_id }) => act_id)}::bigint[],
                    ${links.map(({ prev_hash }) => prev_hash)}::bytea[],
                    ${links.map(({ hash }) => hash)}::bytea[])`.execute(db);
  if (linked.length > 0)
    await sql`
      insert into audit_linked (strand, position)
      select *
        from unnest(${linked.map(({ strand }) => strand)}::bigint[],
                    ${linked.map(({ upTo }) => upTo)}::bigint[])
          on conflict (strand) do update set position = excluded.position`.execute(db);
}

export interface ChainState {
  readonly linked: number;
  /** Acts that are written and not linked yet. */
  readonly waiting: number;
  /** When the first of them was done; null when none waits. */
  readonly waiting_since: Date | null;
}

/** How far the chain is behind the log. */
export async function findChainState(db: Db): Promise<ChainState> {
  const state = await db
    .selectNoFrom((row) => [
      row
        .selectFrom("audit_chain")
        .select((link) => link.fn.coalesce(link.fn.max("position"), sql.lit(0)).as("position"))
        .$asScalar()
        .$notNull()
        .as("linked"),
      waitingStrands(db)
        .select(sql<number>`coalesce(sum(strand.acts - ${behind}), 0)`.as("acts"))
        .$asScalar()
        .$notNull()
        .as("waiting"),
      waitingStrands(db)
        .innerJoinLateral(
          (from) =>
            from
              .selectFrom("audit_log as act")
              .select("act.at")
              .whereRef("act.strand", "=", "strand.id")
              .where("act.strand_position", ">", behind)
              .orderBy("act.strand_position")
              .limit(1)
              .as("first"),
          (join) => join.onTrue(),
        )
        .select((strand) => strand.fn.min("first.at").as("at"))
        .$asScalar()
        .as("waiting_since"),
    ])
    .executeTakeFirstOrThrow();
  return state;
}
