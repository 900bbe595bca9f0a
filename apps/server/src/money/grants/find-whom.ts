import type { Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { findListed, type FoundList } from "../../people/segments/find-listed.ts";
import { findMembersOf } from "../../people/segments/find-members-of.ts";

/** As many as one act gives to; whoever has more makes several. */
const mostPeople = 2_000;

/**
 * Whom an act gives to: the accounts of a written list, or everybody who is in a segment at this moment. Refuses
 * `grant_too_long` above 2,000 of either, and `segment_unknown`. [BO-36]
 */
export const findWhom = (
  db: Db,
  { accounts, segment }: { readonly accounts: string; readonly segment?: string | undefined },
  { now }: StaffCaller,
): Promise<Result<FoundList, Refusal<"grant_too_long" | "segment_unknown">>> =>
  segment === undefined
    ? findListed(db, accounts, mostPeople)
    : findMembersOf(db, { key: segment, now, most: mostPeople });
