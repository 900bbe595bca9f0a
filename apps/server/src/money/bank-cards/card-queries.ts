import type { Region } from "@sampan/domain/kernel/regions";
import type { Db } from "../../kernel/db/db.ts";
import { cardsOf, type Owner, type StoredCard } from "./card-named.ts";

/** A customer's cards, the default one first, then as they were added. [WAL-10] */
export const selectCards = (db: Db, owner: Owner): Promise<StoredCard[]> =>
  cardsOf(db, owner).orderBy("card.is_default", "desc").orderBy("card.id").execute();

export const findCard = (db: Db, owner: Owner, key: string): Promise<StoredCard | undefined> =>
  cardsOf(db, owner).where("card.key", "=", key).executeTakeFirst();

/** True for a bank that money is paid out to in this region. */
export async function isCashOutBank(
  db: Db,
  { bank, region }: { readonly bank: string; readonly region: Region },
): Promise<boolean> {
  const found = await db
    .selectFrom("banks")
    .select("code")
    .where("kind", "=", "cash_out")
    .where("region", "=", region)
    .where("code", "=", bank)
    .executeTakeFirst();
  return found !== undefined;
}

interface WrittenCard {
  readonly bank: string;
  readonly branch: string;
  readonly sealed: Buffer;
  readonly last_digits: string;
  readonly is_company: boolean;
  readonly changed_at: Date;
}

export async function insertCard(
  db: Db,
  accountId: number,
  card: WrittenCard & { readonly is_default: boolean },
): Promise<string> {
  const { key } = await db
    .insertInto("bank_cards")
    .values({ account_id: accountId, created_at: card.changed_at, ...card })
    .returning("key")
    .executeTakeFirstOrThrow();
  return key;
}

export async function updateCard(
  db: Db,
  id: number,
  change: Partial<WrittenCard> & { readonly is_default?: boolean },
): Promise<void> {
  await db.updateTable("bank_cards").set(change).where("id", "=", id).execute();
}

/** Leaves no card the default, so that another can be. [WAL-38] */
export async function clearDefault(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable("bank_cards")
    .set({ is_default: false })
    .where("account_id", "=", accountId)
    .where("is_default", "=", true)
    .execute();
}

export async function removeCard(db: Db, id: number): Promise<void> {
  await db.deleteFrom("bank_cards").where("id", "=", id).execute();
}

export async function removeCardsOf(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom("bank_cards").where("account_id", "=", accountId).execute();
}
