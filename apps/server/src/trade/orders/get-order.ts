import type { InputOf, OutputOf } from "@sampan/contract/call";
import type { getOrderDetail } from "@sampan/contract/orders";
import type { Order } from "@sampan/contract/order-shapes";
import type { PaymentCurrency } from "@sampan/domain/money";
import type { Region } from "@sampan/domain/regions";
import { ok, refuse, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { CustomerCaller, Request } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import { describeOrder } from "./describe-order.ts";
import { partsOf } from "./describe-order-card.ts";
import {
  findOrder,
  findOrderPackages,
  findOrderParts,
  findPackageSteps,
  type OrderKey,
} from "./order-queries.ts";

type Call = typeof getOrderDetail;
type OrderNeeds = Pick<Needs, "say" | "limits">;

/** One of the customer's own orders; another's answers `order_unknown`. [API-67] [ORD-07] [ORD-22] */
export async function getOrder(
  db: Db,
  needs: OrderNeeds,
  { tid }: InputOf<Call>,
  caller: CustomerCaller,
): Promise<Result<OutputOf<Call>, Refusal<"order_unknown">>> {
  const order = await readOrder(db, needs, { tid, accountId: caller.customer.id }, caller);
  return order ? ok({ data: order.order }) : refuse({ code: "order_unknown" });
}

/** An order with everything its page shows, in the words of the reader; staff read any order. */
export async function readOrder(
  db: Db,
  { say, limits }: OrderNeeds,
  key: OrderKey,
  { language, now, terms }: Pick<Request, "language" | "now" | "terms">,
): Promise<{ readonly id: number; readonly accountId: number; readonly order: Order } | undefined> {
  const order = await findOrder(db, key);
  if (!order) return undefined;
  const parts = partsOf(await findOrderParts(db, [order.id]), order.id);
  const packages = await findOrderPackages(db, order.id);
  const steps = await findPackageSteps(
    db,
    packages.map(({ id }) => id),
  );
  const tariff = terms.tariffs[order.region as Region];
  const rate = terms.rates[order.currency as PaymentCurrency];
  const journey = { order, ...parts, packages, steps, tariff, now };
  const reader = {
    language,
    say,
    limits,
    newestRate: rateOr(rate?.rate_e6, order.pay_info.rate_e6),
  };
  return { id: order.id, accountId: order.account_id, order: describeOrder(journey, reader) };
}

/** An order cannot be placed before the first rate is known, so one of the two is there. */
export function rateOr(newest: number | undefined, paid: number | undefined): number {
  const rate = newest ?? paid;
  if (rate === undefined) throw new Error("an order exists but no exchange rate does");
  return rate;
}
