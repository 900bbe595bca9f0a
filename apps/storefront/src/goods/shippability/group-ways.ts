import type { ShippingOutcome } from "@sampan/contract/goods/shippability/shippability";
import type { Way } from "./ways-of.ts";

/** Ways of which a line of text says the same. */
export interface WayGroup {
  readonly ways: readonly Way[];
  readonly says: ShippingOutcome | "limited" | "inspection_plain";
  readonly mark: string;
  readonly count: number;
}

/** The ways as few words tell them: those with the same verdict together, where the first stood. */
export function groupWays(ways: readonly Way[]): WayGroup[] {
  const groups = new Map<string, WayGroup>();
  for (const way of ways) {
    const told = tellShort(way);
    const key = JSON.stringify(told);
    groups.set(key, { ...told, ways: [...(groups.get(key)?.ways ?? []), way] });
  }
  return [...groups.values()];
}

function tellShort({ outcome, verdict }: Way): Omit<WayGroup, "ways"> {
  const mark = outcome === "inspection" ? (verdict?.mark ?? "") : "";
  const count = outcome === "sent" ? (verdict?.limit?.max_pieces ?? 0) : 0;
  if (count > 0) return { says: "limited", mark, count };
  return {
    says: outcome === "inspection" && mark === "" ? "inspection_plain" : outcome,
    mark,
    count,
  };
}
