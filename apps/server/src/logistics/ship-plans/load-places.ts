import { dutyClassOf, type DutyWords } from "@sampan/domain/goods/duties/duty-class";
import { tariffClassOfAll } from "@sampan/domain/goods/shippability/goods-class";
import { type Cents, sum } from "@sampan/domain/kernel/money";
import { classesOfMarks } from "@sampan/domain/logistics/parcels/marks";
import { awaitsOwner } from "@sampan/domain/logistics/rehearsals/rehearsal-state";
import type { PlanUnit, UnitGoods } from "@sampan/domain/logistics/ship-plans/plan-unit";
import { factsOfGoods } from "@sampan/domain/logistics/services/service-rules";
import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import type { TransportId } from "@sampan/domain/goods/shippability/transports";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { findCarriedWays } from "../../trade/approvals/find-carried-ways.ts";
import { doorOf } from "../billing/load-billing-group.ts";
import type { ChosenWay } from "../merging/chosen-way.ts";
import { findHadByUnits } from "./had-by-units.ts";
import {
  type LyingGoods,
  type LyingParcel,
  selectLying,
  selectLyingGoods,
} from "./ship-plan-queries.ts";

/** A parcel with what is in it and where it goes. */
export interface LyingUnit {
  readonly parcel: LyingParcel;
  readonly goods: readonly LyingGoods[];
  readonly way: ChosenWay;
}

export type WhyLeftOut = "goods_awaited" | "not_weighed" | "not_answered" | "no_line";

/** What lies in one warehouse for one door of one person. */
export interface Place {
  readonly units: readonly [LyingUnit, ...LyingUnit[]];
  readonly leftOut: readonly {
    readonly tid: string;
    readonly why: WhyLeftOut;
  }[];
}

/** What lies for somebody, by warehouse and door, the most first. */
export async function loadPlaces(
  db: Db,
  { customer, now }: CustomerCaller,
): Promise<readonly Place[]> {
  const lying = await selectLying(db, customer.id);
  const goods = await selectLyingGoods(
    db,
    lying.map(({ id }) => id),
    now,
  );
  const units = lying.flatMap((parcel): LyingUnit[] => {
    const own = goods.filter(({ package_id }) => package_id === parcel.id);
    const way = parcel.own_way ?? own.find(({ own_way }) => own_way)?.own_way;
    const isThere = way?.address.region === customer.region;
    return way && isThere && own.every(({ region }) => region === customer.region)
      ? [{ parcel, goods: own, way }]
      : [];
  });
  const together = Map.groupBy(units, ({ parcel, way }) =>
    // The line is what is chosen: the door is the same by any.
    JSON.stringify([parcel.warehouse, doorOf({ ...way, transport: 12 })]),
  );
  return [...together.values()]
    .flatMap((some): Place[] => {
      const judged = some.map((unit) => ({ unit, why: whyLeftOut(unit) }));
      const [first, ...others] = judged.flatMap(({ unit, why }) => (why ? [] : [unit]));
      const leftOut = judged.flatMap(({ unit, why }) =>
        why ? [{ tid: unit.parcel.tid, why }] : [],
      );
      return first ? [{ units: [first, ...others], leftOut }] : [];
    })
    .toSorted((one, other) => other.units.length - one.units.length);
}

function whyLeftOut({ parcel, goods }: LyingUnit): WhyLeftOut | undefined {
  if (goods.some(({ order_status }) => order_status !== 2)) return "goods_awaited";
  const { weight_g, length_mm, width_mm, height_mm, transport_state, rehearsal } = parcel;
  const isMeasured = [weight_g, length_mm, width_mm, height_mm].every((one) => one !== null);
  const isReady = parcel.whole_id !== null || transport_state === "waiting_to_be_sent";
  if (!isMeasured || !isReady) return "not_weighed";
  if (rehearsal && (parcel.whole_id !== null || awaitsOwner(rehearsal))) return "not_answered";
  return tariffClassOf({ parcel, goods }) ? undefined : "no_line";
}

const tariffClassOf = ({ parcel, goods }: Pick<LyingUnit, "parcel" | "goods">) =>
  tariffClassOfAll([
    ...goods.filter(({ status }) => isLiveItem(status)).map(({ goods_class }) => goods_class),
    ...classesOfMarks(parcel.marks),
  ]);

/** Units as plans are made of, with the ways that rules let their goods go. */
export async function planUnits(
  db: Db,
  place: Place,
  caller: CustomerCaller,
): Promise<readonly PlanUnit[]> {
  const { region } = caller.customer;
  const { units } = place;
  const had = await findHadByUnits(db, place);
  const tids = [...new Set(units.flatMap(({ goods }) => goods.map((one) => one.order_tid)))];
  const carried = new Map<string, (oids: readonly string[]) => readonly TransportId[]>();
  for (const order_tid of tids)
    carried.set(order_tid, await findCarriedWays(db, { order_tid, region }, caller));
  return units.map((unit) => {
    const byOrder = [...Map.groupBy(unit.goods, ({ order_tid }) => order_tid)];
    const ways = byOrder.map(([tid, some]) => carried.get(tid)?.(some.map(({ oid }) => oid)) ?? []);
    const { had: own = [], had_as_is = [] } = had.get(unit.parcel.tid) ?? {};
    return {
      ...asUnit(unit, ways, caller.prices.duties.words),
      had: own,
      had_as_is,
    };
  });
}

function asUnit(
  unit: LyingUnit,
  ways: readonly (readonly TransportId[])[],
  words: DutyWords,
): Omit<PlanUnit, "had" | "had_as_is"> {
  const { parcel, goods, way } = unit;
  const { tid, weight_g, length_mm, width_mm, height_mm } = parcel;
  const [first = [], ...others] = ways;
  return {
    tid,
    measures: {
      weight_g: weight_g ?? 0,
      length_mm: length_mm ?? 0,
      width_mm: width_mm ?? 0,
      height_mm: height_mm ?? 0,
    },
    tariff_class: tariffClassOf(unit) ?? "ordinary",
    transports: first.filter((one) => others.every((some) => some.includes(one))),
    is_tax_wanted: goods.some(({ is_tax_included }) => is_tax_included),
    goods: goods.map((line) => ({
      ...asGoods(line, parcel),
      duty_class: dutyClassOf(toClass(line), words).duty_class,
    })),
    transport: way.transport,
    insurance: way.insurance,
    has_own_way: parcel.own_way !== null,
    merged_tid: parcel.whole_tid,
    is_fixed: parcel.is_merged,
  };
}

/** By what a line's class of duty is told. */
export const toClass = ({ item_name, category, own_class: own, kin_class: kin }: LyingGoods) => ({
  item_name,
  category: category ?? "",
  own,
  kin,
});

function asGoods(
  line: LyingGoods,
  { own_way, whole_id, marks }: LyingParcel,
): Omit<UnitGoods, "duty_class"> {
  const { oid, num, of, paid, mainland, order_paid } = line;
  const declared = whole_id === null && own_way?.declaration.find((one) => one.oid === oid);
  const share: Cents = Math.trunc((paid * Math.min(num, of)) / Math.max(1, of));
  const freight = order_paid > 0 ? Math.trunc((mainland * share) / order_paid) : 0;
  return {
    oid,
    order: line.order_tid,
    num,
    of,
    paid,
    value: declared ? declared.value : sum([share, freight]),
    ordered_insurance: line.insurance,
    facts: factsOfGoods(line.goods_class, marks),
    is_live: isLiveItem(line.status),
  };
}
