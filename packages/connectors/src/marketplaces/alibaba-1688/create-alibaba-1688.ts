import { platformId } from "@sampan/domain/goods/sourcing/platforms";
import type { Result } from "@sampan/domain/kernel/result";
import type { Outbound } from "../../outbound/outbound.ts";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { createTokenKeeper } from "../create-token-keeper.ts";
import type { Marketplace } from "../marketplace.ts";
import type { Alibaba1688Config } from "./alibaba-1688-config.ts";
import { estimateFreight1688, type FreightQuestion } from "./estimate-freight.ts";
import { getDetail1688 } from "./get-detail.ts";
import { createOrdering1688 } from "./ordering/create-ordering.ts";
import { refreshToken1688 } from "./refresh-token.ts";
import { search1688 } from "./search.ts";
import { searchByImage1688 } from "./search-by-image.ts";

export interface Alibaba1688 extends Marketplace {
  searchByImage: NonNullable<Marketplace["searchByImage"]>;
  ordering: NonNullable<Marketplace["ordering"]>;
  /** Fen; see estimate-freight.ts. */
  estimateFreight(question: FreightQuestion): Promise<Result<number, SourceFailure>>;
}

/** 1688 through its cross-border solution. */
export function createAlibaba1688(config: Alibaba1688Config, outbound: Outbound): Alibaba1688 {
  const source = outbound.source("1688");
  const tokens = createTokenKeeper({
    ...config,
    refresh: (current) => refreshToken1688(config, source, current),
  });
  const session = { config, source, tokens };
  return {
    platform: platformId.alibaba,
    search: (query) => search1688(session, query),
    getListing: (offerId) => getDetail1688(session, offerId),
    searchByImage: (query) => searchByImage1688(session, query),
    ordering: createOrdering1688(session),
    estimateFreight: (question) => estimateFreight1688(session, question),
  };
}
