import { type ClearanceMeter, meterOf } from "@sampan/domain/logistics/clearance/clearance-meter";
import { startOfHalf } from "@sampan/domain/logistics/ship-plans/clearance";
import { customsOf } from "@sampan/domain/people/regions/regions";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { findCounted } from "../clearance/counted-parcels.ts";
import { selectDeclarants } from "../clearance/shown-clearances.ts";

/**
 * What of the free times of this half of the year is used up by parcels of theirs, and what will be by those that are billed: of whoever
 * declared for them last, since customs counts people, and of nobody by name, since it may be them; of all where nobody declared yet. Null where
 * nothing is free.
 */
export async function countCleared(
  db: Db,
  { customer, now }: CustomerCaller,
): Promise<ClearanceMeter | null> {
  const customs = customsOf[customer.region];
  if (customs.freeUpTo_units === 0) return null;
  const since = startOfHalf(now, customer.region);
  const counted = await findCounted(db, { accountIds: [customer.id], since });
  const [last] = await selectDeclarants(db, customer.id);
  const theirs = counted.filter(({ mobile }) => !last || !mobile || mobile === last.mobile);
  return meterOf(theirs, customs);
}
