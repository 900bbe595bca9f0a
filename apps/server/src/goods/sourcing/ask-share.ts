import type { ShareResolver, SharedItem } from "@sampan/connectors/marketplaces/share-resolver";
import type { SourceFailure } from "@sampan/connectors/outbound/source-failure";
import {
  readMarketplaceLink,
  type GroupBuySite,
  type MarketplaceLink,
} from "@sampan/domain/marketplace-link";
import type { PlatformId } from "@sampan/domain/platforms";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { dashShareMarker, readShareText } from "@sampan/domain/share-text";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";

type ShareNeeds = Pick<Needs, "settings" | "clock" | "shareResolver" | "log">;
type Unfollowed = Refusal<"link_not_recognised" | "platform_unavailable" | "too_many_calls">;
type Unresolved = Unfollowed | Refusal<"share_password_unsupported">;
type ItemLink = Extract<MarketplaceLink, { kind: "item" }>;

/**
 * The product behind a share password, as the JSON text that travels. Refuses `share_password_unknown` for
 * one that means nothing or has expired, and `share_password_unsupported` for one that only its own app can
 * open. [API-55] [SRCH-09] [SRCH-37] [SRCH-38]
 */
export async function askSharePassword(
  needs: ShareNeeds,
  content: string,
): Promise<
  Result<
    { data: string },
    Refusal<
      | "share_password_unknown"
      | "share_password_unsupported"
      | "platform_unavailable"
      | "too_many_calls"
    >
  >
> {
  const shared = readShareText(content);
  if (shared.kind === "word_password") return refuse({ code: "share_password_unsupported" });
  const platform = shared.kind === "password" ? shared.platform : undefined;
  const found = await readPassword(needs, { text: dashShareMarker(content), platform });
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
): Promise<Result<{ data: string }, Unfollowed>> {
  const link = await expand(needs, address.trim());
  return link.ok ? ok({ data: link.value.url }) : link;
}

/**
 * The product a pasted text names: by a link in it, a short link, or a password. Refuses
 * `share_text_ambiguous` for what could mean two products: nothing is guessed; `share_password_unsupported`
 * for a password that only its own app can open, and `link_not_recognised`. [API-59] [SRCH-40]
 */
export async function askTextToId(
  needs: ShareNeeds,
  content: string,
): Promise<
  Result<
    { data: { itemId: string; platform: ItemLink["platform"]; url: string } },
    Unresolved | Refusal<"share_text_ambiguous">
  >
> {
  const shared = readShareText(content, groupBuySite(needs));
  const link = await linkOf(needs, shared);
  if (!link.ok) return link;
  const { thid_item_id, platform, url } = link.value;
  return ok({ data: { itemId: thid_item_id, platform, url } });
}

async function linkOf(
  needs: ShareNeeds,
  shared: ReturnType<typeof readShareText>,
): Promise<Result<ItemLink, Unresolved | Refusal<"share_text_ambiguous">>> {
  switch (shared.kind) {
    case "item":
      return ok(shared);
    case "short_link": {
      // Taobao's short links cannot be followed from every country; the password beside one can be asked for.
      const beside = shared.password?.platform === 4 ? shared.password : undefined;
      const found = beside && (await readPassword(needs, beside));
      return found?.ok ? ok(found.value.link) : expand(needs, shared.url);
    }
    case "password": {
      const found = await readPassword(needs, shared);
      return found.ok ? ok(found.value.link) : found;
    }
    case "word_password":
      return refuse({ code: "share_password_unsupported" });
    case "ambiguous":
      return refuse({ code: "share_text_ambiguous" });
    case "none":
      return refuse({ code: "link_not_recognised" });
  }
}

async function expand(needs: ShareNeeds, address: string): Promise<Result<ItemLink, Unfollowed>> {
  const site = groupBuySite(needs);
  const known = readMarketplaceLink(address, site);
  if (known?.kind === "item") return ok(known);
  if (!known) return refuse({ code: "link_not_recognised" });
  const resolver = resolverOf(needs);
  if (!resolver.ok) return resolver;
  const target = await resolver.value.expandShortLink(known.url);
  return target.ok ? itemAt(target.value, site) : refuseFailure(needs, target.error);
}

/** A password that names no platform is Taobao's. */
async function readPassword(
  needs: ShareNeeds,
  { text, platform }: { readonly text: string; readonly platform?: PlatformId | undefined },
): Promise<Result<{ link: ItemLink; item: SharedItem }, Unresolved>> {
  const resolver = resolverOf(needs);
  if (!resolver.ok) return resolver;
  const item = await resolver.value.readSharePassword(text, platform);
  if (!item.ok) {
    // Taobao's own passwords can be asked for; whether others can depends on who is connected here.
    const isUnsupported = item.error.code === "disabled" && (platform ?? 4) !== 4;
    return isUnsupported
      ? refuse({ code: "share_password_unsupported" })
      : refuseFailure(needs, item.error);
  }
  const link = itemAt(item.value.url, groupBuySite(needs));
  return link.ok ? ok({ link: link.value, item: item.value }) : link;
}

/** Whatever came back is read anew: only a marketplace's product page is answered. */
function itemAt(address: string, site: GroupBuySite): Result<ItemLink, Unfollowed> {
  const link = readMarketplaceLink(address, site);
  return link?.kind === "item" ? ok(link) : refuse({ code: "link_not_recognised" });
}

const resolverOf = ({ shareResolver }: ShareNeeds): Result<ShareResolver, Unfollowed> =>
  shareResolver ? ok(shareResolver) : refuse({ code: "platform_unavailable" });

function refuseFailure({ log }: ShareNeeds, failure: SourceFailure): Result<never, Unfollowed> {
  log.warn({ failure }, "share not resolved");
  if (failure.code === "not_found" || failure.code === "rejected")
    return refuse({ code: "link_not_recognised" });
  return refuse({
    code: failure.code === "too_many_calls" ? "too_many_calls" : "platform_unavailable",
  });
}

const groupBuySite = ({ settings, clock }: ShareNeeds): GroupBuySite => ({
  linkPattern: settings.at(clock()).group_buy_pattern,
});
