import type { Language } from "@sampan/domain/kernel/language";
import type { StaffRole } from "@sampan/domain/kernel/rights";
import type { AskRows } from "../../kernel/db/ask-in-packets.ts";
import type { Db } from "../../kernel/db/db.ts";
import { prepare, type ValueOf } from "../../kernel/db/prepare.ts";

export interface LiveStaffSession {
  readonly id: number;
  readonly seen_at: Date;
  readonly ends_at: Date;
  readonly staff_id: number;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly language: Language;
}

/** The staff session behind a hash while it lives and its owner works here. */
export async function findLiveStaffSession(
  ask: AskRows,
  idHash: Buffer,
  now: Date,
): Promise<LiveStaffSession | undefined> {
  const [found] = await ask(liveSession({ idHash, now }));
  return found;
}

const liveSession = prepare((db, value: ValueOf<{ idHash: Buffer; now: Date }>) =>
  db
    .selectFrom("staff_sessions as session")
    .innerJoin("staff_members as member", "member.id", "session.staff_id")
    .select([
      "session.id",
      "session.seen_at",
      "session.ends_at",
      "session.staff_id",
      "member.name",
      "member.roles",
      "member.language",
    ])
    .where("session.id_hash", "=", value("idHash"))
    .where("session.expires_at", ">", value("now"))
    .where("member.state", "=", "active"),
);

export interface NewStaffSession {
  readonly id_hash: Buffer;
  readonly staff_id: number;
  readonly device_id: number;
  readonly address: string;
  readonly user_agent: string;
  readonly created_at: Date;
  readonly seen_at: Date;
  readonly expires_at: Date;
  readonly ends_at: Date;
}

export async function insertStaffSession(db: Db, session: NewStaffSession): Promise<void> {
  await db.insertInto("staff_sessions").values(session).execute();
}

/** A device has one session of its member: whoever logs in on it leaves none behind. */
export async function deleteSessionsOfDevice(db: Db, deviceId: number): Promise<void> {
  await db.deleteFrom("staff_sessions").where("device_id", "=", deviceId).execute();
}

export async function renewStaffSession(
  db: Db,
  id: number,
  { now, seenBefore, expires_at }: { now: Date; seenBefore: Date; expires_at: Date },
): Promise<void> {
  await db
    .updateTable("staff_sessions")
    .set({ seen_at: now, expires_at })
    .where("id", "=", id)
    .where("seen_at", "<=", seenBefore)
    .execute();
}

/** Ends a session; answers whose it was, undefined when it was gone already. */
export async function deleteStaffSession(db: Db, idHash: Buffer): Promise<number | undefined> {
  const ended = await db
    .deleteFrom("staff_sessions")
    .where("id_hash", "=", idHash)
    .returning("staff_id")
    .executeTakeFirst();
  return ended?.staff_id;
}

export interface ListedStaffSession {
  readonly id: number;
  readonly token: string;
  readonly address: string;
  readonly user_agent: string;
  readonly created_at: Date;
  readonly seen_at: Date;
  readonly expires_at: Date;
}

/** The live sessions of a member, the one used last first. */
export const findSessionsOfStaff = (
  db: Db,
  staffId: number,
  now: Date,
): Promise<ListedStaffSession[]> =>
  db
    .selectFrom("staff_sessions")
    .select(["id", "token", "address", "user_agent", "created_at", "seen_at", "expires_at"])
    .where("staff_id", "=", staffId)
    .where("expires_at", ">", now)
    .orderBy("seen_at", "desc")
    .orderBy("id", "desc")
    .execute();

export async function countSessionsOfStaff(db: Db, staffId: number): Promise<number> {
  const { count } = await db
    .selectFrom("staff_sessions")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("staff_id", "=", staffId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Ends sessions of a member: all, the one of a token, or all but one. */
export async function deleteSessionsOfStaff(
  db: Db,
  staffId: number,
  { token, except }: { readonly token?: string; readonly except?: number } = {},
): Promise<void> {
  let query = db.deleteFrom("staff_sessions").where("staff_id", "=", staffId);
  if (token !== undefined) query = query.where("token", "=", token);
  if (except !== undefined) query = query.where("id", "<>", except);
  await query.execute();
}

export async function deleteExpiredStaffSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("staff_sessions").where("expires_at", "<=", now).execute();
}

export interface StaffAccount {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly password_hash: string;
  readonly roles: readonly StaffRole[];
  readonly language: Language;
  readonly otp_sealed: Buffer | null;
  readonly otp_pending: Buffer | null;
  readonly must_change_password: boolean;
  readonly password_until: Date | null;
}

const accountColumns = [
  "id",
  "email",
  "name",
  "password_hash",
  "roles",
  "language",
  "otp_sealed",
  "otp_pending",
  "must_change_password",
  "password_until",
] as const;

export async function findStaffAccount(db: Db, email: string): Promise<StaffAccount | undefined> {
  const found = await db
    .selectFrom("staff_members")
    .select(accountColumns)
    .where("email", "=", email)
    .where("state", "=", "active")
    .executeTakeFirst();
  return found;
}

/** Somebody who works here, held until the transaction ends. */
export async function lockStaffAccount(db: Db, id: number): Promise<StaffAccount | undefined> {
  const held = await db
    .selectFrom("staff_members")
    .select(accountColumns)
    .where("id", "=", id)
    .where("state", "=", "active")
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held;
}

export async function findStaffById(db: Db, id: number): Promise<StaffAccount> {
  const found = await db
    .selectFrom("staff_members")
    .select(accountColumns)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return found;
}
