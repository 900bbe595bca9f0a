import type { CouponOffer } from "@sampan/contract/money/coupon-shapes";
import { regionFacts } from "@sampan/domain/kernel/regions";
import type { Db } from "../../kernel/db/db.ts";
import type { Customer, Request } from "../../kernel/http/callers.ts";
import { describeOffer } from "./describe-template.ts";
import { countHeld, selectTemplates } from "./template-queries.ts";

/** Who reads an offer; without a customer everybody is told the same. */
type Reader = Pick<Request, "language" | "region" | "now"> & {
  readonly customer?: Pick<Customer, "id" | "currency"> | undefined;
};

/**
 * The coupons of some codes that people take by themselves, in the order of the codes; others are left out, and so are those
 * in which whoever reads does not pay.
 */
export async function listOffersOf(
  db: Db,
  codes: readonly string[],
  reader: Reader,
): Promise<CouponOffer[]> {
  if (codes.length === 0) return [];
  const { customer, region } = reader;
  const currency = customer?.currency ?? regionFacts[region].currency;
  const rows = await selectTemplates(db)
    .where("code", "in", codes)
    .where("taking", "=", "listed")
    .where("currency", "=", currency)
    .where("is_open", "=", true)
    .where("ends_at", ">", reader.now)
    .execute();
  const offers: CouponOffer[] = [];
  for (const row of rows.toSorted(
    (one, other) => codes.indexOf(one.code) - codes.indexOf(other.code),
  )) {
    const held = customer
      ? (await countHeld(db, { templateId: row.id, accountIds: [customer.id] })).get(customer.id)
      : 0;
    offers.push(describeOffer(row, held ?? 0, { ...reader, currency: customer?.currency }));
  }
  return offers;
}
