import { newInitialPassword } from "@sampan/domain/kernel/ids";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { initialPasswordHours } from "@sampan/domain/people/staff/staff-rules";
import { createHash } from "node:crypto";
import { hashPassword } from "../accounts/hash-password.ts";
import type { BulkheadFull } from "../../kernel/http/create-bulkhead.ts";
import type { Needs } from "../../kernel/needs.ts";

export interface MadePassword {
  /** To be shown once. */
  readonly shown: string;
  readonly password_hash: string;
  readonly password_until: Date;
}

/** A password for somebody else, which they have to replace within a few days. [BO-04] */
export async function makeInitialPassword(
  now: Date,
  { chance }: Pick<Needs, "chance">,
): Promise<Result<MadePassword, BulkheadFull>> {
  const shown = newInitialPassword(chance(12));
  // As a browser sends it.
  const received = createHash("sha256").update(shown).digest("hex");
  const hash = await hashPassword(received);
  if (!hash.ok) return hash;
  const password_until = new Date(now.getTime() + initialPasswordHours * 3_600_000);
  return ok({ shown, password_hash: hash.value, password_until });
}
