/** International transports by the number that travels; land's is ours. [CHK-04] [CHK-05] */
export const transportIds = [12, 8, 9, 10] as const;
export type TransportId = (typeof transportIds)[number];

export const transportNames = {
  12: "air",
  8: "fast_sea",
  9: "sea",
  10: "land",
} as const satisfies Record<TransportId, string>;
export type TransportName = (typeof transportNames)[TransportId];

/** Carriers at the destination. [CHK-03] */
export const carrierIds = [1, 2, 3] as const;
export type CarrierId = (typeof carrierIds)[number];

export const carrierNames = {
  1: "platform_assigned",
  2: "hct",
  3: "kerry",
} as const satisfies Record<CarrierId, string>;
export type CarrierName = (typeof carrierNames)[CarrierId];

/** In one payment, or goods first and freight after weighing. [CHK-06] */
export const payModes = ["once", "twice"] as const;
export type PayMode = (typeof payModes)[number];

export const warehouses = ["guangzhou", "shenzhen"] as const;

/** Where goods arrive on the mainland. [PKG-28] */
export type Warehouse = (typeof warehouses)[number];

export const isTransportId = (value: unknown): value is TransportId =>
  transportIds.some((id) => id === value);
export const isCarrierId = (value: unknown): value is CarrierId =>
  carrierIds.some((id) => id === value);

/** Whether a carrier is one that may be chosen now. [CHK-03] [BO-42] */
export const isOfferedCarrier = (id: unknown, offered: readonly CarrierName[]): id is CarrierId =>
  isCarrierId(id) && offered.includes(carrierNames[id]);

/** The carrier that is wanted, or the first that is offered where it is not any more. */
export const offeredCarrier = (wanted: unknown, offered: readonly CarrierName[]): CarrierId =>
  isOfferedCarrier(wanted, offered)
    ? wanted
    : (carrierIds.find((id) => isOfferedCarrier(id, offered)) ?? 1);
