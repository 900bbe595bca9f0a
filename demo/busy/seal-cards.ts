import { sealWith } from "@sampan/server/money/bank-cards/card-seal";
import type { Needs } from "@sampan/server/kernel/needs";
import { newPersonKey } from "@sampan/server/kernel/seals/person-key";
import { lastDigits } from "@sampan/domain/money/bank-cards/card-rule";
import type { SqlSession } from "./sql-session.ts";

interface Payout {
  readonly number: string;
  readonly account_id: number;
  readonly name: string;
  readonly card: string;
  readonly changed_at: Date;
}

/**
 * Gives whoever had money paid out a key and an account at a bank, both sealed as everybody's are, and puts the copy
 * that each withdrawal keeps of it into `payout_card`: no statement can seal.
 */
export async function sealCards(
  db: SqlSession,
  needs: Pick<Needs, "config" | "chance">,
): Promise<void> {
  const payouts = await db.rows<Payout>(
    `select payout.number, account_id, payout.name, card, accounts.created_at + interval '1 day' as changed_at
       from payout join accounts on accounts.id = account_id
      order by number`,
  );
  const sealed = payouts.map((payout) => sealedOf(payout, needs));
  const columns = [
    "number",
    "account_id",
    "key",
    "card",
    "copied",
    "digits",
    "changed_at",
  ] as const;
  await db.rows(
    `create temporary table payout_card as
     select * from unnest($1::text[], $2::bigint[], $3::bytea[], $4::bytea[], $5::bytea[], $6::text[], $7::timestamptz[])
       as card (${columns.map((name) => (name === "key" ? "person_key" : name)).join(", ")})`,
    columns.map((name) => sealed.map((row) => row[name])),
  );
  await db.run(`
    insert into person_keys (account_id, sealed, made_at)
    select account_id, person_key, changed_at from payout_card;
    insert into bank_cards (account_id, bank, sealed, last_digits, is_default, created_at, changed_at)
    select payout_card.account_id, played.bank, card, digits, true, changed_at, changed_at
      from payout_card
      join accounts on accounts.id = payout_card.account_id
      join lateral (
             select bank_cards.bank
               from bank_cards
               join accounts owner on owner.id = bank_cards.account_id
              where owner.region = accounts.region
              order by bank_cards.id
              limit 1
           ) as played on true`);
}

function sealedOf(
  { number, account_id: accountId, name, card, changed_at }: Payout,
  needs: Pick<Needs, "config" | "chance">,
) {
  const { key, sealed } = newPersonKey(accountId, needs);
  const secret = { account_name: name, number: card };
  return {
    number,
    account_id: accountId,
    key: sealed,
    card: sealWith(key, { accountId, of: "card", secret }, needs),
    copied: sealWith(key, { accountId, of: { withdrawal: number }, secret }, needs),
    digits: lastDigits(card),
    changed_at,
  };
}
