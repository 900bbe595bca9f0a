import * as calls from "@sampan/contract/logistics/services/services";
import * as desk from "@sampan/contract/logistics/services/staff-services";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { listServices, showService } from "./list-services.ts";
import { listServiceTerms } from "./list-service-terms.ts";
import { moveService } from "./move-service.ts";
import { orderServices } from "./order-services.ts";
import { endServiceRule, makeServiceRule, setServicePrice } from "./set-service-terms.ts";
import { showServices } from "./show-services.ts";
import { takeServiceBack } from "./take-service-back.ts";

/** What the warehouse does for a fee: asked for by owners of parcels, done at the desk. */
export function serviceRoutes(edge: Edge, { jobs, chance }: Needs): void {
  mount(edge, calls.queryServices, (db, { tid }, caller) => shown(db, tid, caller));
  mount(edge, calls.orderServices, async (db, input, caller) => {
    const ordered = await orderServices(db, input, { caller, chance });
    return ordered.ok ? shown(db, input.tid, caller) : ordered;
  });
  mount(edge, calls.takeServiceBack, async (db, input, caller) => {
    const taken = await takeServiceBack(db, input, caller);
    if (!taken.ok) return taken;
    const data = await showServices(db, taken.value, caller);
    // What is left of a parcel that was taken apart is nothing to show.
    return data ? ok({ data }) : refuse({ code: "service_unknown" });
  });

  mount(edge, desk.listServices, async (db, input, caller) =>
    ok(await listServices(db, input, caller)),
  );
  mount(edge, desk.moveService, async (db, input, caller) => {
    const moved = await moveService(db, input, { caller, jobs });
    return moved.ok ? ok({ data: await showService(db, moved.value, caller) }) : moved;
  });
  mount(edge, desk.queryServiceTerms, async (db, _, caller) =>
    ok({ data: await listServiceTerms(db, caller) }),
  );
  mount(edge, desk.setServicePrice, setServicePrice);
  mount(edge, desk.makeServiceRule, makeServiceRule);
  mount(edge, desk.endServiceRule, endServiceRule);
}

async function shown(
  db: Db,
  tid: string,
  caller: CustomerCaller,
): Promise<Result<{ data: calls.ParcelServices }, Refusal<"parcel_unknown">>> {
  const data = await showServices(db, tid, caller);
  return data ? ok({ data }) : refuse({ code: "parcel_unknown" });
}
