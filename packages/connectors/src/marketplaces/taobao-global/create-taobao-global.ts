import type { Outbound } from "../../outbound/outbound.ts";
import type { Marketplace } from "../marketplace.ts";
import type { TaobaoGlobalConfig } from "./ask-api.ts";
import { getDetailTaobaoGlobal } from "./get-detail.ts";
import { searchTaobaoGlobal } from "./search.ts";

/** Taobao and Tmall through Taobao Global. */
export function createTaobaoGlobal(config: TaobaoGlobalConfig, outbound: Outbound): Marketplace {
  const session = { config, source: outbound.source("taobao-global") };
  return {
    platform: 4,
    search: (query) => searchTaobaoGlobal(session, query),
    getListing: (itemId) => getDetailTaobaoGlobal(session, itemId),
  };
}
