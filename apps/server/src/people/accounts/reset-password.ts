import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { checkCode, type CodeRefusal } from "../codes/check-code.ts";
import { useCode } from "../codes/use-code.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { BulkheadFull } from "../../kernel/http/create-bulkhead.ts";
import { settle } from "../../kernel/db/settle.ts";
import type { Needs } from "../../kernel/needs.ts";
import { countAgainstLimit } from "../../kernel/rate-limits/count-against-limit.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { findIdByContact, lockReachable, updatePassword } from "./contact-queries.ts";
import type { Contact, ContactKind } from "./contact.ts";
import { hashPassword } from "./hash-password.ts";
import { tellOfChange } from "./tell-of-change.ts";

/** How often one address may try to set new passwords. */
const tries = { most: 30, window_ms: 3_600_000 };

interface NewPassword<Kind extends ContactKind> {
  readonly contact: Contact<Kind>;
  /** Lower-case hex SHA-256. */
  readonly password: string;
  readonly captcha: string;
}

/**
 * Sets a new password by the code that was sent to the account's number or address, ends all of its sessions
 * and tells its owner by every way there is. Refuses `captcha_wrong`, `captcha_locked`, `call_limit`, and
 * `mobile_not_registered` or `email_not_registered` unless answers are uniform.
 * [API-26] [API-29] [ACC-20] [ACC-21] [SES-13] [ERR-39] [NFR-08]
 */
export async function resetPassword<Kind extends ContactKind>(
  db: Db,
  { contact, password, captcha }: NewPassword<Kind>,
  caller: Visitor,
  needs: Needs,
): Promise<
  Result<
    Record<never, never>,
    CodeRefusal | BulkheadFull | { readonly code: `${Kind}_not_registered` | "call_limit" }
  >
> {
  const { address, language, now, settings } = caller;
  if (!(await countAgainstLimit(db, { ...tries, bucket: `reset_password:${address}` }, now)))
    return refuse({ code: "call_limit" });
  const accountId = await findIdByContact(db, contact);
  if (accountId === undefined && !settings.uniform_errors)
    return refuse({ code: `${contact.kind}_not_registered` });

  const code = { target: contact.value, purpose: "reset_password", code: captcha } as const;
  const codeId = await checkCode(db, code, caller, needs);
  if (!codeId.ok) return codeId;
  // A code that is right was sent, and codes are sent to owners only.
  if (accountId === undefined) return refuse({ code: "captcha_wrong" });
  const hashed = await hashPassword(password);
  if (!hashed.ok) return hashed;

  return settle(db, async (open) => {
    const used = await useCode(open, codeId.value, now);
    if (!used.ok) return used;
    const former = await lockReachable(open, accountId);
    // Their owner took another number or address at this moment.
    if (former[contact.kind] !== contact.value) return refuse({ code: "captcha_wrong" });
    await updatePassword(open, accountId, { password_hash: hashed.value, now });
    await endSessions(open, accountId);
    const values = { hours: needs.limits.payout_hold_hours };
    const told = { accountId, former, kind: "password_changed", values, language, now } as const;
    await tellOfChange(open, told, needs);
    return ok({});
  });
}
