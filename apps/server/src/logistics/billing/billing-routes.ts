import * as calls from "@sampan/contract/logistics/billing/staff-billing";
import { ok } from "@sampan/domain/kernel/result";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { cancelBill } from "./cancel-bill.ts";
import { askBalanceDue, cancelBalanceDue } from "./asked-balance-due.ts";
import { listBillingQueue, listPostedBills } from "./list-billing.ts";
import { postBill } from "./post-bill.ts";
import { describePreview, priceGroup } from "./preview-bill.ts";

export function billingRoutes(edge: Edge, { jobs, chance }: Needs): void {
  mount(edge, calls.listOrdersToBill, async (db, input, { region }) =>
    ok(await listBillingQueue(db, input, region)),
  );

  mount(edge, calls.listBills, async (db, input, { region }) =>
    ok(await listPostedBills(db, input, region)),
  );

  mount(edge, calls.previewBill, async (db, input, caller) => {
    const priced = await priceGroup(db, input, { ...caller.prices, now: caller.now });
    return priced.ok ? ok({ data: describePreview(priced.value) }) : priced;
  });

  mount(edge, calls.postBill, async (db, input, caller) => {
    const posted = await postBill(db, input, { caller, jobs, chance });
    if (!posted.ok) return posted;
    const { bill_tid } = posted.value;
    return ok({ data: { bill_tid, ...describePreview(posted.value) } });
  });

  mount(edge, calls.cancelBill, async (db, input, caller) => {
    const order_tids = await cancelBill(db, input, caller);
    return order_tids.ok ? ok({ data: { order_tids: order_tids.value } }) : order_tids;
  });

  mount(edge, calls.askBalanceDue, async (db, input, caller) => {
    const child_tid = await askBalanceDue(db, input, { caller, jobs, chance });
    return child_tid.ok ? ok({ data: { child_tid: child_tid.value } }) : child_tid;
  });

  mount(edge, calls.cancelBalanceDue, async (db, input, caller) => {
    const order_tid = await cancelBalanceDue(db, input, { caller, jobs });
    return order_tid.ok ? ok({ data: { order_tid: order_tid.value } }) : order_tid;
  });
}
