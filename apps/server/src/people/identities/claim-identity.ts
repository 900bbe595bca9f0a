import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { claimIdentity as claimCall } from "@sampan/contract/people/identities/staff-identities";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { setClaim } from "./stored-identities.ts";
import { lockSubmission } from "./lock-submission.ts";

type Call = typeof claimCall;

/**
 * Takes a waiting submission for half an hour, or gives it back. Refuses `identity_unknown`,
 * `identity_settled` once decided, and `identity_claimed` while a colleague has it. [BO-46] [BO-49]
 */
export async function claimIdentity(
  db: Db,
  { uid, kind, release }: InputOf<Call>,
  caller: StaffCaller,
): Promise<Result<OutputOf<Call>, Refusal<Call["refusals"][number]>>> {
  const { staff, now } = caller;
  const found = await lockSubmission(db, { uid, kind }, { staffId: staff.id, now });
  if (!found.ok) return found;
  const { person, row } = found.value;
  if (row.state !== "submitted") return refuse({ code: "identity_settled" });
  const claim = release ? undefined : { claimed_by: staff.id, claimed_at: now };
  await setClaim(db, { kind, accountId: person.id }, claim);
  await recordAudit(db, caller, {
    action: release ? "release_identity" : "claim_identity",
    object_kind: "customer",
    object_id: uid,
    new_value: { kind },
  });
  return ok({});
}
