import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { readWireTrace as call } from "@sampan/contract/trade/purchases/staff-wire-purchases";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findOrderingOf } from "./ask-ordering.ts";
import { marketRefusal, type MarketRefusal } from "./ask-preview.ts";

/** What couriers scanned of one of our orders, as the marketplace tells it now; nothing of it is kept. */
export async function askTrace(
  needs: Pick<Needs, "database" | "marketplaces" | "log">,
  { order_no }: InputOf<typeof call>,
  { settings, region }: StaffCaller,
): Promise<
  Result<OutputOf<typeof call>, MarketRefusal | Refusal<"wire_order_off" | "wire_order_unknown">>
> {
  const found = await findOrderingOf(needs, order_no, settings);
  if (!found.ok) return found;
  const traced = await found.value.readTrace(order_no);
  if (!traced.ok) return refuse(marketRefusal(traced.error, needs));
  return ok({
    datalist: traced.value.map(({ express_no, steps }) => ({
      express_no,
      steps: steps.map(({ at, words }) => ({ at: formatWireTime(at, region), words })),
    })),
  });
}
