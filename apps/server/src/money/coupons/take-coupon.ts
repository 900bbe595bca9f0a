import type { InputOf, OutputOf, RefusalOf } from "@sampan/contract/kernel/call";
import type { takeCoupon as call } from "@sampan/contract/money/coupons";
import { whyNotTakeable } from "@sampan/domain/money/coupons/coupon-template";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { endsNow } from "./coupon-ends.ts";
import { findCoupons } from "./coupon-queries.ts";
import { describeCoupon } from "./describe-coupon.ts";
import { countGiven, holdTemplate } from "./hold-template.ts";
import { issueCoupons } from "./issue-coupons.ts";

/**
 * A customer takes a coupon, from the page for it or with its code. Refuses `coupon_unknown` for a code that is none
 * or that only staff give, `coupon_not_open` outside its window and in another currency, `coupon_limit_reached` with
 * how many an account may have, and `coupon_gone`: of two who want the last one at once, one gets it.
 * [API-114] [CPN-15]
 */
export async function takeCoupon(
  db: Db,
  { code }: InputOf<typeof call>,
  caller: CustomerCaller,
): Promise<Result<OutputOf<typeof call>, Refusal<RefusalOf<typeof call>>>> {
  const { customer, now } = caller;
  const template = await holdTemplate(db, code);
  if (!template || template.taking === "issued") return refuse({ code: "coupon_unknown" });
  const accountIds = [customer.id];
  const held = (await countGiven(db, template, accountIds)).get(customer.id) ?? 0;
  const why = whyNotTakeable(template, { currency: customer.currency, held, now });
  if (why === "limit")
    return refuse({ code: "coupon_limit_reached", values: { n: template.per_account } });
  if (why === "gone") return refuse({ code: "coupon_gone" });
  if (why !== null) return refuse({ code: "coupon_not_open", values: { reason: why } });
  const issued = await issueCoupons(db, template, { accountIds, each: 1, grantId: null, now });
  if (!issued.ok) return issued;
  const ends = endsNow(now, caller);
  const newest = { accountId: customer.id, order: "granted", ends, limit: 1, offset: 0 } as const;
  const [coupon] = await findCoupons(db, newest);
  if (!coupon) throw new Error("a coupon that was taken is not there");
  return ok({ data: describeCoupon(coupon, caller) });
}
