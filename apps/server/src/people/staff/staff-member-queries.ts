import { rolesThatManageStaff } from "@sampan/domain/people/staff/staff-rules";
import type { StaffRole } from "@sampan/domain/kernel/rights";
import type { Language } from "@sampan/domain/kernel/language";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

export interface FoundMember {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly badge: number;
  readonly language: Language;
  readonly roles: StaffRole[];
  readonly state: "active" | "disabled";
  readonly has_otp: boolean;
  readonly must_change_password: boolean;
  readonly created_at: Date;
  readonly version: number;
}

const columns = [
  "member.id",
  "member.email",
  "member.name",
  "member.badge",
  "member.language",
  "member.roles",
  "member.state",
  sql<boolean>`member.otp_sealed is not null`.as("has_otp"),
  "member.must_change_password",
  "member.created_at",
  "member.version",
] as const;

export interface ListedMember extends FoundMember {
  readonly sessions: number;
  readonly seen_at: Date | null;
}

/** Members whose name or address holds the text, those who work here first. */
export async function findMembers(
  db: Db,
  { search, now }: { readonly search: string; readonly now: Date },
  { page, page_size }: { page: number; page_size: number },
): Promise<ListedMember[]> {
  const found = await matching(db, search)
    .leftJoin("staff_sessions as session", (join) =>
      join.onRef("session.staff_id", "=", "member.id").on("session.expires_at", ">", now),
    )
    .select([
      ...columns,
      sql<number>`count(session.id)`.as("sessions"),
      sql<Date | null>`max(session.seen_at)`.as("seen_at"),
    ])
    .groupBy("member.id")
    .orderBy("member.state")
    .orderBy("member.email")
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  return found;
}

export async function countMembers(db: Db, search: string): Promise<number> {
  const { count } = await matching(db, search)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

const matching = (db: Db, search: string) => {
  const text = search.trim().toLowerCase();
  const query = db.selectFrom("staff_members as member");
  return text === ""
    ? query
    : query.where(
        sql<boolean>`strpos(lower(concat_ws(' ', member.name, member.email, member.badge)), ${text}) > 0`,
      );
};

export async function findMemberByEmail(db: Db, email: string): Promise<FoundMember | undefined> {
  const found = await db
    .selectFrom("staff_members as member")
    .select(columns)
    .where("member.email", "=", email.trim().toLowerCase())
    .executeTakeFirst();
  return found;
}

/** The member and everybody who may manage staff, in one order, locked until the transaction ends. */
export async function lockMemberAndManagers(db: Db, email: string): Promise<FoundMember[]> {
  const found = await db
    .selectFrom("staff_members as member")
    .select(columns)
    .where(
      sql<boolean>`(member.email = ${email.trim().toLowerCase()}
        or member.roles && ${[...rolesThatManageStaff]}::text[])`,
    )
    .orderBy("member.id")
    .forUpdate()
    .execute();
  return found;
}

/** Undefined when the address is somebody's already. */
export async function insertMember(
  db: Db,
  member: {
    readonly email: string;
    readonly name: string;
    readonly language: Language;
    readonly roles: StaffRole[];
    readonly password_hash: string;
    readonly password_until: Date;
    readonly created_at: Date;
  },
): Promise<{ readonly id: number } | undefined> {
  return db
    .insertInto("staff_members")
    .values({ ...member, must_change_password: true })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
}

export async function updateMember(
  db: Db,
  id: number,
  changed: {
    readonly email?: string;
    readonly name?: string;
    readonly language?: Language;
    readonly roles?: StaffRole[];
    readonly state?: "active" | "disabled";
  },
): Promise<void> {
  await db
    .updateTable("staff_members")
    .set({ ...changed, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .execute();
}

/** A password that its owner chose. */
export async function writeOwnPassword(db: Db, id: number, password_hash: string): Promise<void> {
  await db
    .updateTable("staff_members")
    .set({ password_hash, must_change_password: false, password_until: null })
    .where("id", "=", id)
    .execute();
}

/** A password that somebody else knows. */
export async function writeInitialPassword(
  db: Db,
  id: number,
  password: { readonly password_hash: string; readonly password_until: Date },
): Promise<void> {
  await db
    .updateTable("staff_members")
    .set({ ...password, must_change_password: true })
    .where("id", "=", id)
    .execute();
}
