import type { Db } from "../db/db.ts";
import { chainStart, digestOf } from "./audit-digest.ts";
import {
  findLastLink,
  findWaitingActs,
  takeLinkersTurn,
  writeLinks,
} from "./audit-link-queries.ts";

/** Of one strand, in one transaction: a second's work of a busy house, and memory has an end. */
const actsAtOnce = 500;

export interface Linked {
  readonly acts: number;
  /** True when more are waiting than were taken at once. */
  readonly more: boolean;
  /** Acts that had been written and were gone before they could be linked. */
  readonly missing: number;
}

/**
 * Chains acts that were committed since, behind the last link. Only one process does at a time; another one finds
 * nothing to do. What a strand holds is decided by what one statement sees: an act whose transaction is still
 * open is not on its strand yet, so it is neither linked nor passed over. Nothing is taken from how ids or
 * times lie. Where acts are missing the chain goes on behind the gap, and the check names it. [BO-03]
 */
export const linkActs = (db: Db): Promise<Linked> =>
  db.transaction().execute(async (open) => {
    if (!(await takeLinkersTurn(open))) return { acts: 0, more: false, missing: 0 };
    const last = await findLastLink(open);
    const strands = await findWaitingActs(open, actsAtOnce);
    let position = last?.position ?? 0;
    let hash = last?.hash ?? chainStart;
    const links = strands.flatMap(({ acts }) =>
      acts.map((act) => {
        const prev_hash = hash;
        position += 1;
        hash = digestOf(prev_hash, act);
        return { position, act_id: act.id, prev_hash, hash };
      }),
    );
    const linked = strands.map(({ strand, end, behind, acts }) => {
      const isWhole = acts.length < actsAtOnce;
      const upTo = isWhole ? end : Number(acts.at(-1)?.strand_position);
      return { strand, upTo, isWhole, missing: upTo - behind - acts.length };
    });
    await writeLinks(open, links, linked);
    return {
      acts: links.length,
      more: linked.some(({ isWhole }) => !isWhole),
      missing: linked.reduce((sum, { missing }) => sum + missing, 0),
    };
  });
