import { isBizAttribute, isOrderStatus } from "@sampan/domain/trade/orders/order-state";
import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryOrderBubbleCount, queryOrderList } from "@sampan/contract/trade/orders/orders";
import { parseWireTime } from "@sampan/domain/kernel/business-time";
import { orderTabs, statusesOfTab } from "@sampan/domain/trade/orders/order-tabs";
import type { Region } from "@sampan/domain/kernel/regions";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { describeOrderCard } from "./describe-order-card.ts";
import { explainOrder } from "./explain-order.ts";
import { rateOr } from "./get-order.ts";
import { countByStatus, findOrders } from "./order-queries.ts";

type Call = typeof queryOrderList;

/** A page of the customer's orders by tab, type, marketplace number, words and time. [API-68] [ORD-01..05] */
export async function listOrders(
  db: Db,
  { say }: Pick<Needs, "say">,
  input: InputOf<Call>,
  { customer, language, prices, settings }: CustomerCaller,
): Promise<Result<OutputOf<Call>, never>> {
  const { orders, total } = await findOrders(db, {
    accountId: customer.id,
    statuses:
      input.status?.filter(isOrderStatus) ??
      (input.tab === "all" ? undefined : statusesOfTab(input.tab)),
    bizAttributes: input.biz_attr_array?.filter(isBizAttribute),
    out_oid: input.out_oid,
    words: input.words,
    from: momentOf(input.start_time, "00:00:00", customer.region),
    to: momentOf(input.end_time, "23:59:59", customer.region),
    oldestFirst: input.order_by === "oldest",
    limit: input.page_size,
    offset: (input.page - 1) * input.page_size,
  });
  const rate = prices.rates[customer.currency];
  const datalist = orders.map((shown) => {
    const rate_e6 = rateOr(rate?.rate_e6, shown.order.pay_info.rate_e6);
    const sums = explainOrder(shown, { rate_e6, rounding: settings.rounding });
    const { first_instalment } = sums;
    return describeOrderCard(shown, { language, say, first_instalment, at: sums });
  });
  return ok({ datalist, total });
}

/**
 * A day without a time is meant whole, so its first or last second is added. A time that is none narrows
 * nothing: the filter is a convenience, not a gate.
 */
function momentOf(
  text: string | undefined,
  timeOfDay: "00:00:00" | "23:59:59",
  region: Region,
): Date | undefined {
  if (!text) return undefined;
  const moment = parseWireTime(text.length === 10 ? `${text} ${timeOfDay}` : text, region);
  return moment.ok ? moment.value : undefined;
}

type Counts = OutputOf<typeof queryOrderBubbleCount>;

/** How many of the customer's orders each tab holds. [API-33] [ORD-09] */
export async function countOrders(
  db: Db,
  _input: object,
  { customer }: CustomerCaller,
): Promise<Result<Counts, never>> {
  const totals = new Map(
    (await countByStatus(db, customer.id)).map(({ status, total }) => [status, total]),
  );
  const counts = orderTabs
    .filter((tab) => tab !== "all")
    .map((tab) => {
      const statuses = statusesOfTab(tab);
      return [
        tab,
        statuses.reduce<number>((all, status) => all + (totals.get(status) ?? 0), 0),
      ] as const;
    });
  return ok({ data: Object.fromEntries(counts) as Counts["data"] });
}
