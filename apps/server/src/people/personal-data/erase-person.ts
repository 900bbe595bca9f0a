import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { AccountNotInState } from "@sampan/domain/people/accounts/account-state";
import { markErased } from "../accounts/cancelling.ts";
import type { Db } from "../../kernel/db/db.ts";
import { deleteExport } from "./export-queries.ts";
import { findObstacles, isFree } from "./find-obstacles.ts";
import { deleteIdentity } from "../identities/stored-identities.ts";
import { deleteOpenings } from "../identities/stored-openings.ts";
import { deleteKey } from "../../kernel/seals/stored-person-keys.ts";

/** Whoever is erased, and the contacts that reached them. */
export interface Leaving {
  readonly accountId: number;
  readonly reachedAt: readonly string[];
}

/** What a slice does with what it keeps of somebody who leaves. Composition hands in all of them, in their order. */
export type Forget = (db: Db, who: Leaving) => Promise<unknown>;

type Waits = AccountNotInState | { readonly code: "still_owed" };

/**
 * Erases a person in one transaction, their files excepted, whose rows tell the store what to remove next.
 * What the books need stays under the uid, which is nobody's name any more. Refuses `still_owed` while money
 * that came in after the cancellation lies in the account, and `account_not_in_state` when it is not
 * cancelled. [ACC-35] [BO-50] [CONST-56]
 */
export async function erasePerson(
  db: Db,
  accountId: number,
  { forget, now }: { readonly forget: readonly Forget[]; readonly now: Date },
): Promise<Result<undefined, Waits>> {
  const contacts = await markErased(db, accountId, now);
  if (!contacts.ok) return contacts;
  if (!isFree(await findObstacles(db, accountId, now))) return refuse({ code: "still_owed" });

  const { mobile, email } = contacts.value;
  const reachedAt = [mobile, email].filter((contact) => contact !== null);
  for (const each of forget) await each(db, { accountId, reachedAt });
  // Last, with the key that opens what was sealed.
  await deleteExport(db, accountId);
  await deleteOpenings(db, accountId);
  await deleteIdentity(db, { kind: "real_name", accountId });
  await deleteIdentity(db, { kind: "company", accountId });
  await deleteKey(db, accountId);
  return ok(undefined);
}
