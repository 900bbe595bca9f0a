import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { stepOfOtp } from "./one-time-password.ts";
import { makeOtpSecret, openOtpSecret, showOtpSecret } from "./otp-secret.ts";
import { spendRecoveryCode } from "./recovery-codes.ts";
import { provePendingOtp, useOtpStep } from "./staff-otp-queries.ts";
import type { StaffAccount } from "./staff-session-queries.ts";

type OtpRefused = Refusal<"otp_needed" | "otp_wrong" | "otp_setup_needed">;
/** What opened the door; `proven` is an authenticator's first code. */
export type OtpUsed = "none" | "code" | "recovery_code" | "proven";

interface Attempt {
  readonly member: StaffAccount;
  readonly otp: string;
  readonly now: Date;
}

/**
 * The second step of a staff log-in, after the right password. Whoever has an authenticator is asked for its
 * code, or a recovery code, everywhere; where all must have one, somebody without is answered
 * `otp_setup_needed` with a new secret, and its first right code proves it. Refuses `otp_needed` without a
 * code, and `otp_wrong` for a wrong one or one that was used before. [BO-01]
 */
export async function checkOneTimePassword(
  db: Db,
  attempt: Attempt,
  needs: Pick<Needs, "config" | "chance">,
): Promise<Result<OtpUsed, OtpRefused>> {
  const { otp_sealed } = attempt.member;
  if (otp_sealed)
    return checkProven(db, attempt, openOtpSecret(needs, attempt.member.id, otp_sealed));
  return needs.config.staffOneTimePasswords ? proveFirst(db, attempt, needs) : ok("none");
}

async function checkProven(
  db: Db,
  { member, otp, now }: Attempt,
  secret: Buffer,
): Promise<Result<OtpUsed, OtpRefused>> {
  if (otp.trim() === "") return refuse({ code: "otp_needed" });
  const step = stepOfOtp(secret, digitsOf(otp), now);
  if (step !== undefined)
    return (await useOtpStep(db, member.id, step)) ? ok("code") : refuse({ code: "otp_wrong" });
  return (await spendRecoveryCode(db, member.id, { typed: otp, now }))
    ? ok("recovery_code")
    : refuse({ code: "otp_wrong" });
}

async function proveFirst(
  db: Db,
  { member, otp, now }: Attempt,
  needs: Pick<Needs, "config" | "chance">,
): Promise<Result<OtpUsed, OtpRefused>> {
  const { otp_pending: pending } = member;
  if (!pending || otp.trim() === "") {
    const secret = pending
      ? openOtpSecret(needs, member.id, pending)
      : await makeOtpSecret(db, member.id, needs);
    return refuse({ code: "otp_setup_needed", values: showOtpSecret(secret, member.email) });
  }
  const step = stepOfOtp(openOtpSecret(needs, member.id, pending), digitsOf(otp), now);
  const isProven = step !== undefined && (await provePendingOtp(db, member.id, { pending, step }));
  return isProven ? ok("proven") : refuse({ code: "otp_wrong" });
}

/** Authenticators show their digits in two groups. */
const digitsOf = (typed: string): string => typed.replaceAll(/\s/g, "");
