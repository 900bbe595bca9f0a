import { newTid } from "@sampan/domain/kernel/ids";
import { allocate, sum } from "@sampan/domain/kernel/money";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { addBilledCharge } from "../../trade/charges/add-charges.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { recordBill } from "../../trade/orders/record-bill.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";
import { lockParcels } from "../parcels/lock-parcels.ts";
import { moveBilling } from "../parcels/move-parcel.ts";
import { markParcelsPaid } from "../parcels/mark-parcels-paid.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { insertBill, insertBalanceDue } from "./insert-bill.ts";
import { type BillRefused, type OrderShare, payableOf } from "./compose-bill.ts";
import { creditSurplus } from "./credit-surplus.ts";
import { holdBillingGroup } from "./hold-billing-group.ts";
import { type BillInput, type PricedGroup, priceGroup } from "./preview-bill.ts";

export interface PostedBill extends PricedGroup {
  readonly bill_tid: string;
}

type Posting = { readonly caller: StaffCaller } & Pick<Needs, "jobs" | "chance">;
type Refused =
  | BillRefused
  | Refusal<"order_unknown" | "order_not_in_state" | "parcel_not_in_state" | "shipment_waits">;

/**
 * Posts the freight bill of an order and of those that share its parcels: charge lines, a supplement for
 * whoever owes something, a credit for whoever paid more in advance. [BO-16] [BO-18] [PAY-06] [PAY-19]
 */
export async function postBill(
  db: Db,
  input: BillInput,
  posting: Posting,
): Promise<Result<PostedBill, Refused>> {
  await holdBillingGroup(db, input.order_tid);
  const priced = await priceGroup(db, input, posting.caller);
  if (!priced.ok) return priced;
  const { group, bill } = priced.value;
  const [first] = group.orders;
  const { now } = posting.caller;

  const bill_tid = newTid(now, first.region, posting.chance(6));
  const amount = payableOf(bill);
  const billId = await insertBill(db, {
    tid: bill_tid,
    accountId: first.account_id,
    currency: first.currency,
    amount,
    explanation: {
      arithmetic: [...bill.arithmetic],
      shipments: [...bill.shipments],
      estimate: sum(bill.shares.map(({ estimate }) => estimate)),
    },
    now,
  });
  const named = await nameParcels(db, { billId, amount, priced: priced.value });
  if (!named.ok) return named;
  const { other_reason } = input;
  for (const share of bill.shares)
    await chargeOrder(db, share, { billId, bill_tid, other_reason, posting });
  if (amount === 0) await markParcelsPaid(db, billId);
  await recordAudit(db, posting.caller, {
    action: "post_bill",
    object_kind: "bill",
    object_id: bill_tid,
    new_value: { ...input, amount, orders: group.orders.map(({ tid }) => tid) },
  });
  return ok({ ...priced.value, bill_tid });
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

interface Charging {
  readonly billId: number;
  readonly bill_tid: string;
  readonly other_reason: string;
  readonly posting: Posting;
}

async function chargeOrder(
  db: Db,
  { order, charges, due, amount, estimate }: OrderShare,
  { billId, bill_tid, other_reason, posting }: Charging,
): Promise<void> {
  const { caller, jobs, chance } = posting;
  const { now } = caller;
  for (const { figures, ...charge } of charges)
    await addBilledCharge(
      db,
      {
        ...charge,
        order_id: order.id,
        bill_id: billId,
        figures:
          charge.kind === "other" && !("insured_percent" in figures)
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
  await recordBill(db, order.id, { change: due, now });
  await writeOrderLog(db, {
    orderId: order.id,
    biz_code: orderLogCodes.billed,
    actor: { kind: "staff", name: caller.staff.name },
    content: { tid: bill_tid, currency: order.currency, amount, estimate, due, entries: charges },
    now,
  });
  if (due < 0) await creditSurplus(db, { order, bill_tid, surplus: -due, jobs, now });
  if (due > 0)
    await notifyCustomer(db, jobs, {
      accountId: order.account_id,
      kind: "freight_billed",
      values: { tid: order.tid, amount: due, currency: order.currency },
      link: `/orderDetailOwn?tid=${order.tid}`,
      now,
    });
}
