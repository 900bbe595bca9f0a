import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";

export interface CouponReservation {
  readonly couponId: number;
  readonly accountId: number;
  readonly tid: string;
}

/**
 * Holds a granted coupon for an order until the order is paid or closed. Two orders placed at once cannot
 * both hold it: the loser is refused `coupon_unusable`. [CPN-13]
 */
export async function reserveCoupon(
  db: Db,
  { couponId, accountId, tid }: CouponReservation,
): Promise<Result<null, Refusal<"coupon_unusable">>> {
  const reserved = await db
    .updateTable("coupons")
    .set({ state: "reserved", tid })
    .where("id", "=", couponId)
    .where("account_id", "=", accountId)
    .where("state", "=", "granted")
    .returning("id")
    .executeTakeFirst();
  return reserved ? ok(null) : refuse({ code: "coupon_unusable" });
}
