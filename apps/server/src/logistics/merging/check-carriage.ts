import { checkTransport } from "@sampan/domain/goods/shippability/goods-class";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import {
  checkMerge,
  goodsClassesIn,
  type MergeRefused,
  type ParcelToMerge,
} from "@sampan/domain/logistics/merging/check-merge";
import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { openLines } from "../../money/price-book/open-lines.ts";
import { checkLinesCarried } from "../../trade/approvals/check-lines-carried.ts";
import type { LockedParcel } from "../parcels/lock-parcels.ts";
import type { ChosenWay } from "./chosen-way.ts";
import type { PartContent } from "./merging-queries.ts";

export type CarriageRefused =
  | MergeRefused
  | Refusal<"transport_unavailable" | "shipping_refused" | "transport_refused">;

export interface Carriage {
  readonly parts: readonly LockedParcel[];
  readonly contents: readonly PartContent[];
  readonly isMerged: (tid: string) => boolean;
  readonly way: ChosenWay;
  readonly caller: CustomerCaller;
}

/**
 * Whether these parcels may leave in one box the chosen way: by what they are, where they lie and where they go, by
 * what the line takes, and by the rules for each of their goods, which may have been written after the order. [CONS-05]
 */
export async function checkCarriage(
  db: Db,
  { parts, contents, isMerged, way, caller }: Carriage,
): Promise<Result<null, CarriageRefused>> {
  const { transport, insurance, address } = way;
  const { region } = address;
  const parcels = parts.map((part) => asParcelToMerge(part, { contents, isMerged }));
  const acceptance = caller.settings.transport_classes;
  const merged = checkMerge(parcels, { region, transport, insurance }, acceptance);
  if (!merged.ok) return merged;
  const carried = checkTransport(goodsClassesIn(parcels), transport, acceptance);
  if (!carried.ok) return carried;
  const line = openLines(caller.prices.tariffs[region], transport).find(
    ({ tariff_class }) => tariff_class === carried.value,
  );
  if (!line) return refuse({ code: "transport_unavailable" });
  const oids = new Set(contents.map(({ oid }) => oid));
  for (const order_tid of new Set(contents.map((content) => content.order_tid))) {
    const judged = await checkLinesCarried(db, { order_tid, oids, region, transport }, caller);
    if (!judged.ok) return judged;
  }
  return ok(null);
}

/** A parcel with what of it is still alive. */
export function asParcelToMerge(
  part: Pick<LockedParcel, "id" | "tid" | "warehouse" | "billing" | "transport_state" | "marks">,
  { contents, isMerged }: Pick<Carriage, "contents" | "isMerged">,
): ParcelToMerge {
  const own = contents.filter(({ package_id }) => package_id === part.id);
  return {
    ...part,
    is_merged: isMerged(part.tid),
    goods_classes: own
      .filter(({ status }) => isLiveItem(status))
      .map(({ goods_class }) => goods_class),
    orders: own.map(({ order_status, region, insurance }) => ({
      isComplete: order_status === 2,
      region,
      insurance,
    })),
  };
}
