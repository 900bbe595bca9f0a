import type { InputOf } from "@sampan/contract/kernel/call";
import type { changeOwnPassword as changeCall } from "@sampan/contract/people/staff/staff-security";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { hashPassword } from "../accounts/hash-password.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { settle } from "../../kernel/db/settle.ts";
import type { Needs } from "../../kernel/needs.ts";
import { checkOwnPassword } from "./check-own-password.ts";
import { holdProvenMember } from "./hold-proven-member.ts";
import { endSessionsOfStaff } from "./end-sessions-of-staff.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { writeOwnPassword } from "./staff-member-queries.ts";

type Call = typeof changeCall;
type Refused = Refusal<Call["refusals"][number] | "server_busy">;

/**
 * Replaces the own password and ends the own sessions elsewhere: whoever knew the former one is out. Refuses
 * what checkOwnPassword does, and `password_unchanged`. [BO-01]
 */
export async function changeOwnPassword(
  db: Db,
  { password, new_password }: InputOf<Call>,
  caller: StaffCaller,
  needs: Pick<Needs, "limits">,
): Promise<Result<Record<never, never>, Refused>> {
  const member = await checkOwnPassword(db, { password, caller }, needs);
  if (!member.ok) return member;
  if (new_password === password) return refuse({ code: "password_unchanged" });
  const hash = await hashPassword(new_password);
  if (!hash.ok) return hash;
  return settle<Record<never, never>, Refused>(db, async (open) => {
    const { id, password_hash } = member.value;
    const held = await holdProvenMember(open, { id, password_hash });
    if (!held.ok) return held;
    await writeOwnPassword(open, member.value.id, hash.value);
    const ended = await endSessionsOfStaff(open, member.value.id, {
      except: caller.staff.sessionId,
    });
    await recordAudit(open, caller, {
      action: "change_own_password",
      object_kind: "staff_member",
      object_id: member.value.email,
      new_value: { sessions_ended: ended.sessions },
    });
    return ok({});
  });
}
