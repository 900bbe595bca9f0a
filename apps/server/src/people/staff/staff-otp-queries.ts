import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** Keeps the secret of a new authenticator until its first code proves it. */
export async function keepPendingOtp(db: Db, id: number, otp_pending: Buffer): Promise<void> {
  await db.updateTable("staff_members").set({ otp_pending }).where("id", "=", id).execute();
}

/** Makes the pending authenticator the one that counts; false when somebody did so just now. */
export async function provePendingOtp(
  db: Db,
  id: number,
  { pending, step }: { readonly pending: Buffer; readonly step: number },
): Promise<boolean> {
  const proven = await db
    .updateTable("staff_members")
    .set({ otp_sealed: pending, otp_pending: null, otp_step: step })
    .where("id", "=", id)
    .where("otp_pending", "=", pending)
    .returning("id")
    .executeTakeFirst();
  return proven !== undefined;
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

/** No authenticator and no recovery codes any more. */
export async function forgetOtp(db: Db, id: number): Promise<void> {
  await db
    .updateTable("staff_members")
    .set({ otp_sealed: null, otp_pending: null, otp_step: 0 })
    .where("id", "=", id)
    .execute();
  await db.deleteFrom("staff_recovery_codes").where("staff_id", "=", id).execute();
}

/** Replaces the recovery codes of a member. */
export async function writeRecoveryCodes(
  db: Db,
  staff_id: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.deleteFrom("staff_recovery_codes").where("staff_id", "=", staff_id).execute();
  await db
    .insertInto("staff_recovery_codes")
    .values(hashes.map((code_hash) => ({ staff_id, code_hash })))
    .execute();
}

/** Uses a recovery code up; false when it is none of theirs or was used before. */
export async function useRecoveryCode(
  db: Db,
  staffId: number,
  { code_hash, now }: { readonly code_hash: Buffer; readonly now: Date },
): Promise<boolean> {
  const used = await db
    .updateTable("staff_recovery_codes")
    .set({ used_at: now })
    .where("staff_id", "=", staffId)
    .where("code_hash", "=", code_hash)
    .where("used_at", "is", null)
    .returning("staff_id")
    .executeTakeFirst();
  return used !== undefined;
}

export async function countRecoveryCodes(db: Db, staffId: number): Promise<number> {
  const { count } = await db
    .selectFrom("staff_recovery_codes")
    .select(sql<number>`count(*)`.as("count"))
    .where("staff_id", "=", staffId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}
