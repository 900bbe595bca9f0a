import type { Db } from "../../kernel/db/db.ts";

/** Somebody of an account is who declares from now on, until another does. */
export async function useDeclarant(
  db: Db,
  { accountId, key, now }: { readonly accountId: number; readonly key: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable("declarants")
    .set({ used_at: now })
    .where("account_id", "=", accountId)
    .where("key", "=", key)
    .execute();
}
