import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { askWirePayLink as call } from "@sampan/contract/trade/purchases/staff-wire-orders";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { marketRefusal, type MarketRefusal } from "./ask-preview.ts";
import { findOrdering } from "./ask-ordering.ts";
import { findWirePurchase } from "./wire-purchase-queries.ts";

/** The page at which one of our orders is paid; it is asked for anew each time, since it does not last. */
export async function askPayLink(
  needs: Pick<Needs, "database" | "marketplaces" | "log">,
  { order_no }: InputOf<typeof call>,
  { settings }: StaffCaller,
): Promise<
  Result<OutputOf<typeof call>, MarketRefusal | Refusal<"wire_order_off" | "wire_order_unknown">>
> {
  const found = findOrdering(needs, settings);
  if (!found.ok) return found;
  if (!(await findWirePurchase(needs.database.db, order_no)))
    return refuse({ code: "wire_order_unknown" });
  const url = await found.value.ordering.askPayLink(order_no);
  return url.ok ? ok({ data: { url: url.value } }) : refuse(marketRefusal(url.error, needs));
}
