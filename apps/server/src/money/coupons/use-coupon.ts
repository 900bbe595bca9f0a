import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";

export interface CouponUse {
  readonly couponId: number;
  readonly accountId: number;
  /** What it is used for: the order, or the bill. */
  readonly tid: string;
  /** What it took off, cents of its currency: what it cost. */
  readonly amount: number;
  readonly now: Date;
}

/**
 * Consumes a coupon once: one reserved for this tid, or a granted one within its dates. Whether its minimum
 * spend is met was judged before. Refuses `coupon_unusable`. [CPN-13]
 */
export async function useCoupon(
  db: Db,
  { couponId, accountId, tid, amount, now }: CouponUse,
): Promise<Result<null, Refusal<"coupon_unusable">>> {
  const used = await db
    .updateTable("coupons")
    .set({ state: "used", tid, amount, used_at: now })
    .where("id", "=", couponId)
    .where("account_id", "=", accountId)
    .where((row) =>
      row.or([
        row.and([row("state", "=", "reserved"), row("tid", "=", tid)]),
        row("state", "=", "granted"),
      ]),
    )
    .returning("id")
    .executeTakeFirst();
  return used ? ok(null) : refuse({ code: "coupon_unusable" });
}
