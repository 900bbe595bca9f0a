import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** A browser as its cookie and the account it serves name it. */
export interface DeviceKey {
  readonly accountId: number;
  readonly idHash: Buffer;
}
export interface Sighting {
  readonly user_agent: string;
  readonly address: string;
  readonly now: Date;
}

export async function findDeviceId(
  db: Db,
  { accountId, idHash }: DeviceKey,
): Promise<number | undefined> {
  const found = await db
    .selectFrom("devices")
    .select("id")
    .where("account_id", "=", accountId)
    .where("id_hash", "=", idHash)
    .executeTakeFirst();
  return found?.id;
}

/** The device, seen now; undefined when the account does not know it. Holds its row until the end. */
export async function seeDevice(
  db: Db,
  { accountId, idHash }: DeviceKey,
  { now, user_agent, address }: Sighting,
): Promise<number | undefined> {
  const seen = await db
    .updateTable("devices")
    .set({ seen_at: now, user_agent, address })
    .where("account_id", "=", accountId)
    .where("id_hash", "=", idHash)
    .returning("id")
    .executeTakeFirst();
  return seen?.id;
}

/** Everything the former secret was known for is known for the new one; the former opens nothing. */
export async function renewDeviceSecret(
  db: Db,
  { former, renewed }: { readonly former: Buffer; readonly renewed: Buffer },
): Promise<void> {
  await db.updateTable("devices").set({ id_hash: renewed }).where("id_hash", "=", former).execute();
}

export async function insertDevice(
  db: Db,
  { accountId, idHash, token }: DeviceKey & { readonly token: string },
  { now, user_agent, address }: Sighting,
): Promise<number> {
  const { id } = await db
    .insertInto("devices")
    .values({
      account_id: accountId,
      id_hash: idHash,
      token,
      user_agent,
      address,
      first_seen_at: now,
      seen_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function hasDevices(db: Db, accountId: number): Promise<boolean> {
  const found = await db
    .selectFrom("devices")
    .select("id")
    .where("account_id", "=", accountId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export interface DeviceRow {
  readonly id: number;
  readonly token: string;
  readonly user_agent: string;
  readonly address: string;
  readonly first_seen_at: Date;
  readonly seen_at: Date;
  /** The end of its live session; null when it has none. */
  readonly ends_at: Date | null;
  readonly session_id: number | null;
}

/** The devices of an account with their live sessions, those that are logged in and lately seen first. */
export async function findDevices(db: Db, accountId: number, now: Date): Promise<DeviceRow[]> {
  return db
    .selectFrom("devices as device")
    .leftJoin("sessions as session", (join) =>
      join.onRef("session.device_id", "=", "device.id").on("session.expires_at", ">", now),
    )
    .select([
      "device.id",
      "device.token",
      "device.user_agent",
      "device.address",
      "device.first_seen_at",
      sql<Date>`greatest(device.seen_at, session.seen_at)`.as("seen_at"),
      "session.ends_at",
      "session.id as session_id",
    ])
    .where("device.account_id", "=", accountId)
    .orderBy(sql`session.id is null`)
    .orderBy("seen_at", "desc")
    .orderBy("device.id", "desc")
    .limit(100)
    .execute();
}

/** False when the account has no such device. Its session goes with it. */
export async function deleteDevice(
  db: Db,
  { accountId, token }: { readonly accountId: number; readonly token: string },
): Promise<boolean> {
  const deleted = await db
    .deleteFrom("devices")
    .where("account_id", "=", accountId)
    .where("token", "=", token)
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deleteDevicesOf(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom("devices").where("account_id", "=", accountId).execute();
}

/** All but the one that the session is of. */
export async function deleteOtherDevices(
  db: Db,
  { accountId, sessionId }: { readonly accountId: number; readonly sessionId: number },
): Promise<void> {
  await db
    .deleteFrom("devices")
    .where("account_id", "=", accountId)
    .where((row) =>
      row.not(
        row(
          "id",
          "in",
          row.selectFrom("sessions").select("device_id").where("sessions.id", "=", sessionId),
        ),
      ),
    )
    .execute();
}

/** Devices that nobody logged in on since then, and that have no session any more. */
export async function deleteDevicesBefore(db: Db, moment: Date): Promise<void> {
  await db
    .deleteFrom("devices")
    .where("seen_at", "<", moment)
    .where((row) =>
      row.not(
        row.exists(
          row.selectFrom("sessions").select("sessions.id").whereRef("device_id", "=", "devices.id"),
        ),
      ),
    )
    .execute();
}
