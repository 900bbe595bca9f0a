import { sum, wholeUnits } from "@sampan/domain/kernel/money";
import { startOfHalf } from "@sampan/domain/logistics/ship-plans/clearance";
import { customsOf } from "@sampan/domain/people/regions/regions";
import { insuranceFee } from "@sampan/domain/trade/charges/insurance";
import type { Customs } from "@sampan/domain/people/regions/customs";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { type CountedParcel, selectCounted } from "./ship-plan-queries.ts";

/** How often somebody has received for nothing in this half of the year; the value that is free in cents. */
export interface ClearanceMeter {
  readonly free_up_to: number;
  readonly times: number;
  readonly used: number;
  readonly coming: number;
}

/**
 * What of the free times of this half of the year is used up, by parcels of theirs that left for there in it, and what will
 * be, by those that are billed. What was worth more, or had its tax in the freight, took none. Null where nothing is free.
 */
export async function countCleared(
  db: Db,
  { customer, now }: CustomerCaller,
): Promise<ClearanceMeter | null> {
  const customs: Customs = customsOf[customer.region];
  const { freeUpTo_units, freeTimes } = customs;
  if (freeUpTo_units === 0) return null;
  const free_up_to = wholeUnits(freeUpTo_units);
  const since = startOfHalf(now, customer.region);
  const counted = await selectCounted(db, { accountId: customer.id, since });
  const free = counted.filter((one) => !one.is_tax_included && valueOf(one) <= free_up_to);
  const used = free.filter(({ has_left }) => has_left).length;
  return { free_up_to, times: freeTimes, used, coming: free.length - used };
}

const valueOf = ({ declared, paid, insurance, international }: CountedParcel): number =>
  sum([declared ?? paid, insuranceFee(paid, insurance), international]);
