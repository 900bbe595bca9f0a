import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { balanceDueStatuses } from "@sampan/domain/trade/charges/balance-due-state";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { dropBilledCharges } from "../../trade/charges/drop-charges.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { type LockedOrder, lockOrderById } from "../../trade/orders/lock-order.ts";
import { withdrawBill } from "../../trade/orders/record-bill.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";
import { lockParcels } from "../parcels/lock-parcels.ts";
import { moveBilling } from "../parcels/move-parcel.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";

type Refused = Refusal<"order_unknown" | "not_payable" | "reason_needed">;

/**
 * Takes back an unpaid bill, so that its orders wait to be billed anew. Refuses `not_payable` for a bill
 * that was paid, taken back before, or that credited somebody's surplus. Answers the orders' tids. [BO-17]
 */
export async function cancelBill(
  db: Db,
  { tid, reason }: { tid: string; reason: string },
  caller: StaffCaller,
): Promise<Result<string[], Refused>> {
  const words = reason.trim();
  if (words === "") return refuse({ code: "reason_needed" });
  const found = await db.selectFrom("bills").select("id").where("tid", "=", tid).executeTakeFirst();
  if (!found) return refuse({ code: "order_unknown" });

  const orders = await lockOrdersOf(db, found.id);
  const supplements = await takeBack(db, found.id);
  if (!supplements || supplements.length < orders.length) return refuse({ code: "not_payable" });
  for (const parcel of await lockParcels(db, { billId: found.id })) {
    const moved = await moveBilling(db, parcel, "correct_bill", { id: null, fee: 0 });
    if (!moved.ok) throw new Error(`parcel ${parcel.tid} of an unpaid bill is not unpaid`);
  }
  for (const order of orders) {
    const owed = supplements.find(({ order_id }) => order_id === order.id)?.amount ?? 0;
    await withdrawBill(db, order.id, { change: -owed });
    await writeOrderLog(db, {
      orderId: order.id,
      biz_code: orderLogCodes.supplement_cancelled,
      actor: { kind: "staff", name: caller.staff.name },
      content: { tid, amount: owed, currency: order.currency, reason: words },
      now: caller.now,
    });
  }
  await recordAudit(db, caller, {
    action: "cancel_bill",
    object_kind: "bill",
    object_id: tid,
    old_value: { state: "unpaid" },
    new_value: { state: "cancelled", reason: words },
  });
  return ok(orders.map((order) => order.tid));
}

async function lockOrdersOf(db: Db, billId: number): Promise<LockedOrder[]> {
  const rows = await db
    .selectFrom("order_charges")
    .select("order_id")
    .distinct()
    .where("bill_id", "=", billId)
    .orderBy("order_id")
    .execute();
  const orders: LockedOrder[] = [];
  for (const { order_id } of rows) orders.push(await lockOrderById(db, order_id));
  return orders;
}

/** Cancels the bill and its supplements; undefined when it is not unpaid any more. */
async function takeBack(
  db: Db,
  billId: number,
): Promise<{ order_id: number; amount: number }[] | undefined> {
  const cancelled = await db
    .updateTable("bills")
    .set({ state: "cancelled" })
    .where("id", "=", billId)
    .where("state", "=", "unpaid")
    .returning("id")
    .executeTakeFirst();
  if (!cancelled) return undefined;
  await dropBilledCharges(db, billId);
  return db
    .updateTable("supplements")
    .set(balanceDueStatuses.cancelled)
    .where("bill_id", "=", billId)
    .where("pay_status", "=", 0)
    .where("status", "=", 0)
    .returning(["order_id", "amount"])
    .execute();
}
