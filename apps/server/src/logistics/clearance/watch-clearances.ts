import {
  clearanceDue,
  clearanceHolderOf,
  reminded_hours,
} from "@sampan/domain/logistics/clearance/clearance-holder";
import {
  clearanceStates,
  nextClearanceState,
} from "@sampan/domain/logistics/clearance/clearance-state";
import type { Db } from "../../kernel/db/db.ts";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { Needs } from "../../kernel/needs.ts";
import { type LockedParcel, lockParcels } from "../parcels/lock-parcels.ts";
import {
  drawParcel,
  holdClearance,
  insertStep,
  selectDue,
  selectToDraw,
  type StoredClearance,
  updateClearance,
} from "./clearance-queries.ts";
import { confirmedRegions, drawClearance } from "./draw-clearance.ts";
import { tellOfClearance } from "./tell-of-clearance.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "watch-clearances": Record<never, never>;
  }
}

const atOnce = 200;
const awaitsPeople = clearanceStates.filter((state) =>
  ["customer", "declarant"].includes(clearanceHolderOf(state)),
);

/**
 * The job "watch-clearances": asks for the declaration of what was paid or has changed, reminds people who are late soon, and
 * hands back to the desk what nobody confirmed in EZ WAY in time. Each parcel is looked at again under its lock.
 */
export async function watchClearances(needs: Needs): Promise<void> {
  const { database, log, settings, jobs } = needs;
  const now = needs.clock();
  const held = settings.at(now);
  const { db } = database;
  const ofEach = { log, name: ({ tid }: { tid: string }) => tid };
  const inTurn = (act: (db: Db, packageId: number) => Promise<void>) => ({
    ...ofEach,
    act: ({ package_id }: { package_id: number }) =>
      database.db.transaction().execute((held) => act(held, package_id)),
  });

  const wanted = { lines: held.clearance_lines, regions: confirmedRegions, limit: atOnce };
  await actOnEach(
    await selectToDraw(db, wanted),
    inTurn((each, id) => drawClearance(each, id, { settings: held, jobs, now })),
  );
  const soon = new Date(now.getTime() + reminded_hours * 3_600_000);
  await actOnEach(
    await selectDue(db, { until: soon, states: awaitsPeople, limit: atOnce }, false),
    inTurn((each, id) => remind(each, id, { needs, now })),
  );
  await actOnEach(
    await selectDue(db, { until: now, states: ["requested"], limit: atOnce }),
    inTurn((each, id) => expire(each, id, { needs, now })),
  );
}

interface Watching {
  readonly needs: Needs;
  readonly now: Date;
}

async function holdBoth(
  db: Db,
  packageId: number,
): Promise<{ parcel: LockedParcel; clearance: StoredClearance } | undefined> {
  const [parcel] = await lockParcels(db, { ids: [packageId] });
  const clearance = await holdClearance(db, packageId);
  return parcel && clearance && { parcel, clearance };
}

async function remind(db: Db, packageId: number, { needs, now }: Watching): Promise<void> {
  const held = await holdBoth(db, packageId);
  if (!held || held.clearance.reminded_at) return;
  if (!awaitsPeople.includes(held.clearance.state)) return;
  await updateClearance(db, held.clearance.id, { reminded_at: now });
  const { parcel } = held;
  await tellOfClearance(db, needs.jobs, { kind: "clearance_reminder", parcel, reason: "", now });
}

async function expire(db: Db, packageId: number, { needs, now }: Watching): Promise<void> {
  const held = await holdBoth(db, packageId);
  const drawn = held && (await drawParcel(db, packageId));
  if (!drawn || !held.clearance.due_at || held.clearance.due_at > now) return;
  const next = nextClearanceState(held.clearance.state, "expire", "system");
  if (!next.ok) return;
  const due_at = clearanceDue(next.value, now, drawn.region, needs.settings.at(now));
  await updateClearance(db, held.clearance.id, { state: next.value, due_at });
  await insertStep(db, {
    clearance_id: held.clearance.id,
    event: "expire",
    by: "system",
    at: now,
  });
}
