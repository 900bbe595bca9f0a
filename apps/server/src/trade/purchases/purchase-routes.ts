import * as calls from "@sampan/contract/trade/purchases/staff-purchases";
import { ok } from "@sampan/domain/kernel/result";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { listItems, listSellerOrders } from "./list-purchases.ts";
import { recordPurchase } from "./record-purchase.ts";
import { recordSellerShipment } from "./record-seller-shipment.ts";

export function purchaseRoutes(edge: Edge, { jobs }: Needs): void {
  mount(edge, calls.listPurchases, async (db, input, { language }) =>
    ok(await listSellerOrders(db, input, language)),
  );

  mount(edge, calls.recordPurchase, async (db, purchase, caller) => {
    const recorded = await recordPurchase(db, purchase, { caller, jobs });
    if (!recorded.ok) return recorded;
    return ok({ datalist: await listItems(db, purchase.oids, caller.language) });
  });

  mount(edge, calls.recordSellerShipment, async (db, shipment, caller) => {
    const recorded = await recordSellerShipment(db, shipment, { caller, jobs });
    if (!recorded.ok) return recorded;
    const oids = shipment.lines.map(({ oid }) => oid);
    return ok({ datalist: await listItems(db, oids, caller.language) });
  });
}
