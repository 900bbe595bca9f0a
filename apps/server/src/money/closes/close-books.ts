import {
  type BooksCurrency,
  booksCurrencies,
  daysToClose,
  findBrokenHistory,
  regionOfBooks,
  spanOfDay,
  sumOfSide,
} from "@sampan/domain/money/closes/close";
import { sumDays } from "@sampan/domain/money/closes/sum-days";
import type { Db } from "../../kernel/db/db.ts";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { Needs } from "../../kernel/needs.ts";
import { checkLedger, type LedgerDifference } from "../ledger/check-ledger.ts";
import { findLastSeal, findLostSeals } from "./seals-of-closes.ts";
import {
  type Close,
  findFirstMovement,
  findLastClose,
  holdCloses,
  insertCloses,
  type LastClose,
  readMoved,
} from "./close-queries.ts";
import {
  countOpenDifferences,
  type Found,
  letVanish,
  writeDifferences,
} from "./difference-queries.ts";
import { findBankDifferences } from "./find-bank-differences.ts";
import { findUnseen } from "./find-unseen.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "close-books": Record<never, never>;
  }
}

/** So many days are read and written together; a house that slept longer takes several rounds. */
const daysAtOnce = 200;

/**
 * The job "close-books": closes each day that is over, in each currency by itself, once, whichever process comes first; days
 * that were missed are caught up. A close proves that what customers hold is what our own side holds against it, that this
 * follows from the close before, and that the ledger agrees with itself, with its seals and with what banks printed; what
 * does not is written down. It notes the last seal.
 */
export async function closeBooks({ database: { db }, clock, log }: Needs): Promise<void> {
  const now = clock();
  let checked: readonly LedgerDifference[] | undefined;
  // The ledger is one, whatever the currency: the first that has a day to close asks it for all of them.
  const check: Check = async (open) => (checked ??= await checkLedger(open));
  await actOnEach(booksCurrencies, {
    log,
    name: (currency) => currency,
    act: (currency) =>
      db.transaction().execute((open) => closeCurrency(open, currency, { now, check })),
  });
}

type Check = (db: Db) => Promise<readonly LedgerDifference[]>;

interface Finding {
  readonly now: Date;
  readonly check: Check;
}

async function closeCurrency(
  db: Db,
  currency: BooksCurrency,
  { now, check }: Finding,
): Promise<void> {
  await holdCloses(db, currency);
  const last = await findLastClose(db, currency);
  const firstMoved = await findFirstMovement(db, currency);
  const region = regionOfBooks(currency);
  const days = daysToClose({ last: last?.day, firstMoved, now, region });
  const newest = days.at(-1);
  if (newest === undefined) return;
  await findWithin(db, currency, { day: newest, now, check });
  let before = last?.sums;
  for (let done = 0; done < days.length; done += daysAtOnce)
    before = await closeDays(db, {
      currency,
      days: days.slice(done, done + daysAtOnce),
      before,
      now,
    });
}

/** What the ledger says of itself now, what of it no statement shows, and which balance of a bank it does not come to: days that are caught up share it. */
async function findWithin(
  db: Db,
  currency: BooksCurrency,
  { day, now, check }: Finding & { readonly day: string },
): Promise<void> {
  const within = (await check(db))
    // What has no currency may be of any; seals are over all of them.
    .filter((one) => one.currency === currency || one.currency === null)
    .map(({ what, id, expected, found: is }): Found => ({
      kind: what,
      subject: id,
      expected,
      found: is,
    }));
  const lost = await findLostSeals(db, currency);
  const told = await findBankDifferences(db, currency, day);
  const found = [...within, ...lost, ...(await findUnseen(db, currency)), ...told];
  await letVanish(db, currency, { found, now });
  await writeDifferences(db, currency, { found, day, now });
}

interface Closing {
  readonly currency: BooksCurrency;
  /** At least one; they follow each other. */
  readonly days: readonly string[];
  readonly before: LastClose["sums"] | undefined;
  readonly now: Date;
}

/** Closes some days; answers what each kind came to at the end of the last. */
async function closeDays(
  db: Db,
  { currency, days, before, now }: Closing,
): Promise<LastClose["sums"] | undefined> {
  const region = regionOfBooks(currency);
  const spans = days.map((day) => ({ day, ...spanOfDay(day, region) }));
  const bounds = [...spans.map(({ from }) => from), ...spans.slice(-1).map(({ until }) => until)];
  const books = await readMoved(db, { currency, bounds });
  const sumsOfDays = sumDays({ ...books, days: days.length, before });
  const seal = await findLastSeal(db);
  let differences = await countOpenDifferences(db, currency);
  const closes: Close[] = [];
  for (const [index, { day, until }] of spans.entries()) {
    const sums = sumsOfDays[index] ?? [];
    const broken = findBrokenHistory(index === 0 ? before : sumsOfDays[index - 1], sums);
    if (broken.length > 0) {
      const found = broken.map(({ kind, ...rest }): Found => ({
        kind: "history",
        subject: kind,
        ...rest,
      }));
      await writeDifferences(db, currency, { found, day, now });
      differences = await countOpenDifferences(db, currency);
    }
    const [owed, held] = [sumOfSide(sums, "owed"), sumOfSide(sums, "held")];
    const is_proved = owed === held && differences === 0;
    const close = { day, currency, until, closed_at: now, owed, held, differences, is_proved };
    closes.push({ close: { ...close, ...seal }, sums });
  }
  await insertCloses(db, closes);
  return sumsOfDays.at(-1);
}
