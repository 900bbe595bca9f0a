import * as calls from "@sampan/contract/trade/purchases/staff-wire-orders";
import * as standing from "@sampan/contract/trade/purchases/staff-wire-purchases";
import { ok } from "@sampan/domain/kernel/result";
import { mountNotification } from "../../kernel/http/mount-notification.ts";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { listItems } from "../purchases/list-purchases.ts";
import { describeWireOrder } from "../purchases/wire-orders-shown.ts";
import { askCancel } from "./ask-cancel.ts";
import { askMessages } from "./ask-messages.ts";
import { askPayLink } from "./ask-pay-link.ts";
import { askPlace } from "./ask-place.ts";
import { askPreview } from "./ask-preview.ts";
import { askTrace } from "./ask-trace.ts";
import { listWirePurchases } from "./list-wire-purchases.ts";

/** Orders over the interface of 1688. */
export function wireOrderRoutes(edge: Edge, needs: Needs): void {
  const { db } = needs.database;
  mount(edge, calls.previewWireOrder, (_db, input, caller) => askPreview(needs, input, caller));
  mount(edge, calls.placeWireOrder, async (_db, input, caller) => {
    const placed = await askPlace(needs, input, caller);
    if (!placed.ok) return placed;
    const wire = await describeWireOrder(db, placed.value.id);
    return ok({ wire, datalist: await listItems(db, input.oids, caller.language) });
  });
  mount(edge, calls.askWirePayLink, (_db, input, caller) => askPayLink(needs, input, caller));
  mount(edge, standing.listWirePurchases, listWirePurchases);
  mount(edge, standing.cancelWirePurchase, (_db, input, caller) => askCancel(needs, input, caller));
  mount(edge, standing.readWireTrace, (_db, input, caller) => askTrace(needs, input, caller));
  mountNotification(edge, calls.alibabaMessages, (notification) =>
    askMessages(needs, notification),
  );
}
