import { confirmPrice as priceConfirmation } from "@sampan/contract/trade/approvals/staff-price-confirmation";
import * as calls from "@sampan/contract/trade/approvals/staff-approvals";
import { ok, refuse } from "@sampan/domain/kernel/result";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { confirmPrice } from "./confirm-price.ts";
import { correctFreight, correctLine, removeLine } from "./correct-order.ts";
import { listQueue } from "./list-queue.ts";
import { readReview } from "./read-review.ts";
import { approveOrder, rejectOrder } from "./decide-order.ts";

export function approvalRoutes(edge: Edge, needs: Needs): void {
  mount(edge, calls.queryReviewQueue, listQueue);
  mount(edge, calls.getReview, async (db, { tid }, caller) => {
    const review = await readReview(db, needs, tid, caller);
    return review ? ok({ data: review }) : refuse({ code: "order_unknown" });
  });
  mount(edge, calls.correctMainlandFreight, (db, input, caller) =>
    correctFreight(db, needs, input, caller),
  );
  mount(edge, calls.correctLine, (db, input, caller) => correctLine(db, needs, input, caller));
  mount(edge, priceConfirmation, (db, input, caller) => confirmPrice(db, needs, input, caller));
  mount(edge, calls.removeLine, (db, input, caller) => removeLine(db, needs, input, caller));
  mount(edge, calls.approveOrder, (db, input, caller) => approveOrder(db, needs, input, caller));
  mount(edge, calls.rejectOrder, (db, input, caller) => rejectOrder(db, needs, input, caller));
}
