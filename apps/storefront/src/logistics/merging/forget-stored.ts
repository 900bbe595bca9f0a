import { queryStoredParcels, quoteMerge } from "@sampan/contract/logistics/merging/merging";
import { queryShipments } from "@sampan/contract/logistics/shipments/shipments";
import type { QueryClient } from "@tanstack/react-query";
import { forgetParcels } from "../parcels/parcel-queries.ts";

/** What a merge or its undoing changes elsewhere. */
export async function forgetStored(queryClient: QueryClient): Promise<void> {
  await forgetParcels(queryClient);
  await Promise.all(
    [queryStoredParcels, quoteMerge, queryShipments].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  );
}
