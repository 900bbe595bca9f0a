import type { InputOf, OutputOf } from "@sampan/contract/call";
import type { AuditBreak, checkAuditChain as checkCall } from "@sampan/contract/staff-audit";
import { ok, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import { chainStart, digestOf } from "./audit-digest.ts";
import { findActWithoutLink, findHashAt, findLinks, type Link } from "./audit-chain-queries.ts";

type Call = typeof checkCall;

/** So many links are in memory at once. */
const links_at_once = 2_000;

/**
 * Walks the chain of the audit log from its first link and says where it breaks first: a link that is
 * missing or names another one before it, an act that is gone or reads otherwise than when it was written,
 * an act that was written past the chain, or an end that somebody noted earlier and that is not there any
 * more. Whoever can rewrite every link of both tables is found by such a note only. [BO-03]
 */
export async function checkAuditChain(
  db: Db,
  { noted }: InputOf<Call>,
): Promise<Result<OutputOf<Call>, never>> {
  let position = 0;
  let hash: Buffer = chainStart;
  for (;;) {
    const links = await findLinks(db, position, links_at_once);
    for (const link of links) {
      const kind = faultOf(link, position, hash);
      if (kind) return told(position, hash, { kind, act: String(link.act_id) });
      position = link.position;
      hash = link.hash;
    }
    if (links.length < links_at_once) break;
  }
  const loose = await findActWithoutLink(db);
  if (loose) return told(position, hash, { kind: "act_unchained", act: String(loose.id) });
  const { at, hash: notedHash } = readNote(noted);
  if (at > 0 && (await findHashAt(db, at))?.toString("hex") !== notedHash)
    return told(position, hash, { kind: "note_differs", act: null });
  return told(position, hash, null);
}

function faultOf(link: Link, behind: number, hash: Buffer): AuditBreak["kind"] | undefined {
  if (link.position !== behind + 1) return "link_missing";
  if (!link.prev_hash.equals(hash)) return "link_changed";
  if (!link.act) return "act_missing";
  return digestOf(hash, link.act).equals(link.hash) ? undefined : "act_changed";
}

const readNote = (noted: string | undefined): { at: number; hash: string } => {
  const [at = "0", hash = ""] = noted?.split(":") ?? [];
  return { at: Number(at), hash };
};

/** How far the chain holds: the note of its end is what to compare with some other day. */
const told = (position: number, hash: Buffer, found: AuditBreak | null) =>
  ok({ data: { checked: position, end: `${position}:${hash.toString("hex")}`, found } });
