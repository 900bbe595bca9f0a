import { platformId, type PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import { refuse, type Result } from "@sampan/domain/kernel/result";
import type { Outbound } from "../outbound/outbound.ts";
import type { SourceFailure } from "../outbound/source-failure.ts";
import type { Aggregator } from "./aggregator/create-aggregator.ts";
import { expandShortLink, type ShortLinkConfig } from "./expand-short-link.ts";
import { firstThatCan } from "./first-that-can.ts";
import type { SharedItem, ShareResolver } from "./share-resolver.ts";
import type { TaobaoTopConfig } from "./taobao-top/ask-api.ts";
import { querySharePassword } from "./taobao-top/query-share-password.ts";

export interface ShareResolverConfig extends ShortLinkConfig {
  /** Reads Taobao's passwords. */
  readonly taobaoTop?: TaobaoTopConfig;
  /** Read the passwords of their platform; Taobao's where Taobao itself cannot. */
  readonly aggregators?: ReadonlyMap<PlatformId, Pick<Aggregator, "readSharePassword">>;
}

/**
 * Resolves what people share: passwords through Taobao or an aggregator, short links by following them.
 * A password nobody here can read is `disabled`; short links work all the same.
 */
export function createShareResolver(
  { taobaoTop, aggregators, ...links }: ShareResolverConfig,
  outbound: Outbound,
): ShareResolver {
  const source = outbound.source("taobao-top");

  async function askTaobao(text: string): Promise<Result<SharedItem, SourceFailure>> {
    return taobaoTop
      ? querySharePassword({ config: taobaoTop, source }, text)
      : refuse({ code: "disabled", source: source.name, detail: "no credentials configured" });
  }

  return {
    readSharePassword: async (text, platform = platformId.taobao) => {
      const aggregator = aggregators?.get(platform);
      if (platform === platformId.taobao && !aggregator) return askTaobao(text);
      if (platform === platformId.taobao && aggregator) {
        return firstThatCan(
          () => askTaobao(text),
          () => aggregator.readSharePassword(text),
        );
      }
      const nobody = { code: "disabled", source: "share-passwords" } as const;
      return aggregator
        ? aggregator.readSharePassword(text)
        : refuse({ ...nobody, detail: `nobody reads passwords of platform ${platform}` });
    },
    expandShortLink: (url) => expandShortLink(links, outbound, url),
  };
}
