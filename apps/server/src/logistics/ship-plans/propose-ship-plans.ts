import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryShipPlans } from "@sampan/contract/logistics/ship-plans/ship-plans";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { findBalances } from "../../money/ledger/find-balances.ts";
import { describePlans, nothingToPlan } from "./describe-plans.ts";
import { loadPlaces, type Place } from "./load-places.ts";
import { planPlace } from "./plan-place.ts";

type Refused = Refusal<"parcel_unknown" | "too_many_to_plan">;

/**
 * The ways to ship what lies where a parcel lies, or where most of somebody's does, or some of it. Refuses `parcel_unknown` for one that
 * is not there to be sent, `too_many_to_plan` above forty.
 */
export async function proposeShipPlans(
  db: Db,
  { tid, tids, declarant_id }: InputOf<typeof queryShipPlans>,
  caller: CustomerCaller,
): Promise<Result<OutputOf<typeof queryShipPlans>["data"], Refused>> {
  const places = await loadPlaces(db, caller);
  const named = tid ?? tids?.[0];
  const place = named === undefined ? places[0] : placeOf(places, named, tids);
  if (!place) return named === undefined ? ok(nothingToPlan(places, caller)) : unknown;
  const planned = await planPlace(db, place, caller, declarant_id);
  if (!planned.ok) return planned;
  const { id: accountId, currency } = caller.customer;
  const { cash } = await findBalances(db, { accountId, currency });
  return ok(describePlans(planned.value, places, caller, cash));
}

const unknown = refuse({ code: "parcel_unknown" } as const);

/**
 * Where a parcel lies that may be sent, with all that lies there or only with the named, which are by themselves then; undefined where one
 * of them lies elsewhere. What waits to be packed with one of them belongs to it.
 */
export function placeOf(
  places: readonly Place[],
  tid: string,
  tids?: readonly string[],
): Place | undefined {
  const place = places.find(({ units }) => units.some(({ parcel }) => parcel.tid === tid));
  if (!place || !tids) return place;
  const named = place.units.filter(({ parcel }) => tids.includes(parcel.tid));
  const wholes = named.flatMap(({ parcel }) => parcel.whole_id ?? []);
  const [first, ...others] = place.units.filter(
    (unit) =>
      named.includes(unit) ||
      (unit.parcel.whole_id !== null && wholes.includes(unit.parcel.whole_id)),
  );
  const isAll = named.length === new Set([...tids, tid]).size;
  return first && isAll ? { units: [first, ...others], leftOut: [] } : undefined;
}
