import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { previewBill as previewCall } from "@sampan/contract/logistics/billing/staff-billing";
import { sum } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { awaitsOwner } from "@sampan/domain/logistics/rehearsals/rehearsal-state";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { pricesOf } from "../../money/price-book/prices-of.ts";
import type { Tariffs } from "../../money/price-book/tariffs-at.ts";
import { selectParcelGoods } from "./billing-queries.ts";
import { type BillRefused, composeBill, type ComposedBill } from "./compose-bill.ts";
import {
  type AnsweredBox,
  awaitedBy,
  type BillingGroup,
  loadBillingGroup,
  mayGo,
} from "./load-billing-group.ts";

export type BillInput = InputOf<typeof previewCall>;
export type BillPreview = OutputOf<typeof previewCall>["data"];

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

/** The tariffs it is priced by, as they are for its owner; of a box whose owner decides just now, what they decide. */
export interface PricedBy extends Tariffs {
  readonly now: Date;
  readonly answered?: AnsweredBox | undefined;
}

export interface PricedGroup {
  readonly group: BillingGroup;
  readonly bill: ComposedBill;
}

/**
 * The bill of what leaves with an order, priced. Refuses `order_not_in_state` while an order that shares a parcel
 * with it still waits for goods, since one parcel has one bill, and `parcel_not_in_state` while one of its parcels
 * was merged from others and waits to be packed, `shipment_waits` while its owner wants it to wait for others, and
 * `rehearsal_waits` while they have not answered about a box that was packed first, and `services_open` while something that they
 * paid for is to be done. [PAY-06]
 */
export async function priceGroup(
  db: Db,
  input: BillInput,
  { answered, now, ...prices }: PricedBy,
): Promise<Result<PricedGroup, Refused>> {
  const group = await loadBillingGroup(db, input.order_tid, answered);
  return group.ok ? priceLoaded(db, group.value, { input, now, ...prices }) : group;
}

interface LoadedBy extends Tariffs {
  readonly input: BillInput;
  readonly now: Date;
}

/** The same of a group that was loaded, as by whoever holds its orders. */
export async function priceLoaded(
  db: Db,
  group: BillingGroup,
  { input, now, ...prices }: LoadedBy,
): Promise<Result<PricedGroup, Refused>> {
  const waiting = group.orders.find((order) => !mayGo(order));
  if (waiting) return refuse({ code: "order_not_in_state", values: { tid: waiting.tid } });
  if (awaitedBy(group).length > 0) return refuse({ code: "shipment_waits" });
  const merging = group.parcels.find(({ billing }) => billing !== 3);
  if (merging) return refuse({ code: "parcel_not_in_state", values: { tid: merging.tid } });

  const awaited = group.parcels.find(({ rehearsal }) => rehearsal && awaitsOwner(rehearsal.state));
  if (awaited) return refuse({ code: "rehearsal_waits", values: { tid: awaited.tid } });
  const served = group.parcels.find(({ has_open_services }) => has_open_services);
  if (served) return refuse({ code: "services_open", values: { tid: served.tid } });

  const goods = await selectParcelGoods(
    db,
    group.parcels.map(({ id }) => id),
  );
  const { account_id: accountId, region } = group.orders[0];
  const { tariffs } = await pricesOf<Tariffs>(db, prices, { accountId, now });
  const tariff = tariffs[region];
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
    storage: [...bill.storage],
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
