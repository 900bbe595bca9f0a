import * as calls from "@sampan/contract/money/coupons";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { listCoupons } from "./list-coupons.ts";

export function couponRoutes(edge: Edge, _needs: Needs): void {
  mount(edge, calls.queryCouponList, listCoupons);
}
