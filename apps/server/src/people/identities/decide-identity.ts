import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { decideIdentity as decideCall } from "@sampan/contract/people/identities/staff-identities";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../notices/notify-customer.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { IdentityKey } from "./identity-seal.ts";
import { setDecision } from "./stored-identities.ts";
import { lockSubmission } from "./lock-submission.ts";

type Call = typeof decideCall;
type Decision = InputOf<Call>["decision"];

/**
 * Verifies or rejects a submission and tells the customer. Refuses `reason_needed` for a rejection without
 * one, `identity_unknown`, `identity_settled` once decided, `claim_needed` without a claim of one's own and
 * `identity_claimed` while a colleague has it. [BO-46] [BO-49]
 */
export async function decideIdentity(
  db: Db,
  { uid, kind, decision, reason: typed }: InputOf<Call>,
  caller: StaffCaller,
  needs: Pick<Needs, "jobs">,
): Promise<Result<OutputOf<Call>, Refusal<Call["refusals"][number]>>> {
  const { staff, now } = caller;
  const reason = decision === "rejected" ? typed.trim() : "";
  if (decision === "rejected" && reason === "") return refuse({ code: "reason_needed" });
  const found = await lockSubmission(db, { uid, kind }, { staffId: staff.id, now });
  if (!found.ok) return found;
  const { person, row, isMine } = found.value;
  if (row.state !== "submitted") return refuse({ code: "identity_settled" });
  if (!isMine) return refuse({ code: "claim_needed" });

  const key = { kind, accountId: person.id };
  await setDecision(db, key, { state: decision, reason, decided_at: now, decided_by: staff.id });
  await tell(db, needs.jobs, { ...key, decision, reason, now });
  // Without the reason: it may speak of the person, and nobody can take a line of the log back.
  await recordAudit(db, caller, {
    action: decision === "verified" ? "verify_identity" : "reject_identity",
    object_kind: "customer",
    object_id: uid,
    old_value: "submitted",
    new_value: { kind, state: decision },
  });
  return ok({});
}

interface Told extends IdentityKey {
  readonly decision: Decision;
  readonly reason: string;
  readonly now: Date;
}

async function tell(db: Db, jobs: Needs["jobs"], told: Told): Promise<void> {
  const { kind, accountId, decision, reason, now } = told;
  const link = kind === "real_name" ? "/editRealName" : "/companyInfo";
  const about = { accountId, link, now };
  if (decision === "verified")
    await notifyCustomer(db, jobs, { ...about, kind: `${kind}_verified`, values: {} });
  else await notifyCustomer(db, jobs, { ...about, kind: `${kind}_rejected`, values: { reason } });
}
