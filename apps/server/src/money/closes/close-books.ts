import {
  type BooksCurrency,
  booksCurrencies,
  daysToClose,
  findBrokenHistory,
  regionOfBooks,
  spanOfDay,
  sumOfSide,
} from "@sampan/domain/money/closes/close";
import type { Db } from "../../kernel/db/db.ts";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { Needs } from "../../kernel/needs.ts";
import { checkLedger } from "../ledger/check-ledger.ts";
import { findLastSeal, findLostSeals } from "./seals-of-closes.ts";
import {
  findFirstMovement,
  findLastClose,
  holdCloses,
  insertClose,
  type LastClose,
  sumBooks,
} from "./close-queries.ts";
import {
  countOpenDifferences,
  type Found,
  letVanish,
  writeDifferences,
} from "./difference-queries.ts";
import { findUnseen } from "./find-unseen.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "close-books": Record<never, never>;
  }
}

/**
 * The job "close-books": closes each day that is over, in each currency by itself, once, whichever process comes first; days
 * that were missed are caught up. A close proves that what customers hold is what our own side holds against it, that this
 * follows from the close before, and that the ledger agrees with itself and with its seals; what does not is written down. It
 * notes the last seal.
 */
export async function closeBooks({ database, clock, log }: Needs): Promise<void> {
  const now = clock();
  await actOnEach(booksCurrencies, {
    log,
    name: (currency) => currency,
    act: (currency) =>
      database.db.transaction().execute((open) => closeCurrency(open, currency, now)),
  });
}

async function closeCurrency(db: Db, currency: BooksCurrency, now: Date): Promise<void> {
  await holdCloses(db, currency);
  let last = await findLastClose(db, currency);
  const firstMoved = await findFirstMovement(db, currency);
  const region = regionOfBooks(currency);
  const days = daysToClose({ last: last?.day, firstMoved, now, region });
  const newest = days.at(-1);
  if (newest === undefined) return;
  await findWithin(db, currency, { day: newest, now });
  for (const day of days) last = await closeDay(db, { currency, day, last, now });
}

interface Finding {
  readonly day: string;
  readonly now: Date;
}

/** What the ledger says of itself now, and what of it no statement shows: days that are caught up share it. */
async function findWithin(db: Db, currency: BooksCurrency, finding: Finding): Promise<void> {
  const within = (await checkLedger(db))
    // What has no currency may be of any; seals are over all of them.
    .filter((one) => one.currency === currency || one.currency === null)
    .map(({ what, id, expected, found: is }): Found => ({
      kind: what,
      subject: id,
      expected,
      found: is,
    }));
  const lost = await findLostSeals(db, currency);
  const found = [...within, ...lost, ...(await findUnseen(db, currency))];
  await letVanish(db, currency, { found, now: finding.now });
  await writeDifferences(db, currency, { found, ...finding });
}

interface Closing extends Finding {
  readonly currency: BooksCurrency;
  readonly last: LastClose | undefined;
}

async function closeDay(db: Db, { currency, day, last, now }: Closing): Promise<LastClose> {
  const span = spanOfDay(day, regionOfBooks(currency));
  const sums = await sumBooks(db, { currency, ...span, before: last?.sums });
  const broken = findBrokenHistory(last?.sums, sums);
  const found = broken.map(({ kind, ...rest }): Found => ({
    kind: "history",
    subject: kind,
    ...rest,
  }));
  await writeDifferences(db, currency, { found, day, now });
  const owed = sumOfSide(sums, "owed");
  const held = sumOfSide(sums, "held");
  const differences = await countOpenDifferences(db, currency);
  await insertClose(
    db,
    {
      day,
      currency,
      until: span.until,
      closed_at: now,
      owed,
      held,
      differences,
      is_proved: owed === held && differences === 0,
      ...(await findLastSeal(db)),
    },
    sums,
  );
  return { day, sums };
}
