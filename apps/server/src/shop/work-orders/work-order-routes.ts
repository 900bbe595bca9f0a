import * as calls from "@sampan/contract/shop/work-orders/work-orders";
import { ok, refuse } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { askEntryTranslations } from "./ask-entry-translations.ts";
import { closeWorkOrder } from "./close-work-order.ts";
import { createWorkOrder } from "./create-work-order.ts";
import { describeWorkOrder, summariseWorkOrder } from "./describe-work-order.ts";
import { replyWorkOrder } from "./reply-work-order.ts";
import { selectOwnWorkOrders, selectShownWorkOrder } from "./shown-work-order-queries.ts";
import { staffWorkOrderRoutes } from "./staff-work-order-routes.ts";

export function workOrderRoutes(edge: Edge, needs: Needs): void {
  mount(edge, calls.createWorkOrder, async (db, input, caller) => {
    const asked = await createWorkOrder(db, input, caller);
    if (!asked.ok) return asked;
    const shown = await showOwn(db, asked.value.key, caller);
    if (!shown.ok) throw new Error(`work order ${asked.value.key} is gone`);
    return shown;
  });
  mount(edge, calls.queryWorkOrderList, async (db, { page, page_size }, { customer, now }) => {
    const part = { limit: page_size, offset: (page - 1) * page_size };
    const { rows, total } = await selectOwnWorkOrders(db, customer.id, part);
    return ok({ datalist: rows.map((row) => summariseWorkOrder(row, now)), total });
  });
  mount(edge, calls.getWorkOrderDetail, (db, { id }, caller) => showOwn(db, id, caller));
  mount(edge, calls.replyWorkOrder, async (db, input, caller) => {
    const replied = await replyWorkOrder(db, input, caller);
    return replied.ok ? showOwn(db, input.id, caller) : replied;
  });
  mount(edge, calls.closeWorkOrder, async (db, { id }, caller) => {
    const closed = await closeWorkOrder(db, id, caller);
    return closed.ok ? showOwn(db, id, caller) : closed;
  });
  mount(edge, calls.translateWorkOrder, async (db, { id }, caller) => {
    const { customer, settings, language, now } = caller;
    const asked = await selectShownWorkOrder(db, { key: id, accountId: customer.id });
    if (!asked) return refuse({ code: "work_order_unknown" } as const);
    const most = settings.translation_characters_per_customer;
    const datalist = await askEntryTranslations(db, needs, asked.id, {
      language,
      budget: settings.translation_characters_per_day,
      share: { who: `customer:${customer.id}`, most },
      now,
    });
    return ok({ datalist: [...datalist] });
  });
  staffWorkOrderRoutes(edge, needs);
}

async function showOwn(db: Db, key: string, { customer, now }: CustomerCaller) {
  const asked = await selectShownWorkOrder(db, { key, accountId: customer.id });
  return asked
    ? ok({ data: await describeWorkOrder(db, asked, now) })
    : refuse({ code: "work_order_unknown" } as const);
}
