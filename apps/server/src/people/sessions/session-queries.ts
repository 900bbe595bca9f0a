import type { Language } from "@sampan/domain/kernel/language";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import type { MembershipTier } from "@sampan/domain/people/accounts/profile";
import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { AskRows } from "../../kernel/db/ask-in-packets.ts";
import type { Db } from "../../kernel/db/db.ts";
import { prepare, type ValueOf } from "../../kernel/db/prepare.ts";
import type { Tables } from "../../kernel/db/schema.ts";

export interface LiveSession {
  readonly id: number;
  readonly token: string;
  readonly seen_at: Date;
  readonly expires_at: Date;
  readonly ends_at: Date;
  readonly account_id: number;
  readonly uid: string;
  readonly region: Region;
  readonly currency: PaymentCurrency;
  readonly tier: MembershipTier;
  readonly language: Language | null;
}

/** The session behind a hash while it lives and its account is active. */
export async function findLiveSession(
  ask: AskRows,
  idHash: Buffer,
  now: Date,
): Promise<LiveSession | undefined> {
  const [found] = await ask(liveSession({ idHash, now }));
  return found;
}

const liveSession = prepare((db, value: ValueOf<{ idHash: Buffer; now: Date }>) =>
  db
    .selectFrom("sessions as session")
    .innerJoin("accounts as account", "account.id", "session.account_id")
    .select([
      "session.id",
      "session.token",
      "session.seen_at",
      "session.expires_at",
      "session.ends_at",
      "session.account_id",
      "account.uid",
      "account.region",
      "account.currency",
      "account.tier",
      "account.language",
    ])
    .where("session.id_hash", "=", value("idHash"))
    .where("session.expires_at", ">", value("now"))
    .where("account.state", "=", "active"),
);

export interface NewSession {
  readonly id_hash: Buffer;
  readonly token: string;
  readonly account_id: number;
  readonly device_id: number;
  readonly created_at: Date;
  readonly seen_at: Date;
  readonly expires_at: Date;
  readonly ends_at: Date;
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insertInto("sessions").values(session).execute();
}

/** Parallel calls renew once: whoever comes second finds the session seen already. */
export async function renewSession(
  db: Db,
  id: number,
  { now, seenBefore, expires_at }: { now: Date; seenBefore: Date; expires_at: Date },
): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ seen_at: now, expires_at })
    .where("id", "=", id)
    .where("seen_at", "<=", seenBefore)
    .execute();
}

export async function isSession(db: Db, id: number): Promise<boolean> {
  const found = await db
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Which of some sessions are still there and have not lapsed. */
export async function selectLiveSessions(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<number[]> {
  const rows = await db
    .selectFrom("sessions")
    .select("id")
    .where((row) => row("id", "=", row.fn.any(row.val([...ids]))))
    .where("expires_at", ">", now)
    .execute();
  return rows.map(({ id }) => id);
}

export const deleteSessionById = (db: Db, id: number): Promise<void> =>
  closeSessions(db, (session) => session("sessions.id", "=", id));

export async function deleteSession(db: Db, idHash: Buffer): Promise<void> {
  await db.deleteFrom("sessions").where("id_hash", "=", idHash).execute();
}

/** A device has one session: whoever logs in on it leaves none behind. */
export async function deleteSessionsOfDevice(db: Db, deviceId: number): Promise<void> {
  await db.deleteFrom("sessions").where("device_id", "=", deviceId).execute();
}

/** Opens a transaction of its own: hand it the database. */
export const deleteExpiredSessions = (db: Db, now: Date): Promise<void> =>
  db
    .transaction()
    .execute((open) => closeSessions(open, (session) => session("sessions.expires_at", "<=", now)));

type Chosen = (session: ExpressionBuilder<Tables, "sessions">) => Expression<SqlBool>;

/**
 * Ends sessions; a device stays in its owner's list, last seen when its session was. Devices are held before their
 * sessions, as by whoever logs in on them: two who take them the other way round wait for each other.
 */
async function closeSessions(db: Db, choose: Chosen): Promise<void> {
  await db
    .selectFrom("devices")
    .select("id")
    .where("id", "in", (some) =>
      some.selectFrom("sessions").select("sessions.device_id").where(choose),
    )
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  await db
    .with("ended", (open) =>
      open.deleteFrom("sessions").where(choose).returning(["device_id", "seen_at"]),
    )
    .updateTable("devices")
    .from("ended")
    .set((row) => ({ seen_at: row.ref("ended.seen_at") }))
    .whereRef("devices.id", "=", "ended.device_id")
    .whereRef("devices.seen_at", "<", "ended.seen_at")
    .execute();
}
