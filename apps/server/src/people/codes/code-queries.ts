import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { AskerHash } from "./code-asker.ts";
import type { CodeTarget } from "./code-target.ts";

export interface StoredCode {
  readonly id: number;
  readonly code_hash: Buffer;
  readonly expires_at: Date;
  readonly used_at: Date | null;
  readonly wrong_tries: number;
}

/** Where a request comes from. */
export interface Sender {
  readonly address: string;
  readonly network: string;
}

/** Makes requests for the same target or from the same network wait for each other until the transaction ends. */
export async function lockSending(
  db: Db,
  { target, network }: Sender & { readonly target: string },
): Promise<void> {
  // Always in the same order, so that two of them never wait for each other.
  for (const name of [`captcha:target:${target}`, `captcha:network:${network}`].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

export interface Sendings {
  readonly last_at: Date | null;
  readonly of_target: number;
  readonly of_address: number;
  readonly of_network: number;
  readonly of_all: number;
}

const hour_ms = 3_600_000;

/** What was sent to the target and to everybody within a day, and from the address and its network within an hour. */
export async function countSendings(
  db: Db,
  { target, purpose }: CodeTarget,
  { address, network, now }: Sender & { readonly now: Date },
): Promise<Sendings> {
  const hourAgo = new Date(now.getTime() - hour_ms);
  const dayAgo = new Date(now.getTime() - 24 * hour_ms);
  const sent = (since: Date) =>
    db
      .selectFrom("captchas")
      .select(({ fn }) => fn.countAll<number>().as("sent"))
      .where("sent_at", ">", since);
  const found = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom("captchas")
        .select(({ fn }) => fn.max("sent_at").as("last_at"))
        .where("target", "=", target)
        .where("purpose", "=", purpose)
        .as("last_at"),
      sent(dayAgo).where("target", "=", target).as("of_target"),
      sent(hourAgo).where("address", "=", address).as("of_address"),
      sent(hourAgo).where("network", "=", network).as("of_network"),
      sent(dayAgo).as("of_all"),
    ])
    .executeTakeFirstOrThrow();
  return {
    last_at: found.last_at,
    of_target: found.of_target ?? 0,
    of_address: found.of_address ?? 0,
    of_network: found.of_network ?? 0,
    of_all: found.of_all ?? 0,
  };
}

/** Codes sent within a span of time, how many of them were used, and how many were sent since a day ago. */
export async function countLately(
  db: Db,
  { since, until, dayAgo }: { readonly since: Date; readonly until: Date; readonly dayAgo: Date },
): Promise<{ readonly sent: number; readonly used: number; readonly of_day: number }> {
  return db
    .selectFrom("captchas")
    .select((eb) => {
      const { fn } = eb;
      const isWatched = eb.and([eb("sent_at", ">", since), eb("sent_at", "<=", until)]);
      return [
        fn.countAll<number>().filterWhere(isWatched).as("sent"),
        fn.count<number>("used_at").filterWhere(isWatched).as("used"),
        fn.countAll<number>().as("of_day"),
      ];
    })
    .where("sent_at", ">", dayAgo)
    .executeTakeFirstOrThrow();
}

export interface NewCode extends CodeTarget {
  readonly asker_hash: AskerHash;
  readonly code_hash: Buffer;
  readonly address: string;
  readonly network: string;
  readonly sent_at: Date;
  readonly expires_at: Date;
}

export async function insertCode(db: Db, captcha: NewCode): Promise<void> {
  await db.insertInto("captchas").values(captcha).execute();
}

/** The newest code for the target that they asked for, locked: an older one is worth nothing any more. */
export async function lockNewestCode(
  db: Db,
  { target, purpose }: CodeTarget,
  asker: AskerHash,
): Promise<StoredCode | undefined> {
  return db
    .selectFrom("captchas")
    .select(["id", "code_hash", "expires_at", "used_at", "wrong_tries"])
    .where("target", "=", target)
    .where("purpose", "=", purpose)
    .where("asker_hash", "=", asker)
    .orderBy("sent_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export async function countWrongTry(db: Db, id: number): Promise<void> {
  await db
    .updateTable("captchas")
    .set(({ eb }) => ({ wrong_tries: eb("wrong_tries", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** False when somebody used the code in the meantime. */
export async function setUsed(db: Db, id: number, now: Date): Promise<boolean> {
  const used = await db
    .updateTable("captchas")
    .set({ used_at: now })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
}

export async function deleteCodesBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("captchas").where("expires_at", "<", moment).execute();
}
