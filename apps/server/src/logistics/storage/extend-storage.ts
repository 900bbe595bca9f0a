import type { InputOf } from "@sampan/contract/kernel/call";
import type { extendStorage as call } from "@sampan/contract/logistics/storage/storage";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { offerExtension } from "@sampan/domain/logistics/storage/extension";
import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { findParcel } from "../parcels/find-parcel.ts";
import { sinceOf, storageOf } from "../parcels/storage-of-parcel.ts";
import { dropProposal } from "./decide-abandonment.ts";
import { holdStored } from "./hold-stored.ts";
import { findExtension, insertExtension } from "./storage-queries.ts";

/**
 * Adds the days that were offered to a parcel's; they are charged on the bill it leaves by. Refuses
 * `storage_offer_changed` where the offer is not the one that was agreed to; the same once more changes nothing.
 */
export async function extendStorage(
  db: Db,
  { tid, until, amount }: InputOf<typeof call>,
  { customer, settings, now }: CustomerCaller,
  { jobs }: Pick<Needs, "jobs">,
): Promise<Result<null, Refusal<(typeof call.refusals)[number]>>> {
  const found = await findParcel(db, { tid, accountId: customer.id });
  if (!found) return refuse({ code: "parcel_unknown" });
  const held = await holdStored(db, found.id);
  if (await findExtension(db, { package_id: found.id, until })) return ok(null);
  if (!held || !storageOf(held.stored, settings, now))
    return refuse({ code: "storage_not_offered" });
  const lines = held.items.filter(({ status }) => isLiveItem(status)).length;
  const offer = offerExtension(sinceOf(held.stored, settings), settings, { lines, now });
  if (!offer.ok) return offer;
  if (offer.value.until !== until || offer.value.amount !== amount)
    return refuse({ code: "storage_offer_changed" });
  await insertExtension(db, { ...offer.value, package_id: found.id, created_at: now });
  await dropProposal(db, found.id, { by: null, now });
  await notifyCustomer(db, jobs, {
    accountId: customer.id,
    kind: "storage_extended",
    values: { tid, day: until, amount, currency: customer.currency },
    link: `/packageDetail/${tid}`,
    now,
  });
  return ok(null);
}
