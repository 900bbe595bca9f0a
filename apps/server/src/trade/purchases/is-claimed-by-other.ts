import type { Db } from "../../kernel/db/db.ts";
import type { Claim } from "./claim-queries.ts";

/** Whether somebody else holds the seller of one of these lines. */
export async function isClaimedByOther(
  db: Db,
  itemIds: readonly number[],
  { staff_id, since }: Pick<Claim, "staff_id" | "since">,
): Promise<boolean> {
  const other = await db
    .selectFrom("purchase_claims as claim")
    .innerJoin("order_items as item", "item.sell_order_id", "claim.sell_order_id")
    .select("claim.staff_id")
    .where("item.id", "in", [0, ...itemIds])
    .where("claim.staff_id", "<>", staff_id)
    .where("claim.claimed_at", ">", since)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
