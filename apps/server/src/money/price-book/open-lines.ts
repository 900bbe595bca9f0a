import type { TransportId } from "@sampan/domain/goods/shippability/transports";
import type { OfferedLine } from "./find-tariff-lines.ts";

/** The lines of a region's tariff on which a transport can be taken now, one for each class of goods. */
export const openLines = (
  tariff: readonly OfferedLine[],
  transport: TransportId,
): readonly OfferedLine[] => tariff.filter((line) => line.is_open && line.transport === transport);
