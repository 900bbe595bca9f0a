import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailure } from "../../../outbound/source-failure.ts";
import { Fen, readShape } from "../../../read-answer.ts";
import type { PlacedOrder, WireCart, WireDeclined, WirePlacing } from "../../ordering-by-wire.ts";
import { type Alibaba1688Session, askGateway1688 } from "../ask-gateway.ts";
import { cartParameters } from "./cart-parameters.ts";
import { declinedBecause } from "./decline-words.ts";
import { readWords } from "./trade-answer.ts";

/** That an order stands must not hang on how an amount beside it is written. */
const Amount = Fen.nullish().catch(null);
const OrderId = z.string().nullish();

const Created = z.object({
  orderId: OrderId,
  totalSuccessAmount: Amount,
  postFee: Amount,
  orderList: z
    .array(
      // The names are theirs, letters and all.
      z.object({ orderId: OrderId, orderAmmount: Amount, postFee: Amount }),
    )
    .nullish(),
  failedOfferList: z
    .array(z.object({ errorCode: z.string().nullish(), errorMessage: z.string().nullish() }))
    .nullish(),
});

/** Wrapped as documented, or flat as documented elsewhere. */
const Answer = z.object({ result: Created.nullish() }).and(Created);

/**
 * Orders a cart at 1688, without any repetition of its own. An order number in the answer means that the order stands,
 * whatever the answer says about success.
 */
export async function placeOrder1688(
  session: Alibaba1688Session,
  cart: WireCart,
): Promise<Result<WirePlacing | WireDeclined, SourceFailure>> {
  const source = session.source.name;
  const answer = await askGateway1688(session, {
    namespace: "com.alibaba.trade",
    api: "alibaba.trade.createCrossOrder",
    parameters: { ...cartParameters(cart), message: cart.message },
    answer: z.unknown(),
    repeatable: false,
  });
  if (!answer.ok) return answer;
  const created = readShape(source, answer.value, Answer);
  if (!created.ok) return created;
  const orders = ordersOf(created.value);
  const failed = (created.value.result ?? created.value).failedOfferList?.[0];
  if (orders.length > 0) return ok({ kind: "placed", orders, isWhole: failed === undefined });

  const words = readWords(answer.value);
  if (words.isDeclined || failed) {
    const [code, detail] = failed
      ? [failed.errorCode ?? words.code, failed.errorMessage ?? words.detail]
      : [words.code, words.detail];
    return ok(declinedBecause(code, detail));
  }
  // Neither an order nor a refusal: nobody knows, and the lookup will tell.
  return refuse({ code: "transient", source, detail: "neither an order number nor a refusal" });
}

function ordersOf(answer: z.output<typeof Answer>): readonly PlacedOrder[] {
  const found = new Map<string, PlacedOrder>();
  for (const created of [answer.result, answer]) {
    for (const { orderId, orderAmmount, postFee } of created?.orderList ?? []) {
      if (orderId)
        found.set(orderId, {
          order_no: orderId,
          total: orderAmmount ?? null,
          freight: postFee ?? null,
        });
    }
    const { orderId, totalSuccessAmount, postFee } = created ?? {};
    if (orderId && !found.has(orderId))
      found.set(orderId, {
        order_no: orderId,
        total: totalSuccessAmount ?? null,
        freight: postFee ?? null,
      });
  }
  return [...found.values()];
}
