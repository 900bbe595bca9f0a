import type { MembershipTier } from "@sampan/domain/people/accounts/profile";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

export interface NoteRow {
  /** Which note about the customer it is, from 1 on. */
  readonly place: number;
  readonly text: string;
  readonly by: string;
  readonly written_at: Date;
}

export const findNotes = (db: Db, accountId: number): Promise<NoteRow[]> =>
  db
    .selectFrom("customer_notes as note")
    .innerJoin("staff_members as writer", "writer.id", "note.staff_id")
    .select([
      sql<number>`row_number() over (order by note.id)`.as("place"),
      "note.text",
      "writer.name as by",
      "note.written_at",
    ])
    .where("note.account_id", "=", accountId)
    .orderBy("note.id", "desc")
    .limit(50)
    .execute();

export async function insertNote(
  db: Db,
  note: {
    readonly account_id: number;
    readonly staff_id: number;
    readonly text: string;
    readonly written_at: Date;
  },
): Promise<void> {
  await db.insertInto("customer_notes").values(note).execute();
}

export interface TierGrant {
  readonly id: number;
  readonly account_id: number;
  readonly tier: MembershipTier;
  readonly tier_before: MembershipTier;
  readonly ends_at: Date | null;
}

const grantColumns = ["id", "account_id", "tier", "tier_before", "ends_at"] as const;

/** The tier that was given by hand last, while it stands. */
export const findGrant = (db: Db, accountId: number): Promise<TierGrant | undefined> =>
  db
    .selectFrom("tier_grants")
    .select(grantColumns)
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .$castTo<TierGrant>()
    .executeTakeFirst();

/** The accounts of grants whose end has come. */
export const findEnded = (db: Db, now: Date): Promise<{ id: number; uid: string }[]> =>
  db
    .selectFrom("tier_grants")
    .innerJoin("accounts", "accounts.id", "tier_grants.account_id")
    .select(["accounts.id", "accounts.uid"])
    .where("tier_grants.ended_at", "is", null)
    .where("tier_grants.ends_at", "<=", now)
    .orderBy("tier_grants.id")
    .execute();

export async function endGrants(db: Db, accountId: number, ended_at: Date): Promise<void> {
  await db
    .updateTable("tier_grants")
    .set({ ended_at })
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .execute();
}

export async function insertGrant(
  db: Db,
  grant: Omit<TierGrant, "id"> & {
    readonly reason: string;
    readonly staff_id: number;
    readonly granted_at: Date;
  },
): Promise<void> {
  await db.insertInto("tier_grants").values(grant).execute();
}

/** Whoever changes an account at a desk waits for whoever else does, its owner too. */
export async function lockAccount(db: Db, uid: string): Promise<void> {
  await db.selectFrom("accounts").select("id").where("uid", "=", uid).forUpdate().execute();
}

/** Removes what staff wrote about an account that is erased. [ACC-35] */
export async function deleteDeskRows(db: Db, account_id: number): Promise<void> {
  await db.deleteFrom("customer_notes").where("account_id", "=", account_id).execute();
  await db.deleteFrom("tier_grants").where("account_id", "=", account_id).execute();
}
