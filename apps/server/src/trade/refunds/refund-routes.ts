import * as calls from "@sampan/contract/trade/refunds/refunds";
import { ok, refuse } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { isStaffAccount } from "../../people/staff/is-own-account.ts";
import { closeRefund } from "./close-refund.ts";
import { describeRefund } from "./describe-refund.ts";
import { previewRefund } from "./preview-refund.ts";
import { requestRefunds } from "./request-refunds.ts";
import { selectOwnRefunds, selectShownRefund, type ShownRefund } from "./shown-refund-queries.ts";
import { staffRefundRoutes } from "./staff-refund-routes.ts";

export function refundRoutes(edge: Edge, needs: Needs): void {
  const { jobs } = needs;
  mount(edge, calls.reverseApplyBatch, async (db, input, caller) => {
    const asked = await requestRefunds(db, input, { caller, jobs });
    if (!asked.ok) return asked;
    const rows = await Promise.all(asked.value.map((number) => findOwn(db, number, caller)));
    return ok({
      datalist: await describeAll(
        db,
        rows.flatMap((row) => row ?? []),
        caller,
      ),
    });
  });

  mount(edge, calls.simulateReverse, previewRefund);

  mount(edge, calls.queryReverseList, async (db, { tid, page, page_size }, caller) => {
    const { rows, total } = await selectOwnRefunds(db, {
      accountId: caller.customer.id,
      tid,
      limit: page_size,
      offset: (page - 1) * page_size,
    });
    return ok({ datalist: await describeAll(db, rows, caller), total });
  });

  mount(edge, calls.getReverseDetail, async (db, { number }, caller) =>
    showOwn(db, number, caller),
  );

  mount(edge, calls.closeReverse, async (db, { number }, caller) => {
    const closed = await closeRefund(db, number, caller);
    return closed.ok ? showOwn(db, number, caller) : closed;
  });
  staffRefundRoutes(edge, needs);
}

const findOwn = (db: Db, number: string, { customer }: CustomerCaller) =>
  selectShownRefund(db, { number, accountId: customer.id });

async function showOwn(db: Db, number: string, caller: CustomerCaller) {
  const row = await findOwn(db, number, caller);
  if (!row) return refuse({ code: "refund_unknown" } as const);
  const [data] = await describeAll(db, [row], caller);
  return data ? ok({ data }) : refuse({ code: "refund_unknown" } as const);
}

async function describeAll(
  db: Db,
  rows: readonly ShownRefund[],
  { customer, settings, now }: CustomerCaller,
) {
  const isOfStaff = rows.length > 0 && (await isStaffAccount(db, customer.id));
  return rows.map((row) => describeRefund(row, { limits: settings, now, isOfStaff }));
}
