import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import type { Charge } from "@sampan/domain/trade/charges/charge";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller, Request } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findOrderInstructions } from "../instructions/order-instructions.ts";
import { describeOrder } from "./describe-order.ts";
import { findDelays } from "./find-delays.ts";
import {
  findOrderPackages,
  findOrderWithParts,
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

export interface ReadOrder {
  readonly id: number;
  readonly accountId: number;
  readonly order: Order;
  readonly charges: readonly Charge[];
}

/** An order with everything its page shows, in the words of the reader; staff read any order. */
export async function readOrder(
  db: Db,
  { say, limits }: OrderNeeds,
  key: OrderKey,
  { language, now, prices, settings }: Pick<Request, "language" | "now" | "prices" | "settings">,
): Promise<ReadOrder | undefined> {
  const shown = await findOrderWithParts(db, key);
  if (!shown) return undefined;
  const { order } = shown;
  const packages = await findOrderPackages(db, order.id);
  const steps = await findPackageSteps(
    db,
    packages.map(({ id }) => id),
  );
  const instructions = (await findOrderInstructions(db, order.id)) ?? null;
  const delays = await findDelays(db, order.id);
  const tariff = prices.tariffs[order.region];
  const rate = prices.rates[order.currency];
  const journey = { ...shown, packages, steps, instructions, delays, tariff, now };
  const reader = {
    language,
    say,
    limits,
    newest: {
      rate_e6: rateOr(rate?.rate_e6, order.pay_info.rate_e6),
      rounding: settings.rounding,
    },
  };
  return {
    id: order.id,
    accountId: order.account_id,
    order: describeOrder(journey, reader),
    charges: shown.charges,
  };
}

/** An order cannot be placed before the first rate is known, so one of the two is there. */
export function rateOr(newest: number | undefined, paid: number | undefined): number {
  const rate = newest ?? paid;
  if (rate === undefined) throw new Error("an order exists but no exchange rate does");
  return rate;
}
