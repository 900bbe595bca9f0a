import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import type { Charge } from "@sampan/domain/trade/charges/charge";
import type { LegIntervals } from "@sampan/domain/trade/orders/journey-legs";
import { taxedOf } from "@sampan/domain/money/price-book/taxed-of";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller, Request } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { pricesOf } from "../../money/price-book/prices-of.ts";
import { findOrderInstructions } from "../instructions/order-instructions.ts";
import { findPart } from "../instructions/part-of-order.ts";
import { describeOrder } from "./describe-order.ts";
import type { OrderRow } from "./order-part-queries.ts";
import { findDelays } from "./find-delays.ts";
import { findOpenChoices } from "./find-open-choices.ts";
import {
  findOrderPackages,
  findOrderWithParts,
  findLegIntervals,
  findPackageSteps,
  type OrderKey,
  type PackageRow,
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
  const goesInPart = order.status === 1 && typeof instructions?.ship_after_days === "number";
  const part = goesInPart
    ? await findPart(db, order.id, settings)
    : { goes_at: null, is_let_go: false };
  const delays = await findDelays(db, order.id);
  const choices = await findOpenChoices(db, order.id);
  const whose = { accountId: order.account_id, now };
  const { tariffs } = await pricesOf(db, prices, whose);
  const tariff = taxedOf(tariffs[order.region], order.is_tax_included);
  const rate = prices.rates[order.currency];
  const intervals = await intervalsAhead(db, order, packages);
  const way = { packages, steps, intervals, tariff };
  const journey = { ...shown, ...way, instructions, part, delays, choices, settings, now };
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

/** Asked only while something of the way is ahead that others have gone before. */
async function intervalsAhead(
  db: Db,
  { billed_at, receive_time, region, transport }: OrderRow,
  [parcel]: readonly PackageRow[],
): Promise<LegIntervals> {
  const isUnderWay = billed_at !== null && receive_time === null;
  if (!isUnderWay || !parcel || transport === null) return {};
  return findLegIntervals(db, { warehouse: parcel.warehouse, region, transport });
}

/** An order cannot be placed before the first rate is known, so one of the two is there. */
export function rateOr(newest: number | undefined, paid: number | undefined): number {
  const rate = newest ?? paid;
  if (rate === undefined) throw new Error("an order exists but no exchange rate does");
  return rate;
}
