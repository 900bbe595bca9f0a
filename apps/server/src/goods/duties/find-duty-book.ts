import type { DutyBook } from "@sampan/domain/goods/duties/duty-book";
import type { DutyWords } from "@sampan/domain/goods/duties/duty-class";
import { businessDay } from "@sampan/domain/kernel/business-time";
import { byRegion } from "@sampan/domain/kernel/by-region";
import { defaultRegion, type Region } from "@sampan/domain/kernel/regions";
import type { DutyClass, DutyRate, DutyTable } from "@sampan/domain/people/regions/customs";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

declare module "../../kernel/settings/price-book.ts" {
  interface PriceBook {
    /** What duty is reckoned by; without rates and words before it was read once. */
    readonly duties: DutyBook;
  }
}

export const noDuties: DutyBook = {
  rates: byRegion(() => ({})),
  words: { lists: [], since: "" },
};

interface StoredRate extends DutyRate {
  readonly region: Region;
  readonly duty_class: DutyClass;
}

/** What duty was reckoned by at a moment, as far as the house knew then; what it began with held for ever before. Two statements. */
export async function findDutyBook(db: Db, moment: Date): Promise<DutyBook> {
  const { rows } = await sql<StoredRate>`
    select distinct on (region, duty_class)
           region, duty_class, low_bp, high_bp, source, address, read_on
      from duty_rates
     where version = 1 or made_at <= ${moment}
     order by region, duty_class, version desc
  `.execute(db);
  const { lists, made_at } = await db
    .selectFrom("duty_words")
    .select(["lists", "made_at"])
    .where((its) => its.or([its("version", "=", 1), its("made_at", "<=", moment)]))
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const words: DutyWords = { lists, since: businessDay(made_at, defaultRegion) };
  return { rates: byRegion((region) => tableOf(rows, region)), words };
}

const tableOf = (rows: readonly StoredRate[], wanted: Region): DutyTable =>
  Object.fromEntries(
    rows
      .filter(({ region }) => region === wanted)
      .map(({ region: _, duty_class, ...rate }) => [duty_class, rate]),
  );
