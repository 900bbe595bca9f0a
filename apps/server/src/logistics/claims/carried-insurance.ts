import type { InsuranceType } from "@sampan/domain/trade/charges/insurance";
import type { Db } from "../../kernel/db/db.ts";

/** Whether goods travelled under more than their order is insured by, since a parcel of theirs was insured by more. */
export const isRaised = (insurance: number, ordered: number): boolean => insurance > ordered;

/**
 * What the goods of a line travelled under: what their order is insured by, or more where its owner paid for more with a
 * parcel they went in. Pieces of one line in several parcels count by the dearest.
 */
export async function carriedInsurance(
  db: Db,
  item: { readonly id: number; readonly order: { readonly insurance: InsuranceType } },
): Promise<InsuranceType> {
  const raised = await db
    .selectFrom("package_items as content")
    .innerJoin("parcel_ways as own", "own.package_id", "content.package_id")
    .select("own.insurance")
    .where("content.item_id", "=", item.id)
    .orderBy("own.insurance", "desc")
    .limit(1)
    .executeTakeFirst();
  const { insurance } = item.order;
  return raised && isRaised(raised.insurance, insurance) ? raised.insurance : insurance;
}
