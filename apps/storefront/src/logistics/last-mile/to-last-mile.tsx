import { hasStores } from "@sampan/domain/people/regions/regions";
import { lazy, Suspense } from "react";
import { useConfiguration } from "../../shell/configuration.ts";
import type { ParcelDetail } from "../parcels/parcel-queries.ts";

const LastMilePart = lazy(async () => ({
  default: (await import("./last-mile-part.tsx")).LastMilePart,
}));

interface ToLastMileProps {
  readonly parcel: ParcelDetail;
  /** Of a look at a map of stores that just led back here; empty for none. */
  readonly visit: string;
}

/** Of a parcel that is not its owner's yet, where it is picked up or brought to, in regions whose stores do that. */
export function ToLastMile({ parcel, visit }: ToLastMileProps) {
  const { region } = useConfiguration();
  const { tid, transport_state } = parcel;
  const isOver = transport_state === "received" || transport_state === "abandoned";
  if (!hasStores[region] || isOver) return null;
  return (
    <Suspense>
      <LastMilePart tid={tid} visit={visit} />
    </Suspense>
  );
}
