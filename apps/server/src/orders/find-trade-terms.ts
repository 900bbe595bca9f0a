import type { PaymentCurrency, Rate } from "@sampan/domain/money";
import type { Region } from "@sampan/domain/regions";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { knownPerson, type KnownPerson } from "../accounts/check-may-order.ts";
import { addressToCopy } from "../addresses/address-to-copy.ts";
import { tariffLinesOf, type OfferedLine } from "../configuration/find-tariff-lines.ts";
import type { OrderAddress } from "../db/columns.ts";
import type { Db } from "../db/db.ts";
import { newestRateRow } from "../rates/newest-rate.ts";
import { shippingRulesOf, type StoredRule } from "../shippability/find-shipping-book.ts";

/** Who orders, and where to. */
export interface TradeParty {
  readonly accountId: number;
  readonly region: Region;
  readonly currency: PaymentCurrency;
  readonly addressId: number | undefined;
  readonly now: Date;
}

export interface TradeTerms {
  /** What one yuan costs, in millionths; null before the first rate was recorded. */
  readonly rate_e6: Rate | null;
  readonly tariff: readonly OfferedLine[];
  readonly rules: readonly StoredRule[];
  readonly person: KnownPerson;
  /** The customer's own address, if it is theirs. */
  readonly address: OrderAddress | null;
}

/**
 * What a trade is judged by apart from its goods, in one statement: five small lookups of five slices, each
 * of which would otherwise be a round trip of its own.
 */
export function findTradeTerms(
  db: Db,
  { accountId, region, currency, addressId, now }: TradeParty,
): Promise<TradeTerms> {
  return db
    .selectNoFrom([
      newestRateRow(db, currency, now).select("rate_e6").as("rate_e6"),
      jsonArrayFrom(tariffLinesOf(db, region)).as("tariff"),
      jsonArrayFrom(shippingRulesOf(db, region)).as("rules"),
      jsonObjectFrom(knownPerson(db, accountId)).$notNull().as("person"),
      // No address has the id 0.
      jsonObjectFrom(addressToCopy(db, { id: addressId ?? 0, accountId })).as("address"),
    ])
    .executeTakeFirstOrThrow();
}
