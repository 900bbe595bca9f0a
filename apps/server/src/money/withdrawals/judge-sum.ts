import type { InputOf } from "@sampan/contract/kernel/call";
import type { createWithdraw } from "@sampan/contract/money/withdrawals/withdrawals";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { formatAmount } from "@sampan/domain/kernel/money";
import { refuse, type Result } from "@sampan/domain/kernel/result";
import {
  checkClosingPayout,
  checkWithdrawal,
  type ClosingRefused,
  type WithdrawalRefused,
  type WithdrawalSum,
} from "@sampan/domain/money/withdrawals/withdrawal-rule";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findObstacles } from "../../people/personal-data/find-obstacles.ts";
import { findClosingPayout } from "../../people/personal-data/find-closing-payout.ts";
import type { FreeHoldings } from "./find-holdings.ts";

type Refused = Refusal<
  | WithdrawalRefused["code"]
  | ClosingRefused["code"]
  | "closing_pending"
  | "orders_in_progress"
  | "withdrawal_pending"
  | "topup_pending"
>;

/**
 * What an application takes out of the account: the amount and its fee, or all there is when the account is to be closed.
 * Refuses what `checkWithdrawal` refuses, and for a closing `closing_pending`, `nothing_left` and whatever else keeps an
 * account open. [WAL-20] [WAL-21] [WAL-23] [WAL-27]
 */
export async function judgeSum(
  db: Db,
  { amount, closing }: Pick<InputOf<typeof createWithdraw>, "amount" | "closing">,
  caller: CustomerCaller,
  { limits, held }: Pick<Needs, "limits"> & { readonly held: FreeHoldings },
): Promise<Result<WithdrawalSum, Refused>> {
  const { customer } = caller;
  if (closing === 1) {
    const obstacle = await findObstacle(db, caller);
    if (obstacle) return refuse(obstacle);
  }
  const { fresh_until, ...holdings } = held;
  const sum =
    closing === 1
      ? checkClosingPayout(holdings)
      : checkWithdrawal(amount ?? undefined, holdings, limits);
  if (sum.ok) return sum;
  const { code, ...cents } = sum.error;
  const amounts = Object.entries<number>(cents).map(
    ([name, value]) => [name, formatAmount(value, customer.currency)] as const,
  );
  const until = fresh_until ? { until: formatWireTime(fresh_until, customer.region) } : {};
  return refuse({ code, values: { ...Object.fromEntries(amounts), ...until } });
}

/** What keeps an account open beside its balance. */
async function findObstacle(
  db: Db,
  { customer, now }: CustomerCaller,
): Promise<Refused | undefined> {
  if (await findClosingPayout(db, customer.id)) return { code: "closing_pending" };
  const { orders_in_progress, locked_balance, topups_pending } = await findObstacles(
    db,
    customer.id,
    now,
  );
  if (orders_in_progress > 0)
    return { code: "orders_in_progress", values: { n: orders_in_progress } };
  if (locked_balance > 0) {
    const amount = formatAmount(locked_balance, customer.currency);
    return { code: "withdrawal_pending", values: { amount } };
  }
  if (topups_pending > 0) return { code: "topup_pending", values: { n: topups_pending } };
  return undefined;
}
