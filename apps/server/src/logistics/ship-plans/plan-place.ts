import { createHash } from "node:crypto";
import { customsBy } from "@sampan/domain/goods/duties/duty-book";
import { offeredCarrier } from "@sampan/domain/goods/shippability/transports";
import { refuse, ok, type Result } from "@sampan/domain/kernel/result";
import { timesLeft } from "@sampan/domain/logistics/clearance/recipient-meters";
import { convert, sum } from "@sampan/domain/kernel/money";
import type { CareTerms } from "@sampan/domain/logistics/ship-plans/box-care";
import { expectedDays } from "@sampan/domain/logistics/ship-plans/expected-days";
import { type PlanTerms, planTerms } from "@sampan/domain/logistics/ship-plans/plan-terms";
import { mostPlanned, type PlanUnit } from "@sampan/domain/logistics/ship-plans/plan-unit";
import type { PricedPlan } from "@sampan/domain/logistics/ship-plans/price-plan";
import { type ShipPlans, shipPlansBySteps } from "@sampan/domain/logistics/ship-plans/ship-plans";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { inSlices } from "../../kernel/in-slices.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { findLineIntervals } from "../intervals/find-line-intervals.ts";
import { findMenu, findRules } from "../services/service-terms.ts";
import { type CountedRecipients, countRecipients } from "./count-recipients.ts";
import { type Place, planUnits } from "./load-places.ts";

export interface PlannedPlace extends ShipPlans {
  readonly place: Place;
  readonly units: readonly PlanUnit[];
  readonly terms: PlanTerms;
  readonly counted: CountedRecipients;
}

/**
 * Plans what lies in one place, for its owner as they are and at their prices, to be declared by whoever is named, or by who declared last.
 * Refuses `too_many_to_plan`.
 */
export async function planPlace(
  db: Db,
  place: Place,
  caller: CustomerCaller,
  declarantKey?: string,
): Promise<Result<PlannedPlace, Refusal<"too_many_to_plan">>> {
  const { customer, settings, prices, now } = caller;
  const { region } = customer;
  const count = place.units.length;
  if (count > mostPlanned)
    return refuse({ code: "too_many_to_plan", values: { most: mostPlanned, count } });
  const [{ parcel, way }] = place.units;
  const { warehouse } = parcel;
  const counted = await countRecipients(db, caller, declarantKey);
  const history = await findLineIntervals(db, { warehouse, region });
  const tariff = prices.tariffs[region];
  const terms = planTerms({
    region,
    tariff,
    acceptance: settings.transport_classes,
    carrier: offeredCarrier(way.express, settings.carriers),
    customs: customsBy(prices.duties, region),
    freeTimesLeft: counted.meter ? timesLeft(counted.meter) : 0,
    days: expectedDays({ region, lines: tariff, history, closed: settings, now }),
    care: await careTerms(db, caller),
  });
  const units = await planUnits(db, place, caller);
  const plans = await inSlices(shipPlansBySteps(units, terms, settings.insurances));
  return ok({ ...plans, place, units, terms, counted });
}

/** What the warehouse does for a fee, at the rate of now, as whoever asks for it by hand pays it. */
async function careTerms(
  db: Db,
  { customer, prices, settings, now }: CustomerCaller,
): Promise<CareTerms> {
  const rate_e6 = prices.rates[customer.currency]?.rate_e6;
  const menu = rate_e6 === undefined ? [] : await findMenu(db, now);
  const amountOf = (price: number) =>
    convert(price, { rate_e6: rate_e6 ?? 0, rounding: settings.rounding });
  return {
    rules: await findRules(db),
    prices: new Map(menu.map(({ service, price }) => [service, amountOf(price)])),
  };
}

/** Days of storage that were bought for what is planned: on the same bill, whatever is chosen. Cents. */
export const storageOfPlace = ({ units }: Place): number =>
  sum(units.map(({ parcel }) => parcel.storage));

/**
 * A plan's own name, which another has as soon as anything is different that it was made of: what lies there and how, what
 * it costs, what customs may ask, who insures it by what, and which services it asks for.
 */
export function keyOf(
  priced: PricedPlan,
  { place, units }: Pick<PlannedPlace, "place" | "units">,
): string {
  const seen = place.units.map(({ parcel, way, goods }) => [
    parcel.id,
    parcel.whole_tid,
    parcel.brought,
    parcel.whole_brought,
    way,
    goods,
  ]);
  const boxes = priced.boxes.map((one) => ({
    tids: one.box.units.map(({ tid }) => tid).toSorted(),
    transport: one.box.transport,
    insurance: one.box.insurance,
    freight: one.freight,
    raise: one.raise,
    care: one.box.care,
    tax: one.tax,
  }));
  const all = JSON.stringify([seen, units, boxes, storageOfPlace(place)]);
  return createHash("sha256").update(all).digest("hex");
}
