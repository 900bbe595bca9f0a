import * as calls from "@sampan/contract/money";
import { mount, type Edge } from "../http/mount.ts";
import type { Needs } from "../needs.ts";
import { getExchangeRate } from "./get-exchange-rate.ts";

export function rateRoutes(edge: Edge, _needs: Needs): void {
  mount(edge, calls.getExchangeRate, getExchangeRate);
}
