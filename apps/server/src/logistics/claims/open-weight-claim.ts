import { probablyMissing } from "@sampan/domain/logistics/claims/weight-claim";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { LockedItem } from "../../trade/orders/lock-items.ts";
import { hasClaimOfParcel } from "./claim-queries.ts";
import { claimableLines } from "./claimable-lines.ts";
import { openOwnClaim, type Opening } from "./open-own-claim.ts";

export interface LightParcel {
  readonly id: number;
  readonly tid: string;
  readonly departed_g: number;
  readonly arrived_g: number;
  /** What is missing, in grams. */
  readonly missing_g: number;
  /** The lines in it, their orders held. */
  readonly items: readonly LockedItem[];
}

/**
 * Opens a claim for what is probably gone from a parcel that lost weight on its way, before its customer has seen it: from
 * dispatch on, once for a parcel, for pieces that nothing else is asked about. Where its facts are not enough (`decide-sure-claims`), service decides it like any other.
 */
export async function openWeightClaim(
  db: Db,
  parcel: LightParcel,
  opening: Opening,
): Promise<void> {
  if (await hasClaimOfParcel(db, parcel.id)) return;
  const missing = probablyMissing(await claimableLines(db, parcel), parcel.missing_g);
  const item = parcel.items.find(({ oid }) => oid === missing?.oid);
  if (!missing || !item) return;
  const { id, tid, departed_g, arrived_g } = parcel;
  const light_percent = opening.settings.arrival_weight_percent;
  const evidence = { light_parcel_id: id, departed_g, arrived_g, light_percent };
  const told = { tid, log: orderLogCodes.claim_opened_by_weight, notice: "claim_opened" } as const;
  await openOwnClaim(db, { item, pieces: missing.pieces, evidence, ...told }, opening);
}
