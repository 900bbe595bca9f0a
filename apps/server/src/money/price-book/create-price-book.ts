import { byCurrency, byRegion } from "@sampan/domain/kernel/by-region";
import type { Region } from "@sampan/domain/kernel/regions";
import { findTariffLines } from "./find-tariff-lines.ts";
import { holdNewest, past_ms } from "../../kernel/settings/hold-newest.ts";
import type { HeldPriceBook, PriceBook } from "../../kernel/settings/price-book.ts";
import type { Database, Db } from "../../kernel/db/db.ts";
import { findRates, type CustomerRate } from "../rates/find-rates.ts";
import { datedTariffs, type Tariffs } from "./tariffs-at.ts";
import { rateAt } from "../rates/rate-at.ts";
import { findDutyBook, noDuties } from "../../goods/duties/find-duty-book.ts";
import { findShippingRules } from "../../goods/shippability/find-shipping-rules.ts";

/** Not picked from `Needs`: the price book is one of them. */
interface TermSources {
  readonly database: Pick<Database, "db">;
  readonly clock: () => Date;
}

/** Holds the price book of a database. It is empty until the first `refresh`. [MONEY-05] [CHK-05] [CHK-22] */
export function createPriceBook({ database, clock }: TermSources): HeldPriceBook {
  const nothing = byRegion(() => []);
  const none: HeldRows = {
    rates: [],
    tariffsAt: datedTariffs([]),
    rules: nothing,
    duties: noDuties,
  };
  const held = holdNewest<HeldRows>(none, () => readPriceBook(database.db, clock()));
  return {
    at: (moment) => {
      const { rates, tariffsAt, rules, duties } = held.newest();
      return {
        rates: byCurrency((one) => rateAt(rates, one, moment)),
        ...tariffsAt(moment),
        rules,
        duties,
      };
    },
    refresh: held.refresh,
  };
}

interface HeldRows extends Pick<PriceBook, "rules" | "duties"> {
  /** Of every version that holds at some moment from a minute ago on. */
  readonly tariffsAt: (moment: Date) => Tariffs;
  /** Whatever holds at some moment from a minute ago on, the decisive first. */
  readonly rates: readonly CustomerRate[];
}

async function readPriceBook(db: Db, now: Date): Promise<HeldRows> {
  const since = new Date(now.getTime() - past_ms);
  const rates = await findRates(db, since);
  const versions = await findTariffLines(db, since);
  const all = await findShippingRules(db);
  const rulesOf = (region: Region) => all.filter((rule) => (rule.region ?? region) === region);
  return {
    rates,
    tariffsAt: datedTariffs(versions),
    rules: byRegion(rulesOf),
    duties: await findDutyBook(db, now),
  };
}
