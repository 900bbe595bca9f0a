import type { HandOverProof } from "@sampan/domain/logistics/pickups/pickup-code";
import type { Generated } from "kysely";

/** By which a parcel that waits to be picked up is handed over; only its owner reads it. */
export interface PickupCodesTable {
  package_id: number;
  code: string;
  wrong_tries: Generated<number>;
  made_at: Date;
  expires_at: Date;
}

/** Who took a parcel that was picked up. `proof`: address of the picture that shows it. */
export interface HandOversTable {
  package_id: number;
  receiver: string;
  proof: string;
  proof_kind: HandOverProof;
  handed_at: Date;
  handed_by: number;
}
