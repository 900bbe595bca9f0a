import type { TariffClass } from "../../goods/shippability/goods-class.ts";
import type { TransportId } from "../../goods/shippability/transports.ts";
import { sum, type Cents } from "../../kernel/money.ts";
import type { Region } from "../../kernel/regions.ts";
import { tariffLineFor, type Measures, type TariffLine } from "../../money/price-book/freight.ts";
import { tariffOf } from "../../money/price-book/tariff-of.ts";
import { taxedOf } from "../../money/price-book/taxed-of.ts";
import { quoteShipment, type ShipmentParcel } from "../shipments/quote-shipment.ts";

/** Parcels that left together, as they were measured when they were billed. */
export interface BilledShipment {
  readonly region: Region;
  readonly transport: TransportId;
  /** Whether its owner wanted duty and tax in the price. */
  readonly is_tax_included: boolean;
  readonly parcels: readonly {
    readonly tariff_class: TariffClass;
    readonly measures: Measures;
  }[];
}

export interface BilledBefore {
  readonly tid: string;
  /** The groups of whoever was billed, the strongest first. */
  readonly groups: readonly number[];
  readonly shipments: readonly BilledShipment[];
}

export interface BillDifference {
  readonly tid: string;
  readonly before: Cents;
  readonly after: Cents;
}

/** What bills come to before a change and after it, and how many of them differ. */
export interface BillTotals {
  readonly bills: number;
  readonly changed: number;
  readonly before: Cents;
  readonly after: Cents;
}

export interface TariffComparison extends BillTotals {
  /** The same by whose price of the changed line it is: a group's, or, where null, everybody's. The largest first. */
  readonly byGroup: readonly (BillTotals & { readonly group: number | null })[];
  /** What would have risen, the largest first. */
  readonly rises: readonly BillDifference[];
}

/**
 * What a changed line does to bills: each is reckoned by the lines as they are for whoever was billed, and with the
 * changed one among them. Other changes since a bill was posted are in neither sum, and a bill that no line prices any
 * more is not counted. [BO-42]
 */
export function compareTariffs(
  bills: readonly BilledBefore[],
  lines: readonly TariffLine[],
  changed: TariffLine,
): TariffComparison {
  const among = [...lines.filter((line) => !isSameLine(line, changed)), changed];
  const differences = bills.flatMap(({ tid, groups, shipments }) => {
    const [was, own] = [tariffOf(lines, groups), tariffOf(among, groups)];
    if (![was, own].some((tariff) => isPricedBy(changed, { shipments, tariff }))) return [];
    const [before, after] = [freightOf(shipments, was), freightOf(shipments, own)];
    const priced = tariffLineFor(taxedOf(own, changed.is_tax_included ?? false), changed);
    const group = priced.ok ? (priced.value.group ?? null) : null;
    return before === undefined || after === undefined ? [] : [{ tid, before, after, group }];
  });
  const byGroup = [...Map.groupBy(differences, ({ group }) => group)];
  return {
    ...totalsOf(differences),
    byGroup: byGroup
      .map(([group, some]) => ({ group, ...totalsOf(some) }))
      .toSorted((one, other) => other.bills - one.bills),
    rises: differences
      .filter((one) => rise(one) > 0)
      .toSorted((one, other) => rise(other) - rise(one))
      .map(({ tid, before, after }) => ({ tid, before, after })),
  };
}

/** Whether some parcel goes by the price that is written: its way and class, with tax or without. */
const isPricedBy = (
  { transport, tariff_class, is_tax_included = false }: TariffLine,
  { shipments, tariff }: { shipments: readonly BilledShipment[]; tariff: readonly TariffLine[] },
): boolean =>
  shipments.some((shipment) => {
    const { region, parcels } = shipment;
    const line = tariffLineFor(taxedOf(tariff, shipment.is_tax_included), {
      region,
      transport,
      tariff_class,
    });
    return (
      shipment.transport === transport &&
      parcels.some((parcel) => parcel.tariff_class === tariff_class) &&
      (!line.ok || (line.value.is_tax_included ?? false) === is_tax_included)
    );
  });

const rise = ({ before, after }: BillDifference): Cents => after - before;

const totalsOf = (differences: readonly BillDifference[]): BillTotals => ({
  bills: differences.length,
  changed: differences.filter((one) => rise(one) !== 0).length,
  before: sum(differences.map(({ before }) => before)),
  after: sum(differences.map(({ after }) => after)),
});

export const isSameLine = (
  one: Pick<TariffLine, "region" | "transport" | "tariff_class" | "group" | "is_tax_included">,
  other: Pick<TariffLine, "region" | "transport" | "tariff_class" | "group" | "is_tax_included">,
): boolean =>
  one.region === other.region &&
  one.transport === other.transport &&
  one.tariff_class === other.tariff_class &&
  (one.group ?? null) === (other.group ?? null) &&
  (one.is_tax_included ?? false) === (other.is_tax_included ?? false);

/** Undefined where one of the parcels has no line. */
function freightOf(
  shipments: readonly BilledShipment[],
  lines: readonly TariffLine[],
): Cents | undefined {
  const totals = shipments.map(({ region, transport, is_tax_included, parcels }) => {
    const fitting = taxedOf(lines, is_tax_included);
    const [first, ...others] = parcels.flatMap(({ tariff_class, measures }): ShipmentParcel[] => {
      const line = tariffLineFor(fitting, { region, transport, tariff_class });
      return line.ok ? [{ line: line.value, measures }] : [];
    });
    return first && others.length + 1 === parcels.length
      ? quoteShipment([first, ...others]).total
      : undefined;
  });
  return totals.includes(undefined) ? undefined : sum(totals.map((total) => total ?? 0));
}
