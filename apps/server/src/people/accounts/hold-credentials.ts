import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import { type Credentials, lockCredentials } from "./credential-queries.ts";

/** An account whose password was typed, with the hash it was compared with. */
export type ProvenAccount = Pick<Credentials, "id" | "password_hash">;

/**
 * Holds an account until the transaction ends, for the session of somebody who knew the password behind this hash.
 * A new password, and whatever else ends sessions, takes the same row first and ends them then: so a session that
 * is written beside it is ended by it, or comes later and finds another hash. Refuses `password_replaced`; the
 * same password hashed anew is that too, and then it is for the caller to compare again. [SES-13]
 */
export async function holdCredentials(
  db: Db,
  { id, password_hash }: ProvenAccount,
): Promise<Result<Credentials, { readonly code: "password_replaced" }>> {
  const held = await lockCredentials(db, id);
  return held.password_hash === password_hash ? ok(held) : refuse({ code: "password_replaced" });
}
