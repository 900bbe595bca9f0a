import type { BrowserForm } from "@sampan/connectors/carriers/shipping-provider";
import { lastMileFacts } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import { isOrderOpen } from "@sampan/domain/logistics/last-mile/last-mile-trouble";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { moveDelivery } from "../boxes/move-delivery.ts";
import { findParcel, lockParcel, putChoice } from "./choice-queries.ts";
import { changeOrder, lockOrder, selectLatestOrder } from "./shipping-queries.ts";

/** The form that prints the label of an order that stands. */
export async function readLabel(
  db: Db,
  trade_no: string,
  { shipping }: Pick<Needs, "shipping">,
): Promise<
  Result<
    BrowserForm,
    Refusal<"shipping_order_unknown" | "shipping_order_not_in_state" | "last_mile_unavailable">
  >
> {
  const order = await lockOrder(db, { trade_no });
  if (!order) return refuse({ code: "shipping_order_unknown" });
  if (!isOrderOpen(order) || order.state !== "made")
    return refuse({ code: "shipping_order_not_in_state" });
  if (!shipping?.ways.includes(order.way)) return refuse({ code: "last_mile_unavailable" });
  return ok(shipping.labelForm(order));
}

interface Acting {
  readonly caller: StaffCaller;
  readonly jobs: Needs["jobs"];
  readonly chance: Needs["chance"];
}

/** A labelled parcel left our warehouse: its goods and orders follow, as for any other carrier. Told twice it is refused. */
export async function handInParcel(
  db: Db,
  trade_no: string,
  { caller, jobs, chance }: Acting,
): Promise<
  Result<
    Record<never, never>,
    Refusal<
      | "shipping_order_unknown"
      | "shipping_order_not_in_state"
      | "parcel_unknown"
      | "parcel_not_in_state"
      | "item_not_in_state"
      | "pickup_code_needed"
    >
  >
> {
  const order = await lockOrder(db, { trade_no });
  if (!order) return refuse({ code: "shipping_order_unknown" });
  if (order.state !== "made" || !isOrderOpen(order) || order.handed_in_at !== null)
    return refuse({ code: "shipping_order_not_in_state" });
  const parcel = await findParcel(db, order.package_id);
  if (!parcel) return refuse({ code: "parcel_unknown" });
  const moving = { caller, jobs, chance };
  const { tid } = parcel;
  const none = { local_carrier: "", local_express_no: "" };
  if (parcel.transport_state === "arrived_at_destination") {
    const prepared = await moveDelivery(db, { tid, event: "prepare_delivery", ...none }, moving);
    if (!prepared.ok) return prepared;
  }
  const given = await moveDelivery(
    db,
    {
      tid,
      event: "give_to_carrier",
      local_carrier: lastMileFacts[order.way].name,
      local_express_no: order.payment_no || order.logistics_id,
    },
    moving,
  );
  if (!given.ok) return given;
  await changeOrder(db, order.id, { handed_in_at: caller.now });
  return ok({});
}

/** Orders the van for an arrived parcel, whatever was chosen or refused before. Refuses `last_mile_fixed` while an order stands. */
export async function shipHome(
  db: Db,
  tid: string,
  { caller, shipping, jobs }: Pick<Acting, "caller" | "jobs"> & Pick<Needs, "shipping">,
): Promise<
  Result<
    Record<never, never>,
    Refusal<"parcel_unknown" | "parcel_not_in_state" | "last_mile_fixed" | "last_mile_unavailable">
  >
> {
  const parcel = await lockParcel(db, { tid });
  if (!parcel) return refuse({ code: "parcel_unknown" });
  if (!shipping?.ways.includes("home")) return refuse({ code: "last_mile_unavailable" });
  const { transport_state } = parcel;
  if (transport_state !== "arrived_at_destination" && transport_state !== "delivering")
    return refuse({ code: "parcel_not_in_state" });
  const order = await selectLatestOrder(db, parcel.id);
  if (order && isOrderOpen(order)) return refuse({ code: "last_mile_fixed" });
  await putChoice(db, parcel.id, { way: "home", store: null, now: caller.now });
  await jobs.send(db, "watch-last-mile", {}, { once: `home ${tid} ${caller.now.toISOString()}` });
  await recordAudit(db, caller, {
    action: "ship_home",
    object_kind: "parcel",
    object_id: tid,
    new_value: { before: order ? { trade_no: order.trade_no, state: order.state } : null },
  });
  return ok({});
}
