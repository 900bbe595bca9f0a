import { randomBytes } from "node:crypto";
import { newUid } from "@sampan/domain/kernel/ids";
import { defaultLimits } from "@sampan/domain/kernel/settings/limits";
import type { Region } from "@sampan/domain/kernel/regions";
import type { StaffRole } from "@sampan/domain/kernel/rights";
import type { Db } from "../../apps/server/src/kernel/db/db.ts";
import { newSessionLife } from "../../apps/server/src/people/sessions/session-life.ts";
import {
  hashSessionSecret,
  newSessionSecret,
} from "../../apps/server/src/people/sessions/session-secret.ts";

const chance = (bytes: number) => new Uint8Array(randomBytes(bytes));

/** No password hashes to this: people of tests come with a session and do not log in. */
const noPassword = "none";

export type TestAccount = { id: number; uid: string; region: Region; email: string };
export type CustomerWish = {
  region?: Region;
  accountType?: "personal" | "business";
  /** Ordering needs a verified real name and a complete profile; both are there unless refused. */
  mayOrder?: boolean;
};

/** A new customer with a new e-mail address. */
export async function insertCustomer(
  db: Db,
  now: Date,
  { region = "TW", accountType = "personal", mayOrder = true }: CustomerWish = {},
): Promise<TestAccount> {
  const uid = newUid(chance(12));
  const email = `${uid}@people.test`;
  const { id } = await db
    .insertInto("accounts")
    .values({
      uid,
      account_type: accountType,
      region,
      currency: region === "TW" ? "TWD" : "THB",
      email,
      password_hash: noPassword,
      ...(mayOrder ? { name: "林小舟", nickname: "小舟" } : {}),
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (mayOrder) {
    await db
      .insertInto("real_names")
      .values({ account_id: id, state: "verified", submitted_at: now, decided_at: now })
      .execute();
  }
  return { id, uid, region, email };
}

/** A live session of a customer on a device of its own: the secret that its cookie `session_id` carries. */
export async function insertSession(db: Db, now: Date, accountId: number): Promise<string> {
  const secret = newSessionSecret(chance);
  const device = await db
    .insertInto("devices")
    .values({
      account_id: accountId,
      id_hash: hashSessionSecret(newSessionSecret(chance)),
      token: Buffer.from(chance(16)).toString("hex"),
      first_seen_at: now,
      seen_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("sessions")
    .values({
      id_hash: hashSessionSecret(secret),
      token: Buffer.from(chance(16)).toString("hex"),
      account_id: accountId,
      device_id: device.id,
      created_at: now,
      seen_at: now,
      ...newSessionLife(now, defaultLimits),
    })
    .execute();
  return secret;
}

/** A new staff member with these roles. */
export async function insertStaff(db: Db, now: Date, roles: StaffRole[]): Promise<{ id: number }> {
  const name = Buffer.from(chance(6)).toString("hex");
  return db
    .insertInto("staff_members")
    .values({
      email: `${name}@staff.test`,
      name,
      password_hash: noPassword,
      roles,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
}

/** A live session of a staff member: the secret that its cookie `staff_session_id` carries. */
export async function insertStaffSession(db: Db, now: Date, staffId: number): Promise<string> {
  const secret = newSessionSecret(chance);
  // Long enough for tests that let days pass at one desk.
  const ends_at = new Date(now.getTime() + 365 * 86_400_000);
  await db
    .insertInto("staff_sessions")
    .values({
      id_hash: hashSessionSecret(secret),
      staff_id: staffId,
      created_at: now,
      seen_at: now,
      expires_at: ends_at,
      ends_at,
    })
    .execute();
  return secret;
}
