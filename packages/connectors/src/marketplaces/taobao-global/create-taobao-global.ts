import { platformId } from "@sampan/domain/goods/sourcing/platforms";
import { refuse } from "@sampan/domain/kernel/result";
import type { Outbound } from "../../outbound/outbound.ts";
import { createTokenKeeper } from "../create-token-keeper.ts";
import type { Marketplace } from "../marketplace.ts";
import type { TaobaoGlobalConfig } from "./ask-api.ts";
import { getDetailTaobaoGlobal } from "./get-detail.ts";
import { refreshTokenTaobaoGlobal } from "./refresh-token.ts";
import { searchTaobaoGlobal } from "./search.ts";
import { searchTaobaoGlobalByImage } from "./search-by-image.ts";

export interface TaobaoGlobal extends Marketplace {
  searchByImage: NonNullable<Marketplace["searchByImage"]>;
}

/** Taobao and Tmall through Taobao Global. */
export function createTaobaoGlobal(config: TaobaoGlobalConfig, outbound: Outbound): TaobaoGlobal {
  const source = outbound.source("taobao-global");
  const { accessToken, refreshToken, store } = config;
  const tokens = createTokenKeeper({
    tokens: { access_token: accessToken, refresh_token: refreshToken ?? "" },
    refresh: async (current) =>
      current.refresh_token
        ? refreshTokenTaobaoGlobal({ config, source }, current)
        : refuse({ code: "disabled", source: source.name, detail: "the access token has expired" }),
    store,
  });
  const session = { config, source, tokens };
  return {
    platform: platformId.taobao,
    search: (query) => searchTaobaoGlobal(session, query),
    getListing: (itemId) => getDetailTaobaoGlobal(session, itemId),
    searchByImage: (query) => searchTaobaoGlobalByImage(session, query),
  };
}
