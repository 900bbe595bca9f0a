import type { Region } from "@sampan/domain/kernel/regions";
import type { Db } from "../../kernel/db/db.ts";

/** Whose days count for a customer. */
export async function regionOfAccount(db: Db, id: number): Promise<Region> {
  const { region } = await db
    .selectFrom("accounts")
    .select("region")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return region;
}
