import { getStaffOrder, queryStaffOrders } from "@sampan/contract/trade/approvals/staff-approvals";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findStaffOrders, readStaffOrder } from "./find-staff-orders.ts";

export function orderSearchRoutes(edge: Edge, needs: Needs): void {
  mount(edge, getStaffOrder, (db, input, caller) => readStaffOrder(db, needs, input, caller));
  mount(edge, queryStaffOrders, findStaffOrders);
}
