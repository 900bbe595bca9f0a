import {
  readMarketplaceLink,
  type GroupBuySite,
} from "@sampan/domain/goods/sourcing/marketplace-link";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Outbound, OutboundAnswer } from "../outbound/outbound.ts";
import type { SourceFailure } from "../outbound/source-failure.ts";
import { type HostMap, wayToHost } from "../outbound/way-to-host.ts";

export interface ShortLinkConfig {
  readonly hostMap: HostMap;
  readonly groupBuy?: GroupBuySite;
}

const hops_max = 3;
const sourceName = "short-links";

/**
 * Follows a marketplace's short link to the address of a product. Every hop has to be a marketplace's
 * address again, and product pages themselves are never fetched. A link that leads elsewhere is
 * `rejected`, one that has expired `not_found` [API-57] [API-58] [SRCH-39].
 */
export async function expandShortLink(
  config: ShortLinkConfig,
  outbound: Outbound,
  address: string,
): Promise<Result<string, SourceFailure>> {
  let current = address;
  for (let hop = 0; hop <= hops_max; hop += 1) {
    const link = readMarketplaceLink(current, config.groupBuy);
    if (!link) return failed("rejected", "leads to no product of a marketplace");
    if (link.kind === "item") return ok(link.url);
    if (hop === hops_max) break;
    const next = await askWhereTo(config, outbound, new URL(link.url));
    if (!next.ok) return next;
    current = next.value;
  }
  return failed("rejected", `leads nowhere within ${hops_max} redirects`);
}

function askWhereTo(
  { hostMap }: ShortLinkConfig,
  outbound: Outbound,
  url: URL,
): Promise<Result<string, SourceFailure>> {
  const ways = { hostMap, named: sourceName, mapped: `${sourceName}-mapped` };
  const { origin, source } = wayToHost(url, outbound, ways);
  return source.ask({
    repeatable: true,
    request: {
      method: "GET",
      url: origin + url.pathname + url.search,
      headers: { accept: "text/html" },
    },
    read: (answer) => readLocation(url, answer),
  });
}

function readLocation(url: URL, answer: OutboundAnswer): Result<string, SourceFailure> {
  if (answer.status === 404 || answer.status === 410) {
    return failed("not_found", `HTTP ${answer.status}`);
  }
  const location = answer.headers["location"];
  if (answer.status < 300 || answer.status > 399 || typeof location !== "string") {
    return failed("rejected", `HTTP ${answer.status} without a redirect`);
  }
  if (!URL.canParse(location, url)) return failed("rejected", "redirects to no address");
  return ok(new URL(location, url).href);
}

const failed = (code: SourceFailure["code"], detail: string) =>
  refuse({ code, source: sourceName, detail });
