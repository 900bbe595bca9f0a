import type { Db } from "../../kernel/db/db.ts";
import { findBelowAll, findBlocks, reckonBlock } from "./seal-queries.ts";

/** A seal that does not hold. Its figures are numbers of transfers: when it was sealed, and now. */
interface BrokenSeal {
  readonly what: "seal";
  /** The block, or what makes the transfer happen once that stands below all blocks. */
  readonly id: string;
  readonly currency: null;
  readonly expected: number;
  readonly found: number;
}

const brokenSeal = (id: string, expected: number, found: number): BrokenSeal => ({
  what: "seal",
  id,
  currency: null,
  expected,
  found,
});

/**
 * Blocks that are not what their transfers say now, that do not begin where the one before ends, or that lack the one before.
 * Each is reckoned by itself, some milliseconds a thousand transfers: what is sealed does not change meanwhile. [WAL-51]
 */
export async function checkSeals(db: Db): Promise<readonly BrokenSeal[]> {
  const below = await findBelowAll(db);
  const broken = below.map(({ idempotency_key }) => brokenSeal(idempotency_key, 0, 1));
  let last = { position: 0, up_to: 0, digest: "" };
  for (const block of await findBlocks(db)) {
    const { position, after_id, up_to } = block;
    const now = await reckonBlock(db, {
      position,
      before: last.digest,
      after: after_id,
      upTo: up_to,
    });
    const follows = position === last.position + 1 && after_id === last.up_to;
    if (!follows || now.digest !== block.digest || now.transfers !== block.transfers)
      broken.push(brokenSeal(`block ${position}`, block.transfers, now.transfers));
    last = block;
  }
  return broken;
}
