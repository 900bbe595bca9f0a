import { addDays } from "@sampan/domain/kernel/business-time";
import { matchPayments } from "@sampan/domain/trade/purchase-payments/match-payments";
import type { Covered } from "@sampan/domain/trade/purchase-payments/payment-shapes";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { Settings } from "../../kernel/settings/settings.ts";
import {
  countOpen,
  letVanish,
  type OwnedDifference,
  writeDifferences,
} from "./difference-queries.ts";
import {
  findCovered,
  selectMovementsSince,
  selectPurchases,
  writeMatches,
} from "./match-queries.ts";

/** Bills reach a year back; what is older stays as it was found. */
const lookBack_days = 400;
/** Somebody pays weeks after a purchase was written down. */
const early_days = 60;
/** An account that no bill was brought of for so long is one that nobody pays from. */
const used_days = 92;

/** Matches go one after the other: each sees all that is known, and what the one before found. */
export const holdPayments = (db: Db): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('purchase payments', 0))`.execute(db);

/** What bills tell of, as of now. */
export const coveredNow = (db: Db, now: Date): Promise<Covered | null> =>
  findCovered(db, addDays(now, -used_days));

interface Matching {
  readonly now: Date;
  readonly settings: Pick<Settings, "unpaid_purchase_days">;
}

/**
 * Matches what bills moved to what buyers recorded, anew each time, so that neither comes too early; writes down where they
 * disagree. What somebody decided stays. Whoever asks holds the payments (`holdPayments`).
 */
export async function matchHeld(
  db: Db,
  { now, settings }: Matching,
): Promise<{ readonly open: number }> {
  const since = addDays(now, -lookBack_days);
  const covered = await coveredNow(db, now);
  const movements = await selectMovementsSince(db, since);
  const purchases = await selectPurchases(db, addDays(since, -early_days));
  const { matches, differences } = matchPayments(purchases, movements, {
    covered,
    unpaidDays: settings.unpaid_purchase_days,
  });
  await writeMatches(
    db,
    since,
    [...matches].map(([id, match]) => ({ id, ...match })),
  );
  const buyers = new Map(purchases.map(({ number, buyer_id }) => [number, buyer_id]));
  const importers = new Map(movements.map(({ id, imported_by }) => [id, imported_by]));
  const anybody = movements.at(-1)?.imported_by;
  const owned = differences.flatMap((difference): OwnedDifference[] => {
    const owner_id =
      difference.movement === null
        ? (buyers.get(difference.number) ?? anybody)
        : importers.get(difference.movement);
    return owner_id === undefined ? [] : [{ ...difference, owner_id }];
  });
  await letVanish(db, owned, { since, now });
  await writeDifferences(db, owned, now);
  return { open: await countOpen(db) };
}
