import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import {
  type BlockContent,
  findEndOfNext,
  findLastBlock,
  insertBlock,
  reckonBlock,
  takeSealersTurn,
} from "./seal-queries.ts";
import { findSettled } from "./settled-transfers.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "seal-ledger": Record<never, never>;
  }
}

/**
 * The job "seal-ledger": seals all transfers that are settled, in blocks of a thousand at most, whichever process comes first.
 * From then on `checkLedger` notices when one of them is changed, is gone, came between or stands elsewhere. Each block is said
 * in the log as well, which is kept where the database is not. [WAL-51]
 */
export async function sealLedger({ database: { db }, clock, log }: Needs): Promise<void> {
  const settled = await findSettled(db);
  if (settled === undefined) {
    log.warn({}, "the ledger is not sealed: somebody has been writing a transfer for long");
    return;
  }
  for (;;) {
    const block = await sealNext(db, { settled, now: clock() });
    if (!block) return;
    log.info(block, "the ledger is sealed");
  }
}

interface Sealing {
  /** The number up to which no transfer can appear any more. */
  readonly settled: number;
  readonly now: Date;
}

interface SealedBlock extends BlockContent {
  readonly block: number;
}

/** Seals what follows the last block; undefined where nothing does. */
export const sealNext = (db: Db, { settled, now }: Sealing): Promise<SealedBlock | undefined> =>
  db.transaction().execute(async (open) => {
    await takeSealersTurn(open);
    const last = await findLastBlock(open);
    const after = last?.up_to ?? 0;
    const upTo = await findEndOfNext(open, { after, settled });
    if (upTo === undefined) return undefined;
    const position = (last?.position ?? 0) + 1;
    const bounds = { position, before: last?.digest ?? "", after, upTo };
    const reckoned = await reckonBlock(open, bounds);
    await insertBlock(open, bounds, { ...reckoned, now });
    return { block: position, ...reckoned };
  });
