/**
 * What trade is reckoned by and changes a few times a day at most. Open: each noun adds what is reckoned by it, beside
 * the rows it is read from, and the price book puts all of it together.
 */
export interface PriceBook {}

/** The prices, at hand without asking the database. */
export interface HeldPriceBook {
  /** What holds at a moment. A rate that was planned, or ends, does so to the millisecond. */
  readonly at: (moment: Date) => PriceBook;
  /** Reads them anew: at start, after a change made here, and every few seconds. */
  readonly refresh: () => Promise<void>;
}
