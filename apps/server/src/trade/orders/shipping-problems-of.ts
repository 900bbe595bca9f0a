import type { TransportId } from "@sampan/domain/goods/shippability/transports";
import {
  findShippingProblems,
  type ShippingProblem,
} from "../../goods/shippability/find-shipping-problems.ts";
import type { CheckoutFacts } from "./gather-checkout.ts";

/** What the rules have against each product of an order, told at the first of its lines. */
export function shippingProblemsOf(
  { lines, caller }: CheckoutFacts,
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
