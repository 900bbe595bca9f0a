import { getDashboard } from "@sampan/contract/staff-dashboard";
import * as calls from "@sampan/contract/staff-reviews";
import { ok, refuse } from "@sampan/domain/result";
import { mount, type Edge } from "../http/mount.ts";
import type { Needs } from "../needs.ts";
import { correctFreight, correctLine, removeLine } from "./correct-order.ts";
import { findStaffOrders, readStaffOrder } from "./find-staff-orders.ts";
import { listQueue } from "./list-queue.ts";
import { readDashboard } from "./read-dashboard.ts";
import { readReview } from "./read-review.ts";
import { approveOrder, rejectOrder } from "./review-order.ts";

export function reviewRoutes(edge: Edge, needs: Needs): void {
  mount(edge, calls.queryReviewQueue, listQueue);
  mount(edge, calls.getReview, async (db, { tid }, caller) => {
    const review = await readReview(db, needs, tid, caller);
    return review ? ok({ data: review }) : refuse({ code: "order_unknown" });
  });
  mount(edge, calls.correctMainlandFreight, (db, input, caller) =>
    correctFreight(db, needs, input, caller),
  );
  mount(edge, calls.correctLine, (db, input, caller) => correctLine(db, needs, input, caller));
  mount(edge, calls.removeLine, (db, input, caller) => removeLine(db, needs, input, caller));
  mount(edge, calls.approveOrder, (db, input, caller) => approveOrder(db, needs, input, caller));
  mount(edge, calls.rejectOrder, (db, input, caller) => rejectOrder(db, needs, input, caller));
  mount(edge, calls.getStaffOrder, (db, input, caller) => readStaffOrder(db, needs, input, caller));
  mount(edge, calls.queryStaffOrders, findStaffOrders);
  mount(edge, getDashboard, readDashboard);
}
