import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { createConsignTrade as call } from "@sampan/contract/logistics/consignments/consignments";
import {
  consignmentLimits,
  readConsignment,
} from "@sampan/domain/logistics/consignments/consignment";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { guessGoodsClass } from "../../goods/catalogue/guess-goods-class.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { checkSender } from "../../trade/orders/check-sender.ts";
import { storeUnlistedOrder } from "../../trade/orders/store-unlisted-order.ts";
import {
  announceOwnShipment,
  findTakenNumbers,
} from "../../trade/purchases/announce-own-shipment.ts";

type Call = typeof call;
type Input = InputOf<Call>;
type Refused = Refusal<Call["refusals"][number] | "login_needed">;

/**
 * Registers goods that somebody bought elsewhere: an order with nothing to pay first, whose lines are expected under
 * the express numbers its customer named, once a reviewer has seen the proof that they are theirs. A number belongs to
 * whoever names it first; later ones ask a person. [API-85] [CONS-07] [ORD-11] [ORD-12]
 */
export async function placeConsignment(
  db: Db,
  needs: Pick<Needs, "chance" | "jobs">,
  input: Input,
  caller: CustomerCaller,
): Promise<Result<OutputOf<Call>, Refused>> {
  const { settings, now } = caller;
  const lines = readConsignment(
    input.lines.map((line) => ({ num: undefined, value: undefined, ...line })),
  );
  if (!lines.ok) return lines;
  const warehouse = input.warehouse_type;
  // One without an address takes no such goods.
  if (!warehouse || settings[`warehouse_address_${warehouse}`] === "")
    return refuse({ code: "warehouse_needed" });
  const remark = input.remark.trim();
  if (remark.length > settings.remark_characters)
    return refuse({ code: "remark_too_long", values: { n: settings.remark_characters } });
  if (input.images.length === 0) return refuse({ code: "proof_needed" });
  const allowed = await checkSender(db, {
    accountId: caller.customer.id,
    kind: "consignment",
    images: input.images,
    most: consignmentLimits.in_review,
  });
  if (!allowed.ok) return allowed;
  const [taken] = await findTakenNumbers(
    db,
    lines.value.map(({ express_no }) => express_no),
  );
  if (taken !== undefined)
    return refuse({ code: "express_no_taken", values: { express_no: taken } });

  const order = await storeUnlistedOrder(db, needs, {
    kind: "consignment",
    pay_mode: "twice",
    lines: lines.value.map(({ name, num, value }) => ({
      name,
      url: "",
      price: value,
      num,
      goods_class: guessGoodsClass(name, settings.goods_class_words),
      pictures: input.images,
    })),
    remark,
    caller,
  });
  await db.insertInto("consignments").values({ order_id: order.id, warehouse }).execute();
  for (const [at, { express_no, num }] of lines.value.entries()) {
    const item = order.items[at];
    if (!item) throw new Error("an order has fewer lines than were stored");
    await announceOwnShipment(db, { item_id: item.id, express_no, num, now });
  }
  return ok({ data: { tid: order.tid } });
}
