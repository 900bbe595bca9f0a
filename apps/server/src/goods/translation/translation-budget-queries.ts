import type { Db } from "../../kernel/db/db.ts";

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * Sets characters of the day's budget aside, in one statement, so that many at once cannot overdraw it;
 * false when there are not enough left.
 */
export async function reserveCharacters(
  db: Db,
  { characters, most }: { readonly characters: number; readonly most: number },
  now: Date,
): Promise<boolean> {
  if (characters > most) return false;
  const reserved = await db
    .insertInto("translation_usage")
    .values({ day: dayOf(now), characters })
    .onConflict((conflict) =>
      conflict
        .column("day")
        .doUpdateSet(({ eb }) => ({
          characters: eb("translation_usage.characters", "+", characters),
        }))
        .where("translation_usage.characters", "<=", most - characters),
    )
    .returning("day")
    .executeTakeFirst();
  return reserved !== undefined;
}

/** Characters that no provider was paid for after all. */
export async function giveCharactersBack(db: Db, characters: number, now: Date): Promise<void> {
  await db
    .updateTable("translation_usage")
    .set(({ eb }) => ({ characters: eb("characters", "-", characters) }))
    .where("day", "=", dayOf(now))
    .where("characters", ">=", characters)
    .execute();
}

export interface Share {
  /** A customer or a network. */
  readonly who: string;
  /** Characters of a day of UTC. */
  readonly most: number;
}

/** The same for somebody's share of the day. */
export async function reserveOfShare(
  db: Db,
  { who, most, characters }: Share & { readonly characters: number },
  now: Date,
): Promise<boolean> {
  if (characters > most) return false;
  const reserved = await db
    .insertInto("translation_shares")
    .values({ day: dayOf(now), who, characters })
    .onConflict((conflict) =>
      conflict
        .columns(["day", "who"])
        .doUpdateSet(({ eb }) => ({
          characters: eb("translation_shares.characters", "+", characters),
        }))
        .where("translation_shares.characters", "<=", most - characters),
    )
    .returning("day")
    .executeTakeFirst();
  return reserved !== undefined;
}

export async function giveBackToShare(
  db: Db,
  { who, characters }: { readonly who: string; readonly characters: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable("translation_shares")
    .set(({ eb }) => ({ characters: eb("characters", "-", characters) }))
    .where("day", "=", dayOf(now))
    .where("who", "=", who)
    .where("characters", ">=", characters)
    .execute();
}

export async function deleteSharesBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("translation_shares").where("day", "<", dayOf(moment)).execute();
}
