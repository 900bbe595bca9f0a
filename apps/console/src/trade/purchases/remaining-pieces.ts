import type { SellerOrder } from "./seller-order.ts";

export type PurchaseItem = SellerOrder["items"][number];

/** Pieces of a line the seller has still to send. */
export const remainingPieces = ({ num, shipments }: PurchaseItem): number =>
  num - shipments.reduce((sent, shipment) => sent + shipment.num, 0);
