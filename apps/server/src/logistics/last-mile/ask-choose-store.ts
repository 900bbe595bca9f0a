import type { LastMile } from "@sampan/contract/logistics/last-mile/last-mile";
import { refuse, type Result } from "@sampan/domain/kernel/result";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { selectOwnParcel, selectVisit } from "./choice-queries.ts";
import { type ChoosingNeeds, hashVisit, takeStore } from "./choose-way.ts";

type Refused = Refusal<
  | "parcel_unknown"
  | "last_mile_fixed"
  | "last_mile_unavailable"
  | "store_refuses_parcel"
  | "mobile_needed_for_stores"
  | "store_visit_over"
  | "store_closed"
  | "stores_not_told"
>;

/**
 * Has a parcel brought to the store that its owner chose on the map. What came back from there is signed by nobody: the visit
 * must be theirs and of this parcel, and the store must stand in the chain's own list, which says its name and address.
 */
export async function askChooseStore(
  needs: ChoosingNeeds & Pick<Needs, "database" | "log">,
  { tid, visit }: { readonly tid: string; readonly visit: string },
  caller: CustomerCaller,
): Promise<Result<LastMile, Refused>> {
  const { db } = needs.database;
  const accountId = caller.customer.id;
  const parcel = await selectOwnParcel(db, { tid, accountId });
  if (!parcel) return refuse({ code: "parcel_unknown" });
  if (!needs.shipping) return refuse({ code: "last_mile_unavailable" });
  const of = { packageId: parcel.id, accountId, now: caller.now };
  const seen = await selectVisit(db, hashVisit(visit), of);
  if (!seen) return refuse({ code: "store_visit_over" });
  const { chain, store_id } = seen;
  const stores = await needs.shipping.listStores(chain);
  if (!stores.ok) {
    needs.log.warn({ chain, failure: stores.error.code }, "a chain's stores were not told");
    return refuse({ code: "stores_not_told" });
  }
  const store = stores.value.find((one) => one.store_id === store_id);
  if (!store) return refuse({ code: "store_closed" });
  return takeStore(db, { tid, visit, chain, store }, caller, needs);
}
