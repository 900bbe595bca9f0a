import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { readWireTrace as call } from "@sampan/contract/trade/purchases/staff-wire-purchases";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findOrdering } from "./ask-ordering.ts";
import { marketRefusal, type MarketRefusal } from "./ask-preview.ts";
import { findWirePurchase } from "./wire-purchase-queries.ts";

/** What couriers scanned of one of our orders, as the marketplace tells it now; nothing of it is kept. */
export async function askTrace(
  needs: Pick<Needs, "database" | "marketplaces" | "log">,
  { order_no }: InputOf<typeof call>,
  { settings, region }: StaffCaller,
): Promise<
  Result<OutputOf<typeof call>, MarketRefusal | Refusal<"wire_order_off" | "wire_order_unknown">>
> {
  const found = findOrdering(needs, settings);
  if (!found.ok) return found;
  if (!(await findWirePurchase(needs.database.db, order_no)))
    return refuse({ code: "wire_order_unknown" });
  const traced = await found.value.ordering.readTrace(order_no);
  if (!traced.ok) return refuse(marketRefusal(traced.error, needs));
  return ok({
    datalist: traced.value.map(({ express_no, steps }) => ({
      express_no,
      steps: steps.map(({ at, words }) => ({ at: formatWireTime(at, region), words })),
    })),
  });
}
