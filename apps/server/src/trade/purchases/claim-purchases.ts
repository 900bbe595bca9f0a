import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import {
  deleteClaim,
  findSellerOrderToBuy,
  type SellerOrderName,
  upsertClaim,
} from "./claim-queries.ts";

/** From when on claims still hold. */
export const claimsSince = ({ settings, now }: Pick<StaffCaller, "settings" | "now">): Date =>
  new Date(now.getTime() - settings.purchase_claim_hours * 3_600_000);

/** Until when a claim holds. */
export const claimEnds = (claimed_at: Date, { settings }: Pick<StaffCaller, "settings">): Date =>
  new Date(claimed_at.getTime() + settings.purchase_claim_hours * 3_600_000);

type NotClaimed = Refusal<"order_unknown" | "claimed_by_other">;

/**
 * A buyer takes sellers' orders on, all of the named ones or none, so that nobody buys the same goods a second time; a
 * claim lapses after `purchase_claim_hours`. Refuses `claimed_by_other` for one that somebody else holds. [BO-10]
 */
export async function claimPurchases(
  db: Db,
  ids: readonly string[],
  caller: StaffCaller,
): Promise<Result<null, NotClaimed>> {
  const since = claimsSince(caller);
  // In one order, so that two who want the same ones wait for each other and not in a circle.
  for (const id of ids.toSorted()) {
    const sell_order_id = await findSellerOrderToBuy(db, readName(id));
    if (sell_order_id === undefined) return refuse({ code: "order_unknown" });
    const { staff, now } = caller;
    const isMine = await upsertClaim(db, { sell_order_id, staff_id: staff.id, now, since });
    if (!isMine) return refuse({ code: "claimed_by_other" });
    await recordAudit(db, caller, {
      action: "claim_purchase",
      object_kind: "sell_order",
      object_id: id,
      new_value: {},
    });
  }
  return ok(null);
}

/** Hands sellers' orders back to everybody. Refuses `order_unknown` for one that the caller does not hold. */
export async function handBackPurchases(
  db: Db,
  ids: readonly string[],
  caller: StaffCaller,
): Promise<Result<null, Refusal<"order_unknown">>> {
  for (const id of ids.toSorted()) {
    const sell_order_id = await findSellerOrderToBuy(db, readName(id));
    const isGone =
      sell_order_id !== undefined &&
      (await deleteClaim(db, { sell_order_id, staff_id: caller.staff.id }));
    if (!isGone) return refuse({ code: "order_unknown" });
    await recordAudit(db, caller, {
      action: "hand_back_purchase",
      object_kind: "sell_order",
      object_id: id,
      new_value: {},
    });
  }
  return ok(null);
}

/** `SP2611210VFM41-s2` is the second seller of that order. */
function readName(id: string): SellerOrderName {
  const at = id.lastIndexOf("-s");
  return { order_tid: id.slice(0, at), place: Number(id.slice(at + 2)) };
}
