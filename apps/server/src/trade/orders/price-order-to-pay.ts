import type { Priced } from "@sampan/domain/trade/charges/charge-rule";
import { price } from "@sampan/domain/trade/charges/price";
import type { Language } from "@sampan/domain/kernel/language";
import { type Conversion, sum } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { nameOfShop } from "../../goods/catalogue/name-of-shop.ts";
import { readNames } from "../../goods/translation/read-names.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Payable, PayableLine } from "../../money/payments/payable.ts";
import type { ChargeToPay } from "../charges/find-charges.ts";
import type { OrderToPay } from "./order-to-pay-queries.ts";

/** Prices an order's first payment, each yuan line converted once. Refuses `not_payable`. [PAY-05] [MONEY-10] */
export function priceOrderToPay(
  order: OrderToPay,
  { at, language }: { at: Conversion; language: Language },
): Result<Payable, Refusal<"not_payable">> {
  if (order.status !== 0) return refuse({ code: "not_payable" });

  const charged = price(order.charges, at);
  const taken = charged.find(({ kind }) => kind === "coupon")?.amount ?? 0;
  return ok({
    kind: "order",
    id: order.id,
    tid: order.tid,
    instalment: order.pay_mode === "once" ? "only" : "first",
    orderIds: [order.id],
    order_tids: [order.tid],
    parcel_tids: [],
    lines: charged
      .filter(({ kind, amount }) => kind !== "coupon" && amount !== 0)
      .map((charge) => lineOf(charge, language)),
    coupon: order.coupon_id === null ? null : { id: order.coupon_id, amount: 0 - taken },
    amount: sum(charged.map(({ amount }) => amount)),
    charges: charged,
  });
}

/** A charge as the payment page names it: goods by what they are, a seller's freight by the shop. */
function lineOf(charge: Priced<ChargeToPay>, language: Language): PayableLine {
  const { kind, cny, amount, oid, item_name, names, num, shop_name } = charge;
  const line = { kind: kind as PayableLine["kind"], cny, amount };
  if (oid !== null && item_name !== null && num !== null)
    return {
      ...line,
      oid,
      name: readNames(item_name, names ?? {})[language] ?? item_name,
      num,
    };
  return shop_name === null ? line : { ...line, name: nameOfShop(shop_name, language) };
}
