import type { Region } from "@sampan/domain/kernel/regions";
import type { Expression } from "kysely";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import { prepare, type ValueOf } from "../../kernel/db/prepare.ts";

export interface StoredCard {
  readonly id: number;
  /** What it is called outside. */
  readonly key: string;
  readonly bank: string;
  readonly branch: string;
  readonly sealed: Buffer;
  readonly last_digits: string;
  readonly is_company: boolean;
  readonly is_default: boolean;
  readonly changed_at: Date;
  /** Null for a bank that is offered no more. */
  readonly bank_name: NamesText | null;
  readonly bank_logo: string | null;
}

export interface Owner {
  readonly id: number;
  readonly region: Region;
}

/** Each as it is, or as what stands for it in a prepared query. */
type Values<Of> = { readonly [Name in keyof Of]: Of[Name] | Expression<Of[Name]> };

/** A card of this person, for whoever reads more in the same packet. */
export const cardNamed = prepare(
  (db, value: ValueOf<{ id: number; region: Region; key: string }>) =>
    cardsOf(db, { id: value("id"), region: value("region") }).where("card.key", "=", value("key")),
);

/** The cards of a person, with what their banks are called where they are paid out to. */
export const cardsOf = (db: Db, { id, region }: Values<Owner>) =>
  db
    .selectFrom("bank_cards as card")
    .leftJoin("banks", (join) =>
      join
        .onRef("banks.code", "=", "card.bank")
        .on("banks.kind", "=", "cash_out")
        .on("banks.region", "=", region),
    )
    .select([
      "card.id",
      "card.key",
      "card.bank",
      "card.branch",
      "card.sealed",
      "card.last_digits",
      "card.is_company",
      "card.is_default",
      "card.changed_at",
      "banks.name as bank_name",
      "banks.logo as bank_logo",
    ])
    .where("card.account_id", "=", id);
