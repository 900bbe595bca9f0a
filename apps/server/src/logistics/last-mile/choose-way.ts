import { createHash } from "node:crypto";
import type { LastMile } from "@sampan/contract/logistics/last-mile/last-mile";
import { mayChoose, visitEnds } from "@sampan/domain/logistics/last-mile/last-mile-trouble";
import {
  isStoreChain,
  type LastMileWay,
  misfitsOf,
  type StoreChain,
} from "@sampan/domain/logistics/last-mile/last-mile-ways";
import { hasStores } from "@sampan/domain/people/regions/regions";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { BrowserForm, Store } from "@sampan/connectors/carriers/shipping-provider";
import type { Db } from "../../kernel/db/db.ts";
import { settle } from "../../kernel/db/settle.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findCurrentWay } from "../merging/find-current-way.ts";
import {
  deleteVisit,
  insertVisit,
  type LastMileParcel,
  lockOwnParcel,
  putChoice,
} from "./choice-queries.ts";
import { measureParcel } from "./load-last-mile.ts";
import { selectLatestOrder } from "./shipping-queries.ts";
import { showLastMile } from "./show-last-mile.ts";

type Refused = Refusal<
  | "parcel_unknown"
  | "last_mile_fixed"
  | "last_mile_unavailable"
  | "store_refuses_parcel"
  | "mobile_needed_for_stores"
>;
export type ChoosingNeeds = Pick<Needs, "shipping" | "say" | "chance">;

/**
 * Whether the customer's parcel may go a way now, under its lock: nobody brings it yet, the way is open here, its size and the
 * value of its goods are taken, and a store can reach its receiver. Refuses each in words of its own.
 */
async function checkWay(
  db: Db,
  { tid, way }: { readonly tid: string; readonly way: LastMileWay },
  { customer }: Pick<CustomerCaller, "customer">,
  { shipping }: Pick<Needs, "shipping">,
): Promise<Result<LastMileParcel, Refused>> {
  const parcel = await lockOwnParcel(db, { tid, accountId: customer.id });
  if (!parcel) return refuse({ code: "parcel_unknown" });
  if (!hasStores[customer.region] || !shipping?.ways.includes(way))
    return refuse({ code: "last_mile_unavailable" });
  const order = await selectLatestOrder(db, parcel.id);
  if (parcel.is_part || !mayChoose(parcel, order)) return refuse({ code: "last_mile_fixed" });
  if (misfitsOf(way, await measureParcel(db, parcel)).length > 0)
    return refuse({ code: "store_refuses_parcel" });
  const goes = isStoreChain(way) ? await findCurrentWay(db, parcel.id) : undefined;
  if (goes && !isMobile(goes.address.phone)) return refuse({ code: "mobile_needed_for_stores" });
  return ok(parcel);
}

/** As carriers in Taiwan want it. */
const isMobile = (phone: string): boolean => /^09\d{8}$/.test(phone);

/** Only its hash is kept: whoever reads the table cannot answer in somebody's place. */
export const hashVisit = (visit: string): string =>
  createHash("sha256").update(visit).digest("hex");

const visit_characters = 20;
const alphabet = "0123456789abcdefghijkmnpqrstuvwx";

/** Twenty characters of thirty-two: a hundred bits, as many as ECPay carries along. */
const newVisit = (chance: Needs["chance"]): string =>
  Array.from(chance(visit_characters), (byte) => alphabet[byte % alphabet.length]).join("");

/** Begins a look at a chain's map for a parcel, which ends with its store or after half an hour. */
export async function openStoreMap(
  db: Db,
  { tid, chain }: { readonly tid: string; readonly chain: StoreChain },
  caller: CustomerCaller,
  needs: ChoosingNeeds,
): Promise<Result<BrowserForm, Refused>> {
  const parcel = await checkWay(db, { tid, way: chain }, caller, needs);
  if (!parcel.ok) return parcel;
  if (!needs.shipping) return refuse({ code: "last_mile_unavailable" });
  const visit = newVisit(needs.chance);
  await insertVisit(db, hashVisit(visit), {
    package_id: parcel.value.id,
    account_id: caller.customer.id,
    chain,
    ends_at: visitEnds(caller.now),
  });
  return ok(needs.shipping.mapForm({ chain, visit }));
}

/** Has the parcel brought to its address. */
export async function chooseHome(
  db: Db,
  tid: string,
  caller: CustomerCaller,
  needs: ChoosingNeeds,
): Promise<
  Result<
    LastMile,
    Refusal<"parcel_unknown" | "last_mile_fixed" | "last_mile_unavailable" | "store_refuses_parcel">
  >
> {
  const parcel = await checkWay(db, { tid, way: "home" }, caller, needs);
  if (!parcel.ok) {
    const { code } = parcel.error;
    // A door has no use for a mobile number, so nobody is refused for one.
    if (code === "mobile_needed_for_stores") throw new Error("a door asks for no mobile number");
    return refuse({ code });
  }
  await putChoice(db, parcel.value.id, { way: "home", store: null, now: caller.now });
  return showLastMile(db, tid, caller, needs);
}

/** Writes down the store that its chain's list holds, once: the visit ends with it. */
export const takeStore = (
  db: Db,
  chosen: {
    readonly tid: string;
    readonly visit: string;
    readonly chain: StoreChain;
    readonly store: Store;
  },
  caller: CustomerCaller,
  needs: ChoosingNeeds,
): Promise<Result<LastMile, Refused>> =>
  settle(db, async (open) => {
    const { tid, chain, visit, store } = chosen;
    const parcel = await checkWay(open, { tid, way: chain }, caller, needs);
    if (!parcel.ok) return parcel;
    await putChoice(open, parcel.value.id, { way: chain, store, now: caller.now });
    await deleteVisit(open, hashVisit(visit));
    return showLastMile(open, tid, caller, needs);
  });
