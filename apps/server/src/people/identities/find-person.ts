import type { AccountState } from "@sampan/domain/people/accounts/account-state";
import type { Region } from "@sampan/domain/kernel/regions";
import type { Db } from "../../kernel/db/db.ts";

export interface Person {
  readonly id: number;
  readonly uid: string;
  readonly region: Region;
  readonly state: AccountState;
}

/** The person behind a uid, as staff name them. */
export async function findPersonByUid(db: Db, uid: string): Promise<Person | undefined> {
  const found = await db
    .selectFrom("accounts")
    .select(["id", "uid", "region", "state"])
    .where("uid", "=", uid)
    .executeTakeFirst();
  return found;
}
