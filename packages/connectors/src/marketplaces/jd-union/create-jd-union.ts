import { platformId } from "@sampan/domain/goods/sourcing/platforms";
import type { Outbound } from "../../outbound/outbound.ts";
import type { Marketplace } from "../marketplace.ts";
import type { JdUnionConfig } from "./ask-api.ts";
import { getDetailJdUnion } from "./get-detail.ts";
import { searchJdUnion } from "./search.ts";

/** JD through its affiliate programme. It knows no variants: see with-variants.ts. */
export function createJdUnion(config: JdUnionConfig, outbound: Outbound): Marketplace {
  const session = { config, source: outbound.source("jd-union") };
  return {
    platform: platformId.jd,
    search: (query) => searchJdUnion(session, query),
    getListing: (id) => getDetailJdUnion(session, id),
  };
}
