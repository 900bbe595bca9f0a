import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";

/** Tells somebody that money can go to another account than before: in case it was not them. */
export const tellOfCard = (
  db: Db,
  card: { readonly accountId: number; readonly last_digits: string; readonly now: Date },
  { jobs, limits }: Pick<Needs, "jobs" | "limits">,
): Promise<void> =>
  notifyCustomer(db, jobs, {
    accountId: card.accountId,
    kind: "bank_card_changed",
    values: { digits: card.last_digits, hours: limits.payout_hold_hours },
    link: "/myWallet",
    now: card.now,
  });
