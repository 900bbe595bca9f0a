import type { RateRow } from "@sampan/contract/money/rates/staff-rates";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Region } from "@sampan/domain/kernel/regions";
import type { Selectable } from "kysely";
import type { ExchangeRatesTable } from "../../kernel/db/tables-goods.ts";

/** A row of the history as it travels, on the reader's clocks. */
export const describeRate = (
  { id: _, key, ...row }: Selectable<ExchangeRatesTable>,
  region: Region,
): RateRow => ({
  ...row,
  id: key,
  valid_from: formatWireTime(row.valid_from, region),
  valid_until: row.valid_until && formatWireTime(row.valid_until, region),
});
