import type { PaymentCurrency } from "@sampan/domain/money";
import type { Region } from "@sampan/domain/regions";
import { findTariffLines, type OfferedLine } from "../configuration/find-tariff-lines.ts";
import { holdNewest, past_ms } from "../configuration/hold-newest.ts";
import type { Database, Db } from "../db/db.ts";
import { findRates, type CustomerRate } from "../rates/find-rates.ts";
import { rateAt } from "../rates/rate-at.ts";
import { findShippingRules } from "../shippability/find-shipping-rules.ts";
import type { StoredRule } from "../shippability/stored-rule.ts";

/** What trade is reckoned by and changes a few times a day at most. */
export interface Terms {
  /** What one yuan costs a customer; undefined before the first rate was ever recorded. */
  readonly rates: Readonly<Record<PaymentCurrency, CustomerRate | undefined>>;
  /** What transports cost in a region, closed lines included. */
  readonly tariffs: Readonly<Record<Region, readonly OfferedLine[]>>;
  /** The rules in force that speak of a region. */
  readonly rules: Readonly<Record<Region, readonly StoredRule[]>>;
}

/** The terms, at hand without asking the database. */
export interface HeldTerms {
  /** What holds at a moment. A rate that was planned, or ends, does so to the millisecond. */
  readonly at: (moment: Date) => Terms;
  /** Reads them anew: at start, after a change made here, and every few seconds. */
  readonly refresh: () => Promise<void>;
}

/** Not picked from `Needs`: the terms are one of them. */
interface TermSources {
  readonly database: Pick<Database, "db">;
  readonly clock: () => Date;
}

/** Holds the terms of a database. There are none until the first `refresh`. [MONEY-05] [CHK-05] [CHK-22] */
export function createTerms({ database, clock }: TermSources): HeldTerms {
  const nothing = { TW: [], TH: [] };
  const held = holdNewest<HeldRows>({ rates: [], tariffs: nothing, rules: nothing }, () =>
    readTerms(database.db, new Date(clock().getTime() - past_ms)),
  );
  return {
    at: (moment) => {
      const { rates, tariffs, rules } = held.newest();
      const [TWD, THB] = [rateAt(rates, "TWD", moment), rateAt(rates, "THB", moment)];
      return { rates: { TWD, THB }, tariffs, rules };
    },
    refresh: held.refresh,
  };
}

interface HeldRows extends Pick<Terms, "tariffs" | "rules"> {
  /** Whatever holds at some moment from a minute ago on, the decisive first. */
  readonly rates: readonly CustomerRate[];
}

async function readTerms(db: Db, since: Date): Promise<HeldRows> {
  const rates = await findRates(db, since);
  const lines = await findTariffLines(db);
  const linesOf = (region: Region) => lines.filter((line) => line.region === region);
  const all = await findShippingRules(db);
  const rulesOf = (region: Region) => all.filter((rule) => (rule.region ?? region) === region);
  return {
    rates,
    tariffs: { TW: linesOf("TW"), TH: linesOf("TH") },
    rules: { TW: rulesOf("TW"), TH: rulesOf("TH") },
  };
}
