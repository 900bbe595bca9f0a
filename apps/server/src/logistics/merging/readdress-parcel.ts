import type { InputOf } from "@sampan/contract/kernel/call";
import type { readdressParcel as readdressCall } from "@sampan/contract/logistics/merging/merging";
import { isReaddressable } from "@sampan/domain/logistics/merging/is-readdressable";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { OrderAddress } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { addressToCopy } from "../../people/addresses/address-to-copy.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { lockItems } from "../../trade/orders/lock-items.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";
import { type LockedParcel, lockParcels } from "../parcels/lock-parcels.ts";
import { changeWay } from "./change-way.ts";
import { findContents } from "./find-contents.ts";
import { findCurrentWay } from "./find-current-way.ts";
import { selectLeavingWith } from "./merging-queries.ts";
import { putWay } from "./way-queries.ts";

type Refused = Refusal<
  "parcel_unknown" | "parcel_not_in_state" | "address_needed" | "regions_differ"
>;
type Readdressing = { readonly caller: CustomerCaller } & Pick<Needs, "jobs">;

/**
 * Sends a paid parcel to another address, and with it whatever was billed to leave with it, since delivery was paid once.
 * Its owner is told, wherever they are told of their money. Refuses `parcel_not_in_state` before its payment and once one
 * of them is in a box, `regions_differ` for an address elsewhere, where freight is another. Whoever loads it at the same
 * moment comes first or reads the new address. [CONS-02] [ADDR-12]
 */
export async function readdressParcel(
  db: Db,
  { tid, address_id }: InputOf<typeof readdressCall>,
  { caller, jobs }: Readdressing,
): Promise<Result<readonly string[], Refused>> {
  const { customer, now } = caller;
  const ids = await selectLeavingWith(db, { tid, accountId: customer.id });
  if (ids.length === 0) return refuse({ code: "parcel_unknown" });
  const items = await lockItems(db, { parcelIds: ids });
  const parcels = await lockParcels(db, { ids });
  const fixed = parcels.find(
    ({ billing, transport_state }) => !isReaddressable({ billing, transport: transport_state }),
  );
  if (fixed) return refuse({ code: "parcel_not_in_state", values: { tid: fixed.tid } });
  const owned = { key: address_id ?? "", accountId: customer.id };
  const address = await addressToCopy(db, owned).executeTakeFirst();
  if (!address) return refuse({ code: "address_needed" });
  if (items.some(({ order }) => order.region !== address.region))
    return refuse({ code: "regions_differ" });

  for (const parcel of parcels) await send(db, parcel, { address, now });
  await notifyCustomer(db, jobs, {
    accountId: customer.id,
    kind: "parcel_readdressed",
    values: { tid },
    link: `/packageDetail/${tid}`,
    now,
  });
  return ok(parcels.map((parcel) => parcel.tid));
}

/** What its orders say of its line and insurance stays; customs is told what it was told. Their logs tell of it. */
async function send(
  db: Db,
  { id, tid }: LockedParcel,
  { address, now }: { readonly address: OrderAddress; readonly now: Date },
): Promise<void> {
  const known = await findCurrentWay(db, id);
  if (!known) throw new Error("a paid parcel goes nowhere");
  const way = { ...known, address };
  if (!(await changeWay(db, id, way)))
    await putWay(db, { package_id: id, ...way, declaration: [], chosen_at: now });
  const contents = await findContents(db, [id]);
  for (const orderId of new Set(contents.map(({ order_id }) => order_id)))
    await writeOrderLog(db, {
      orderId,
      biz_code: orderLogCodes.parcel_readdressed,
      actor: { kind: "customer" },
      content: { tid },
      now,
    });
}
