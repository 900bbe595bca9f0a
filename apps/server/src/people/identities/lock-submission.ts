import type { IdentityKind } from "@sampan/domain/people/identities/identities";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import { claimantOf } from "./identity-claim.ts";
import { findIdentity, findStaffName, type IdentityRow } from "./stored-identities.ts";
import { findPersonByUid, type Person } from "./find-person.ts";

export interface Submission {
  readonly person: Person;
  readonly row: IdentityRow;
  readonly isMine: boolean;
}

export type SubmissionRefusal =
  | { readonly code: "identity_unknown" }
  | { readonly code: "identity_claimed"; readonly values: { readonly name: string } };

/**
 * The submission that staff name by customer and kind, locked. Refuses `identity_unknown`, and
 * `identity_claimed` while a colleague is at it.
 */
export async function lockSubmission(
  db: Db,
  { uid, kind }: { uid: string; kind: IdentityKind },
  { staffId, now }: { staffId: number; now: Date },
): Promise<Result<Submission, SubmissionRefusal>> {
  const person = await findPersonByUid(db, uid);
  const row = person && (await findIdentity(db, { kind, accountId: person.id }, { lock: true }));
  if (!person || !row) return refuse({ code: "identity_unknown" });
  const claimant = row.state === "submitted" ? claimantOf(row, now) : undefined;
  if (claimant !== undefined && claimant !== staffId)
    return refuse({
      code: "identity_claimed",
      values: { name: await findStaffName(db, claimant) },
    });
  return ok({ person, row, isMine: claimant === staffId });
}
