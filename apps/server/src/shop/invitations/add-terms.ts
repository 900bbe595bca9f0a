import type { InputOf, OutputOf, RefusalOf } from "@sampan/contract/kernel/call";
import type { addInviteTerms as call } from "@sampan/contract/shop/staff-invitations";
import { parseWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { checkRewardTerms } from "@sampan/domain/shop/invitations/reward-terms";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { insertTerms } from "./terms-queries.ts";

/**
 * Writes what friends bring who register from a moment on; whoever registered before keeps what held then. Refuses
 * `invite_terms_invalid` for terms that give nothing or more than their month, and `invite_terms_past` for a moment
 * that was, or at which another version begins.
 */
export async function addTerms(
  db: Db,
  { begins_at, ...terms }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof call>, Refusal<RefusalOf<typeof call>>>> {
  const fit = checkRewardTerms(terms);
  if (!fit.ok) return fit;
  const begins = begins_at === "" ? ok(caller.now) : parseWireTime(begins_at, caller.region);
  if (!begins.ok || begins.value < caller.now) return refuse({ code: "invite_terms_past" });
  const key = await insertTerms(db, {
    ...terms,
    begins_at: begins.value,
    entered_by: caller.staff.id,
    entered_at: caller.now,
  });
  if (key === undefined) return refuse({ code: "invite_terms_past" });
  await recordAudit(db, caller, {
    action: "add_invite_terms",
    object_kind: "invite_terms",
    object_id: key,
    new_value: { begins_at: begins.value.toISOString(), ...terms },
  });
  return ok({ data: { key } });
}
