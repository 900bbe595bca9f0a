import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { cancelAccount as cancelCall } from "@sampan/contract/people/personal-data";
import { eraseAfter } from "@sampan/domain/people/accounts/account-state";
import { businessDay, formatWireTime } from "@sampan/domain/kernel/business-time";
import { formatAmount, type PaymentCurrency } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { payoutsHeldUntil } from "@sampan/domain/people/accounts/payout-hold";
import { markCancelled } from "../accounts/cancelling.ts";
import { findPayoutChanges } from "../accounts/find-payout-changes.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../notices/notify-customer.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { hasSession } from "../sessions/has-session.ts";
import { findObstacles, type Obstacles } from "./find-obstacles.ts";

type Call = typeof cancelCall;
type Refused = Refusal<"login_needed" | Exclude<Call["refusals"][number], "wrong_password">>;

/** What somebody leaves behind, handed in: the ledger is of a wing above. `words` are those they ticked. */
export type GiveUpBalance = (
  db: Db,
  left: {
    readonly accountId: number;
    readonly uid: string;
    /** Cents. */
    readonly amount: number;
    readonly currency: PaymentCurrency;
    readonly words: string;
    readonly now: Date;
  },
) => Promise<void>;

interface Using extends Pick<Needs, "jobs" | "limits" | "say"> {
  readonly giveUpBalance: GiveUpBalance;
}

/**
 * Cancels the caller's account: every session ends, and the month begins after which nothing names them. Until
 * then a log-in that wishes it keeps the account. The account is locked first, and whoever makes
 * something that has to be settled takes `holdLiveAccount`: so nothing is made between the look at it and its end. Refuses `orders_in_progress`, `balance_left`, `withdrawal_pending` and
 * `topup_pending`; the password was asked for before. A balance is no obstacle where the person gives up this very
 * amount, which waits as payouts do: `give_up_held`. [API-36] [ACC-36] [ACC-37]
 */
export async function cancelAccount(
  db: Db,
  { give_up }: InputOf<Call>,
  { customer, language, now }: CustomerCaller,
  { jobs, limits, say, giveUpBalance }: Using,
): Promise<Result<OutputOf<Call>, Refused>> {
  // Another device of theirs was quicker, or staff disabled the account at this moment.
  if (!(await markCancelled(db, customer.id, now)).ok) return refuse({ code: "login_needed" });
  // The password they have shown was replaced meanwhile.
  if (!(await hasSession(db, customer.sessionId))) return refuse({ code: "login_needed" });
  const found = await findObstacles(db, customer.id, now);
  const isGivenUp = found.balance > 0 && give_up === found.balance;
  const left = isGivenUp ? { ...found, balance: 0 } : found;
  const obstacle = firstOf(left, customer.currency);
  if (obstacle) return refuse(obstacle);
  if (isGivenUp) {
    const { id: accountId, uid, currency, region } = customer;
    // Whoever took the account over must not do away with its money before its owner has read of it.
    const until = payoutsHeldUntil(await findPayoutChanges(db, accountId), limits, now);
    if (until)
      return refuse({ code: "give_up_held", values: { until: formatWireTime(until, region) } });
    const amount = formatAmount(found.balance, currency);
    const words = say(language, "messages.given_up", { amount });
    await giveUpBalance(db, { accountId, uid, amount: found.balance, currency, words, now });
  }

  await endSessions(db, customer.id);
  const erasedAt = eraseAfter(now, limits);
  await notifyCustomer(db, jobs, {
    accountId: customer.id,
    kind: "account_cancelled",
    values: { erased_on: businessDay(erasedAt, customer.region) },
    link: "/login",
    now,
  });
  return ok({ data: { erased_on: formatWireTime(erasedAt, customer.region) } });
}

function firstOf(obstacles: Obstacles, currency: PaymentCurrency): Refused | undefined {
  const { orders_in_progress, balance, locked_balance, topups_pending } = obstacles;
  if (orders_in_progress > 0)
    return { code: "orders_in_progress", values: { n: orders_in_progress } };
  if (locked_balance > 0)
    return {
      code: "withdrawal_pending",
      values: { amount: formatAmount(locked_balance, currency) },
    };
  if (topups_pending > 0) return { code: "topup_pending", values: { n: topups_pending } };
  if (balance > 0)
    return { code: "balance_left", values: { amount: formatAmount(balance, currency) } };
  return undefined;
}
