import type { OutputOf } from "@sampan/contract/kernel/call";
import type { getUserCreditsById } from "@sampan/contract/people/accounts/accounts";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { findCredits } from "./find-credits.ts";

/** The caller's own credits, in cents of their currency and in points. */
export async function getUserCredits(
  db: Db,
  { id }: { id?: string | undefined },
  { customer }: CustomerCaller,
): Promise<Result<OutputOf<typeof getUserCreditsById>, Refusal<"account_not_found">>> {
  if (id !== undefined && id !== customer.uid) return refuse({ code: "account_not_found" });
  const credits = await findCredits(db, customer.id);
  return ok({
    data: {
      currency: customer.currency,
      balance: credits.cash,
      lock_blc: credits.cash_locked,
      bonus: credits.bonus,
      points: credits.points,
    },
  });
}
