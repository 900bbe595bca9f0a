import { seal, unseal } from "../../kernel/seals/seal.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { newOtpSecret, otpSecretText } from "./one-time-password.ts";
import { keepPendingOtp } from "./staff-otp-queries.ts";

/** A new secret, kept sealed until its first code proves it. */
export async function makeOtpSecret(
  db: Db,
  staffId: number,
  { config, chance }: Pick<Needs, "config" | "chance">,
): Promise<Buffer> {
  const secret = newOtpSecret(chance);
  const text = secret.toString("hex");
  const sealed = seal(config.sealKey, { text, owner: ownerOf(staffId) }, chance);
  await keepPendingOtp(db, staffId, sealed);
  return secret;
}

export const openOtpSecret = (
  { config }: Pick<Needs, "config">,
  staffId: number,
  sealed: Buffer,
): Buffer => Buffer.from(unseal(config.sealKey, { sealed, owner: ownerOf(staffId) }), "hex");

/** A secret as people type it, and as a phone reads it from a picture. */
export function showOtpSecret(secret: Buffer, email: string): { secret: string; uri: string } {
  const text = otpSecretText(secret);
  const label = encodeURIComponent(`Sampan:${email}`);
  return { secret: text, uri: `otpauth://totp/${label}?secret=${text}&issuer=Sampan` };
}

const ownerOf = (staffId: number): string => `otp:${staffId}`;
