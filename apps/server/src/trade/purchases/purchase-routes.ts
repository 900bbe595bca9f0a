import * as calls from "@sampan/contract/trade/purchases/staff-purchases";
import { ok } from "@sampan/domain/kernel/result";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import type { Settings } from "../../kernel/settings/settings.ts";
import { claimPurchases, handBackPurchases } from "./claim-purchases.ts";
import { completeOnBehalf } from "./complete-on-behalf.ts";
import { listItems, listSellerOrders } from "./list-purchases.ts";
import { recordDelay } from "./record-delay.ts";
import { recordPurchase } from "./record-purchase.ts";
import { recordSellerShipment } from "./record-seller-shipment.ts";

export function purchaseRoutes(edge: Edge, { jobs, limits, marketplaces }: Needs): void {
  mount(edge, calls.listPurchases, async (db, input, caller) => {
    const wirePlatforms = takingWire(marketplaces, caller.settings);
    return ok(await listSellerOrders(db, input, { caller, wirePlatforms }));
  });
  mount(edge, calls.claimPurchases, async (db, { ids }, caller) => {
    const claimed = await claimPurchases(db, ids, caller);
    return claimed.ok ? ok({}) : claimed;
  });
  mount(edge, calls.handBackPurchases, async (db, { ids }, caller) => {
    const back = await handBackPurchases(db, ids, caller);
    return back.ok ? ok({}) : back;
  });

  mount(edge, calls.recordPurchase, async (db, purchase, caller) => {
    const recorded = await recordPurchase(db, purchase, { caller, jobs });
    if (!recorded.ok) return recorded;
    return ok({ datalist: await listItems(db, purchase.oids, caller.language) });
  });

  mount(edge, calls.recordDelay, async (db, delay, caller) => {
    const recorded = await recordDelay(db, delay, { caller, jobs });
    if (!recorded.ok) return recorded;
    return ok({ datalist: await listItems(db, [delay.oid], caller.language) });
  });

  mount(edge, calls.completeOnBehalf, async (db, done, caller) => {
    const completed = await completeOnBehalf(db, { jobs, limits }, done, caller);
    if (!completed.ok) return completed;
    return ok({ datalist: await listItems(db, [done.oid], caller.language) });
  });

  mount(edge, calls.recordSellerShipment, async (db, shipment, caller) => {
    const recorded = await recordSellerShipment(db, shipment, { caller, jobs });
    if (!recorded.ok) return recorded;
    const oids = shipment.lines.map(({ oid }) => oid);
    return ok({ datalist: await listItems(db, oids, caller.language) });
  });
}

/** Whose goods can be ordered over an interface, as the house is set. */
const takingWire = (
  marketplaces: Needs["marketplaces"],
  { purchase_by_wire, disabled_platforms }: Settings,
): ReadonlySet<number> =>
  new Set(
    purchase_by_wire === "off"
      ? []
      : [...marketplaces.values()]
          .filter(({ ordering, platform }) => ordering && !disabled_platforms.includes(platform))
          .map(({ platform }) => platform),
  );
