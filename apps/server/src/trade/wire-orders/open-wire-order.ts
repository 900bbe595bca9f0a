import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import { newTid } from "@sampan/domain/kernel/ids";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { lockItems } from "../orders/lock-items.ts";
import { type CartRefusal, gatherCart, type GatheredCart } from "./gather-cart.ts";
import { insertWireOrder } from "./wire-order-queries.ts";

/** An order that is written down and has not gone out. */
export interface OpenedWireOrder {
  readonly id: number;
  readonly out_order_id: string;
  readonly gathered: GatheredCart;
}

interface Opening extends Pick<Needs, "chance"> {
  readonly caller: StaffCaller;
  readonly platform: PlatformId;
}

/**
 * Writes an order down under a number of our own, its goods held, before anything is asked of the marketplace: whoever
 * finds the number there knows whose it is. Two that begin at once find one. CNY cents that the buyer saw.
 */
export async function openWireOrder(
  db: Db,
  { oids, total }: { readonly oids: readonly string[]; readonly total: number },
  { caller, chance, platform }: Opening,
): Promise<Result<OpenedWireOrder, CartRefusal>> {
  const [held] = await lockItems(db, { oids });
  if (!held) return refuse({ code: "order_unknown" });
  const gathered = await gatherCart(db, oids, { caller, platform });
  if (!gathered.ok) return gathered;
  const { sell_order_id, lines } = gathered.value;
  const { now, staff } = caller;
  const out_order_id = `WO${newTid(now, held.order.region, chance(6)).slice(2)}`;
  const order = { out_order_id, sell_order_id, total, asked_at: now, asked_by: staff.id };
  const id = await insertWireOrder(db, order, lines.map(lineOf));
  if (id === undefined) return refuse({ code: "wire_order_open" });
  await recordAudit(db, caller, {
    action: "place_wire_order",
    object_kind: "wire_order",
    object_id: out_order_id,
    new_value: { oids, total },
  });
  return ok({ id, out_order_id, gathered: gathered.value });
}

const lineOf = ({ id, thid_item_id, thid_spec_id, num }: GatheredCart["lines"][number]) => ({
  item_id: id,
  thid_item_id,
  thid_spec_id,
  num,
});
