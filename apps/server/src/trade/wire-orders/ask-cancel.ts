import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { cancelWirePurchase as call } from "@sampan/contract/trade/purchases/staff-wire-purchases";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findOrdering } from "./ask-ordering.ts";
import { marketRefusal, type MarketRefusal } from "./ask-preview.ts";
import { closeWirePurchase, findNeededPurchase } from "./wire-purchase-queries.ts";

type Uncancelled = Refusal<
  | "wire_order_off"
  | "wire_order_unknown"
  | "wire_order_needed"
  | "wire_order_paid"
  | "wire_cancel_too_soon"
>;

/**
 * Closes an order at the marketplace that was not paid and that nobody needs: one that strayed, or whose goods came back
 * to their customer. Who asks stands in the log of acts before anything goes out. After a no or silence the order itself
 * is read: what is closed there is closed here. One that is closed already stays so. Refuses by name where goods are
 * bought by it (`wire_order_needed`), it was paid (`wire_order_paid`), or it is too young (`wire_cancel_too_soon`).
 */
export async function askCancel(
  needs: Pick<Needs, "database" | "marketplaces" | "clock" | "log">,
  { order_no }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof call>, MarketRefusal | Uncancelled>> {
  const found = findOrdering(needs, caller.settings);
  if (!found.ok) return found;
  const { db } = needs.database;
  const purchase = await findNeededPurchase(db, order_no);
  if (!purchase) return refuse({ code: "wire_order_unknown" });
  if (purchase.state === "closed") return ok({ data: { state: "closed" } });
  if (purchase.is_needed) return refuse({ code: "wire_order_needed" });
  if (purchase.state !== "unpaid") return refuse({ code: "wire_order_paid" });
  await recordAudit(db, caller, {
    action: "cancel_wire_order",
    object_kind: "wire_order",
    object_id: order_no,
  });
  const { ordering } = found.value;
  const cancelled = await ordering.cancel(order_no);
  if (cancelled.ok && cancelled.value === "too_soon")
    return refuse({ code: "wire_cancel_too_soon" });
  if (!cancelled.ok || cancelled.value !== "closed") {
    const order = await ordering.getOrder(order_no);
    if (!order.ok) return refuse(marketRefusal(order.error, needs));
    if (order.value.state !== "closed") {
      if (!cancelled.ok) return refuse(marketRefusal(cancelled.error, needs));
      return refuse({ code: "wire_order_paid" });
    }
  }
  await closeWirePurchase(db, purchase.id);
  return ok({ data: { state: "closed" } });
}
