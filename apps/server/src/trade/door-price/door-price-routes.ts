import { queryDoorPrice } from "@sampan/contract/trade/door-price";
import { queryOrderEstimate } from "@sampan/contract/trade/order-estimate";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import { readEstimate } from "./read-estimate.ts";
import { readDoorPrice } from "./read-door-price.ts";

export function doorPriceRoutes(edge: Edge): void {
  mount(edge, queryDoorPrice, readDoorPrice);
  mount(edge, queryOrderEstimate, readEstimate);
}
