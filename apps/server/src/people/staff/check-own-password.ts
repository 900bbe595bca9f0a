import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { verifyPassword } from "../accounts/verify-password.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { limitLogIn } from "./limit-log-in.ts";
import { findDeviceOfSession } from "./staff-device-queries.ts";
import { findStaffById, type StaffAccount } from "./staff-session-queries.ts";

type Refused = Refusal<"wrong_password" | "account_locked" | "server_busy">;

/**
 * Whether the person at the desk is the one who logged in: a desk that was left open must not give away the
 * account behind it. Wrong tries count with those of log-ins on this device. Refuses `wrong_password` and
 * `account_locked`. Call it outside a transaction. [BO-01]
 */
export async function checkOwnPassword(
  db: Db,
  { password, caller }: { readonly password: string; readonly caller: StaffCaller },
  { limits }: Pick<Needs, "limits">,
): Promise<Result<StaffAccount, Refused>> {
  const member = await findStaffById(db, caller.staff.id);
  const deviceId = await findDeviceOfSession(db, caller.staff.sessionId);
  const trier = { email: member.email, address: caller.address, now: caller.now, deviceId };
  const turn = await limitLogIn(db, trier, limits);
  if (!turn.ok) return turn;
  const isRight = await verifyPassword(member.password_hash, password);
  await turn.value.end(!isRight.ok ? "unseen" : isRight.value ? "right" : "wrong");
  if (!isRight.ok) return isRight;
  return isRight.value ? ok(member) : refuse({ code: "wrong_password" });
}
