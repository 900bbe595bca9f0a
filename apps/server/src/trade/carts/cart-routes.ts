import { getCartCount } from "@sampan/contract/trade/carts/cart-count";
import * as calls from "@sampan/contract/trade/carts/carts";
import { ok } from "@sampan/domain/kernel/result";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { countCartLines } from "./cart-queries.ts";
import { deleteCart } from "./delete-cart.ts";
import { listCart } from "./list-cart.ts";
import { putCart } from "./put-cart.ts";
import { updateCart } from "./update-cart.ts";

export function cartRoutes(edge: Edge, needs: Needs): void {
  mount(edge, calls.putCart, (db, line, caller) => putCart(db, needs, [line], caller));
  mount(edge, calls.putCartBatch, (db, { batch_item_list }, caller) =>
    putCart(db, needs, batch_item_list, caller),
  );
  mount(edge, calls.queryCartList, listCart);
  mount(edge, getCartCount, async (db, _input, { customer }) =>
    ok({ total: await countCartLines(db, customer.id) }),
  );
  mount(edge, calls.updateCart, updateCart);
  mount(edge, calls.deleteCart, deleteCart);
}
