import { queryDoorPrice } from "@sampan/contract/trade/door-price";
import { queryOrderEstimate } from "@sampan/contract/trade/estimates/order-estimate";
import { listMisweighed, readEstimates } from "@sampan/contract/trade/estimates/staff-estimates";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import { readEstimate } from "./read-estimate.ts";
import * as desk from "./read-estimates.ts";
import { readDoorPrice } from "./read-door-price.ts";

export function doorPriceRoutes(edge: Edge): void {
  mount(edge, queryDoorPrice, readDoorPrice);
  mount(edge, queryOrderEstimate, readEstimate);
  mount(edge, readEstimates, desk.readEstimates);
  mount(edge, listMisweighed, desk.listMisweighed);
}
