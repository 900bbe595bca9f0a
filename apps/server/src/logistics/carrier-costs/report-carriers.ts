import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  CarrierCost,
  readCarrierReport as call,
} from "@sampan/contract/logistics/carrier-costs/staff-carrier-costs";
import { csvOf, decimalOf } from "@sampan/domain/kernel/csv";
import type { Currency } from "@sampan/domain/kernel/money";
import { regionFacts } from "@sampan/domain/kernel/regions";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { transportIds, transportNames } from "@sampan/domain/goods/shippability/transports";
import {
  type CarrierMonth,
  costOfCarrier,
} from "@sampan/domain/logistics/carrier-costs/carrier-report";
import {
  type CostCarrier,
  type DoorCarrier,
  doorCarriers,
} from "@sampan/domain/logistics/carrier-costs/carriers";
import { lastMileFacts } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import { costOfAsks } from "@sampan/domain/logistics/tracking/ask-plan";
import { courierFacts, courierNamed } from "@sampan/domain/logistics/tracking/couriers";
import { trackerNames, trackers } from "@sampan/domain/logistics/tracking/trackers";
import { spanOfMonth } from "@sampan/domain/money/closes/close";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import {
  type Carried,
  countByCourier,
  countByLine,
  countByOrder,
  countByTracker,
  type MonthOfRegion,
  selectWritten,
  type WrittenCost,
} from "./carrier-cost-queries.ts";

type Counted = Omit<CarrierMonth, "written"> & {
  readonly carrier: CostCarrier;
  readonly name: string;
};

const nothing: Carried = { parcels: 0, weight_g: 0, paid: 0 };

/**
 * What every carrier and tracker cost in a month of a region, beside what customers paid for it: lines by what left, couriers by what was
 * handed to them, stores and vans by their orders, trackers by what they were asked, over all regions. A bill that is written down goes before
 * what a carrier told; what neither says is not known.
 */
export async function reportCarriers(
  db: Db,
  { region, month }: InputOf<typeof call>,
  { settings }: StaffCaller,
): Promise<Result<OutputOf<typeof call>, never>> {
  const span: MonthOfRegion = { region, ...spanOfMonth(month, region) };
  const written = await selectWritten(db, { region, month });
  const { currency } = regionFacts[region];
  const carried = [...(await countLines(db, span)), ...(await countDoors(db, span))];
  const own = carried.map((one) => asRow(one, written, currency)).filter(isSaying);
  const asked = await countByTracker(db, month);
  const told = trackers.flatMap((tracker): CarrierCost[] => {
    const { asks } = asked.find((one) => one.tracker === tracker) ?? { asks: 0 };
    if (asks === 0) return [];
    const cost = costOfAsks(asks, settings.tracker_price[tracker]);
    return [
      {
        ...nothing,
        carrier: `tracker:${tracker}`,
        name: trackerNames[tracker],
        currency: "CNY",
        parcels: asks,
        cost,
        per_parcel: Math.round(cost / asks),
        per_kg: null,
        left: null,
        basis: "counted",
        note: "",
        by: "",
      },
    ];
  });
  const datalist = [...own, ...told];
  const file = { name: `carriers-${region}-${month}.csv`, csv: fileOf(datalist) };
  return ok({ data: { datalist, file } });
}

async function countLines(db: Db, span: MonthOfRegion): Promise<readonly Counted[]> {
  const counted = await countByLine(db, span);
  return transportIds.map((transport) => ({
    ...nothing,
    ...pick(counted.find((one) => one.transport === transport)),
    told: null,
    carrier: `line:${transport}` as const,
    name: transportNames[transport],
  }));
}

/** Whoever a parcel was handed to by a name that our table does not know stands with the others. */
async function countDoors(db: Db, span: MonthOfRegion): Promise<readonly Counted[]> {
  const byHand = await countByCourier(db, span);
  const byOrder = await countByOrder(db, span);
  const whoseIs = (words: string): DoorCarrier => courierNamed(words) || "other";
  return doorCarriers.map((courier): Counted => {
    const handed = byHand.filter(({ local_carrier }) => whoseIs(local_carrier) === courier);
    const ordered = byOrder.filter(({ way }) => lastMileFacts[way].courier === courier);
    const told = ordered.flatMap((one) => one.told ?? []);
    const all = [...handed, ...ordered];
    const total = (of: (one: Carried) => number) => all.reduce((sum, one) => sum + of(one), 0);
    return {
      carrier: `door:${courier}` as const,
      name: courier === "other" ? "" : (courierFacts[courier].names[0] ?? courier),
      parcels: total((one) => one.parcels),
      weight_g: total((one) => one.weight_g),
      paid: total((one) => one.paid),
      told: told.length > 0 ? told.reduce((sum, one) => sum + one, 0) : null,
    };
  });
}

const pick = (counted: Carried | undefined): Carried =>
  counted ? { parcels: counted.parcels, weight_g: counted.weight_g, paid: counted.paid } : nothing;

function asRow(counted: Counted, written: readonly WrittenCost[], currency: Currency): CarrierCost {
  const { told, ...shown } = counted;
  const bill = written.find(({ carrier }) => carrier === counted.carrier);
  const amount = bill?.amount ?? null;
  return {
    ...shown,
    currency,
    ...costOfCarrier({ ...counted, told, written: amount }),
    basis: amount !== null ? "written" : told !== null ? "told" : null,
    note: bill?.note ?? "",
    by: bill?.by ?? "",
  };
}

const isSaying = ({ parcels, cost }: CarrierCost): boolean => parcels > 0 || cost !== null;

const columns = [
  "carrier",
  "name",
  "parcels",
  "weight_kg",
  "paid",
  "cost",
  "per_parcel",
  "per_kg",
  "left",
  "currency",
  "basis",
  "note",
];

const fileOf = (rows: readonly CarrierCost[]): string =>
  csvOf([
    columns,
    ...rows.map((row) => [
      row.carrier,
      row.name,
      String(row.parcels),
      (row.weight_g / 1_000).toFixed(3),
      decimalOf(row.paid),
      ...[row.cost, row.per_parcel, row.per_kg, row.left].map((cents) =>
        cents === null ? "" : decimalOf(cents),
      ),
      row.currency,
      row.basis ?? "",
      row.note,
    ]),
  ]);
