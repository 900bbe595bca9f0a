import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryShipPlans } from "@sampan/contract/logistics/ship-plans/ship-plans";
import { carriedChoice } from "@sampan/domain/logistics/last-mile/carried-choice";
import { lastMileFacts } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import { sum } from "@sampan/domain/kernel/money";
import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import type { LyingUnit } from "./load-places.ts";

type Pickup = OutputOf<typeof queryShipPlans>["data"]["plans"][number]["boxes"][number]["pickup"];

/**
 * At which store a box of these would be picked up, or why its owner would have to choose again: what merging them would say. Null where it comes to the
 * door. A box that stands goes as was chosen for it.
 */
export function pickupOfBox(lying: readonly LyingUnit[], isStanding: boolean): Pickup {
  const goods = lying.flatMap((unit) => unit.goods).filter(({ status }) => isLiveItem(status));
  const value = sum(
    goods.map(({ paid, num, of }) => Math.trunc((paid * Math.min(num, of)) / Math.max(1, of))),
  );
  const parts = lying.map(({ parcel }) => {
    const { weight_g, length_mm, width_mm, height_mm, brought, whole_brought } = parcel;
    const choice = isStanding && parcel.whole_id !== null ? whole_brought : brought;
    return { weight_g, length_mm, width_mm, height_mm, choice };
  });
  const carried = carriedChoice(parts, value);
  if (!carried) return null;
  const { choice, why } = carried;
  if (choice.way === "home" && why !== "stores_differ") return null;
  return { store: [lastMileFacts[choice.way].name, choice.store_name].join(" ").trim(), why };
}
