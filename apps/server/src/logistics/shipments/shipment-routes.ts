import * as calls from "@sampan/contract/logistics/shipments/shipments";
import { ok } from "@sampan/domain/kernel/result";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import { holdShipment } from "./hold-shipment.ts";
import { listShipments } from "./list-shipments.ts";

export function shipmentRoutes(edge: Edge): void {
  mount(edge, calls.queryShipments, async (db, _, { customer }) =>
    ok({ datalist: await listShipments(db, customer.id) }),
  );

  mount(edge, calls.holdShipment, async (db, input, caller) => {
    const held = await holdShipment(db, input, caller);
    return held.ok ? ok({ data: { is_held: held.value } }) : held;
  });
}
