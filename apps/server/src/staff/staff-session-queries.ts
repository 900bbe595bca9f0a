import type { Language } from "@sampan/domain/language";
import type { StaffRole } from "@sampan/domain/rights";
import { sql } from "kysely";
import type { Db } from "../db/db.ts";

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
  db: Db,
  idHash: Buffer,
  now: Date,
): Promise<LiveStaffSession | undefined> {
  const found = await db
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
    .where("session.id_hash", "=", idHash)
    .where("session.expires_at", ">", now)
    .where("member.state", "=", "active")
    .executeTakeFirst();
  return found as LiveStaffSession | undefined;
}

export interface NewStaffSession {
  readonly id_hash: Buffer;
  readonly staff_id: number;
  readonly address: string;
  readonly created_at: Date;
  readonly seen_at: Date;
  readonly expires_at: Date;
  readonly ends_at: Date;
}

export async function insertStaffSession(db: Db, session: NewStaffSession): Promise<void> {
  await db.insertInto("staff_sessions").values(session).execute();
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

export async function deleteStaffSession(db: Db, idHash: Buffer): Promise<void> {
  await db.deleteFrom("staff_sessions").where("id_hash", "=", idHash).execute();
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
  readonly otp_step: number;
}

const accountColumns = [
  "id",
  "email",
  "name",
  "password_hash",
  "roles",
  "language",
  "otp_sealed",
  "otp_step",
] as const;

export async function findStaffAccount(db: Db, email: string): Promise<StaffAccount | undefined> {
  const found = await db
    .selectFrom("staff_members")
    .select(accountColumns)
    .where("email", "=", email)
    .where("state", "=", "active")
    .executeTakeFirst();
  return found as StaffAccount | undefined;
}

export async function findStaffById(db: Db, id: number): Promise<StaffAccount> {
  const found = await db
    .selectFrom("staff_members")
    .select(accountColumns)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return found as StaffAccount;
}

/**
 * Takes one of the tries a staff member has before the password is even looked at, so that parallel guesses
 * cannot share one. False while locked. A lock that has run out starts the count anew.
 */
export async function takeStaffTry(
  db: Db,
  id: number,
  { now, most, locked_until }: { now: Date; most: number; locked_until: Date },
): Promise<boolean> {
  const taken = await db
    .updateTable("staff_members")
    .set({
      wrong_tries: sql<number>`case when locked_until is null then wrong_tries + 1 else 1 end`,
      locked_until: sql<Date | null>`case when locked_until is null and wrong_tries + 1 >= ${most} then ${locked_until}::timestamptz end`,
    })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("locked_until", "is", null), eb("locked_until", "<=", now)]))
    .returning("id")
    .executeTakeFirst();
  return taken !== undefined;
}

/** The right password ends the counting. */
export async function forgetStaffTries(db: Db, id: number): Promise<void> {
  await db
    .updateTable("staff_members")
    .set({ wrong_tries: 0, locked_until: null })
    .where("id", "=", id)
    .execute();
}

/** Keeps the secret of a new authenticator, unless there is one already. */
export async function keepOtpSecret(db: Db, id: number, otp_sealed: Buffer): Promise<void> {
  await db
    .updateTable("staff_members")
    .set({ otp_sealed })
    .where("id", "=", id)
    .where("otp_sealed", "is", null)
    .execute();
}

/** Uses the code of a half minute up; false when it, or a later one, was used before. */
export async function useOtpStep(db: Db, id: number, otp_step: number): Promise<boolean> {
  const used = await db
    .updateTable("staff_members")
    .set({ otp_step })
    .where("id", "=", id)
    .where("otp_step", "<", otp_step)
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
}
