import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { getCouponDetail, queryCouponOffers } from "@sampan/contract/money/coupons";
import { readCouponCode } from "@sampan/domain/kernel/ids";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller, Visitor } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { describeOffer } from "./describe-template.ts";
import { countHeld, findOffers, findTemplate } from "./template-queries.ts";

/** What the customer may take now, with those they have had and those that are gone, which say so. [RT-93] */
export async function listOffers(
  db: Db,
  { page, page_size }: InputOf<typeof queryCouponOffers>,
  caller: CustomerCaller,
): Promise<Result<OutputOf<typeof queryCouponOffers>, never>> {
  const { customer, now } = caller;
  const { currency } = customer;
  const at = { limit: page_size, offset: (page - 1) * page_size };
  const rows = await findOffers(db, { accountId: customer.id, currency, now, ...at });
  return ok({
    datalist: rows.map(({ held, total: _, ...row }) =>
      describeOffer(row, held, { ...caller, currency }),
    ),
    total: rows[0]?.total ?? 0,
  });
}

/** The terms of a coupon for whoever knows its code, with a session or without. Refuses `coupon_unknown`. [RT-28] */
export async function findOffer(
  db: Db,
  { code }: InputOf<typeof getCouponDetail>,
  caller: Visitor,
): Promise<Result<OutputOf<typeof getCouponDetail>, Refusal<"coupon_unknown">>> {
  const template = await findTemplate(db, readCouponCode(code));
  if (!template) return refuse({ code: "coupon_unknown" });
  const { customer } = caller;
  const held = customer
    ? (await countHeld(db, { templateId: template.id, accountIds: [customer.id] })).get(customer.id)
    : 0;
  return ok({
    data: describeOffer(template, held ?? 0, { ...caller, currency: customer?.currency }),
  });
}
