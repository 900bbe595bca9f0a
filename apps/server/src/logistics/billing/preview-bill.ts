import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { previewBill as previewCall } from "@sampan/contract/logistics/billing/staff-billing";
import { sum } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { selectParcelGoods } from "./billing-queries.ts";
import { type BillRefused, composeBill, type ComposedBill } from "./compose-bill.ts";
import { awaitedBy, type BillingGroup, loadBillingGroup } from "./load-billing-group.ts";

export type BillInput = InputOf<typeof previewCall>;
export type BillPreview = OutputOf<typeof previewCall>["data"];

type Refused =
  | BillRefused
  | Refusal<"order_unknown" | "order_not_in_state" | "parcel_not_in_state" | "shipment_waits">;

export interface PricedGroup {
  readonly group: BillingGroup;
  readonly bill: ComposedBill;
}

/**
 * The bill of what leaves with an order, priced. Refuses `order_not_in_state` while an order that shares a parcel
 * with it still waits for goods, since one parcel has one bill, and `parcel_not_in_state` while one of its parcels
 * was merged from others and waits to be packed, and `shipment_waits` while its owner wants it to wait for others. [PAY-06]
 */
export async function priceGroup(
  db: Db,
  input: BillInput,
  { prices }: Pick<StaffCaller, "prices">,
): Promise<Result<PricedGroup, Refused>> {
  const loaded = await loadBillingGroup(db, input.order_tid);
  if (!loaded.ok) return loaded;
  const group = loaded.value;
  const waiting = group.orders.find(({ status }) => status !== 2);
  if (waiting) return refuse({ code: "order_not_in_state", values: { tid: waiting.tid } });
  if (awaitedBy(group).length > 0) return refuse({ code: "shipment_waits" });
  const merging = group.parcels.find(({ billing }) => billing !== 3);
  if (merging) return refuse({ code: "parcel_not_in_state", values: { tid: merging.tid } });

  const goods = await selectParcelGoods(
    db,
    group.parcels.map(({ id }) => id),
  );
  const tariff = prices.tariffs[group.orders[0].region];
  const bill = composeBill({ group, goods, tariff, choice: input });
  return bill.ok ? ok({ group, bill: bill.value }) : bill;
}

/** A priced bill as staff see it before and after posting. */
export function describePreview({ group, bill }: PricedGroup): BillPreview {
  const kinds = ["international_freight", "local_freight", "warehouse", "other"] as const;
  const charges = bill.shares.flatMap((share) => share.charges);
  return {
    order_tids: group.orders.map(({ tid }) => tid),
    currency: group.orders[0].currency,
    arithmetic: [...bill.arithmetic],
    shipments: [...bill.shipments],
    lines: kinds.flatMap((kind) => {
      const ofKind = charges.filter((charge) => charge.kind === kind);
      if (ofKind.length === 0) return [];
      return {
        kind,
        amount: sum(ofKind.map(({ amount }) => amount)),
        original_amount: sum(ofKind.map(({ original_amount }) => original_amount)),
      };
    }),
    amount: sum(bill.shares.map(({ amount }) => amount)),
    estimate: sum(bill.shares.map(({ estimate }) => estimate)),
    due: sum(bill.shares.map(({ due }) => due)),
    shares: bill.shares.map(({ order, amount, due }) => ({ order_tid: order.tid, amount, due })),
  };
}
