import { sum } from "@sampan/domain/kernel/money";
import type { ItemStatus } from "@sampan/domain/trade/orders/item-state";
import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import { isFreightBack } from "@sampan/domain/trade/refunds/freight-to-return";
import {
  type PaidCharge,
  paidForLine,
  type PaidForms,
} from "@sampan/domain/trade/refunds/refund-shares";
import type { Db } from "../../kernel/db/db.ts";
import { findAdvance, type PaidAdvance } from "../charges/find-advance.ts";
import { findPaidCharges } from "../charges/find-paid-charges.ts";
import { findPaidFreight, type StoredFreight } from "../charges/find-paid-freight.ts";
import type { LockedItem } from "../orders/lock-items.ts";
import { sumFormsOfDifferences, sumFormsOfOrder } from "./refund-queries.ts";

/** A locked line with everything its refunds are reckoned from. Cents of the payment currency. */
export interface LineFacts {
  readonly item: LockedItem;
  readonly sell_order_id: number;
  /** Null where there is no listing. */
  readonly sku_id: number | null;
  readonly platform: number;
  readonly refund_status: number;
  readonly refund_num: number;
  readonly charges: readonly PaidCharge[];
  readonly paid_for: number;
  readonly refund_value: number;
  /** What is left of what the first payment, and differences of lines, were made with. */
  readonly left: PaidForms;
  /** Freight bills of the order that were paid; looked for only where no other line of it is left. */
  readonly freight: readonly StoredFreight[];
  /** What became of freight that was paid in advance; undefined where none was. */
  readonly advance: PaidAdvance | undefined;
  /** Points that came back of it so far, and earned ones that were taken back. */
  readonly points: number;
  readonly taken: number;
  /** Cash that came back since the order was completed. */
  readonly cash_since: number;
  /** The other lines of the order that still count for something. */
  readonly others: readonly {
    readonly id: number;
    readonly sell_order_id: number;
    readonly status: ItemStatus;
  }[];
}

/** Reads what a locked line's refunds are reckoned from. */
export async function gatherLine(db: Db, item: LockedItem): Promise<LineFacts> {
  const { order } = item;
  const rows = await db
    .selectFrom("order_items")
    .select([
      "id",
      "sell_order_id",
      "sku_id",
      "platform",
      "status",
      "num",
      "refund_status",
      "refund_num",
      "refund_value",
    ])
    .where("order_id", "=", order.id)
    .execute();
  const own = rows.find(({ id }) => id === item.id);
  if (!own) throw new Error(`no item ${item.id}`);
  const charges = await findPaidCharges(db, order.id);
  const back = await sumFormsOfOrder(db, order.id);
  const { cash = order.pay_real, bonus = 0, points = 0 } = order.pay_info;
  const later = await sumFormsOfDifferences(db, order.id);
  const others = rows.filter(
    ({ id, status, num, refund_num }) => id !== item.id && isLiveItem(status) && refund_num < num,
  );
  const freight = others.length === 0 ? await findPaidFreight(db, order.id) : [];
  const hasAdvance = charges.some(({ kind }) => kind === "freight_estimate");
  const flown = (form: keyof PaidForms) =>
    sum(freight.filter(isFreightBack).map(({ forms }) => forms[form]));
  return {
    item,
    sell_order_id: own.sell_order_id,
    sku_id: own.sku_id,
    platform: own.platform,
    refund_status: own.refund_status,
    refund_num: own.refund_num,
    refund_value: own.refund_value,
    charges,
    paid_for: paidForLine(charges, String(item.id)),
    left: {
      cash: cash + later.cash + flown("cash") - back.cash,
      bonus: bonus + later.bonus + flown("bonus") - back.bonus,
      points: points + later.points + flown("points") - back.points_amount,
    },
    freight,
    advance: hasAdvance ? await findAdvance(db, order.id) : undefined,
    points: back.points,
    taken: back.taken,
    cash_since: back.cash_since,
    others,
  };
}
