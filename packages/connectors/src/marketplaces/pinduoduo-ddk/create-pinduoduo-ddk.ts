import { platformId } from "@sampan/domain/goods/sourcing/platforms";
import type { Outbound } from "../../outbound/outbound.ts";
import type { Marketplace } from "../marketplace.ts";
import type { PinduoduoDdkConfig } from "./ask-api.ts";
import { getDetailPinduoduoDdk } from "./get-detail.ts";
import { searchPinduoduoDdk } from "./search.ts";

/** Pinduoduo through its affiliate programme. It knows no variants: see with-variants.ts. */
export function createPinduoduoDdk(config: PinduoduoDdkConfig, outbound: Outbound): Marketplace {
  const session = { config, source: outbound.source("pinduoduo-ddk"), listIds: new Map() };
  return {
    platform: platformId.pdd,
    search: (query) => searchPinduoduoDdk(session, query),
    getListing: (id) => getDetailPinduoduoDdk(session, id),
  };
}
