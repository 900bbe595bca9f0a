import { byRegion } from "@sampan/domain/kernel/by-region";
import { regions } from "@sampan/domain/kernel/regions";
import { tariffOf } from "@sampan/domain/money/price-book/tariff-of";
import type { Db } from "../../kernel/db/db.ts";
import { findGroups } from "./find-groups.ts";
import { byName, type Tariffs } from "./tariffs-at.ts";

interface Whose {
  readonly accountId: number;
  /** The moment at which somebody is in a group. */
  readonly now: Date;
}

/** The prices as they are for one customer: their own group's before everybody's, and no other's. [BO-42] [FRT-09] */
export async function pricesOf<Prices extends Tariffs>(
  db: Db,
  prices: Prices,
  { accountId, now }: Whose,
): Promise<Prices> {
  const among = groupsWithPrices(prices);
  return among.length === 0
    ? prices
    : pricesOfGroups(prices, await findGroups(db, { among, accountId, now }));
}

/** The same for whoever is in these groups, the strongest first. */
export const pricesOfGroups = <Prices extends Tariffs>(
  prices: Prices,
  groups: readonly number[],
): Prices =>
  groupsWithPrices(prices).length === 0
    ? prices
    : {
        ...prices,
        tariffs: byRegion((region) =>
          tariffOf([...prices.tariffs[region], ...prices.groupTariffs[region]], groups).toSorted(
            byName,
          ),
        ),
        groupTariffs: byRegion(() => []),
      };

/** The groups that have a line of their own, in any region. */
export const groupsWithPrices = ({ groupTariffs }: Pick<Tariffs, "groupTariffs">): number[] => [
  ...new Set(
    regions.flatMap((region) =>
      groupTariffs[region].flatMap(({ group }) => (group === null ? [] : [group])),
    ),
  ),
];
