import { useQueryClient } from "@tanstack/react-query";
import { HandOverCard } from "../pickups/hand-over-card.tsx";
import { PickupCard } from "../pickups/pickup-card.tsx";
import { parcelQuery, type ParcelDetail } from "./parcel-queries.ts";

/** While a parcel waits at the pick-up point its code, and afterwards who took it. */
export function ParcelPickup({ parcel }: { readonly parcel: ParcelDetail }) {
  const queryClient = useQueryClient();
  const { tid, rel_tid, part_tids, pickup, hand_over } = parcel;
  const handed = part_tids.length === 0 && rel_tid !== "" ? rel_tid : tid;
  return (
    <>
      {pickup && (
        <PickupCard
          tid={tid}
          handed={handed}
          pickup={pickup}
          onChanged={() => queryClient.invalidateQueries(parcelQuery(tid))}
        />
      )}
      {hand_over && <HandOverCard handOver={hand_over} />}
    </>
  );
}
