import type { InputOf } from "@sampan/contract/kernel/call";
import type { takeShipPlan as takeCall } from "@sampan/contract/logistics/ship-plans/ship-plans";
import { sum } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { DeclaredLine } from "@sampan/domain/logistics/merging/declaration";
import { isStanding, type PlanBox } from "@sampan/domain/logistics/ship-plans/plan-unit";
import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { lockItems } from "../../trade/orders/lock-items.ts";
import { useDeclarant } from "../clearance/use-declarant.ts";
import { chooseParcelWay } from "../merging/choose-parcel-way.ts";
import { mergePackages } from "../merging/merge-packages.ts";
import { splitPackage } from "../merging/split-package.ts";
import type { StoresOfMerged } from "../merging/stores-of-merged.ts";
import { lockParcels } from "../parcels/lock-parcels.ts";
import { orderServices } from "../services/order-services.ts";
import { type LyingUnit, loadPlaces, type Place } from "./load-places.ts";
import { keyOf, planPlace, type PlannedPlace } from "./plan-place.ts";
import { placeOf } from "./propose-ship-plans.ts";

type Refused = Refusal<(typeof takeCall)["refusals"][number]>;

interface Taking extends Pick<Needs, "chance" | "jobs"> {
  readonly caller: CustomerCaller;
  readonly stores: StoresOfMerged;
}

/**
 * Does what a plan says: takes apart what is merged otherwise, merges what goes in one box, and sends each parcel by its
 * line, and asks and pays for the services it holds, all by the verbs that do it by hand. Everything is held first and planned anew: where the plan that was seen is not
 * among what comes of it, something has changed, and it refuses `plan_outdated`. A refusal of any step undoes all of them.
 * Answers the numbers of what leaves. [CONS-01] [CONS-02] [CONS-05]
 */
export async function takeShipPlan(
  db: Db,
  { tid, tids: only, key, declarant_id }: InputOf<typeof takeCall>,
  taking: Taking,
): Promise<Result<string[], Refused>> {
  const { caller } = taking;
  const seen = placeOf(await loadPlaces(db, caller), tid, only);
  if (!seen) return refuse({ code: "parcel_unknown" });
  await hold(db, seen);
  const place = placeOf(await loadPlaces(db, caller), tid, only);
  if (!place) return refuse({ code: "plan_outdated" });
  const planned = await planPlace(db, place, caller, declarant_id);
  if (!planned.ok) return planned;
  const plan = planned.value.plans.find((one) => keyOf(one, planned.value) === key);
  if (!plan) return refuse({ code: "plan_outdated" });

  const boxes = plan.boxes.map(({ box }) => box);
  const changed = boxes.filter((box) => !isStanding(box, planned.value.units));
  const apart = await takeApart(db, changed, taking);
  if (!apart.ok) return apart;
  const going: { readonly box: PlanBox; readonly tid: string }[] = boxes
    .filter((box) => !changed.includes(box))
    .map((box) => ({ box, tid: box.units[0].merged_tid ?? box.units[0].tid }));
  for (const box of changed) {
    const sent = await sendBox(db, box, { planned: planned.value, ...taking });
    if (!sent.ok) return sent;
    going.push({ box, tid: sent.value });
  }
  for (const { box, tid: own } of going) {
    const asked = await askForCare(db, { tid: own, box }, taking);
    if (!asked.ok) return asked;
  }
  await rememberDeclarant(db, planned.value.counted, caller);
  return ok(going.map((one) => one.tid));
}

/** Who is to declare is who is proposed when these parcels are declared, and counted for what is planned next. */
async function rememberDeclarant(
  db: Db,
  { chosen, recipients }: PlannedPlace["counted"],
  { customer, now }: CustomerCaller,
): Promise<void> {
  if (chosen && chosen !== recipients[0])
    await useDeclarant(db, { accountId: customer.id, key: chosen.key, now });
}

/** What a plan has done to a box, paid at the amount that was seen. */
async function askForCare(
  db: Db,
  { tid, box: { care } }: { readonly tid: string; readonly box: PlanBox },
  { caller, chance }: Taking,
): Promise<Result<null, Refused>> {
  if (care.length === 0) return ok(null);
  const services = care.map(({ service, oid }) => ({ service, oid }));
  const amount = sum(care.map((one) => one.amount));
  return orderServices(db, { tid, services, amount }, { caller, chance });
}

/** Orders before parcels, as everybody holds them, with what parts wait to be put into. */
async function hold(db: Db, { units }: Place): Promise<void> {
  const ids = units.flatMap(({ parcel: { id, whole_id } }) =>
    whole_id === null ? [id] : [id, whole_id],
  );
  const all = [...new Set(ids)];
  await lockItems(db, { parcelIds: all });
  await lockParcels(db, { ids: all });
}

/** What waits to be packed into boxes that will not be. */
async function takeApart(
  db: Db,
  changed: readonly PlanBox[],
  by: Pick<Taking, "caller" | "jobs" | "stores">,
): Promise<Result<null, Refused>> {
  const wholes = changed.flatMap(({ units }) =>
    units.flatMap(({ merged_tid }) => merged_tid ?? []),
  );
  for (const whole of new Set(wholes)) {
    const split = await splitPackage(db, whole, by);
    if (!split.ok) return split;
  }
  return ok(null);
}

interface Sending extends Taking {
  readonly planned: PlannedPlace;
}

/** One box by its line, to where its parcels go already, by the carrier that it was planned for. */
async function sendBox(
  db: Db,
  box: PlanBox,
  { planned, caller, chance, jobs, stores }: Sending,
): Promise<Result<string, Refused>> {
  const { transport, insurance } = box;
  const [first, ...others] = box.units.map(({ tid }) => tid);
  const lying = planned.place.units.filter(({ parcel }) =>
    box.units.some(({ tid }) => tid === parcel.tid),
  );
  const [{ way }] = planned.place.units;
  const chosen = {
    transport,
    insurance,
    express: planned.terms.carrier,
    declaration: declarationOf(lying, planned.place.units),
    address_id: undefined,
  };
  if (others.length === 0) return chooseParcelWay(db, { ...chosen, tid: first ?? "" }, caller);
  const tids = [first ?? "", ...others];
  return mergePackages(
    db,
    { ...chosen, tids, rehearse: false },
    { caller, chance, jobs, stores, known: way.address },
  );
}

/**
 * What customs was to be told of all of these, as one; nothing where somebody has still to say something. A declaration of
 * a box says nothing of a part of it.
 */
function declarationOf(lying: readonly LyingUnit[], all: readonly LyingUnit[]): DeclaredLine[] {
  const lines = new Map<string, DeclaredLine>();
  const wholes = Map.groupBy(lying, ({ parcel }) => parcel.whole_id ?? parcel.tid);
  for (const [whole, members] of wholes) {
    const parts = all.filter(({ parcel }) => parcel.whole_id === whole);
    if (parts.length > members.length) continue;
    for (const line of members[0]?.parcel.own_way?.declaration ?? []) {
      const known = lines.get(line.oid);
      lines.set(line.oid, { ...line, value: line.value + (known?.value ?? 0) });
    }
  }
  const goods = lying.flatMap((unit) => unit.goods).filter(({ status }) => isLiveItem(status));
  const own = [...new Set(goods.map(({ oid }) => oid))].map((oid) => lines.get(oid));
  return own.every((line) => line !== undefined) ? own.flatMap((line) => line ?? []) : [];
}
