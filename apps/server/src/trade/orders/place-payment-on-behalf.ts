import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { createSubstitutePayTrade as call } from "@sampan/contract/trade/orders/payments-on-behalf";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { reckonCharges } from "@sampan/domain/trade/charges/rules";
import { readPaymentRequest } from "@sampan/domain/trade/orders/payment-request";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { replaceCharges } from "../charges/replace-charges.ts";
import { checkSender } from "./check-sender.ts";
import { storeUnlistedOrder } from "./store-unlisted-order.ts";

type Call = typeof call;
type Refused = Refusal<Call["refusals"][number] | "login_needed">;
type PlacingNeeds = Pick<Needs, "chance" | "jobs">;

/**
 * Places an order for something to be paid on the customer's behalf: no listing, nothing that is sent, an amount of
 * CNY cents that a reviewer looks at before anybody can pay it. Goods and service fee are charged as of any order.
 * One person has so many in review at most. [API-80] [ORD-10] [ORD-11] [ORD-12]
 */
export async function placePaymentOnBehalf(
  db: Db,
  needs: PlacingNeeds,
  input: InputOf<Call>,
  caller: CustomerCaller,
): Promise<Result<OutputOf<Call>, Refused>> {
  const { customer, settings, prices } = caller;
  const request = readPaymentRequest({ ...input, amount: input.amount }, settings);
  if (!request.ok) return request;
  if (input.remark.trim().length > settings.remark_characters)
    return refuse({ code: "remark_too_long", values: { n: settings.remark_characters } });
  if (!prices.rates[customer.currency]) return refuse({ code: "rate_unknown" });
  const allowed = await checkSender(db, {
    accountId: customer.id,
    kind: "payment_on_behalf",
    images: input.images,
    most: settings.on_behalf_in_review,
  });
  if (!allowed.ok) return allowed;

  const { text, link, amount } = request.value;
  const order = await storeUnlistedOrder(db, needs, {
    kind: "payment_on_behalf",
    pay_mode: "once",
    lines: [
      {
        // Somebody who pasted a link only still has to see what the line is.
        name: text === "" ? link : text,
        url: link,
        price: amount,
        num: 1,
        goods_class: "ordinary",
        pictures: input.images,
      },
    ],
    remark: input.remark.trim(),
    caller,
  });
  const charges = reckonCharges({
    sellers: [
      {
        key: String(order.sellerId),
        mainland_freight: 0,
        lines: order.items.map(({ id }) => ({ key: String(id), price: amount, num: 1 })),
      },
    ],
    insurance: 0,
    serviceFee_bp: settings.tier_service_fee_bp[caller.customer.tier],
    payMode: "once",
  });
  await replaceCharges(db, order.id, charges);
  return ok({ data: { tid: order.tid } });
}
