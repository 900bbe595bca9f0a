import { jsonObjectFrom } from "kysely/helpers/postgres";
import { knownPerson, type KnownPerson } from "../accounts/check-may-order.ts";
import { addressToCopy } from "../addresses/address-to-copy.ts";
import type { OrderAddress } from "../db/columns.ts";
import type { Db } from "../db/db.ts";

/** Who orders, and where to. */
export interface TradeParty {
  readonly person: KnownPerson;
  /** The customer's own address, if it is theirs. */
  readonly address: OrderAddress | null;
}

export interface PartyKey {
  readonly accountId: number;
  readonly addressId: number | undefined;
}

/**
 * Who a trade is for, in one statement: two small lookups of two slices, each of which would otherwise be a round
 * trip of its own.
 */
export function findTradeParty(db: Db, { accountId, addressId }: PartyKey): Promise<TradeParty> {
  return db
    .selectNoFrom([
      jsonObjectFrom(knownPerson(db, accountId)).$notNull().as("person"),
      // No address has the id 0.
      jsonObjectFrom(addressToCopy(db, { id: addressId ?? 0, accountId })).as("address"),
    ])
    .executeTakeFirstOrThrow();
}
