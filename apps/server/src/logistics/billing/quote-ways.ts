import {
  checkTransport,
  type GoodsClass,
  type TransportAcceptance,
} from "@sampan/domain/goods/shippability/goods-class";
import { type TransportId, transportIds } from "@sampan/domain/goods/shippability/transports";
import { sum, type Cents } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import { taxedOf } from "@sampan/domain/money/price-book/taxed-of";
import type { Db } from "../../kernel/db/db.ts";
import type { OfferedLine } from "../../money/price-book/find-tariff-lines.ts";
import { openLines } from "../../money/price-book/open-lines.ts";
import { type ParcelWay, selectGroupParcels, selectParcelGoods } from "./billing-queries.ts";
import { goodsClassesIn, priceShipments } from "./price-shipments.ts";

/** One way that goods could travel. Days in transit; cents of the region's payment currency. */
export interface QuotedWay {
  readonly transport: TransportId;
  readonly days_min: number;
  readonly days_max: number;
  /** Why these goods may not travel this way; null where they may. */
  readonly refused: "goods_refused" | "sensitive_by_air_only" | "transport_unavailable" | null;
  /** Freight and delivery; null while a parcel is not weighed, or none has come. */
  readonly amount: Cents | null;
  /** Whether duty and tax are in that price. */
  readonly is_tax_included: boolean;
  /** The same with them, where there is the choice; null where not. */
  readonly with_tax: { readonly amount: Cents | null } | null;
}

interface WaysWanted {
  readonly order: { readonly id: number; readonly region: Region };
  /** Of everything in the order, come or not. */
  readonly classes: readonly GoodsClass[];
  readonly tariff: readonly OfferedLine[];
  readonly acceptance: TransportAcceptance;
}

/**
 * What the unbilled parcels of an order would cost by each way that is open, without duty and tax and with them, priced as
 * its bill would be. [FRT-09]
 */
export async function quoteWays(
  db: Db,
  { order, classes, tariff, acceptance }: WaysWanted,
): Promise<readonly QuotedWay[]> {
  const parcels = await selectGroupParcels(db, [order.id]);
  const goods = await selectParcelGoods(
    db,
    parcels.map(({ id }) => id),
  );
  const all = [...classes, ...parcels.flatMap((parcel) => goodsClassesIn(parcel, goods))];
  return transportIds.flatMap((transport): QuotedWay[] => {
    const judged = checkTransport(all, transport, acceptance);
    const open = openLines(taxedOf(tariff, false), transport);
    const fits = ({ tariff_class }: OfferedLine) => judged.ok && tariff_class === judged.value;
    const line = open.find(fits);
    const shown = line ?? open[0];
    if (!shown) return [];
    const { days_min, days_max } = shown;
    const taxed = openLines(taxedOf(tariff, true), transport).find(fits);
    const price = (is_tax_included: boolean): Cents | null => {
      const orders = [{ ...wayIn(order.region, transport), is_tax_included }] as const;
      const priced = priceShipments({ group: { orders, parcels }, goods, tariff });
      return priced.ok
        ? sum(priced.value.shipments.map(({ international, local }) => international + local))
        : null;
    };
    return [
      {
        transport,
        days_min,
        days_max,
        refused: judged.ok ? (line ? null : "transport_unavailable") : judged.error.code,
        amount: line ? price(false) : null,
        is_tax_included: shown.is_tax_included ?? false,
        with_tax: line && taxed && taxed !== line ? { amount: price(true) } : null,
      },
    ];
  });
}

/** Freight goes by region and line; where exactly it ends, nobody has said yet. */
const wayIn = (region: Region, transport: TransportId): ParcelWay => ({
  address: { consignee: "", phone: "", region, area: [], detail: "", postal_code: "" },
  express: 1,
  transport,
  insurance: 0,
});
