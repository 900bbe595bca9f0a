import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import type { AccountType, MembershipTier } from "@sampan/domain/people/accounts/profile";
import type { Language } from "@sampan/domain/kernel/language";
import { acceptedArticles } from "@sampan/domain/kernel/accepted-articles";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

export interface NewAccount {
  readonly uid: string;
  readonly account_type: AccountType;
  readonly region: Region;
  readonly currency: PaymentCurrency;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly password_hash: string;
  readonly sales_code: string;
  readonly language: Language;
  readonly created_at: Date;
}

/** The version of a text that is read when an account is made, which its maker accepts. [CONT-01] */
const acceptedVersion = (of: keyof typeof acceptedArticles, { created_at }: NewAccount) =>
  sql<number | null>`version_in_force(${acceptedArticles[of]}, ${created_at})`;

/** Undefined when the number or address got an account in the meantime. */
export async function insertAccount(db: Db, account: NewAccount): Promise<number | undefined> {
  const inserted = await db
    .insertInto("accounts")
    .values({
      ...account,
      terms_version: acceptedVersion("terms", account),
      privacy_version: acceptedVersion("privacy", account),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

export interface ProfileChange {
  readonly nickname?: string | undefined;
  readonly name?: string | undefined;
  readonly gender?: "" | "female" | "male" | "other" | undefined;
  /** `YYYY-MM-DD`, or null to take it back. */
  readonly birthday?: string | null | undefined;
  readonly sales_code?: string | undefined;
}

/** Fields that are undefined stay as they are. */
export async function updateProfile(db: Db, id: number, change: ProfileChange): Promise<void> {
  const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(set).length === 0) return;
  await db.updateTable("accounts").set(set).where("id", "=", id).execute();
}

export async function updateLanguage(db: Db, id: number, language: Language): Promise<void> {
  await db.updateTable("accounts").set({ language }).where("id", "=", id).execute();
}

export async function updateTier(db: Db, id: number, tier: MembershipTier): Promise<void> {
  await db.updateTable("accounts").set({ tier }).where("id", "=", id).execute();
}

export async function updateState(db: Db, id: number, state: "active" | "disabled"): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ state })
    .where("id", "=", id)
    .where("state", "in", ["active", "disabled"])
    .execute();
}
