import { pickupCodeExpiry } from "@sampan/domain/logistics/pickups/pickup-code";
import type { Db } from "../../kernel/db/db.ts";
import { newCode } from "../../kernel/new-code.ts";
import type { Needs } from "../../kernel/needs.ts";
import { writeCode } from "./pickup-queries.ts";

/** A new code for a parcel that waits to be picked up; the one before opens nothing any more. */
export async function makePickupCode(
  db: Db,
  parcelId: number,
  { chance, now }: { readonly chance: Needs["chance"]; readonly now: Date },
): Promise<void> {
  await writeCode(db, {
    package_id: parcelId,
    code: newCode(chance),
    made_at: now,
    expires_at: pickupCodeExpiry(now),
  });
}
