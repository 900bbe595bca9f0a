import { type ComponentType, lazy } from "react";
import type { DueOrder, dueOrderQuery } from "./due-order.tsx";

interface Code {
  readonly DueOrder: typeof DueOrder;
  readonly dueOrderQuery: typeof dueOrderQuery;
}

let known: Code | undefined;

/** The code of what is due, which most visitors never need. */
export async function loadDueOrder(): Promise<Code> {
  known ??= await import("./due-order.tsx");
  return known;
}

const LateDueOrder = lazy(async () => ({ default: (await loadDueOrder()).DueOrder }));

/**
 * What is due as it can be drawn now: at once where home's loader has loaded it, as it always has on the server. What is
 * awaited there is sent apart from its place, which browsers fill after they have drawn the page without it.
 */
export const dueOrderNow = (): ComponentType => known?.DueOrder ?? LateDueOrder;
