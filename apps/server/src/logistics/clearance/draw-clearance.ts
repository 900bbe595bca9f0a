import { regions } from "@sampan/domain/kernel/regions";
import { clearanceDue } from "@sampan/domain/logistics/clearance/clearance-holder";
import { nextClearanceState } from "@sampan/domain/logistics/clearance/clearance-state";
import { needsClearance } from "@sampan/domain/logistics/clearance/needs-clearance";
import { customsOf } from "@sampan/domain/people/regions/regions";
import { insuranceFee } from "@sampan/domain/trade/charges/insurance";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import type { Settings } from "../../kernel/settings/settings.ts";
import { lockParcels } from "../parcels/lock-parcels.ts";
import {
  areSameLines,
  drawParcel,
  holdClearance,
  insertClearance,
  insertStep,
  lastVersion,
  updateClearance,
} from "./clearance-queries.ts";
import { tellOfClearance } from "./tell-of-clearance.ts";

/** Regions whose customs asks for a confirmation. */
export const confirmedRegions = regions.filter((region) => customsOf[region].isConfirmedBefore);

export interface Drawing {
  readonly settings: Settings;
  readonly jobs: Needs["jobs"];
  readonly now: Date;
}

/**
 * Draws a paid parcel's declaration from what was paid for what is in it, and asks its owner to confirm it. One of another content
 * is replaced by a new version, whatever became of it. What is loaded already, or needs none, is left alone.
 */
export async function drawClearance(
  db: Db,
  packageId: number,
  { settings, jobs, now }: Drawing,
): Promise<void> {
  const [parcel] = await lockParcels(db, { ids: [packageId] });
  if (parcel?.transport_state !== "waiting_to_be_sent" || parcel.billing !== 4) return;
  const former = await holdClearance(db, packageId);
  const drawn = await drawParcel(db, packageId);
  if (!drawn || !needsClearance(drawn, settings.clearance_lines)) return;
  if (former && (await areSameLines(db, former.id, drawn.lines))) return;
  if (former) {
    const replaced = nextClearanceState(former.state, "replace", "system");
    if (!replaced.ok) throw new Error(`declaration of ${parcel.tid} is ${former.state} for ever`);
    await updateClearance(db, former.id, { state: replaced.value, due_at: null });
    await insertStep(db, { clearance_id: former.id, event: "replace", by: "system", at: now });
  }
  const { id } = await insertClearance(db, {
    package_id: packageId,
    version: (await lastVersion(db, packageId)) + 1,
    state: "asked",
    lines: JSON.stringify(drawn.lines),
    insurance: insuranceFee(drawn.paid, drawn.insurance),
    freight: drawn.freight,
    declarant_id: former?.declarant_id ?? null,
    asked_at: now,
    due_at: clearanceDue("asked", now, drawn.region, settings),
  });
  await insertStep(db, { clearance_id: id, event: "asked", by: "system", at: now });
  const kind = former ? "clearance_changed" : "clearance_asked";
  await tellOfClearance(db, jobs, { kind, parcel, reason: "", now });
}
