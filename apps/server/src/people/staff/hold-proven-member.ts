import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { lockStaffAccount, type StaffAccount } from "./staff-session-queries.ts";

/** What somebody was right about a moment ago. */
export interface ProvenMember {
  readonly id: number;
  /** The stored hash that the password was compared with. */
  readonly password_hash: string;
  /** The authenticator whose code was right. */
  readonly otp_sealed?: Buffer | null;
}

/**
 * Holds a member until the transaction ends, for the session or the new password of somebody who was right: right
 * still. Whoever replaces the password, the authenticator or the member's state takes the same row first and ends
 * the sessions then, so one that is written beside it is ended by it, or comes later and is refused. Refuses
 * `wrong_password`. [BO-01] [BO-04]
 */
export async function holdProvenMember(
  db: Db,
  { id, password_hash, otp_sealed }: ProvenMember,
): Promise<Result<StaffAccount, Refusal<"wrong_password">>> {
  const held = await lockStaffAccount(db, id);
  const isRight =
    held?.password_hash === password_hash && (!otp_sealed || held.otp_sealed?.equals(otp_sealed));
  return isRight ? ok(held) : refuse({ code: "wrong_password" });
}
