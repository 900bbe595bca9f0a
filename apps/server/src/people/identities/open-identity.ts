import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { openIdentity as openCall } from "@sampan/contract/people/identities/staff-identities";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { unsealIdentity } from "./identity-seal.ts";
import { lockSubmission } from "./lock-submission.ts";
import { pictures_ms } from "./may-see-pictures.ts";
import { insertOpening } from "./stored-openings.ts";

type Call = typeof openCall;

/**
 * Opens what somebody submitted, for a purpose. Who looked, when and why is written down in the same
 * transaction, for the log and for the customer. Refuses `identity_unknown`, `claim_needed` while it waits
 * and nobody claimed it, and `identity_claimed` while a colleague has it. [BO-46] [BO-49]
 */
export async function openIdentity(
  db: Db,
  { uid, kind, purpose }: InputOf<Call>,
  caller: StaffCaller,
  needs: Pick<Needs, "config">,
): Promise<Result<OutputOf<Call>, Refusal<Call["refusals"][number]>>> {
  const { staff, region, now } = caller;
  const found = await lockSubmission(db, { uid, kind }, { staffId: staff.id, now });
  if (!found.ok) return found;
  const { person, row, isMine } = found.value;
  if (row.state === "submitted" && !isMine) return refuse({ code: "claim_needed" });

  const { sealed } = row;
  const key = { kind, accountId: person.id };
  const identity = sealed && (await unsealIdentity(db, { ...key, sealed }, needs));
  if (!identity) return refuse({ code: "identity_unknown" });
  await insertOpening(db, {
    account_id: person.id,
    staff_id: staff.id,
    kind,
    purpose,
    opened_at: now,
  });
  await recordAudit(db, caller, {
    action: "open_identity",
    object_kind: "customer",
    object_id: uid,
    new_value: { kind, purpose },
  });
  const until = new Date(now.getTime() + pictures_ms);
  const data = {
    name: identity.name,
    number: identity.number,
    imgs: [...identity.imgs],
    submitted_at: formatWireTime(row.submitted_at, region),
    pictures_until: formatWireTime(until, region),
  };
  return ok({ data });
}
