import type { TariffClass } from "../../goods/shippability/goods-class.ts";
import type { TransportId } from "../../goods/shippability/transports.ts";
import { sum, type Cents } from "../../kernel/money.ts";
import type { Region } from "../../kernel/regions.ts";
import { tariffLineFor, type Measures, type TariffLine } from "../../money/price-book/freight.ts";
import { quoteShipment, type ShipmentParcel } from "../shipments/quote-shipment.ts";

/** Parcels that left together, as they were measured when they were billed. */
export interface BilledShipment {
  readonly region: Region;
  readonly transport: TransportId;
  readonly parcels: readonly { readonly tariff_class: TariffClass; readonly measures: Measures }[];
}

export interface BilledBefore {
  readonly tid: string;
  readonly shipments: readonly BilledShipment[];
}

export interface BillDifference {
  readonly tid: string;
  readonly before: Cents;
  readonly after: Cents;
}

export interface TariffComparison {
  readonly bills: number;
  readonly changed: number;
  readonly before: Cents;
  readonly after: Cents;
  /** What would have risen, the largest first. */
  readonly rises: readonly BillDifference[];
}

/**
 * What a changed line does to bills: each is reckoned by the lines as they are, and with the changed one among them.
 * Other changes since a bill was posted are in neither sum, and a bill that no line prices any more is not counted.
 * [BO-42]
 */
export function compareTariffs(
  bills: readonly BilledBefore[],
  lines: readonly TariffLine[],
  changed: TariffLine,
): TariffComparison {
  const among = [...lines.filter((line) => !isSameLine(line, changed)), changed];
  const differences = bills.flatMap(({ tid, shipments }) => {
    const before = freightOf(shipments, lines);
    const after = freightOf(shipments, among);
    return before === undefined || after === undefined ? [] : [{ tid, before, after }];
  });
  const rise = ({ before, after }: BillDifference): Cents => after - before;
  return {
    bills: differences.length,
    changed: differences.filter((one) => rise(one) !== 0).length,
    before: sum(differences.map(({ before }) => before)),
    after: sum(differences.map(({ after }) => after)),
    rises: differences
      .filter((one) => rise(one) > 0)
      .toSorted((one, other) => rise(other) - rise(one)),
  };
}

export const isSameLine = (
  one: Pick<TariffLine, "region" | "transport" | "tariff_class">,
  other: Pick<TariffLine, "region" | "transport" | "tariff_class">,
): boolean =>
  one.region === other.region &&
  one.transport === other.transport &&
  one.tariff_class === other.tariff_class;

/** Undefined where one of the parcels has no line. */
function freightOf(
  shipments: readonly BilledShipment[],
  lines: readonly TariffLine[],
): Cents | undefined {
  const totals = shipments.map(({ region, transport, parcels }) => {
    const [first, ...others] = parcels.flatMap(({ tariff_class, measures }): ShipmentParcel[] => {
      const line = tariffLineFor(lines, { region, transport, tariff_class });
      return line.ok ? [{ line: line.value, measures }] : [];
    });
    return first && others.length + 1 === parcels.length
      ? quoteShipment([first, ...others]).total
      : undefined;
  });
  return totals.includes(undefined) ? undefined : sum(totals.map((total) => total ?? 0));
}
