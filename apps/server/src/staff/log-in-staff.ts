import type { InputOf, OutputOf } from "@sampan/contract/call";
import type { logInStaff as logInCall } from "@sampan/contract/staff-sessions";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { verifyPassword } from "../accounts/verify-password.ts";
import type { Db } from "../db/db.ts";
import type { Visitor } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import { countTry, takeTryBack } from "../sessions/count-try.ts";
import { writeAudit } from "./audit-queries.ts";
import { checkOneTimePassword } from "./check-one-time-password.ts";
import { describeStaff } from "./describe-staff.ts";
import { startStaffSession } from "./start-staff-session.ts";
import {
  findStaffAccount,
  forgetStaffTries,
  takeStaffTry,
  type StaffAccount,
} from "./staff-session-queries.ts";

type Call = typeof logInCall;
type Refused = Refusal<Call["refusals"][number] | "call_limit" | "service_unavailable">;

/** Of random bytes that nobody kept. Verified when there is no such address, so that the answer takes as long as for one that exists. */
const nobodysPassword =
  "$argon2id$v=19$m=19456,t=2,p=1$4vYS3feljN+368Tc2lvEaA$2UvlKcKp7WWW++vfWgOHJBOkxi+iVuoMVf5z8NMFT1k";
const triesOfAddress = 50;

/**
 * Logs a staff member in, with a cookie and a table of sessions apart from the customers'. An address that
 * does not exist is answered like a wrong password. Refuses `wrong_password`, `account_locked` after too
 * many wrong tries, and `call_limit` for an address that tries many people; with one-time passwords on, also
 * what checkOneTimePassword refuses, and a wrong one counts as a wrong try. [BO-01] [NFR-08]
 */
export async function logInStaff(
  db: Db,
  input: InputOf<Call>,
  caller: Visitor,
  needs: Needs,
): Promise<Result<OutputOf<Call>, Refused>> {
  const { limits } = needs;
  const window_ms = limits.lock_minutes * 60_000;
  const ofAddress = {
    bucket: `staff_log_in:address:${caller.address}`,
    most: triesOfAddress,
    window_ms,
  };
  if (!(await countTry(db, ofAddress, caller.now))) return refuse({ code: "call_limit" });

  const member = await findStaffAccount(db, input.email.trim().toLowerCase());
  const locked_until = new Date(caller.now.getTime() + window_ms);
  const most = limits.wrong_logins_until_lock;
  if (member && !(await takeStaffTry(db, member.id, { now: caller.now, most, locked_until })))
    return refuse({ code: "account_locked", values: { minutes: limits.lock_minutes } });

  const isRight = await verifyPassword(member?.password_hash ?? nobodysPassword, input.password);
  if (!isRight.ok) return isRight;
  if (!member || !isRight.value) {
    if (member) await noteLogIn(db, { member, caller, action: "log_in_refused" });
    return refuse({ code: "wrong_password" });
  }
  if (needs.config.staffOneTimePasswords) {
    const second = await checkOneTimePassword(
      db,
      { member, otp: input.otp, now: caller.now },
      needs,
    );
    if (!second.ok) return second;
  }
  await takeTryBack(db, ofAddress, caller.now);
  await db.transaction().execute(async (open) => {
    await forgetStaffTries(open, member.id);
    await startStaffSession(open, { staffId: member.id, caller }, needs);
    await noteLogIn(open, { member, caller, action: "log_in" });
  });
  return ok({ data: describeStaff(member) });
}

const noteLogIn = (
  db: Db,
  of: { member: StaffAccount; caller: Visitor; action: "log_in" | "log_in_refused" },
): Promise<void> =>
  writeAudit(db, {
    staff_id: of.member.id,
    action: of.action,
    object_kind: "staff_member",
    object_id: of.member.email,
    address: of.caller.address,
    request_id: of.caller.requestId,
    at: of.caller.now,
  });
