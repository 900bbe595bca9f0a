import type { Region } from "@sampan/domain/kernel/regions";
import type { PushTopic } from "@sampan/domain/people/notices/push-topics";
import type { QuietHours } from "@sampan/domain/people/notices/quiet-hours";
import type { Db } from "../../kernel/db/db.ts";

export interface NewSubscription {
  readonly accountId: number;
  readonly sessionId: number;
  readonly endpoint: string;
  readonly p256dh: Buffer;
  readonly auth: Buffer;
  readonly now: Date;
}

/**
 * Writes which browser is told, in the place of whatever was known of it: its device has one address, and an address is one
 * device's. A device that has another address now is called as before, so that what waits for it comes there.
 */
export async function putSubscription(
  db: Db,
  { accountId, sessionId, endpoint, p256dh, auth, now }: NewSubscription,
): Promise<void> {
  const { device_id } = await db
    .selectFrom("sessions")
    .select("device_id")
    .where("id", "=", sessionId)
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom("push_subscriptions")
    .where("endpoint", "=", endpoint)
    .where("device_id", "!=", device_id)
    .execute();
  const theirs = { account_id: accountId, endpoint, p256dh, auth, subscribed_at: now };
  await db
    .insertInto("push_subscriptions")
    .values({ ...theirs, device_id })
    .onConflict((conflict) => conflict.column("device_id").doUpdateSet(theirs))
    .execute();
}

/** Keeps so many browsers of an account, those that were subscribed last. */
export async function trimSubscriptions(db: Db, accountId: number, most: number): Promise<void> {
  await db
    .deleteFrom("push_subscriptions")
    .where("key", "in", (inner) =>
      inner
        .selectFrom("push_subscriptions")
        .select("key")
        .where("account_id", "=", accountId)
        .orderBy("subscribed_at", "desc")
        .orderBy("key")
        .offset(most),
    )
    .execute();
}

export async function deleteOfSession(db: Db, sessionId: number): Promise<void> {
  await db
    .deleteFrom("push_subscriptions")
    .where("device_id", "in", (inner) =>
      inner.selectFrom("sessions").select("sessions.device_id").where("id", "=", sessionId),
    )
    .execute();
}

/** Those of the same browser for other accounts: a browser's devices, one for each account, carry one hash. */
export async function deleteOfOthers(db: Db, deviceId: number): Promise<void> {
  await db
    .deleteFrom("push_subscriptions")
    .where("device_id", "in", (inner) =>
      inner
        .selectFrom("devices as own")
        .innerJoin("devices as other", "other.id_hash", "own.id_hash")
        .select("other.id")
        .where("own.id", "=", deviceId)
        .whereRef("other.id", "!=", "own.id"),
    )
    .execute();
}

export async function deleteByKey(db: Db, key: string): Promise<void> {
  await db.deleteFrom("push_subscriptions").where("key", "=", key).execute();
}

export async function deleteOfAccount(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom("push_subscriptions").where("account_id", "=", accountId).execute();
  await db.deleteFrom("push_mutes").where("account_id", "=", accountId).execute();
  await db.deleteFrom("quiet_hours").where("account_id", "=", accountId).execute();
}

export async function countBrowsers(
  db: Db,
  { accountId, sessionId }: { readonly accountId: number; readonly sessionId: number },
): Promise<{ browsers: number; here: number }> {
  return db
    .selectFrom("push_subscriptions as push")
    .leftJoin("sessions as session", (join) =>
      join.onRef("session.device_id", "=", "push.device_id").on("session.id", "=", sessionId),
    )
    .select(({ fn }) => [
      fn.countAll<number>().as("browsers"),
      fn.count<number>("session.id").as("here"),
    ])
    .where("push.account_id", "=", accountId)
    .executeTakeFirstOrThrow();
}

export async function findMutes(db: Db, accountId: number): Promise<PushTopic[]> {
  const rows = await db
    .selectFrom("push_mutes")
    .select("topic")
    .where("account_id", "=", accountId)
    .execute();
  return rows.map(({ topic }) => topic);
}

export async function findQuietHours(db: Db, accountId: number): Promise<QuietHours | undefined> {
  return db
    .selectFrom("quiet_hours")
    .select(["from_hour as from", "to_hour as to"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

export async function writeMute(
  db: Db,
  { accountId, topic, is_on }: { accountId: number; topic: PushTopic; is_on: boolean },
): Promise<void> {
  if (is_on)
    await db
      .deleteFrom("push_mutes")
      .where("account_id", "=", accountId)
      .where("topic", "=", topic)
      .execute();
  else
    await db
      .insertInto("push_mutes")
      .values({ account_id: accountId, topic })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

export async function writeQuietHours(
  db: Db,
  { accountId, from, to }: QuietHours & { readonly accountId: number },
): Promise<void> {
  const hours = { from_hour: from, to_hour: to };
  await db
    .insertInto("quiet_hours")
    .values({ account_id: accountId, ...hours })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(hours))
    .execute();
}

/** The browsers that are told of a topic: none where it is switched off. */
export async function findKeysToTell(
  db: Db,
  { accountId, topic }: { readonly accountId: number; readonly topic: PushTopic },
): Promise<string[]> {
  const rows = await db
    .selectFrom("push_subscriptions")
    .select("key")
    .where("account_id", "=", accountId)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("push_mutes")
            .select("push_mutes.topic")
            .whereRef("push_mutes.account_id", "=", "push_subscriptions.account_id")
            .where("push_mutes.topic", "=", topic),
        ),
      ),
    )
    .execute();
  return rows.map(({ key }) => key);
}

export interface BrowserRow {
  readonly account_id: number;
  readonly endpoint: string;
  readonly p256dh: Buffer;
  readonly auth: Buffer;
  readonly region: Region;
  /** Null where they chose none. */
  readonly from_hour: number | null;
  readonly to_hour: number | null;
}

/** A browser by its key, as it is told now; undefined once it is told no more. */
export async function findBrowser(db: Db, key: string): Promise<BrowserRow | undefined> {
  return db
    .selectFrom("push_subscriptions as push")
    .innerJoin("accounts as account", "account.id", "push.account_id")
    .leftJoin("quiet_hours as quiet", "quiet.account_id", "push.account_id")
    .select([
      "push.account_id",
      "push.endpoint",
      "push.p256dh",
      "push.auth",
      "account.region",
      "quiet.from_hour",
      "quiet.to_hour",
    ])
    .where("push.key", "=", key)
    .executeTakeFirst();
}
