import { refuse } from "@sampan/domain/result";
import type { Outbound } from "../outbound/outbound.ts";
import { expandShortLink, type ShortLinkConfig } from "./expand-short-link.ts";
import type { ShareResolver } from "./share-resolver.ts";
import type { TaobaoTopConfig } from "./taobao-top/ask-api.ts";
import { querySharePassword } from "./taobao-top/query-share-password.ts";

export interface ShareResolverConfig extends ShortLinkConfig {
  /** Without it passwords are `disabled`; short links work all the same. */
  readonly taobaoTop?: TaobaoTopConfig;
}

/** Resolves what people share: passwords through Taobao, short links by following them. */
export function createShareResolver(
  { taobaoTop, ...links }: ShareResolverConfig,
  outbound: Outbound,
): ShareResolver {
  const source = outbound.source("taobao-top");
  return {
    readSharePassword: async (text) =>
      taobaoTop
        ? querySharePassword({ config: taobaoTop, source }, text)
        : refuse({ code: "disabled", source: source.name, detail: "no credentials configured" }),
    expandShortLink: (url) => expandShortLink(links, outbound, url),
  };
}
