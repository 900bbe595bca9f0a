import { isTransportId, type TransportId } from "@sampan/domain/goods/shippability/transports";
import { PlaneIcon, ShipIcon, TruckIcon } from "@sampan/ui/icons-goods";
import type { ReactNode } from "react";

const drawings = {
  12: <PlaneIcon />,
  8: <ShipIcon />,
  9: <ShipIcon />,
  10: <TruckIcon />,
} as const satisfies Record<TransportId, ReactNode>;

/** A transport as it is drawn. */
export const drawingOf = (transport: number): ReactNode =>
  isTransportId(transport) ? drawings[transport] : undefined;
