import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import type { Conversion } from "@sampan/domain/kernel/money";
import { claimableUntil, isClaimable } from "@sampan/domain/logistics/claims/claim-window";
import { wireStatusOf } from "@sampan/domain/logistics/parcels/package-state";
import { describeOrderCard, timeIn, type OrderReader } from "./describe-order-card.ts";
import { propsNames, readOptionNames } from "../../goods/catalogue/describe-product.ts";
import type { OpenChoice } from "./find-open-choices.ts";
import { billedOf, explainOrder } from "./explain-order.ts";
import type { PackageRow } from "./order-queries.ts";
import { sayCourier } from "./say-courier.ts";
import { describeDestination } from "./describe-destination.ts";
import { traceOrder, type Journey } from "./trace-order.ts";

export interface DetailReader extends Omit<OrderReader, "first_instalment" | "at"> {
  readonly limits: Limits;
  readonly newest: Conversion;
}

/** An order as its page shows it: the card, its arithmetic, its parcels and its way. [ORD-07] */
export function describeOrder(journey: Journey, reader: DetailReader): Order {
  const { order, packages } = journey;
  const time = timeIn(order.region);
  const sums = explainOrder(journey, reader.newest);
  const card = describeOrderCard(journey, {
    ...reader,
    first_instalment: sums.first_instalment,
    at: sums,
  });
  const { status, completed_at: edate } = order;
  return {
    ...card,
    ...describeDestination(order),
    pay_mode: order.pay_mode === "once" ? "once" : "twice",
    insurance: order.insurance,
    is_tax_included: order.is_tax_included,
    weight_estimate_g: order.weight_estimate_g,
    sums,
    charges: billedOf(journey).map((charge) => ({
      kind: charge.kind,
      amount: charge.amount,
      original_amount: charge.original_amount,
      region: order.region,
      figures: { ...charge.reason.figures },
    })),
    packages: packages.map((parcel) => describePackage(parcel, time, reader)),
    timeline: traceOrder(journey),
    instructions: journey.instructions && {
      ...journey.instructions,
      part_goes_at: time(journey.part.goes_at),
      is_part_let_go: journey.part.is_let_go,
    },
    delays: journey.delays,
    choices: journey.choices.map((choice) => describeChoice(choice, time)),
    close_reason: order.close_reason,
    review_note: order.review_note,
    claimable_until: time(edate && claimableUntil(edate, reader.limits)),
    is_claimable: isClaimable({ status, edate }, journey.now, reader.limits),
  };
}

const describeChoice = (
  { props, options, due_at, ...choice }: OpenChoice,
  time: (moment: Date | null) => string,
): Order["choices"][number] => ({
  ...choice,
  props_i18n: propsNames(props, readOptionNames({ options })),
  due_at: time(due_at),
});

const describePackage = (
  parcel: PackageRow,
  time: (moment: Date | null) => string,
  reader: DetailReader,
): Order["packages"][number] => ({
  tid: parcel.tid,
  express_no: parcel.express_no,
  status: wireStatusOf(parcel.billing),
  transport_state: parcel.transport_state,
  warehouse: parcel.warehouse,
  weight_g: parcel.weight_g ?? 0,
  length_mm: parcel.length_mm ?? 0,
  width_mm: parcel.width_mm ?? 0,
  height_mm: parcel.height_mm ?? 0,
  photos: parcel.photos,
  local_carrier: sayCourier(parcel.local_carrier, reader),
  local_express_no: parcel.local_express_no,
  measured_at: time(parcel.measured_at),
  receive_time: time(parcel.receive_time),
});
