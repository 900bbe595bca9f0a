import type { InsuranceType } from "@sampan/domain/trade/charges/insurance";
import type { Db } from "../../kernel/db/db.ts";

/** Whether goods travelled under more than their order is insured by, since a parcel of theirs was insured by more. */
export const isRaised = (insurance: number, ordered: number): boolean => insurance > ordered;

export interface CarriedInsurance {
  readonly insurance: InsuranceType;
  /** When it was bought: what it pays is what was promised then. */
  readonly bought_at: Date;
}

/**
 * What the goods of a line travelled under: what their order is insured by, or more where its owner paid for more with a
 * parcel they went in. Pieces of one line in several parcels count by the dearest, and of those by the first.
 */
export async function carriedInsurance(
  db: Db,
  item: {
    readonly id: number;
    readonly order: { readonly insurance: InsuranceType; readonly created_at: Date };
  },
): Promise<CarriedInsurance> {
  const raised = await db
    .selectFrom("package_items as content")
    .innerJoin("parcel_ways as own", "own.package_id", "content.package_id")
    .select(["own.insurance", "own.chosen_at"])
    .where("content.item_id", "=", item.id)
    .orderBy("own.insurance", "desc")
    .orderBy("own.chosen_at")
    .limit(1)
    .executeTakeFirst();
  const { insurance, created_at } = item.order;
  return raised && isRaised(raised.insurance, insurance)
    ? { insurance: raised.insurance, bought_at: raised.chosen_at }
    : { insurance, bought_at: created_at };
}
