import type { StaffActName } from "@sampan/domain/kernel/staff-acts";
import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type * as security from "@sampan/contract/people/staff/staff-security";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { checkOwnPassword } from "./check-own-password.ts";
import { stepOfOtp } from "./one-time-password.ts";
import { makeOtpSecret, openOtpSecret, showOtpSecret } from "./otp-secret.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";
import { forgetOtp, provePendingOtp } from "./staff-otp-queries.ts";
import { findStaffById } from "./staff-session-queries.ts";

type OtpNeeds = Pick<Needs, "config" | "chance" | "limits">;
type PasswordRefused = Refusal<"wrong_password" | "account_locked" | "server_busy">;

/** Shows a new secret. The authenticator in use, if there is one, counts until the new one is proven. [BO-01] */
export async function startOwnOtp(
  db: Db,
  { password }: InputOf<typeof security.startOwnOtp>,
  caller: StaffCaller,
  needs: OtpNeeds,
): Promise<Result<OutputOf<typeof security.startOwnOtp>, PasswordRefused>> {
  const member = await checkOwnPassword(db, { password, caller }, needs);
  if (!member.ok) return member;
  const secret = await makeOtpSecret(db, member.value.id, needs);
  return ok({ data: showOtpSecret(secret, member.value.email) });
}

/**
 * Proves the new authenticator by its first code, from when on it is asked for at every log-in. Refuses
 * `otp_not_started` and `otp_wrong`. [BO-01]
 */
export async function confirmOwnOtp(
  db: Db,
  { otp }: InputOf<typeof security.confirmOwnOtp>,
  caller: StaffCaller,
  needs: OtpNeeds,
): Promise<
  Result<OutputOf<typeof security.confirmOwnOtp>, Refusal<"otp_not_started" | "otp_wrong">>
> {
  const member = await findStaffById(db, caller.staff.id);
  const { otp_pending: pending } = member;
  if (!pending) return refuse({ code: "otp_not_started" });
  const secret = openOtpSecret(needs, member.id, pending);
  const step = stepOfOtp(secret, otp.replaceAll(/\s/g, ""), caller.now);
  if (step === undefined || !(await provePendingOtp(db, member.id, { pending, step })))
    return refuse({ code: "otp_wrong" });
  await note(db, caller, { action: "set_up_otp", email: member.email });
  return ok({ data: { recovery_codes: await makeRecoveryCodes(db, member.id, needs) } });
}

/** New recovery codes in the place of the former ones. Refuses `otp_is_off`. [BO-01] */
export async function renewRecoveryCodes(
  db: Db,
  { password }: InputOf<typeof security.renewRecoveryCodes>,
  caller: StaffCaller,
  needs: OtpNeeds,
): Promise<
  Result<OutputOf<typeof security.renewRecoveryCodes>, PasswordRefused | Refusal<"otp_is_off">>
> {
  const member = await checkOwnPassword(db, { password, caller }, needs);
  if (!member.ok) return member;
  const { id, email, otp_sealed } = member.value;
  if (!otp_sealed) return refuse({ code: "otp_is_off" });
  return db.transaction().execute(async (open) => {
    await note(open, caller, { action: "renew_recovery_codes", email });
    return ok({ data: { recovery_codes: await makeRecoveryCodes(open, id, needs) } });
  });
}

/** Turns the authenticator off. Refuses `otp_required` where all must have one, and `otp_is_off`. [BO-01] */
export async function removeOwnOtp(
  db: Db,
  { password }: InputOf<typeof security.removeOwnOtp>,
  caller: StaffCaller,
  needs: OtpNeeds,
): Promise<Result<Record<never, never>, PasswordRefused | Refusal<"otp_required" | "otp_is_off">>> {
  if (needs.config.staffOneTimePasswords) return refuse({ code: "otp_required" });
  const member = await checkOwnPassword(db, { password, caller }, needs);
  if (!member.ok) return member;
  const { id, email, otp_sealed } = member.value;
  if (!otp_sealed) return refuse({ code: "otp_is_off" });
  await db.transaction().execute(async (open) => {
    await forgetOtp(open, id);
    await note(open, caller, { action: "remove_otp", email });
  });
  return ok({});
}

const note = (
  db: Db,
  caller: StaffCaller,
  { action, email }: { readonly action: StaffActName; readonly email: string },
): Promise<void> =>
  recordAudit(db, caller, { action, object_kind: "staff_member", object_id: email });
