import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** When and from where a device was seen, and what it calls itself. */
interface Sighting {
  readonly now: Date;
  readonly user_agent: string;
  readonly address: string;
}

/** A browser as its cookie and the member it serves name it. */
export interface StaffDeviceKey {
  readonly staffId: number;
  readonly idHash: Buffer;
}

export async function findDeviceOfEmail(
  db: Db,
  { email, idHash }: { readonly email: string; readonly idHash: Buffer },
): Promise<number | undefined> {
  const found = await db
    .selectFrom("staff_devices as device")
    .innerJoin("staff_members as member", "member.id", "device.staff_id")
    .select("device.id")
    .where("device.id_hash", "=", idHash)
    .where("member.email", "=", email)
    .executeTakeFirst();
  return found?.id;
}

export async function findDeviceOfSession(db: Db, sessionId: number): Promise<number | undefined> {
  const found = await db
    .selectFrom("staff_sessions")
    .select("device_id")
    .where("id", "=", sessionId)
    .executeTakeFirst();
  return found?.device_id ?? undefined;
}

/** The device, seen now; undefined when the member is not known on it. Holds its row until the end. */
export async function seeStaffDevice(
  db: Db,
  { staffId, idHash }: StaffDeviceKey,
  { now, user_agent, address }: Sighting,
): Promise<number | undefined> {
  const seen = await db
    .updateTable("staff_devices")
    .set({ seen_at: now, user_agent, address })
    .where("staff_id", "=", staffId)
    .where("id_hash", "=", idHash)
    .returning("id")
    .executeTakeFirst();
  return seen?.id;
}

/** Everybody who was known by the former secret is known by the new one; the former is worth nothing. */
export async function renewStaffDeviceSecret(
  db: Db,
  { former, renewed }: { readonly former: Buffer; readonly renewed: Buffer },
): Promise<void> {
  await db
    .updateTable("staff_devices")
    .set({ id_hash: renewed })
    .where("id_hash", "=", former)
    .execute();
}

export async function insertStaffDevice(
  db: Db,
  { staffId, idHash, token }: StaffDeviceKey & { readonly token: string },
  { now, user_agent, address }: Sighting,
): Promise<number> {
  const { id } = await db
    .insertInto("staff_devices")
    .values({
      staff_id: staffId,
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

/** Leaves a member the devices used last; sessions on the others end. */
export async function keepNewestDevices(db: Db, staffId: number, most: number): Promise<void> {
  await sql`
    delete from staff_devices
     where id in (select id from staff_devices
                   where staff_id = ${staffId}
                   order by seen_at desc, id desc
                  offset ${most})
  `.execute(db);
}

export interface LoggedOutDevice {
  readonly token: string;
  readonly address: string;
  readonly user_agent: string;
  readonly first_seen_at: Date;
  readonly seen_at: Date;
}

/** Devices a member is known on without being logged in there now, the one used last first. */
export const findLoggedOutDevices = (
  db: Db,
  staffId: number,
  now: Date,
): Promise<LoggedOutDevice[]> =>
  db
    .selectFrom("staff_devices as device")
    .select([
      "device.token",
      "device.address",
      "device.user_agent",
      "device.first_seen_at",
      "device.seen_at",
    ])
    .where("device.staff_id", "=", staffId)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("staff_sessions as session")
            .select("session.id")
            .whereRef("session.device_id", "=", "device.id")
            .where("session.expires_at", ">", now),
        ),
      ),
    )
    .orderBy("device.seen_at", "desc")
    .orderBy("device.id", "desc")
    .execute();

/** Forgets devices of a member with their sessions: all, the one of a token or of a session's, or all but one's. */
export async function deleteDevicesOfStaff(
  db: Db,
  staffId: number,
  { token, except }: { readonly token?: string; readonly except?: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    delete from staff_devices as device
     where staff_id = ${staffId}
       and (${token ?? null}::text is null
            or token = ${token ?? null}
            or exists (select from staff_sessions as session
                        where session.device_id = device.id and session.token = ${token ?? null}))
       and not exists (select from staff_sessions as session
                        where session.device_id = device.id and session.id = ${except ?? null}::bigint)
    returning id
  `.execute(db);
  return rows.length;
}

/** Devices that nobody logged in on since then; a session is shorter than that. */
export async function deleteStaffDevicesBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("staff_devices").where("seen_at", "<", moment).execute();
}
