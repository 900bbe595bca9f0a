import type { ShareResolver, SharedItem } from "@sampan/connectors/marketplaces/share-resolver";
import type { SourceFailure } from "@sampan/connectors/outbound/source-failure";
import {
  readMarketplaceLink,
  type GroupBuySite,
  type MarketplaceLink,
} from "@sampan/domain/marketplace-link";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { dashShareMarker, readShareText } from "@sampan/domain/share-text";
import { readSettings } from "../configuration/read-settings.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";

type ShareNeeds = Pick<Needs, "database" | "shareResolver" | "log">;
type Unresolved = Refusal<"link_not_recognised" | "platform_unavailable" | "too_many_calls">;
type ItemLink = Extract<MarketplaceLink, { kind: "item" }>;

/**
 * The product behind a share password, as the JSON text that travels. Refuses `share_password_unknown` for
 * one that means nothing or has expired. [API-55] [SRCH-09] [SRCH-37] [SRCH-38]
 */
export async function askSharePassword(
  needs: ShareNeeds,
  content: string,
): Promise<
  Result<
    { data: string },
    Refusal<"share_password_unknown" | "platform_unavailable" | "too_many_calls">
  >
> {
  const found = await readPassword(needs, dashShareMarker(content));
  if (!found.ok) {
    const { code } = found.error;
    return refuse({ code: code === "link_not_recognised" ? "share_password_unknown" : code });
  }
  const { link, item } = found.value;
  const data = {
    url: link.url,
    content: item.title,
    picUrl: item.image ?? "",
    source: new URL(link.url).hostname,
    itemId: link.thid_item_id,
  };
  return ok({ data: JSON.stringify(data) });
}

/**
 * Follows a short link to the product it stands for. Refuses `link_not_recognised` for an address that is
 * no marketplace's or leads elsewhere. [API-56] [API-57] [API-58] [SRCH-39]
 */
export async function askShortLink(
  needs: ShareNeeds,
  address: string,
): Promise<Result<{ data: string }, Unresolved>> {
  const link = await expand(needs, address.trim());
  return link.ok ? ok({ data: link.value.url }) : link;
}

/**
 * The product a pasted text names: by a link in it, a short link, or a password. What could mean two
 * products is not guessed. Refuses `link_not_recognised`. [API-59] [SRCH-40]
 */
export async function askTextToId(
  needs: ShareNeeds,
  content: string,
): Promise<
  Result<{ data: { itemId: string; platform: ItemLink["platform"]; url: string } }, Unresolved>
> {
  const shared = readShareText(content, await groupBuySite(needs));
  const link = await linkOf(needs, shared);
  if (!link.ok) return link;
  const { thid_item_id, platform, url } = link.value;
  return ok({ data: { itemId: thid_item_id, platform, url } });
}

async function linkOf(
  needs: ShareNeeds,
  shared: ReturnType<typeof readShareText>,
): Promise<Result<ItemLink, Unresolved>> {
  if (shared.kind === "item") return ok(shared);
  if (shared.kind === "short_link") {
    // Taobao's short links cannot be followed from every country; the password beside one can be asked for.
    const beside = shared.password?.platform === 4 ? shared.password : undefined;
    const found = beside && (await readPassword(needs, beside.text));
    return found?.ok ? ok(found.value.link) : expand(needs, shared.url);
  }
  // Only Taobao's passwords can be asked for; the others travel with a link.
  if (shared.kind === "password" && (shared.platform ?? 4) === 4) {
    const found = await readPassword(needs, shared.text);
    return found.ok ? ok(found.value.link) : found;
  }
  return refuse({ code: "link_not_recognised" });
}

async function expand(needs: ShareNeeds, address: string): Promise<Result<ItemLink, Unresolved>> {
  const site = await groupBuySite(needs);
  const known = readMarketplaceLink(address, site);
  if (known?.kind === "item") return ok(known);
  if (!known) return refuse({ code: "link_not_recognised" });
  const resolver = resolverOf(needs);
  if (!resolver.ok) return resolver;
  const target = await resolver.value.expandShortLink(known.url);
  return target.ok ? itemAt(target.value, site) : refuseFailure(needs, target.error);
}

async function readPassword(
  needs: ShareNeeds,
  text: string,
): Promise<Result<{ link: ItemLink; item: SharedItem }, Unresolved>> {
  const resolver = resolverOf(needs);
  if (!resolver.ok) return resolver;
  const item = await resolver.value.readSharePassword(text);
  if (!item.ok) return refuseFailure(needs, item.error);
  const link = itemAt(item.value.url, await groupBuySite(needs));
  return link.ok ? ok({ link: link.value, item: item.value }) : link;
}

/** Whatever came back is read anew: only a marketplace's product page is answered. */
function itemAt(address: string, site: GroupBuySite): Result<ItemLink, Unresolved> {
  const link = readMarketplaceLink(address, site);
  return link?.kind === "item" ? ok(link) : refuse({ code: "link_not_recognised" });
}

const resolverOf = ({ shareResolver }: ShareNeeds): Result<ShareResolver, Unresolved> =>
  shareResolver ? ok(shareResolver) : refuse({ code: "platform_unavailable" });

function refuseFailure({ log }: ShareNeeds, failure: SourceFailure): Result<never, Unresolved> {
  log.warn({ failure }, "share not resolved");
  if (failure.code === "not_found" || failure.code === "rejected")
    return refuse({ code: "link_not_recognised" });
  return refuse({
    code: failure.code === "too_many_calls" ? "too_many_calls" : "platform_unavailable",
  });
}

const groupBuySite = async ({ database }: ShareNeeds): Promise<GroupBuySite> => ({
  linkPattern: (await readSettings(database.db)).group_buy_pattern,
});
