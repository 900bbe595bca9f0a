import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { type BillRefused, payableOf } from "./compose-bill.ts";
import { holdBillingGroup } from "./hold-billing-group.ts";
import { type BillInput, type PricedGroup, priceLoaded } from "./preview-bill.ts";
import { writeBill } from "./write-bill.ts";

export interface PostedBill extends PricedGroup {
  readonly bill_tid: string;
}

type Posting = { readonly caller: StaffCaller } & Pick<Needs, "jobs" | "chance">;
type Refused =
  | BillRefused
  | Refusal<
      | "order_unknown"
      | "order_not_in_state"
      | "parcel_not_in_state"
      | "shipment_waits"
      | "rehearsal_waits"
      | "services_open"
    >;

/**
 * Posts the freight bill of an order and of those that share its parcels, with what staff charge beside freight.
 * [BO-16] [BO-18] [PAY-06] [PAY-19]
 */
export async function postBill(
  db: Db,
  input: BillInput,
  { caller, jobs, chance }: Posting,
): Promise<Result<PostedBill, Refused>> {
  const held = await holdBillingGroup(db, input.order_tid);
  if (!held.ok) return held;
  const { now, prices } = caller;
  const priced = await priceLoaded(db, held.value, { input, ...prices, now });
  if (!priced.ok) return priced;
  const { group, bill } = priced.value;
  const { other_reason } = input;
  const actor = { kind: "staff", name: caller.staff.name } as const;
  const bill_tid = await writeBill(db, priced.value, { actor, other_reason, jobs, chance, now });
  if (!bill_tid.ok) return bill_tid;
  await recordAudit(db, caller, {
    action: "post_bill",
    object_kind: "bill",
    object_id: bill_tid.value,
    new_value: { ...input, amount: payableOf(bill), orders: group.orders.map(({ tid }) => tid) },
  });
  return ok({ ...priced.value, bill_tid: bill_tid.value });
}
