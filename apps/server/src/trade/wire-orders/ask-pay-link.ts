import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { askWirePayLink as call } from "@sampan/contract/trade/purchases/staff-wire-orders";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { marketRefusal, type MarketRefusal } from "./ask-preview.ts";
import { findOrderingOf } from "./ask-ordering.ts";

/** The page at which one of our orders is paid; it is asked for anew each time, since it does not last. */
export async function askPayLink(
  needs: Pick<Needs, "database" | "marketplaces" | "log">,
  { order_no }: InputOf<typeof call>,
  { settings }: StaffCaller,
): Promise<
  Result<OutputOf<typeof call>, MarketRefusal | Refusal<"wire_order_off" | "wire_order_unknown">>
> {
  const found = await findOrderingOf(needs, order_no, settings);
  if (!found.ok) return found;
  const url = await found.value.askPayLink(order_no);
  return url.ok ? ok({ data: { url: url.value } }) : refuse(marketRefusal(url.error, needs));
}
