import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  AuditBreak,
  checkAuditChain as checkCall,
} from "@sampan/contract/kernel/audit/staff-audit";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../db/db.ts";
import { chainStart, digestOf } from "./audit-digest.ts";
import {
  findHashAt,
  findLinks,
  findStrands,
  findUnlinkedActs,
  type Link,
  type Strand,
} from "./audit-chain-queries.ts";
import type { StrandAct } from "./audit-link-queries.ts";
import { type FollowedStrands, followStrands } from "./follow-strands.ts";

type Call = typeof checkCall;

/** So many acts are in memory at once. */
const acts_at_once = 2_000;

/**
 * Walks the log from its first act and says where it breaks first: a link that is missing or names another one
 * before it, an act that is gone or reads otherwise than when it was written, an act that was written past the
 * chain, or an end that somebody noted earlier and that is not there any more. Acts that wait to be linked are
 * walked on their strands. Whoever can rewrite every link of the tables is found by a note only. [BO-03]
 */
export async function checkAuditChain(
  db: Db,
  { noted }: InputOf<Call>,
): Promise<Result<OutputOf<Call>, never>> {
  // One moment for all of it: an act that is linked meanwhile would be found nowhere, or twice.
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (open) => {
      const strands = await findStrands(open);
      const followed = followStrands(strands);
      const chain = await walkChain(open, followed);
      const waiting = chain.found ? none : await walkWaiting(open, strands, followed);
      const found =
        chain.found ??
        waiting.found ??
        followed.breakOfEnds() ??
        (await breakOfNote(open, noted)) ??
        null;
      const { position, hash } = chain;
      const data = {
        checked: position + waiting.acts,
        waiting: waiting.acts,
        end: `${position}:${hash.toString("hex")}`,
        found,
      };
      return ok({ data });
    });
}

interface WalkedChain {
  /** Of the last link that holds: what to compare with some other day. */
  readonly position: number;
  readonly hash: Buffer;
  readonly found?: AuditBreak;
}

async function walkChain(db: Db, { follow }: FollowedStrands): Promise<WalkedChain> {
  let position = 0;
  let hash: Buffer = chainStart;
  for (;;) {
    const links = await findLinks(db, position, acts_at_once);
    for (const link of links) {
      const kind = faultOf(link, position, hash);
      if (kind) return { position, hash, found: { kind, act: String(link.act_id) } };
      const found = link.act && follow(link.act);
      if (found) return { position, hash, found };
      position = link.position;
      hash = link.hash;
    }
    if (links.length < acts_at_once) return { position, hash };
  }
}

function faultOf(link: Link, behind: number, hash: Buffer): AuditBreak["kind"] | undefined {
  if (link.position !== behind + 1) return "link_missing";
  if (!link.prev_hash.equals(hash)) return "link_changed";
  if (!link.act) return "act_missing";
  return digestOf(hash, link.act).equals(link.hash) ? undefined : "act_changed";
}

interface WalkedActs {
  /** How many wait and hold. */
  readonly acts: number;
  readonly found?: AuditBreak;
}
const none: WalkedActs = { acts: 0 };

/** An act that is no part of the chain must be one that is still to be: behind what is linked of its strand. */
async function walkWaiting(
  db: Db,
  strands: readonly Strand[],
  { follow }: FollowedStrands,
): Promise<WalkedActs> {
  const linkedOf = new Map(strands.map(({ id, linked }) => [id, linked]));
  const waits = ({ strand, strand_position }: StrandAct) =>
    strand !== null && Number(strand_position) > (linkedOf.get(strand) ?? Infinity);
  let acts = 0;
  let last: StrandAct | undefined;
  for (;;) {
    const unlinked = await findUnlinkedActs(db, last, acts_at_once);
    for (const act of unlinked) {
      const found = waits(act) ? follow(act) : ({ kind: "act_unchained", act: act.id } as const);
      if (found) return { acts, found };
      acts += 1;
    }
    last = unlinked.at(-1);
    if (unlinked.length < acts_at_once) return { acts };
  }
}

async function breakOfNote(db: Db, noted: string | undefined): Promise<AuditBreak | undefined> {
  if (noted === undefined) return undefined;
  const [at = "0", hash = ""] = noted.split(":");
  const holds = (await findHashAt(db, Number(at)))?.toString("hex") === hash;
  return holds ? undefined : { kind: "note_differs", act: null };
}
