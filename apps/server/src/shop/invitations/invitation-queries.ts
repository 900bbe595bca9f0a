import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

export interface InviteRow {
  readonly account_id: number;
  readonly inviter_id: number;
  readonly invited_at: Date;
}

/** Whose code it is, while their account is theirs. */
export const findInviter = (db: Db, code: string): Promise<{ id: number } | undefined> =>
  db
    .selectFrom("accounts")
    .select("id")
    .where("invite_code", "=", code)
    .where("state", "=", "active")
    .executeTakeFirst();

export const findInviteCode = (db: Db, accountId: number): Promise<{ invite_code: string }> =>
  db
    .selectFrom("accounts")
    .select("invite_code")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();

export async function insertInvitation(db: Db, row: InviteRow): Promise<void> {
  await db.insertInto("invitations").values(row).execute();
}

interface Page {
  readonly accountId: number;
  readonly limit: number;
  readonly offset: number;
}

/** What somebody is called; empty once they are erased. */
export const calledOf = sql<string>`coalesce(nullif(friend.nickname, ''), friend.name)`;

export interface InvitedRow {
  readonly name: string;
  readonly invited_at: Date;
  readonly has_ordered: boolean;
  readonly has_received: boolean;
}

/** Who registered with somebody's code, the newest first, with what became of their orders. */
export async function selectInvited(
  db: Db,
  { accountId, limit, offset }: Page,
): Promise<{ rows: InvitedRow[]; total: number }> {
  const own = db.selectFrom("invitations as invited").where("invited.inviter_id", "=", accountId);
  const rows = await own
    .innerJoin("accounts as friend", "friend.id", "invited.account_id")
    .select([
      "invited.invited_at",
      calledOf.as("name"),
      sql<boolean>`exists (
        select from orders where orders.account_id = friend.id and orders.pay_time is not null)`.as(
        "has_ordered",
      ),
      sql<boolean>`exists (
        select from orders where orders.account_id = friend.id and orders.completed_at is not null)`.as(
        "has_received",
      ),
    ])
    .orderBy("invited.account_id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await own
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function deleteInvitationsOf(db: Db, accountId: number): Promise<void> {
  await db
    .deleteFrom("invitations")
    .where((row) => row.or([row("account_id", "=", accountId), row("inviter_id", "=", accountId)]))
    .execute();
}
