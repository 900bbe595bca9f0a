import type {
  OrderingByWire,
  WireOrder,
  WireParcel,
} from "@sampan/connectors/marketplaces/ordering-by-wire";
import { nextQuestionAt, retryQuestionAt } from "@sampan/domain/trade/purchases/wire-order-asking";
import { isSameGoods } from "@sampan/domain/trade/purchases/cover-lines";
import { settle } from "../../kernel/db/settle.ts";
import { countShipped } from "../orders/count-shipped.ts";
import { recordSellerShipment } from "../purchases/record-seller-shipment.ts";
import { actInNameOf } from "./act-in-name-of.ts";
import type { SettlingNeeds } from "./settle-wire-order.ts";
import { selectWireLines } from "./wire-order-queries.ts";
import {
  findNeededPurchase,
  selectAnnounced,
  type StoredWirePurchase,
  updateWirePurchase,
} from "./wire-purchase-queries.ts";

/**
 * Asks about an order that stands: its state is taken over, and each parcel the seller sent is recorded as if a buyer had
 * copied its number, so that the warehouse expects it. What cannot be recorded is a trouble of that order, which buyers
 * see. Answers whether the marketplace answered.
 */
export async function followPurchase(
  needs: SettlingNeeds,
  ordering: OrderingByWire,
  purchase: StoredWirePurchase,
  claimedUntil: Date,
): Promise<boolean> {
  const { db } = needs.database;
  const order = await ordering.getOrder(purchase.order_no);
  const parcels = order.ok ? await parcelsOf(ordering, order.value) : undefined;
  const now = needs.clock();
  if (!order.ok || !parcels) {
    await updateWirePurchase(db, purchase.id, { claimedUntil, ask_at: retryQuestionAt(now) });
    return false;
  }
  const isClosed = order.value.state === "closed";
  const isNeeded =
    isClosed && (await findNeededPurchase(db, purchase.order_no))?.is_needed === true;
  const troubles: string[] = isNeeded ? ["closed"] : [];
  for (const parcel of parcels) {
    const trouble = await recordParcel(needs, purchase, { order: order.value, parcel });
    if (trouble !== undefined) troubles.push(trouble);
  }
  const { state, total, pay_no } = order.value;
  const ask_at = nextQuestionAt(state, now);
  const [trouble] = troubles;
  const said = {
    state,
    total,
    // One that nobody needed is at its end as it should be.
    ...(trouble !== undefined ? { trouble } : isClosed && { trouble: "" }),
    ...(pay_no !== null && { pay_no }),
  };
  await updateWirePurchase(db, purchase.id, { ...said, claimedUntil, ask_at });
  return true;
}

/** What the seller sent so far, with what is in each; undefined where nobody answered. */
async function parcelsOf(
  ordering: OrderingByWire,
  { order_no, state, parcels }: WireOrder,
): Promise<readonly WireParcel[] | undefined> {
  if (state === "unpaid" || state === "closed") return [];
  // An order paid and sent in part names its first numbers before its state tells of them.
  if (state === "paid" && parcels.length === 0) return [];
  const listed = await ordering.listParcels(order_no);
  if (!listed.ok) return undefined;
  return listed.value.length > 0 ? listed.value : parcels;
}

interface Sent {
  readonly order: WireOrder;
  readonly parcel: WireParcel;
}

/** Records one parcel unless it was; answers the name of what stands in the way. */
async function recordParcel(
  needs: SettlingNeeds,
  { wire_order_id, order_no }: StoredWirePurchase,
  { order, parcel }: Sent,
): Promise<string | undefined> {
  const { express_no, carrier } = parcel;
  const recorded = await settle(needs.database.db, async (db) => {
    const wanted = await selectWireLines(db, wire_order_id);
    const known = await selectAnnounced(
      db,
      express_no,
      wanted.map(({ item_id }) => item_id),
    );
    const lines: { oid: string; num: number }[] = [];
    for (const [goods, pieces] of contentsOf({ order, parcel })) {
      let left = pieces;
      for (const line of wanted.filter((one) => isSameGoods(one, goods))) {
        if (known.has(line.item_id)) return { ok: true, value: null } as const;
        const room = line.num - (await countShipped(db, line.item_id));
        const num = Math.min(left, room);
        if (num > 0) lines.push({ oid: line.oid, num });
        left -= num;
      }
    }
    if (lines.length === 0) return { ok: true, value: null } as const;
    const caller = await actInNameOf(db, needs, wire_order_id);
    return recordSellerShipment(
      db,
      { lines, express_no, carrier: carrier.slice(0, 40) },
      { caller, jobs: needs.jobs },
    );
  });
  if (recorded.ok) return undefined;
  const { code } = recorded.error;
  needs.log.warn({ order_no, express_no, refused: code }, "a parcel of 1688 was not recorded");
  return code;
}

/** Goods and pieces in a parcel: what it says, all of a line where it says no number, all lines where it says none. */
function contentsOf({ order, parcel }: Sent): readonly [WireOrder["lines"][number], number][] {
  if (parcel.contents.length === 0) return order.lines.map((line) => [line, line.quantity]);
  return parcel.contents.flatMap(({ line_no, quantity }) => {
    const line = order.lines.find((one) => one.line_no === line_no);
    return line ? [[line, quantity ?? line.quantity] satisfies [typeof line, number]] : [];
  });
}
