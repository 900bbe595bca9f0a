import type { InputOf, OutputOf } from "@sampan/contract/call";
import type { createTrade as call } from "@sampan/contract/orders";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { tradeLogCodes } from "@sampan/domain/trade-log";
import { removeOrderedLines } from "../carts/remove-ordered-lines.ts";
import { takeOwnStock } from "../catalogue/take-own-stock.ts";
import { reserveCoupon } from "../coupons/reserve-coupon.ts";
import type { Db } from "../db/db.ts";
import type { CustomerCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import { notifyCustomer } from "../notices/notify-customer.ts";
import { findTradeProblems } from "./find-trade-problems.ts";
import { gatherTrade, type TradeFacts } from "./gather-trade.ts";
import { settleTrade } from "./settle-trade.ts";
import { findTidOfRequest, insertOrder, insertSellers } from "./trade-queries.ts";
import { writeTradeLog } from "./write-trade-log.ts";

type Call = typeof call;
type TradeRefusal = Refusal<Call["refusals"][number]>;
type Placed = Result<OutputOf<Call>, TradeRefusal>;
type TradeNeeds = Pick<Needs, "chance" | "jobs">;

/**
 * Places an order: everything is judged anew by our own data, address and prices are copied, the coupon is
 * held, the lines leave the cart. It waits for review and cannot be paid yet. The same request_id answers
 * the order it placed before. Refuses the first thing that keeps it from being placed.
 * [API-72] [CHK-14..33] [CHK-12] [CHK-30] [ORD-13]
 */
export async function createTrade(
  db: Db,
  needs: TradeNeeds,
  input: InputOf<Call>,
  caller: CustomerCaller,
): Promise<Placed> {
  const facts = await judgeTrade(db, input, caller);
  if (!facts.ok) return (await placedBefore(db, input, caller)) ?? facts;
  const tid = await placeOrder(db, needs, facts.value, input.request_id);
  if (!tid.ok) return tid;
  if (tid.value !== undefined) return ok({ data: { tid: tid.value } });
  return (await placedBefore(db, input, caller)) ?? refuse({ code: "order_failed" });
}

/** The answer of the order that this request placed before, which may be what now keeps it from being placed. */
async function placedBefore(
  db: Db,
  { request_id: requestId }: InputOf<Call>,
  { customer }: CustomerCaller,
): Promise<Placed | undefined> {
  const tid = await findTidOfRequest(db, { accountId: customer.id, requestId });
  return tid === undefined ? undefined : ok({ data: { tid } });
}

/** Everything an order is placed by, or the first thing that keeps it from being placed. */
async function judgeTrade(
  db: Db,
  input: InputOf<Call>,
  caller: CustomerCaller,
): Promise<Result<TradeFacts, TradeRefusal>> {
  const facts = await gatherTrade(db, input, caller);
  if (!facts.ok) return facts;
  const [problem] = findTradeProblems(facts.value);
  if (problem) return refuse(problem);
  if (input.accept_terms !== 1) return refuse({ code: "terms_needed" });
  if (input.accept_claims !== 1) return refuse({ code: "claims_terms_needed" });
  return facts;
}

/** Stores a judged trade; undefined when its request has placed an order meanwhile. */
async function placeOrder(
  db: Db,
  needs: TradeNeeds,
  facts: TradeFacts,
  request_id: string,
): Promise<Result<string | undefined, Refusal<"over_stock" | "coupon_unusable">>> {
  const { customer, now } = facts.caller;
  const trade = settleTrade(facts);
  const order = await insertOrder(db, needs, { request_id, facts, trade, ...chosen(facts) });
  if (!order) return ok(undefined);
  const { id: orderId, tid } = order;
  if (facts.coupon) {
    const key = { couponId: facts.coupon.id, accountId: customer.id, tid };
    const reserved = await reserveCoupon(db, key);
    if (!reserved.ok) return reserved;
  }
  const cartIds = facts.lines.map(({ cart_id }) => cart_id).filter((id) => id !== "");
  await removeOrderedLines(db, { accountId: customer.id, cartIds });
  await tellPlaced(db, needs, { orderId, tid, accountId: customer.id, now });
  // Late, because everybody else who wants the same goods waits from here on; and before the lines name
  // their skus, which holds them too, in whatever order the lines have.
  const stock = await takeOwnStock(
    db,
    facts.lines.map(({ goods, num }) => ({
      sku_id: goods.sku.id,
      platform: goods.product.platform,
      num,
    })),
  );
  if (!stock.ok) return stock;
  await insertSellers(db, order, trade.sellers);
  return ok(tid);
}

/** The choices of a trade that was found without problems, so none of them is missing. */
function chosen({ address, input }: TradeFacts) {
  const { express, transport, pay_mode, insurance } = input;
  const isWhole =
    address !== undefined &&
    express !== undefined &&
    transport !== undefined &&
    pay_mode !== undefined &&
    insurance !== undefined;
  if (!isWhole) throw new Error("a trade without problems lacks a choice");
  return { address, choice: { express, transport, pay_mode, insurance } };
}

interface PlacedOrder {
  readonly orderId: number;
  readonly tid: string;
  readonly accountId: number;
  readonly now: Date;
}

async function tellPlaced(
  db: Db,
  { jobs }: TradeNeeds,
  { orderId, tid, accountId, now }: PlacedOrder,
): Promise<void> {
  await writeTradeLog(db, {
    orderId,
    biz_code: tradeLogCodes.placed,
    actor: { kind: "customer" },
    content: {},
    now,
  });
  await notifyCustomer(db, jobs, {
    accountId,
    kind: "order_submitted",
    values: { tid },
    link: `/orderDetailOwn?tid=${tid}`,
    now,
  });
}
