import type { User } from "@sampan/contract/people/sessions/sessions";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { describeUser } from "./describe-user.ts";
import { findUserRow } from "./user-queries.ts";

/** The caller's own profile. Another account's id gets the answer of one that does not exist. [API-11] */
export async function getUserById(
  db: Db,
  { id }: { id?: string | undefined },
  { customer }: CustomerCaller,
): Promise<Result<{ data: User }, Refusal<"account_not_found">>> {
  if (id !== undefined && id !== customer.uid) return refuse({ code: "account_not_found" });
  return ok({ data: describeUser(await findUserRow(db, customer.id)) });
}
