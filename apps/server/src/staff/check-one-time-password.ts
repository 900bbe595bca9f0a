import { ok, refuse, type Result } from "@sampan/domain/result";
import { seal, unseal } from "../accounts/seal.ts";
import type { Db } from "../db/db.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import { newOtpSecret, otpSecretText, stepOfOtp } from "./one-time-password.ts";
import { keepOtpSecret, useOtpStep, type StaffAccount } from "./staff-session-queries.ts";

type OtpRefused = Refusal<"otp_needed" | "otp_wrong" | "otp_setup_needed">;

/**
 * The second step of a staff log-in, after the right password. Until somebody has used their secret once, a
 * log-in without a code is answered `otp_setup_needed` with it, and the first right code confirms it. After
 * that: `otp_needed` without a code, and `otp_wrong` for a wrong one or one that was used before. [BO-01]
 */
export async function checkOneTimePassword(
  db: Db,
  { member, otp, now }: { member: StaffAccount; otp: string; now: Date },
  needs: Pick<Needs, "config" | "chance">,
): Promise<Result<undefined, OtpRefused>> {
  const secret = member.otp_sealed
    ? openSecret(needs, member.id, member.otp_sealed)
    : await makeSecret(db, needs, member.id);
  const code = otp.replace(/\s/g, "");
  if (code === "") {
    if (member.otp_step > 0) return refuse({ code: "otp_needed" });
    return refuse({ code: "otp_setup_needed", values: { secret: otpSecretText(secret) } });
  }
  const step = stepOfOtp(secret, code, now);
  if (step === undefined || !(await useOtpStep(db, member.id, step)))
    return refuse({ code: "otp_wrong" });
  return ok(undefined);
}

const ownerOf = (staffId: number): string => `otp:${staffId}`;

const openSecret = ({ config }: Pick<Needs, "config">, staffId: number, sealed: Buffer): Buffer =>
  Buffer.from(unseal(config.sealKey, { sealed, owner: ownerOf(staffId) }), "hex");

async function makeSecret(
  db: Db,
  { config, chance }: Pick<Needs, "config" | "chance">,
  staffId: number,
): Promise<Buffer> {
  const secret = newOtpSecret(chance);
  const text = secret.toString("hex");
  await keepOtpSecret(db, staffId, seal(config.sealKey, { text, owner: ownerOf(staffId) }, chance));
  return secret;
}
