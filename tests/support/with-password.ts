import { createHash } from "node:crypto";
import type { Db } from "../../apps/server/src/kernel/db/db.ts";
import { hashPassword } from "../../apps/server/src/people/accounts/hash-password.ts";
import type { TestAccount } from "./test-people.ts";
import { valueOf } from "./value-of.ts";

/** The password of whoever `withPassword` was asked for, as it travels. */
export const password: string = createHash("sha256").update("Boat_2026").digest("hex");

/** Gives people of a test a password they can show. */
export async function withPassword<P extends TestAccount>(db: Db, person: P): Promise<P> {
  const password_hash = valueOf(await hashPassword(password));
  await db.updateTable("accounts").set({ password_hash }).where("id", "=", person.id).execute();
  return person;
}
