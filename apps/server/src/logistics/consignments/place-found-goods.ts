import { readConsignment } from "@sampan/domain/logistics/consignments/consignment";
import type { Warehouse } from "@sampan/domain/goods/shippability/transports";
import { regionFacts } from "@sampan/domain/kernel/regions";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { guessGoodsClass } from "../../goods/catalogue/guess-goods-class.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { holdLiveAccount } from "../../people/accounts/hold-live-account.ts";
import type { Person } from "../../people/identities/find-person.ts";
import { approveLockedOrder } from "../../trade/orders/approve-order.ts";
import { lockOrderById } from "../../trade/orders/lock-order.ts";
import { storeUnlistedOrder } from "../../trade/orders/store-unlisted-order.ts";
import { announceOwnShipment } from "../../trade/purchases/announce-own-shipment.ts";

export interface FoundGoods {
  readonly owner: Person;
  readonly warehouse: Warehouse;
  readonly express_no: string;
  readonly name: string;
  readonly num: number;
  /** Of a piece, CNY cents. */
  readonly value: number;
}

type Refused = Refusal<
  | "customer_unknown"
  | "consignment_needed"
  | "consignment_too_long"
  | "consignment_name_needed"
  | "consignment_pieces_needed"
  | "consignment_value_needed"
  | "consignment_number_needed"
>;

/**
 * Makes a consignment of goods that lie in a warehouse already and that their owner never forecast, accepted by whoever
 * found out whose they are. Answers the line they are. [BO-15] [ORD-11]
 */
export async function placeFoundGoods(
  db: Db,
  needs: Pick<Needs, "chance" | "jobs">,
  { owner, warehouse, ...goods }: FoundGoods,
  { staff, settings, now }: StaffCaller,
): Promise<Result<{ readonly oid: string; readonly num: number }, Refused>> {
  const read = readConsignment([goods]);
  if (!read.ok) return read;
  const [line] = read.value;
  const held = await holdLiveAccount(db, owner.id);
  if (!held.ok || !line) return refuse({ code: "customer_unknown" });
  const { id, region } = owner;
  const order = await storeUnlistedOrder(db, needs, {
    kind: "consignment",
    pay_mode: "twice",
    lines: [
      {
        name: line.name,
        url: "",
        price: line.value,
        num: line.num,
        goods_class: guessGoodsClass(line.name, settings.goods_class_words),
        pictures: [],
      },
    ],
    remark: "",
    caller: { customer: { id, region, currency: regionFacts[region].currency }, now },
    placedBy: { kind: "staff", name: staff.name },
  });
  await db.insertInto("consignments").values({ order_id: order.id, warehouse }).execute();
  const [item] = order.items;
  if (!item) throw new Error(`consignment ${order.tid} has no line`);
  await announceOwnShipment(db, {
    item_id: item.id,
    express_no: goods.express_no,
    num: line.num,
    now,
  });
  const approved = await approveLockedOrder(db, needs, await lockOrderById(db, order.id), {
    actor: { kind: "staff", name: staff.name },
    note: "",
    limits: settings,
    now,
    stored: undefined,
  });
  if (!approved.ok) throw new Error(`consignment ${order.tid} cannot be accepted`);
  return ok({ oid: item.oid, num: line.num });
}
