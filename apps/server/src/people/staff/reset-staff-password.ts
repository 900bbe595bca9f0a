import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { resetStaffPassword as resetCall } from "@sampan/contract/people/staff/staff-members";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { settle } from "../../kernel/db/settle.ts";
import type { Needs } from "../../kernel/needs.ts";
import { makeInitialPassword } from "./initial-password.ts";
import { lockMember } from "./lock-member.ts";
import { endSessionsOfStaff } from "./end-sessions-of-staff.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { writeInitialPassword } from "./staff-member-queries.ts";

type Call = typeof resetCall;
type Refused = Refusal<Call["refusals"][number] | "right_missing" | "server_busy">;

/**
 * Hands a member a new initial password and ends their sessions; an authenticator they have stays. Refuses
 * `own_account`: one's own password is changed by knowing it. [BO-04]
 */
export async function resetStaffPassword(
  db: Db,
  { email }: InputOf<Call>,
  caller: StaffCaller,
  needs: Pick<Needs, "chance">,
): Promise<Result<OutputOf<Call>, Refused>> {
  const password = await makeInitialPassword(caller.now, needs);
  if (!password.ok) return password;
  const { shown, ...kept } = password.value;
  return settle<OutputOf<Call>, Refused>(db, async (open) => {
    const locked = await lockMember(open, email, caller);
    if (!locked.ok) return locked;
    const member = locked.value;
    if (member.id === caller.staff.id) return refuse({ code: "own_account" });
    await writeInitialPassword(open, member.id, kept);
    const ended = await endSessionsOfStaff(open, member.id);
    await recordAudit(open, caller, {
      action: "reset_staff_password",
      object_kind: "staff_member",
      object_id: member.email,
      new_value: { sessions_ended: ended.sessions },
    });
    const valid_until = formatWireTime(kept.password_until, caller.region);
    return ok({ data: { initial_password: shown, valid_until } });
  });
}
