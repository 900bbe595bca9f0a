import type { Result } from "@sampan/domain/kernel/result";
import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { pricesOfGroups } from "../../money/price-book/prices-of.ts";
import type { Tariffs } from "../../money/price-book/tariffs-at.ts";
import { tariffsThen } from "../../money/price-book/tariffs-then.ts";
import type { BillRefused } from "../billing/compose-bill.ts";
import type { BillingGroup } from "../billing/load-billing-group.ts";
import { type PricedGroup, priceGroup, priceLoaded } from "../billing/preview-bill.ts";
import { checkLineTakes, type LineRefused } from "../merging/check-carriage.ts";
import type { ChosenWay } from "../merging/chosen-way.ts";
import type { PartContent } from "../merging/find-contents.ts";
import type { RehearsedBox } from "./rehearsal-queries.ts";

export type BoxRefused =
  | LineRefused
  | BillRefused
  | Refusal<
      | "order_unknown"
      | "order_not_in_state"
      | "parcel_not_in_state"
      | "shipment_waits"
      | "rehearsal_waits"
      | "services_open"
    >;

export interface BoxToPrice {
  readonly box: RehearsedBox;
  readonly contents: readonly PartContent[];
  readonly way: ChosenWay;
  readonly prices: Tariffs;
  readonly caller: CustomerCaller;
  /** What is billed with it, of whoever holds it. */
  readonly group?: BillingGroup;
}

/** The tariff of its packing, and of the groups that its owner was in then, while that is held for its owner, and that of now from then on. */
export async function tariffsOfBox(
  db: Db,
  { packed_at, price_until, groups }: Pick<RehearsedBox, "packed_at" | "price_until" | "groups">,
  { now, prices }: Pick<CustomerCaller, "now" | "prices">,
): Promise<{ prices: Tariffs; isHeld: boolean }> {
  const isHeld = packed_at !== null && price_until !== null && now < price_until;
  if (!isHeld) return { prices, isHeld };
  return { prices: pricesOfGroups(await tariffsThen(db, packed_at), groups), isHeld };
}

/** No charges of staff's: what an owner agrees to is freight, insurance and packing first. */
const freightAlone = { warehouse_charge: 0, other_charge: 0, other_reason: "", discount: 0 };

/**
 * The bill of a box as it would be posted if its owner agreed to it this way now, by the function that prices every
 * bill. Refuses what the line does not take, and what keeps orders of the box from being billed.
 */
export async function priceBox(
  db: Db,
  { box, contents, way, prices, caller, group }: BoxToPrice,
): Promise<Result<PricedGroup, BoxRefused>> {
  const { transport, address } = way;
  const goods_classes = contents
    .filter(({ status }) => isLiveItem(status))
    .map(({ goods_class }) => goods_class);
  const parcels = [{ marks: box.marks, goods_classes }];
  const { region } = address;
  const taken = await checkLineTakes(db, { parcels, contents, region, transport, caller });
  if (!taken.ok) return taken;
  const { now } = caller;
  const input = { order_tid: box.order_tid, ...freightAlone };
  return group
    ? priceLoaded(db, group, { input, ...prices, now })
    : priceGroup(db, input, { ...prices, now, answered: { tid: box.tid, way } });
}

/** The bill of a box the way it was asked for, of whoever holds what is billed with it. */
export const billAsAsked = (
  db: Db,
  { box, group }: { readonly box: RehearsedBox; readonly group: BillingGroup },
  prices: Tariffs & { readonly now: Date },
): ReturnType<typeof priceLoaded> =>
  priceLoaded(db, group, { input: { order_tid: box.order_tid, ...freightAlone }, ...prices });
