import { jsonObjectFrom } from "kysely/helpers/postgres";
import { knownPerson, type KnownPerson } from "../accounts/check-may-order.ts";
import { addressToCopy } from "../addresses/address-to-copy.ts";
import type { OrderAddress } from "../db/columns.ts";
import { prepare, type ValueOf } from "../db/prepare.ts";

/** Who orders, and where to. */
export interface TradeParty {
  readonly person: KnownPerson;
  /** The customer's own address, if it is theirs. */
  readonly address: OrderAddress | null;
}

export interface PartyKey {
  readonly accountId: number;
  /** 0 where none is chosen: no address has it. */
  readonly addressId: number;
}

/**
 * Who a trade is for, in one statement: two small lookups of two slices, each of which would otherwise be a round
 * trip of its own.
 */
export const tradeParty = prepare((db, value: ValueOf<PartyKey>) =>
  db
    .selectNoFrom([
      jsonObjectFrom(knownPerson(db, value("accountId")))
        .$notNull()
        .as("person"),
      jsonObjectFrom(
        addressToCopy(db, { id: value("addressId"), accountId: value("accountId") }),
      ).as("address"),
    ])
    .$castTo<TradeParty>(),
);
