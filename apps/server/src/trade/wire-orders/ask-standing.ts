import type { OrderingByWire } from "@sampan/connectors/marketplaces/ordering-by-wire";
import type { SourceFailure } from "@sampan/connectors/outbound/source-failure";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { WireOrderState } from "@sampan/domain/trade/purchases/wire-order-state";
import { settleWireOrder, type SettlingNeeds } from "./settle-wire-order.ts";
import type { StoredWireOrder } from "./wire-order-queries.ts";

/**
 * Asks the marketplace for what stands under a number of ours, and takes it over. Answers the state the order has then;
 * what is not there leaves it as it was.
 */
export async function lookUp(
  needs: SettlingNeeds,
  ordering: OrderingByWire,
  {
    id,
    out_order_id,
    state,
  }: Pick<StoredWireOrder, "id" | "out_order_id"> & {
    readonly state?: WireOrderState;
  },
): Promise<Result<WireOrderState, SourceFailure>> {
  const found = await ordering.findByOwnNumber(out_order_id);
  if (!found.ok) return found;
  // What was closed before we knew of it is no purchase; its goods are as free as if it had never been.
  const standing = found.value.filter((order) => order.state !== "closed");
  if (standing.length === 0) return ok(state ?? "sent");
  return ok(await settleWireOrder(needs, id, standing));
}
