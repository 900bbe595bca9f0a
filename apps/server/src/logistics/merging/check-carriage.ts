import {
  checkTransport,
  type TransportRefusal,
} from "@sampan/domain/goods/shippability/goods-class";
import type { TransportId } from "@sampan/domain/goods/shippability/transports";
import type { Region } from "@sampan/domain/kernel/regions";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import {
  checkMerge,
  goodsClassesIn,
  type MergeRefused,
  type ParcelToMerge,
} from "@sampan/domain/logistics/merging/check-merge";
import { isTaxIncluded } from "@sampan/domain/logistics/shipments/is-tax-included";
import { taxedOf } from "@sampan/domain/money/price-book/taxed-of";
import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { OfferedLine } from "../../money/price-book/find-tariff-lines.ts";
import { openLines } from "../../money/price-book/open-lines.ts";
import { checkLinesCarried } from "../../trade/approvals/check-lines-carried.ts";
import type { LockedParcel } from "../parcels/lock-parcels.ts";
import type { ChosenWay } from "./chosen-way.ts";
import type { PartContent } from "./find-contents.ts";

export type LineRefused =
  | TransportRefusal
  | Refusal<"transport_unavailable" | "shipping_refused" | "transport_refused">;
export type CarriageRefused = MergeRefused | LineRefused;

export interface Carriage {
  readonly parts: readonly LockedParcel[];
  readonly contents: readonly PartContent[];
  readonly isMerged: (tid: string) => boolean;
  readonly way: ChosenWay;
  readonly caller: CustomerCaller;
}

/**
 * Whether these parcels may leave in one box the chosen way: by what they are, where they lie and where they go, by
 * what the line takes, and by the rules for each of their goods, which may have been written after the order. Answers the
 * row of the tariff that prices them. [CONS-05]
 */
export async function checkCarriage(
  db: Db,
  { parts, contents, isMerged, way, caller }: Carriage,
): Promise<Result<OfferedLine, CarriageRefused>> {
  const { transport, insurance, address } = way;
  const { region } = address;
  const parcels = parts.map((part) => asParcelToMerge(part, { contents, isMerged }));
  const acceptance = caller.settings.transport_classes;
  const merged = checkMerge(parcels, { region, transport, insurance }, acceptance);
  if (!merged.ok) return merged;
  return checkLineTakes(db, { parcels, contents, region, transport, caller });
}

interface GoodsOnLine {
  readonly parcels: readonly Pick<ParcelToMerge, "marks" | "goods_classes">[];
  readonly contents: readonly PartContent[];
  readonly region: Region;
  readonly transport: TransportId;
  readonly caller: Pick<CustomerCaller, "language" | "words" | "settings" | "prices">;
}

/** Whether a line takes these goods now: it is open for their class, and no rule keeps any of them off it. [CONS-05] */
export async function checkLineTakes(
  db: Db,
  { parcels, contents, region, transport, caller }: GoodsOnLine,
): Promise<Result<OfferedLine, LineRefused>> {
  const carried = checkTransport(
    goodsClassesIn(parcels),
    transport,
    caller.settings.transport_classes,
  );
  if (!carried.ok) return carried;
  const tariff = tariffOfContents(contents, caller.prices.tariffs[region]);
  const line = openLines(tariff, transport).find(
    ({ tariff_class }) => tariff_class === carried.value,
  );
  if (!line) return refuse({ code: "transport_unavailable" });
  const oids = new Set(contents.map(({ oid }) => oid));
  for (const order_tid of new Set(contents.map((content) => content.order_tid))) {
    const judged = await checkLinesCarried(db, { order_tid, oids, region, transport }, caller);
    if (!judged.ok) return judged;
  }
  return ok(line);
}

/** The lines that goods go by together. */
export const tariffOfContents = (
  contents: readonly PartContent[],
  tariff: readonly OfferedLine[],
): readonly OfferedLine[] => taxedOf(tariff, isTaxIncluded(contents));

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
