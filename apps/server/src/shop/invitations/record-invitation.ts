import { newRewardNumber } from "@sampan/domain/kernel/ids";
import { readInviteCode } from "@sampan/domain/shop/invitations/invite-code";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findInviter, insertInvitation } from "./invitation-queries.ts";
import { insertReward } from "./reward-queries.ts";
import { findTermsAt } from "./terms-queries.ts";

/**
 * Remembers whose code a newcomer registered with, in the transaction that makes the account, and begins what they bring
 * by the terms of that moment. A code that is no person's stays on the account and names nobody; it refuses nothing.
 * Nothing else ever makes an invitation: a code that is set in the profile later is words. [INV-02] [INV-03]
 */
export async function recordInvitation(
  db: Db,
  newcomer: { readonly accountId: number; readonly salesCode: string; readonly now: Date },
  { chance, jobs }: Pick<Needs, "chance" | "jobs">,
): Promise<void> {
  const { accountId, salesCode, now } = newcomer;
  const code = readInviteCode(salesCode);
  const inviter = code === undefined ? undefined : await findInviter(db, code);
  if (!inviter || inviter.id === accountId) return;
  const between = { account_id: accountId, inviter_id: inviter.id };
  await insertInvitation(db, { ...between, invited_at: now });
  const terms = await findTermsAt(db, now);
  if (!terms) return;
  await insertReward(db, {
    number: newRewardNumber(chance(8)),
    account_id: inviter.id,
    friend_id: accountId,
    terms_id: terms.id,
    made_at: now,
  });
  // Once the account and its device are there, whoever has to look at it needs not wait for the hour.
  await jobs.send(db, "settle-invitations", {});
}
