import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import type { OrderRow } from "./order-part-queries.ts";

type Destination = Pick<Order, "address" | "express" | "transport">;

/** Where an order goes and how, as it travels; null and zeros where nothing is sent. */
export const describeDestination = ({
  address,
  express,
  transport,
}: Pick<OrderRow, "address" | "express" | "transport">): Destination => ({
  address: address && { ...address, area: [...address.area] },
  express: express ?? 0,
  transport: transport ?? 0,
});

/** Which listing a line is of, as it travels; empty where there is none. */
export const listingIdsOf = (line: {
  readonly sku_id: number | null;
  readonly product_id: number | null;
}): { item_id: string; spu_id: string } => ({
  item_id: String(line.sku_id ?? ""),
  spu_id: String(line.product_id ?? ""),
});
