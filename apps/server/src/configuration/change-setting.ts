import type { Db } from "../db/db.ts";
import { settingShapes, type Settings } from "./settings.ts";

/**
 * Changes one setting from what it is, with everybody else who changes it kept waiting, and answers both
 * values. A value outside its bounds is a fault: callers check what people write.
 */
export async function changeSetting<Key extends keyof Settings>(
  db: Db,
  key: Key,
  change: (old: Settings[Key]) => Settings[Key],
): Promise<{ readonly old_value: Settings[Key]; readonly new_value: Settings[Key] }> {
  const shape = settingShapes[key];
  // The row exists before it is locked, so that the first two who change it wait for each other as well.
  await db
    .insertInto("configuration")
    .values({ key, value: JSON.stringify(shape.parse(undefined)) })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  const stored = await db
    .selectFrom("configuration")
    .select("value")
    .where("key", "=", key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const old_value = shape.parse(stored.value) as Settings[Key];
  const new_value = shape.parse(change(old_value)) as Settings[Key];
  await db
    .updateTable("configuration")
    .set({ value: JSON.stringify(new_value) })
    .where("key", "=", key)
    .execute();
  return { old_value, new_value };
}
