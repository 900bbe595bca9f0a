import type { ActingStaff } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { selectBuyer } from "./wire-purchase-queries.ts";

/**
 * The buyer who placed an order, for what is recorded of it afterwards: they asked for it, whoever hears of it. The log of
 * acts shows the order's number in the place of a request's.
 */
export async function actInNameOf(
  db: Db,
  { clock, settings }: Pick<Needs, "clock" | "settings">,
  wireOrderId: number,
): Promise<ActingStaff> {
  const { out_order_id, ...staff } = await selectBuyer(db, wireOrderId);
  const now = clock();
  return { staff, now, settings: settings.at(now), address: "", requestId: out_order_id };
}
