import type { InputOf, OutputOf } from "@sampan/contract/call";
import type { queryStaffSessions } from "@sampan/contract/staff-members";
import { ok, refuse, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import { describeStaffSession } from "./describe-staff-session.ts";
import { findMemberByEmail } from "./staff-member-queries.ts";
import { findSessionsOfStaff } from "./staff-session-queries.ts";

type Call = typeof queryStaffSessions;

/** Where a member is logged in. [BO-04] */
export async function listStaffSessions(
  db: Db,
  { email }: InputOf<Call>,
  caller: StaffCaller,
): Promise<Result<OutputOf<Call>, Refusal<"staff_unknown">>> {
  const member = await findMemberByEmail(db, email);
  if (!member) return refuse({ code: "staff_unknown" });
  const sessions = await findSessionsOfStaff(db, member.id, caller.now);
  return ok({ list: sessions.map((session) => describeStaffSession(session, caller)) });
}
