import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryShipPlans } from "@sampan/contract/logistics/ship-plans/ship-plans";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { describePlans, nothingToPlan } from "./describe-plans.ts";
import { loadPlaces, type Place } from "./load-places.ts";
import { planPlace } from "./plan-place.ts";

type Refused = Refusal<"parcel_unknown" | "too_many_to_plan">;

/**
 * The ways to ship what lies where a parcel lies, or where most of somebody's does. Refuses `parcel_unknown` for one that
 * is not there to be sent, `too_many_to_plan` above forty.
 */
export async function proposeShipPlans(
  db: Db,
  { tid }: InputOf<typeof queryShipPlans>,
  caller: CustomerCaller,
): Promise<Result<OutputOf<typeof queryShipPlans>["data"], Refused>> {
  const places = await loadPlaces(db, caller);
  const place = tid === undefined ? places[0] : placeOf(places, tid);
  if (!place) return tid === undefined ? ok(nothingToPlan(places, caller)) : unknown;
  const planned = await planPlace(db, place, caller);
  return planned.ok ? ok(describePlans(planned.value, places, caller)) : planned;
}

const unknown = refuse({ code: "parcel_unknown" } as const);

/** Where a parcel lies that may be sent. */
export const placeOf = (places: readonly Place[], tid: string): Place | undefined =>
  places.find(({ units }) => units.some(({ parcel }) => parcel.tid === tid));
