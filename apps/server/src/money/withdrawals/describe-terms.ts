import type { OutputOf } from "@sampan/contract/kernel/call";
import type { getWithdrawTerms } from "@sampan/contract/money/withdrawals/withdrawals";
import { businessDay, formatWireTime } from "@sampan/domain/kernel/business-time";
import { wholeUnits } from "@sampan/domain/kernel/money";
import { payoutDays } from "@sampan/domain/money/withdrawals/payout-days";
import { leastWithdrawal, mostWithdrawal } from "@sampan/domain/money/withdrawals/withdrawal-rule";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findHold } from "./find-hold.ts";
import { findHoldings } from "./find-holdings.ts";
import { countAppliedOn } from "./withdrawal-queries.ts";

/** What somebody may withdraw now, what it costs, when it arrives, and what holds it up. [WAL-07] [WAL-27] */
export async function describeTerms(
  db: Db,
  { customer, now, settings }: CustomerCaller,
  { limits }: Pick<Needs, "limits">,
): Promise<OutputOf<typeof getWithdrawTerms>["data"]> {
  const { id: accountId, region, currency } = customer;
  const { fresh_until, ...holdings } = await findHoldings(db, customer, { now, limits });
  const day = businessDay(now, region);
  const applied = await countAppliedOn(db, { accountId, day });
  const held = await findHold(db, { accountId }, { now, limits });
  const time = (moment: Date | undefined) => (moment ? formatWireTime(moment, region) : "");
  const { from, until } = payoutDays(now, region, settings);
  return {
    currency,
    balance: holdings.cash,
    fresh: holdings.fresh,
    fresh_until: time(fresh_until),
    least: leastWithdrawal(limits),
    most: mostWithdrawal(holdings, limits),
    fee: wholeUnits(limits.withdrawal_fee_units),
    left_today: Math.max(0, limits.withdrawals_per_day - applied),
    arrives_from: from,
    arrives_until: until,
    working_days_from: limits.payout_min_working_days,
    working_days_until: limits.payout_max_working_days,
    held_until: time(held),
    hold_hours: limits.payout_hold_hours,
  };
}
