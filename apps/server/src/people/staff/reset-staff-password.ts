import type { InputOf, OutputOf } from "@sampan/contract/call";
import type { resetStaffPassword as resetCall } from "@sampan/contract/staff-members";
import { formatWireTime } from "@sampan/domain/business-time";
import { ok, refuse, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import { settle } from "../http/settle.ts";
import type { Needs } from "../needs.ts";
import { makeInitialPassword } from "./initial-password.ts";
import { lockMember } from "./lock-member.ts";
import { recordAudit } from "./record-audit.ts";
import { writeInitialPassword } from "./staff-member-queries.ts";
import { deleteSessionsOfStaff } from "./staff-session-queries.ts";

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
    const ended = await deleteSessionsOfStaff(open, member.id);
    await recordAudit(open, caller, {
      action: "reset_staff_password",
      object_kind: "staff_member",
      object_id: member.email,
      new_value: { sessions_ended: ended },
    });
    const valid_until = formatWireTime(kept.password_until, caller.region);
    return ok({ data: { initial_password: shown, valid_until } });
  });
}
