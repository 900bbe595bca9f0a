import type { TransportId } from "@sampan/domain/transports";
import {
  findShippingProblems,
  type ShippingProblem,
} from "../shippability/find-shipping-problems.ts";
import type { TradeFacts } from "./gather-trade.ts";

/** What the rules have against each product of a trade, told at the first of its lines. */
export function shippingProblemsOf(
  { lines, caller }: TradeFacts,
  transport: TransportId | undefined,
): ShippingProblem[] {
  const told = new Set<number>();
  return lines.flatMap(({ goods, judged }) => {
    const { id, item_name, names } = goods.product;
    if (told.has(id)) return [];
    told.add(id);
    const line = { skuId: goods.sku.id, item_name, names, judged };
    return findShippingProblems(line, transport, caller);
  });
}
