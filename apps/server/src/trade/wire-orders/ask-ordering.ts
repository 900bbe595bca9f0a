import type { OrderingByWire } from "@sampan/connectors/marketplaces/ordering-by-wire";
import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { findMarketplace } from "../../goods/sourcing/find-marketplace.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import type { Settings } from "../../kernel/settings/settings.ts";
import { findWirePurchase } from "./wire-purchase-queries.ts";

/** A marketplace that takes orders over its interface. */
export interface Ordering {
  readonly platform: PlatformId;
  readonly ordering: OrderingByWire;
}

/** The marketplace that takes orders over its interface, where it has credentials, whatever is switched on. */
export function connectedOrdering({
  marketplaces,
}: Pick<Needs, "marketplaces">): Ordering | undefined {
  for (const { platform, ordering } of marketplaces.values())
    if (ordering) return { platform, ordering };
  return undefined;
}

/** The same where the house orders by wire. Refuses by name where it does not, or cannot. */
export function findOrdering(
  needs: Pick<Needs, "marketplaces">,
  settings: Settings,
): Result<Ordering, Refusal<"wire_order_off" | "platform_disabled" | "platform_unavailable">> {
  if (settings.purchase_by_wire === "off") return refuse({ code: "wire_order_off" });
  const connected = connectedOrdering(needs);
  if (!connected) return refuse({ code: "platform_unavailable" });
  const marketplace = findMarketplace(needs, connected.platform, settings);
  return marketplace.ok ? ok(connected) : marketplace;
}

/** The same for one of our orders that stands there. Refuses `wire_order_unknown` for a number that is none of ours. */
export async function findOrderingOf(
  needs: Pick<Needs, "database" | "marketplaces">,
  order_no: string,
  settings: Settings,
): Promise<
  Result<
    OrderingByWire,
    Refusal<"wire_order_off" | "wire_order_unknown" | "platform_disabled" | "platform_unavailable">
  >
> {
  const found = findOrdering(needs, settings);
  if (!found.ok) return found;
  return (await findWirePurchase(needs.database.db, order_no))
    ? ok(found.value.ordering)
    : refuse({ code: "wire_order_unknown" });
}
