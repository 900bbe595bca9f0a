import { isInsuranceType } from "@sampan/domain/trade/charges/insurance";
import { isCarrierId, isTransportId } from "@sampan/domain/goods/shippability/transports";
import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { createTrade as call } from "@sampan/contract/trade/orders/orders";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { removeOrderedLines } from "../carts/remove-ordered-lines.ts";
import { takeOwnStock } from "../../goods/catalogue/take-own-stock.ts";
import { reserveCoupon } from "../../money/coupons/reserve-coupon.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { keepForOrder } from "../instructions/order-instructions.ts";
import { findCheckoutProblems } from "./find-checkout-problems.ts";
import { gatherCheckout, type CheckoutFacts } from "./gather-checkout.ts";
import { priceOrder } from "./price-order.ts";
import { heldParty } from "./order-party.ts";
import { findTidOfRequest, insertOrder, insertSellers } from "./order-write-queries.ts";
import { writeOrderLog } from "./write-order-log.ts";

type Call = typeof call;
type PlacingRefusal = Refusal<Call["refusals"][number] | "login_needed">;
type Placed = Result<OutputOf<Call>, PlacingRefusal>;
type PlacingNeeds = Pick<Needs, "chance" | "jobs">;

/**
 * Places an order: everything is judged anew by our own data, address and prices are copied, the coupon is
 * held, the lines leave the cart. It waits for review and cannot be paid yet. The same request_id answers
 * the order it placed before. Refuses the first thing that keeps it from being placed.
 * [API-72] [CHK-14..33] [CHK-12] [CHK-30] [ORD-13]
 */
export async function placeOrder(
  db: Db,
  needs: PlacingNeeds,
  input: InputOf<Call>,
  caller: CustomerCaller,
): Promise<Placed> {
  const facts = await judgeCheckout(db, input, caller);
  if (!facts.ok) return (await placedBefore(db, input, caller)) ?? facts;
  const tid = await storeOrder(db, needs, facts.value, input.request_id);
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
async function judgeCheckout(
  db: Db,
  input: InputOf<Call>,
  caller: CustomerCaller,
): Promise<Result<CheckoutFacts, PlacingRefusal>> {
  const facts = await gatherCheckout(db, input, caller, heldParty);
  if (!facts.ok) return facts;
  if (!facts.value.isLive) return refuse({ code: "login_needed" });
  const [problem] = findCheckoutProblems(facts.value);
  if (problem) return refuse(problem);
  if (input.accept_terms !== 1) return refuse({ code: "terms_needed" });
  if (input.accept_claims !== 1) return refuse({ code: "claims_terms_needed" });
  return facts;
}

/** Stores a judged order; undefined when its request has placed an order meanwhile. */
async function storeOrder(
  db: Db,
  needs: PlacingNeeds,
  facts: CheckoutFacts,
  request_id: string,
): Promise<Result<string | undefined, Refusal<"coupon_unusable">>> {
  const { customer, now } = facts.caller;
  const priced = priceOrder(facts);
  const order = await insertOrder(db, needs, { request_id, facts, priced, ...chosen(facts) });
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
  // Late and not waited for, because everybody else who wants the same goods waits from here to the commit; and
  // before the lines name their skus, which holds them too, in whatever order the lines have.
  await takeOwnStock(
    db,
    facts.lines.map(({ goods, num }) => ({
      sku_id: goods.sku.id,
      platform: goods.product.platform,
      num,
    })),
  );
  await insertSellers(db, order, priced);
  return ok(tid);
}

/** The choices of an order that was found without problems, so none of them is missing. */
function chosen({ address, input }: CheckoutFacts) {
  const { express, transport, pay_mode, insurance } = input;
  const isWhole =
    address !== undefined &&
    isCarrierId(express) &&
    isTransportId(transport) &&
    pay_mode !== undefined &&
    isInsuranceType(insurance);
  if (!isWhole) throw new Error("an order without problems lacks a choice");
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
  { jobs }: PlacingNeeds,
  { orderId, tid, accountId, now }: PlacedOrder,
): Promise<void> {
  // Beside what is told, with which it is one statement.
  await keepForOrder(db, { orderId, accountId });
  await writeOrderLog(db, {
    orderId,
    biz_code: orderLogCodes.placed,
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
