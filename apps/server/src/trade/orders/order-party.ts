import type { AccountState } from "@sampan/domain/people/accounts/account-state";
import { sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import { knownPerson, type KnownPerson } from "../../people/accounts/check-may-order.ts";
import { addressToCopy } from "../../people/addresses/address-to-copy.ts";
import type { OrderAddress } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import { prepare, type ValueOf } from "../../kernel/db/prepare.ts";

/** Who orders, and where to. */
export interface OrderParty {
  readonly person: KnownPerson & { readonly state: AccountState };
  /** The customer's own address, if it is theirs. */
  readonly address: OrderAddress | null;
  /** Where an order is to be placed. */
  readonly room?: OrderRoom;
}

/** What a new order is written under. */
export interface OrderRoom {
  readonly id: number;
  /** The order that the same request placed before, if it did. [CHK-30] */
  readonly placed: string | null;
}

export interface PartyKey {
  readonly accountId: number;
  /** Empty where none is chosen: no address has it. */
  readonly address: string;
  readonly requestId: string;
}

/**
 * Who an order is for, in one statement: two small lookups of two slices, each of which would otherwise be a round
 * trip of its own.
 */
export const orderParty = prepare((db, value: ValueOf<PartyKey>) =>
  partyOf(db, value, knownPerson(db, value("accountId"))),
);

/**
 * The same, with room for the order, and with the account kept from being closed until the transaction ends, as
 * `holdLiveAccount` does.
 */
export const heldParty = prepare((db, value: ValueOf<PartyKey>) =>
  partyOf(db, value, knownPerson(db, value("accountId")).forKeyShare("account")).select(
    sql<OrderRoom>`
      json_build_object(
        'id', nextval('orders_id_seq'),
        'placed', (select tid from orders
                    where account_id = ${value("accountId")} and request_id = ${value("requestId")}))
    `.as("room"),
  ),
);

const partyOf = (db: Db, value: ValueOf<PartyKey>, person: ReturnType<typeof knownPerson>) =>
  db
    .selectNoFrom([
      jsonObjectFrom(person).$notNull().as("person"),
      jsonObjectFrom(
        addressToCopy(db, { key: value("address"), accountId: value("accountId") }),
      ).as("address"),
    ])
    .$castTo<OrderParty>();
