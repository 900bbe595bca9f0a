import type { MembershipTier } from "@sampan/domain/people/accounts/profile";
import type { Db } from "../../kernel/db/db.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { updateState, updateTier } from "./account-queries.ts";

/** Gives an account its tier. Staff's acts are recorded by whoever calls this. [ACC-32] */
export const setTier = (db: Db, accountId: number, tier: MembershipTier): Promise<void> =>
  updateTier(db, accountId, tier);

/** Disables an account, which ends its sessions in the same transaction, or enables it again. [BO-48] */
export async function setAccountState(
  db: Db,
  accountId: number,
  state: "active" | "disabled",
): Promise<void> {
  await updateState(db, accountId, state);
  if (state === "disabled") await endSessions(db, accountId);
}
