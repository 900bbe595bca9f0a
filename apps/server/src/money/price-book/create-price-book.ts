import { byCurrency, byRegion } from "@sampan/domain/kernel/by-region";
import type { Region } from "@sampan/domain/kernel/regions";
import { findTariffLines } from "./find-tariff-lines.ts";
import { holdNewest, past_ms } from "../../kernel/settings/hold-newest.ts";
import type { HeldPriceBook, PriceBook } from "../../kernel/settings/price-book.ts";
import type { Database, Db } from "../../kernel/db/db.ts";
import { findRates, type CustomerRate } from "../rates/find-rates.ts";
import { rateAt } from "../rates/rate-at.ts";
import { findShippingRules } from "../../goods/shippability/find-shipping-rules.ts";

/** Not picked from `Needs`: the price book is one of them. */
interface TermSources {
  readonly database: Pick<Database, "db">;
  readonly clock: () => Date;
}

/** Holds the price book of a database. It is empty until the first `refresh`. [MONEY-05] [CHK-05] [CHK-22] */
export function createPriceBook({ database, clock }: TermSources): HeldPriceBook {
  const nothing = byRegion(() => []);
  const held = holdNewest<HeldRows>({ rates: [], tariffs: nothing, rules: nothing }, () =>
    readPriceBook(database.db, new Date(clock().getTime() - past_ms)),
  );
  return {
    at: (moment) => {
      const { rates, tariffs, rules } = held.newest();
      return { rates: byCurrency((one) => rateAt(rates, one, moment)), tariffs, rules };
    },
    refresh: held.refresh,
  };
}

interface HeldRows extends Pick<PriceBook, "tariffs" | "rules"> {
  /** Whatever holds at some moment from a minute ago on, the decisive first. */
  readonly rates: readonly CustomerRate[];
}

async function readPriceBook(db: Db, since: Date): Promise<HeldRows> {
  const rates = await findRates(db, since);
  const lines = await findTariffLines(db);
  const linesOf = (region: Region) => lines.filter((line) => line.region === region);
  const all = await findShippingRules(db);
  const rulesOf = (region: Region) => all.filter((rule) => (rule.region ?? region) === region);
  return {
    rates,
    tariffs: byRegion(linesOf),
    rules: byRegion(rulesOf),
  };
}
