import type { IdentityKind, OpeningPurpose } from "@sampan/domain/people/identities/identities";
import type { Db } from "../../kernel/db/db.ts";

export interface Opening {
  readonly account_id: number;
  readonly staff_id: number;
  readonly kind: IdentityKind;
  readonly purpose: OpeningPurpose;
  readonly opened_at: Date;
}

export async function insertOpening(db: Db, opening: Opening): Promise<void> {
  await db.insertInto("identity_openings").values(opening).execute();
}

export interface ListedOpening {
  readonly kind: IdentityKind;
  readonly purpose: OpeningPurpose;
  readonly opened_at: Date;
  readonly by: string;
}

/** Who looked at a person's identity data, newest first. */
export async function listOpenings(
  db: Db,
  accountId: number,
  most: number,
): Promise<ListedOpening[]> {
  const rows = await db
    .selectFrom("identity_openings as opening")
    .innerJoin("staff_members as staff", "staff.id", "opening.staff_id")
    .select(["opening.kind", "opening.purpose", "opening.opened_at", "staff.name as by"])
    .where("opening.account_id", "=", accountId)
    .orderBy("opening.id", "desc")
    .limit(most)
    .execute();
  return rows;
}

export async function isOpenedSince(
  db: Db,
  { accountId, staffId, kind }: { accountId: number; staffId: number; kind: IdentityKind },
  since: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom("identity_openings")
    .select("id")
    .where("account_id", "=", accountId)
    .where("staff_id", "=", staffId)
    .where("kind", "=", kind)
    .where("opened_at", ">", since)
    .executeTakeFirst();
  return found !== undefined;
}

export async function deleteOpenings(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom("identity_openings").where("account_id", "=", accountId).execute();
}
