import type {
  Likeness,
  MarkKind,
  Surroundings,
} from "@sampan/domain/shop/invitations/judge-invitation";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** What somebody has that another can have as well, as it is written. */
export interface Belongings {
  readonly phones: readonly string[];
  readonly homes: readonly string[];
  readonly cards: readonly Buffer[];
  readonly identity: Buffer | null;
}

export async function findBelongings(db: Db, accountId: number): Promise<Belongings> {
  const account = await db
    .selectFrom("accounts")
    .leftJoin("real_names as identity", "identity.account_id", "accounts.id")
    .select(["accounts.mobile", "identity.sealed"])
    .where("accounts.id", "=", accountId)
    .executeTakeFirstOrThrow();
  const addresses = await db
    .selectFrom("addresses")
    .select(["phone", "area", "detail", "region"])
    .where("account_id", "=", accountId)
    .execute();
  const cards = await db
    .selectFrom("bank_cards")
    .select("sealed")
    .where("account_id", "=", accountId)
    .execute();
  return {
    phones: [...addresses.map(({ phone }) => phone), ...(account.mobile ? [account.mobile] : [])],
    homes: addresses.map(({ region, area, detail }) => [region, ...area, detail].join("")),
    cards: cards.map(({ sealed }) => sealed),
    identity: account.sealed,
  };
}

export interface Mark {
  readonly kind: MarkKind;
  readonly mark_hash: Buffer;
}

/** Marks are added, never taken away: what was changed once was theirs all the same. */
export async function insertMarks(
  db: Db,
  accountId: number,
  marks: readonly Mark[],
): Promise<void> {
  if (marks.length === 0) return;
  await db
    .insertInto("invite_marks")
    .values(marks.map((mark) => ({ account_id: accountId, ...mark })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteMarksOf(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom("invite_marks").where("account_id", "=", accountId).execute();
}

export interface Between {
  readonly friendId: number;
  readonly inviterId: number;
  readonly invitedAt: Date;
}

/** What a friend has in common with whoever invited them and with others who take part, and who came beside them. */
export async function findSurroundings(
  db: Db,
  { friendId, inviterId, invitedAt }: Between,
): Promise<Surroundings> {
  const { rows: alike } = await sql<Likeness>`
    select distinct found.kind, case when found.other = ${inviterId} then 'inviter' else 'other' end as "with"
      from (
             select own.kind, another.account_id as other
               from invite_marks own
               join invite_marks another on another.kind = own.kind and another.mark_hash = own.mark_hash
              where own.account_id = ${friendId}
              union all
             select 'device', another.account_id
               from devices own
               join devices another on another.id_hash = own.id_hash
              where own.account_id = ${friendId}
                and exists (
                      select from invitations
                       where another.account_id in (invitations.account_id, invitations.inviter_id))
           ) as found
     where found.other <> ${friendId}`.execute(db);
  const day = sql`interval '1 day'`;
  const { rows } = await sql<{ same_day: number; same_network: number }>`
    select count(*) as same_day,
           count(*) filter (where exists (
             select from devices own
               join devices another on another.address = own.address
              where own.account_id = ${friendId} and own.address <> ''
                and another.account_id = beside.account_id)) as same_network
      from invitations beside
     where beside.inviter_id = ${inviterId} and beside.account_id <> ${friendId}
       and beside.invited_at between ${invitedAt}::timestamptz - ${day} and ${invitedAt}::timestamptz + ${day}`.execute(
    db,
  );
  const [{ same_day, same_network } = { same_day: 0, same_network: 0 }] = rows;
  return { alike, same_day, same_network };
}
