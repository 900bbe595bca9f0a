import { refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { staffOfAccounts } from "../../people/staff/is-own-account.ts";
import { findListed, type FoundList } from "../../people/segments/find-listed.ts";
import { findMembersOf } from "../../people/segments/find-members-of.ts";

/** As many as one act gives to; whoever has more makes several. */
const mostPeople = 2_000;

/**
 * Whom an act gives to: the accounts of a written list, or everybody who is in a segment at this moment. Refuses
 * `grant_too_long` above 2,000 of either, `segment_unknown`, and `self_approval` where they are among them themselves:
 * nobody gives to their own account. [BO-36]
 */
export async function findWhom(
  db: Db,
  { accounts, segment }: { readonly accounts: string; readonly segment?: string | undefined },
  { now, staff }: StaffCaller,
): Promise<Result<FoundList, Refusal<"grant_too_long" | "segment_unknown" | "self_approval">>> {
  const found =
    segment === undefined
      ? await findListed(db, accounts, mostPeople)
      : await findMembersOf(db, { key: segment, now, most: mostPeople });
  if (!found.ok) return found;
  const owners = await staffOfAccounts(
    db,
    found.value.accounts.map(({ id }) => id),
  );
  const isOwn = [...owners.values()].some((members) => members.includes(staff.id));
  return isOwn ? refuse({ code: "self_approval" }) : found;
}
