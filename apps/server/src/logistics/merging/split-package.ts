import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { lockItems } from "../../trade/orders/lock-items.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";
import { removeParcel } from "../parcels/create-parcel.ts";
import { lockParcels } from "../parcels/lock-parcels.ts";
import { moveAside, putContents, relateParcel, takeContents } from "../parcels/move-contents.ts";
import { moveBilling } from "../parcels/move-parcel.ts";
import { handServicesBack } from "../services/end-services.ts";
import { holdRehearsal, moveRehearsal } from "./move-rehearsal.ts";
import { deleteMergedParcel, findMergedParcel, selectParts } from "./merging-queries.ts";
import type { StoresOfMerged } from "./stores-of-merged.ts";

interface Splitting extends Pick<Needs, "jobs"> {
  readonly caller: CustomerCaller;
  readonly stores: Pick<StoresOfMerged, "letStoreGo">;
}

/**
 * Undoes a merge before its bill: every part holds its goods again and goes the way of its order. Refuses
 * `parcel_not_in_state` for a parcel that is none of several, or billed. Answers the tids of its parts.
 */
export async function splitPackage(
  db: Db,
  tid: string,
  { caller: { customer, now }, jobs, stores }: Splitting,
): Promise<
  Result<string[], Refusal<"parcel_unknown" | "parcel_not_in_state" | "rehearsal_not_in_state">>
> {
  const own = await db
    .selectFrom("packages")
    .select("id")
    .where("tid", "=", tid)
    .where("account_id", "=", customer.id)
    .executeTakeFirst();
  if (!own) return refuse({ code: "parcel_unknown" });
  const items = await lockItems(db, { parcelIds: [own.id] });
  const [parcel] = await lockParcels(db, { ids: [own.id] });
  if (!parcel) return refuse({ code: "parcel_unknown" });
  const isMerged = await findMergedParcel(db, { tid });
  const isUnbilled = parcel.bill_id === null && [2, 3].includes(parcel.billing);
  if (!isMerged || !isUnbilled) return refuse({ code: "parcel_not_in_state" });

  const rehearsal = await holdRehearsal(db, parcel.id);
  if (rehearsal) {
    const apart = await moveRehearsal(db, rehearsal, {
      command: "take_apart",
      by: "customer",
      now,
    });
    if (!apart.ok) return apart;
  }
  const contents = await selectParts(db, parcel.id);
  const parts = await lockParcels(db, { ids: contents.map(({ package_id }) => package_id) });
  await handServicesBack(db, { from: parcel.id, contents, parts }, { jobs, now });
  await takeContents(db, [parcel.id]);
  await deleteMergedParcel(db, parcel.id);
  await stores.letStoreGo(db, parcel.id);
  await removeParcel(db, parcel.id);
  await putContents(db, contents);
  for (const part of parts) {
    const event = part.billing === 1 ? "cancel_merge" : "split";
    const moved = await moveBilling(db, part, event, { id: null, fee: 0 });
    if (!moved.ok) throw new Error(`part ${part.tid} of an unbilled parcel cannot be split`);
    await moveAside(db, part, { event: "prepare", now });
    await relateParcel(db, part.id, "");
  }
  const tids = parts.map((part) => part.tid);
  for (const orderId of new Set(items.map(({ order }) => order.id)))
    await writeOrderLog(db, {
      orderId,
      biz_code: orderLogCodes.parcel_split,
      actor: { kind: "customer" },
      content: { tid },
      now,
    });
  return ok(tids);
}
