import type { CarrierId } from "../../goods/shippability/transports.ts";
import type { Measures } from "../../money/price-book/freight.ts";
import { type LimitsRead, limitsRead } from "../last-mile/limits-read.ts";

interface CarrierLimit {
  /** Of one box; null where the carrier asks for nothing of the kind. */
  readonly weight_max_g: number | null;
  /** Length, width and height together. */
  readonly sides_max_mm: number | null;
  /** Who says so; nobody where there are none. */
  readonly read: readonly LimitsRead[];
}

/** What carriers take at a door, as far as anybody says (`read`); the one we choose is one that takes the box. */
export const carrierLimits: Readonly<Record<CarrierId, CarrierLimit>> = {
  1: { weight_max_g: null, sides_max_mm: null, read: [] },
  2: { weight_max_g: 20_000, sides_max_mm: 1_500, read: limitsRead.hct },
  3: { weight_max_g: null, sides_max_mm: null, read: [] },
};

/**
 * Whether a carrier takes these parcels in one box. Nobody has measured it yet: it weighs what they weigh, and is no
 * smaller than the largest of them. A parcel by itself goes as it came.
 */
export function carrierTakes(carrier: CarrierId, parcels: readonly Measures[]): boolean {
  const { weight_max_g, sides_max_mm } = carrierLimits[carrier];
  if (parcels.length < 2) return true;
  const weight_g = parcels.reduce((total, parcel) => total + parcel.weight_g, 0);
  const sides_mm = parcels.map((one) => one.length_mm + one.width_mm + one.height_mm);
  return (
    (weight_max_g === null || weight_g <= weight_max_g) &&
    (sides_max_mm === null || Math.max(...sides_mm) <= sides_max_mm)
  );
}
