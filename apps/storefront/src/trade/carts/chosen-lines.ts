import type { CartItem } from "@sampan/contract/trade/carts/carts";
import { checkItemTotal } from "@sampan/domain/kernel/quantity";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { totalsByProduct } from "./cart-sums.ts";

/** Cart ids of the checked lines. */
export type Chosen = ReadonlySet<string>;

export type Share = "none" | "some" | "all";

/** How many of the lines are checked: a box over them is off, mixed or on. [CART-02] [CART-03] */
export function shareChosen(items: readonly CartItem[], chosen: Chosen): Share {
  const count = items.filter(({ cart_id }) => chosen.has(cart_id)).length;
  if (count === 0) return "none";
  return count === items.length ? "all" : "some";
}

/** Checks all of the lines, or unchecks them when all were checked. [CART-02] [CART-03] */
export function toggleAll(items: readonly CartItem[], chosen: Chosen): Chosen {
  const ids = items.map(({ cart_id }) => cart_id);
  return shareChosen(items, chosen) === "all"
    ? new Set([...chosen].filter((id) => !ids.includes(id)))
    : new Set([...chosen, ...ids]);
}

/** Lines that can be ordered as they are; every line can be removed. */
export const choosable = (items: readonly CartItem[], isManaging: boolean): CartItem[] =>
  items.filter(({ is_selectable }) => isManaging || is_selectable);

export type CheckOutRefusal =
  | { readonly code: "nothing_selected" }
  | { readonly code: "below_minimum_batch"; readonly n: number };

export interface ToCheckOut {
  readonly items: readonly CartItem[];
  /** More was checked than an order takes; the rest stays in the cart. */
  readonly isCut: boolean;
}

/**
 * The lines that go to checkout: the first `skus_max` of the checked ones. Refuses when nothing is checked
 * and when a product's checked lines are below its minimum batch. [CART-07] [CART-09] [CHK-28]
 */
export function linesToCheckOut(
  items: readonly CartItem[],
  chosen: Chosen,
  skus_max: number,
): Result<ToCheckOut, CheckOutRefusal> {
  const checked = items.filter(({ cart_id }) => chosen.has(cart_id));
  if (checked.length === 0) return refuse({ code: "nothing_selected" });
  const taken = checked.slice(0, skus_max);
  const totals = totalsByProduct(taken);
  for (const { spu_id, minimum_batch } of taken)
    if (!checkItemTotal([totals.get(spu_id) ?? 0], minimum_batch).ok)
      return refuse({ code: "below_minimum_batch", n: minimum_batch });
  return ok({ items: taken, isCut: taken.length < checked.length });
}
