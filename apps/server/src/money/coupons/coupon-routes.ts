import * as calls from "@sampan/contract/coupons";
import { mount, type Edge } from "../http/mount.ts";
import type { Needs } from "../needs.ts";
import { listCoupons } from "./list-coupons.ts";

export function couponRoutes(edge: Edge, _needs: Needs): void {
  mount(edge, calls.queryCouponList, listCoupons);
}
