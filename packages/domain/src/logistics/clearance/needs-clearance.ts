import type { TransportId } from "../../goods/shippability/transports.ts";
import type { Region } from "../../kernel/regions.ts";
import { customsOf } from "../../people/regions/regions.ts";

/** Where a parcel goes, and by which line. */
export interface ClearedWay {
  readonly region: Region;
  readonly transport: TransportId;
}

/**
 * Whether parcels of this way wait for a confirmation before they are loaded: where the region's customs asks for one, on
 * lines that are declared simplified.
 */
export const needsClearance = (
  { region, transport }: ClearedWay,
  simplified: readonly TransportId[],
): boolean => customsOf[region].isConfirmedBefore && simplified.includes(transport);
