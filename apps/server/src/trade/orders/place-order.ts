import { isInsuranceType } from "@sampan/domain/trade/charges/insurance";
import { isCarrierId, isTransportId } from "@sampan/domain/goods/shippability/transports";
import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { createTrade as call } from "@sampan/contract/trade/orders/orders";
import { newTid } from "@sampan/domain/kernel/ids";
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
import { givenMarks } from "./mark-order.ts";
import { marksOf } from "./marks-of.ts";
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
  const { room } = facts.value;
  if (!room) throw new Error("an order is placed without room for it");
  const tid =
    room.placed === null
      ? await storeOrder(db, needs, facts.value, { ...room, request_id: input.request_id })
      : ok(room.placed);
  return tid.ok ? ok({ data: { tid: tid.value } }) : tid;
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

/**
 * Stores a judged order, under a number that no order should have. Nobody waits for its row: where somebody took the
 * number meanwhile, or the same request was placed, the call is done once more (`kernel/http/taken-meanwhile.ts`).
 */
async function storeOrder(
  db: Db,
  needs: PlacingNeeds,
  facts: CheckoutFacts,
  { id: orderId, request_id }: { readonly id: number; readonly request_id: string },
): Promise<Result<string, Refusal<"coupon_unusable">>> {
  const { customer, now } = facts.caller;
  const priced = priceOrder(facts);
  const tid = newTid(now, customer.region, needs.chance(6));
  const order = { id: orderId, tid };
  const marks = givenMarks(marksOf(facts, priced));
  await insertOrder(db, { ...order, request_id, facts, priced, marks, ...chosen(facts) });
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
