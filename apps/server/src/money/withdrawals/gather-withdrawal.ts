import { businessDay } from "@sampan/domain/kernel/business-time";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import { sendTogether } from "../../kernel/db/send-soon.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { openPersonKey } from "../../kernel/seals/person-key.ts";
import { sealedKeyOf } from "../../kernel/seals/stored-person-keys.ts";
import { changesOf, payoutChanges } from "../../people/accounts/find-payout-changes.ts";
import { heldAccount, isLive } from "../../people/accounts/hold-live-account.ts";
import { cardNamed, type StoredCard } from "../bank-cards/card-named.ts";
import { balancesOf, heldAccountsOf } from "../ledger/find-balances.ts";
import { type FreeHoldings, freshSince, holdingsOf } from "./find-holdings.ts";
import { appliedOn, topupsSince } from "./withdrawal-queries.ts";

/** What an application is judged by and made of. */
export interface WithdrawalFacts {
  readonly holdings: FreeHoldings;
  /** `YYYY-MM-DD` in the account's region, and how many were applied for on it. */
  readonly day: string;
  readonly appliedToday: number;
  /** The card it goes to, if it is theirs, and what opens it. */
  readonly card: StoredCard | undefined;
  readonly personKey: Buffer | undefined;
  /** When what opens the account, or where its money goes, was changed. */
  readonly changes: readonly (Date | null)[];
}

/**
 * Reads it in one packet, with the account and its money held first: those of one person go one by one, how many they were
 * today is counted, nobody closes the account meanwhile, and what is set aside is there. Refuses `login_needed`.
 */
export async function gatherWithdrawal(
  db: Db,
  { customer, now }: Pick<CustomerCaller, "customer" | "now">,
  {
    cardKey = "",
    config,
    limits,
  }: Pick<Needs, "config" | "limits"> & { cardKey?: string | undefined },
): Promise<Result<WithdrawalFacts, Refusal<"login_needed">>> {
  const { id, region, currency } = customer;
  const accountId = id;
  const day = businessDay(now, region);
  const [account, accounts, [applied], topups, [card], [key], changes] = await sendTogether(
    db,
    heldAccount({ accountId }),
    heldAccountsOf({ accountId, currency }),
    appliedOn({ accountId, day }),
    topupsSince({ accountId, since: freshSince(now, limits) }),
    cardNamed({ id, region, key: cardKey }),
    sealedKeyOf({ accountId }),
    changesOf({ accountId }),
  );
  const live = isLive(account);
  if (!live.ok) return live;
  return ok({
    holdings: holdingsOf(balancesOf(accounts).cash, topups, limits),
    day,
    appliedToday: applied?.count ?? 0,
    card,
    personKey: openPersonKey({ accountId, sealed: key?.sealed }, { config }),
    changes: payoutChanges(changes),
  });
}
