import { ok, refuse, type Result } from "@sampan/domain/result";
import { verifyPassword } from "../accounts/verify-password.ts";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import { forgetLogInTurns, takeLogInTurn } from "./log-in-turns.ts";
import { findStaffById, type StaffAccount } from "./staff-session-queries.ts";

type Refused = Refusal<"wrong_password" | "account_locked" | "server_busy">;

/**
 * Whether the person at the desk is the one who logged in: a desk that was left open must not give away the
 * account behind it. Wrong tries count with those of the log-in. Refuses `wrong_password` and
 * `account_locked`. Call it outside a transaction. [BO-01]
 */
export async function checkOwnPassword(
  db: Db,
  { password, caller }: { readonly password: string; readonly caller: StaffCaller },
  { limits }: Pick<Needs, "limits">,
): Promise<Result<StaffAccount, Refused>> {
  const member = await findStaffById(db, caller.staff.id);
  const trier = { email: member.email, address: caller.address, now: caller.now };
  const mayTry = await takeLogInTurn(db, trier, limits);
  if (!mayTry.ok) return mayTry;
  const isRight = await verifyPassword(member.password_hash, password);
  if (!isRight.ok) return isRight;
  if (!isRight.value) return refuse({ code: "wrong_password" });
  await forgetLogInTurns(db, trier);
  return ok(member);
}
