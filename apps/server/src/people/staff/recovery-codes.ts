import { createHash } from "node:crypto";
import { newRecoveryCode, readRecoveryCode } from "@sampan/domain/kernel/ids";
import { recoveryCodeCount } from "@sampan/domain/people/staff/staff-rules";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { useRecoveryCode, writeRecoveryCodes } from "./staff-otp-queries.ts";

/** New recovery codes in the place of all former ones, to be shown once; only their hashes stay. [BO-01] */
export async function makeRecoveryCodes(
  db: Db,
  staffId: number,
  { chance }: Pick<Needs, "chance">,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => newRecoveryCode(chance(16)));
  await writeRecoveryCodes(
    db,
    staffId,
    codes.map((code) => hashOf(staffId, code)),
  );
  return codes;
}

/** Uses a typed recovery code up; false when it is none, not theirs, or was used before. [BO-01] */
export async function spendRecoveryCode(
  db: Db,
  staffId: number,
  { typed, now }: { readonly typed: string; readonly now: Date },
): Promise<boolean> {
  const code = readRecoveryCode(typed);
  if (code === undefined) return false;
  return useRecoveryCode(db, staffId, { code_hash: hashOf(staffId, code), now });
}

/** Eighty random bits need no slow hash. */
const hashOf = (staffId: number, code: string): Buffer =>
  createHash("sha256").update(`${staffId}:${code}`).digest();
