import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryShipPlans } from "@sampan/contract/logistics/ship-plans/ship-plans";
import { dutyClassOf } from "@sampan/domain/goods/duties/duty-class";
import { addDays, businessDay } from "@sampan/domain/kernel/business-time";
import type { Cents } from "@sampan/domain/kernel/money";
import { isStanding } from "@sampan/domain/logistics/ship-plans/plan-unit";
import type { PricedBox, PricedPlan } from "@sampan/domain/logistics/ship-plans/price-plan";
import type { ShipPlan } from "@sampan/domain/logistics/ship-plans/ship-plans";
import { classHints } from "@sampan/domain/trade/door-price/customs-hints";
import { readNames } from "../../goods/translation/read-names.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { storageOf } from "../parcels/storage-of-parcel.ts";
import { type LyingUnit, type Place, toClass } from "./load-places.ts";
import { pickupOfBox } from "./pickup-of-box.ts";
import { describeCrossing, describeRecipients } from "./describe-crossing.ts";
import { keyOf, type PlannedPlace, storageOfPlace } from "./plan-place.ts";

type Shown = OutputOf<typeof queryShipPlans>["data"];
type ShownPlan = Shown["plans"][number];
type ShownBox = ShownPlan["boxes"][number];

/** Plans as people read them. */
export function describePlans(
  planned: PlannedPlace,
  places: readonly Place[],
  caller: CustomerCaller,
  balance: Cents,
): Shown {
  const { now, plans, allInOne, place, counted, isExact } = planned;
  const price = (priced: PricedPlan) => ({
    total: priced.total,
    care: priced.care,
    tax: priced.tax,
    cost: priced.cost,
    boxes: priced.boxes.map((box) => describeBox(box, planned, caller)),
  });
  const plan = (one: ShipPlan): ShownPlan => ({
    ...price(one),
    key: keyOf(one, planned),
    kinds: [...one.kinds],
    saving: one.saving,
    days_max: one.days_max,
    expected_to: businessDay(addDays(caller.now, one.days_max), caller.customer.region),
    spread_days: one.spread_days,
    insured: one.insured,
    lacking: one.lacking,
    is_standing: one.isStanding,
    crossing: describeCrossing(one, planned, caller),
  });
  return {
    ...nothingToPlan(places, caller),
    place: nameOf(place),
    meter: counted.meter,
    recipients: describeRecipients(counted),
    balance,
    now: now ? { ...price(now), key: keyOf(now, planned) } : null,
    plans: plans.map(plan),
    all_in_one: allInOne ? price(allInOne) : null,
    duties: dutiesOf(
      [...plans, ...(now ? [now] : []), ...(allInOne ? [allInOne] : [])],
      planned,
      caller,
    ),
    is_exact: isExact,
    storage: storageOfPlace(place),
    left_out: [...place.leftOut],
  };
}

/** What is said where nothing lies that could be sent. */
export const nothingToPlan = (places: readonly Place[], { customer }: CustomerCaller): Shown => ({
  currency: customer.currency,
  places: places.map((one) => {
    const [{ parcel, way }] = one.units;
    const { consignee, area, detail } = way.address;
    return {
      tid: parcel.tid,
      warehouse: parcel.warehouse,
      express: way.express,
      consignee,
      detail: [...area, detail].join(" "),
      count: one.units.length,
    };
  }),
  place: null,
  meter: null,
  recipients: [],
  balance: 0,
  now: null,
  plans: [],
  all_in_one: null,
  duties: [],
  is_exact: true,
  storage: 0,
  left_out: [],
});

/** By what the tax of taxed boxes was estimated: each class once, with where it and its rate were read. */
function dutiesOf(
  priced: readonly PricedPlan[],
  { place, terms }: PlannedPlace,
  { prices }: CustomerCaller,
): Shown["duties"] {
  const taxed = new Set(
    priced
      .flatMap(({ boxes }) => boxes)
      .filter(({ clearance }) => clearance === "taxed")
      .flatMap(({ box }) => box.units.map(({ tid }) => tid)),
  );
  const goods = place.units
    .filter(({ parcel }) => taxed.has(parcel.tid))
    .flatMap((one) => one.goods);
  return classHints(
    goods.map((line) => dutyClassOf(toClass(line), prices.duties.words)),
    terms.customs,
  );
}

const nameOf = ({ units: [{ parcel }] }: Place): string => parcel.tid;

function describeBox(
  priced: PricedBox,
  { terms, place, units }: PlannedPlace,
  caller: CustomerCaller,
): ShownBox {
  const { box } = priced;
  const days = terms.days[box.transport];
  const lying = box.units.flatMap(
    ({ tid }) => place.units.find(({ parcel }) => parcel.tid === tid) ?? [],
  );
  const kept = lying.flatMap(({ parcel }) => {
    const storage = storageOf(parcel, caller.settings, caller.now);
    return storage ? [storage.last_day] : [];
  });
  const kept_until = kept.toSorted()[0] ?? null;
  const is_standing = isStanding(box, units);
  return {
    parcels: lying.map(describeParcel),
    transport: box.transport,
    days_min: days?.days_min ?? 0,
    days_max: days?.days_max ?? 0,
    days_by: days?.basis ?? "line",
    weight_g: box.units.reduce((total, { measures }) => total + measures.weight_g, 0),
    chargeable_g: priced.chargeable_g,
    freight: priced.freight,
    insurance: box.insurance,
    raise: priced.raise,
    care: box.care.map(({ service, oid, amount }) => ({
      service,
      oid,
      amount,
    })),
    value: priced.customs.value,
    clearance: priced.clearance,
    tax: priced.tax,
    kept_until,
    is_kept_over:
      kept_until !== null && kept_until < businessDay(caller.now, caller.customer.region),
    is_standing,
    pickup: pickupOfBox(lying, is_standing),
  };
}

const describeParcel = ({ parcel, goods }: LyingUnit): ShownBox["parcels"][number] => ({
  tid: parcel.tid,
  weight_g: parcel.weight_g ?? 0,
  items: goods.map(({ item_name, names, num }) => ({
    item_name,
    i18n: readNames(item_name, names),
    num,
  })),
});
