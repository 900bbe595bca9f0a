import { newTid } from "@sampan/domain/kernel/ids";
import { allocate, sum } from "@sampan/domain/kernel/money";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { addBilledCharge } from "../../trade/charges/add-charges.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { writePart } from "../../trade/instructions/part-of-order.ts";
import { recordBill, recordDifference } from "../../trade/orders/record-bill.ts";
import { type OrderActor, writeOrderLog } from "../../trade/orders/write-order-log.ts";
import { lockParcels } from "../parcels/lock-parcels.ts";
import { moveBilling } from "../parcels/move-parcel.ts";
import { markParcelsPaid } from "../parcels/mark-parcels-paid.ts";
import { insertBill, insertBalanceDue } from "./insert-bill.ts";
import { type OrderShare, payableOf } from "./compose-bill.ts";
import { creditSurplus } from "./credit-surplus.ts";
import type { PricedGroup } from "./preview-bill.ts";

interface BillWriting extends Pick<Needs, "jobs" | "chance"> {
  /** Whoever lets it be billed: staff, the owner who agreed to a box, or nobody by hand. */
  readonly actor: OrderActor;
  /** Of what staff charge beside freight. */
  readonly other_reason: string;
  readonly now: Date;
}

/**
 * Writes the bill of a priced group whose orders are held: charge lines, a supplement for whoever owes something, a
 * credit for whoever paid more in advance. Answers its tid. [BO-16] [BO-18] [PAY-06] [PAY-19]
 */
export async function writeBill(
  db: Db,
  priced: PricedGroup,
  writing: BillWriting,
): Promise<Result<string, Refusal<"parcel_not_in_state">>> {
  const { group, bill } = priced;
  const [first] = group.orders;
  const { now, chance } = writing;
  const bill_tid = newTid(now, first.region, chance(6));
  const amount = payableOf(bill);
  const billId = await insertBill(db, {
    tid: bill_tid,
    accountId: first.account_id,
    currency: first.currency,
    amount,
    explanation: {
      arithmetic: [...bill.arithmetic],
      shipments: [...bill.shipments],
      storage: [...bill.storage],
      estimate: sum(bill.shares.map(({ estimate }) => estimate)),
    },
    now,
  });
  const named = await nameParcels(db, { billId, amount, priced });
  if (!named.ok) return named;
  for (const share of bill.shares) await chargeOrder(db, share, { ...writing, billId, bill_tid });
  if (amount === 0) await markParcelsPaid(db, billId);
  return ok(bill_tid);
}

/** Every parcel carries its part of what is to be paid. [PKG-14] */
async function nameParcels(
  db: Db,
  { billId, amount, priced }: { billId: number; amount: number; priced: PricedGroup },
): Promise<Result<null, Refusal<"parcel_not_in_state">>> {
  const { group, bill } = priced;
  const fees = allocate(
    amount,
    bill.arithmetic.map(({ international, local }) => international + local),
  );
  const parcels = await lockParcels(db, { ids: group.parcels.map(({ id }) => id) });
  for (const [index, parcel] of parcels.entries()) {
    const fee = fees[index] ?? 0;
    const moved = await moveBilling(db, parcel, "post_bill", { id: billId, fee });
    if (!moved.ok) return moved;
  }
  return ok(null);
}

interface Charging extends BillWriting {
  readonly billId: number;
  readonly bill_tid: string;
}

async function chargeOrder(
  db: Db,
  { order, charges, due, amount, estimate }: OrderShare,
  { billId, bill_tid, actor, other_reason, jobs, chance, now }: Charging,
): Promise<void> {
  for (const { figures, ...charge } of charges)
    await addBilledCharge(
      db,
      {
        ...charge,
        order_id: order.id,
        bill_id: billId,
        figures:
          // Insurance and packing first say by their figures what they are.
          charge.kind === "other" && Object.keys(figures).length === 0
            ? { words: other_reason.trim() }
            : figures,
      },
      // What was paid in advance covers this order's share.
      due <= 0 ? now : null,
    );
  if (due > 0)
    await insertBalanceDue(db, {
      child_tid: newTid(now, order.region, chance(6)),
      order_id: order.id,
      bill_id: billId,
      kind: "freight",
      amount: due,
      reason: "",
      created_at: now,
    });
  if (order.goes_in_part) {
    await recordDifference(db, order.id, { change: due });
    await writePart(db, order.id, null);
  } else await recordBill(db, order.id, { change: due, now });
  await writeOrderLog(db, {
    orderId: order.id,
    biz_code: orderLogCodes.billed,
    actor,
    content: { tid: bill_tid, currency: order.currency, amount, estimate, due, entries: charges },
    now,
  });
  if (due < 0) await creditSurplus(db, { order, bill_tid, surplus: -due, jobs, now });
  // Whoever agreed to a box has its amount before their eyes.
  if (due > 0 && actor.kind !== "customer")
    await notifyCustomer(db, jobs, {
      accountId: order.account_id,
      kind: "freight_billed",
      values: { tid: order.tid, amount: due, currency: order.currency },
      link: `/orderDetailOwn?tid=${order.tid}`,
      now,
    });
}
