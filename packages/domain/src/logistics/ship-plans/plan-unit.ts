import type { TariffClass } from "../../goods/shippability/goods-class.ts";
import type { TransportId } from "../../goods/shippability/transports.ts";
import type { Cents } from "../../kernel/money.ts";
import type { Measures } from "../../money/price-book/freight.ts";
import type { DutyClass } from "../../people/regions/customs.ts";
import type { InsuranceType } from "../../trade/charges/insurance.ts";
import type { ChosenService, GoodsFact } from "../services/service-rules.ts";

/** As many parcels as plans are made for; whoever has more chooses by hand. */
export const mostPlanned = 40;

/** Of up to so many parcels the best of all ways to send them is found; of more a good one. */
export const exactUpTo = 8;

/** Pieces of an ordered line in a parcel. Cents of the payment currency. */
export interface UnitGoods {
  readonly oid: string;
  readonly order: string;
  readonly num: number;
  /** Pieces of the line that were not refunded, and what was paid for them. */
  readonly of: number;
  readonly paid: Cents;
  /** What customs is told that these pieces are worth, the way to our warehouse included. */
  readonly value: Cents;
  readonly duty_class: DutyClass | undefined;
  /** What its order is insured by. */
  readonly ordered_insurance: InsuranceType;
  /** What rules of services know of it. */
  readonly facts: readonly GoodsFact[];
  /** Refunded goods are not served any more. */
  readonly is_live: boolean;
}

/** A parcel that lies weighed in a warehouse, as plans see it. */
export interface PlanUnit {
  readonly tid: string;
  readonly measures: Measures;
  readonly tariff_class: TariffClass;
  /** Ways that the rules for its goods let it go. */
  readonly transports: readonly TransportId[];
  /** One of its orders wants duty and tax in the freight. */
  readonly is_tax_wanted: boolean;
  readonly goods: readonly UnitGoods[];
  /** How it goes as everything stands now. */
  readonly transport: TransportId;
  readonly insurance: InsuranceType;
  /** Its owner has chosen that for it. */
  readonly has_own_way: boolean;
  /** The merged parcel that it waits to be packed into; null for one that is by itself. */
  readonly merged_tid: string | null;
  /** It leaves as it is, whatever becomes of the others: a box that is packed. */
  readonly is_fixed: boolean;
  /** Services that were asked for and go wherever its goods go. */
  readonly had: readonly ChosenService[];
  /** Those that are of the parcel, or of what it waits to be packed into, as it is: in another box they are gone. */
  readonly had_as_is: readonly ChosenService[];
}

/** Parcels that go in one box, to customs as one. One alone stays as it is. */
export interface PlanBox {
  readonly units: readonly [PlanUnit, ...PlanUnit[]];
  readonly transport: TransportId;
  readonly insurance: InsuranceType;
  /** Services that are asked for with the plan. */
  readonly care: readonly BoxCare[];
}

/** A service that a plan asks for, and its fee: cents of the payment currency, from the wallet once it is taken. */
export interface BoxCare extends ChosenService {
  readonly amount: Cents;
}

/** A box as it goes, before anything is asked for it. */
export type BareBox = Omit<PlanBox, "care">;

/** What a box of these is insured by: what any of them is already, or more where more is wished. */
export function insuranceOf(units: readonly PlanUnit[], wished: InsuranceType): InsuranceType {
  const fixed = units.some(({ is_fixed }) => is_fixed);
  return units.reduce<InsuranceType>(
    (most, { insurance, goods }) =>
      goods.reduce<InsuranceType>(
        (more, { ordered_insurance }) => larger(more, ordered_insurance),
        larger(most, insurance),
      ),
    fixed ? 0 : wished,
  );
}

const larger = (one: InsuranceType, other: InsuranceType): InsuranceType =>
  one > other ? one : other;

/**
 * Whether a box is there already just as it is planned, so that nothing has to be done about it. `units` are all that are
 * planned for: a merged parcel stands only where nothing of it is taken out.
 */
export function isStanding(box: BareBox, units: readonly PlanUnit[]): boolean {
  const [first, ...others] = box.units;
  const { merged_tid } = first;
  if (first.transport !== box.transport || first.insurance !== box.insurance) return false;
  if (merged_tid === null) return others.length === 0;
  return (
    box.units.every((unit) => unit.merged_tid === merged_tid) &&
    units.filter((unit) => unit.merged_tid === merged_tid).length === box.units.length
  );
}

/** Boxes as everything stands now: each parcel by itself, and what waits to be packed together in one. */
export function boxesNow(units: readonly PlanUnit[]): readonly PlanBox[] {
  const groups = Map.groupBy(units, ({ tid, merged_tid }) => merged_tid ?? tid);
  return [...groups.values()].flatMap((members): PlanBox[] => {
    const [first, ...others] = members;
    if (!first) return [];
    const { transport, insurance } = first;
    return [{ units: [first, ...others], transport, insurance, care: [] }];
  });
}
