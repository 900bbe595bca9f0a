import { queryDoorPrice } from "@sampan/contract/trade/door-price";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import { readDoorPrice } from "./read-door-price.ts";

export function doorPriceRoutes(edge: Edge): void {
  mount(edge, queryDoorPrice, readDoorPrice);
}
