import type { SharedItem } from "@sampan/connectors/marketplaces/share-resolver";
import type { SourceFailure } from "@sampan/connectors/outbound/source-failure";
import { sourceOfPassword } from "@sampan/domain/goods/sourcing/bare-password";
import {
  readMarketplaceLink,
  type GroupBuySite,
  type MarketplaceLink,
} from "@sampan/domain/goods/sourcing/marketplace-link";
import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import {
  dashShareMarker,
  passwordBefore,
  platformOfNameless,
  readShareText,
} from "@sampan/domain/goods/sourcing/share-text";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { askResolver, type ShareDesk, type ShareNeeds } from "./ask-resolver.ts";
import type { AskerRefusal } from "./take-question.ts";

type Unfollowed =
  | AskerRefusal
  | Refusal<"link_not_recognised" | "platform_unavailable" | "too_many_calls">;
type Unresolved = Unfollowed | Refusal<"share_password_unsupported">;
type ItemLink = Extract<MarketplaceLink, { kind: "item" }>;

/**
 * The product behind a share password, as the JSON text that travels. Refuses `share_password_unknown` for
 * one that means nothing or has expired, and `share_password_unsupported` for one that only its own app can
 * open. [API-55] [SRCH-09] [SRCH-37] [SRCH-38]
 */
export async function askSharePassword(
  needs: ShareNeeds,
  desk: ShareDesk,
  content: string,
): Promise<
  Result<
    { data: string },
    | AskerRefusal
    | Refusal<
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
  const found = await readPassword(needs, desk, {
    text: dashShareMarker(content, desk.settings.share_markers),
    platform,
  });
  if (!found.ok) {
    const { code, ...why } = found.error;
    return refuse({
      code: code === "link_not_recognised" ? "share_password_unknown" : code,
      ...why,
    });
  }
  const { link, item } = found.value;
  const data = {
    url: link.url,
    content: item.title,
    picUrl: item.image ?? "",
    source: sourceOfPassword(link.platform),
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
  desk: ShareDesk,
  address: string,
): Promise<Result<{ data: string }, Unfollowed>> {
  const link = await expand(needs, desk, address.trim());
  return link.ok ? ok({ data: link.value.url }) : link;
}

/**
 * The product a pasted text names: by a link in it, a short link, or a password. Refuses
 * `share_text_ambiguous` for what could mean two products: nothing is guessed; `share_password_unsupported`
 * for a password that only its own app can open, and `link_not_recognised`. [API-59] [SRCH-40]
 */
export async function askTextToId(
  needs: ShareNeeds,
  desk: ShareDesk,
  content: string,
): Promise<
  Result<
    { data: { itemId: string; platform: ItemLink["platform"]; url: string } },
    Unresolved | Refusal<"share_text_ambiguous">
  >
> {
  const shared = readShareText(content, groupBuySite(desk), desk.settings.share_markers);
  const link = await linkOf(needs, desk, shared);
  if (!link.ok) return link;
  const { thid_item_id, platform, url } = link.value;
  return ok({ data: { itemId: thid_item_id, platform, url } });
}

async function linkOf(
  needs: ShareNeeds,
  desk: ShareDesk,
  shared: ReturnType<typeof readShareText>,
): Promise<Result<ItemLink, Unresolved | Refusal<"share_text_ambiguous">>> {
  switch (shared.kind) {
    case "item":
      return ok(shared);
    case "short_link": {
      const beside = passwordBefore(shared.password);
      const found = beside && (await readPassword(needs, desk, beside));
      return found?.ok ? ok(found.value.link) : expand(needs, desk, shared.url);
    }
    case "password": {
      const found = await readPassword(needs, desk, shared);
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

async function expand(
  needs: ShareNeeds,
  desk: ShareDesk,
  address: string,
): Promise<Result<ItemLink, Unfollowed>> {
  const site = groupBuySite(desk);
  const known = readMarketplaceLink(address, site);
  if (known?.kind === "item") return ok(known);
  if (!known) return refuse({ code: "link_not_recognised" });
  const { platform, url } = known;
  const target = await askResolver(needs, desk, { platform, text: url }, (resolver) =>
    resolver.expandShortLink(url),
  );
  return target.ok ? itemAt(target.value, site) : refuseFailure(target.error);
}

async function readPassword(
  needs: ShareNeeds,
  desk: ShareDesk,
  { text, platform }: { readonly text: string; readonly platform?: PlatformId | undefined },
): Promise<Result<{ link: ItemLink; item: SharedItem }, Unresolved>> {
  const asked = platform ?? platformOfNameless;
  const item = await askResolver(needs, desk, { platform: asked, text }, (resolver) =>
    resolver.readSharePassword(text, platform),
  );
  if (!item.ok) {
    // Whether others can be read depends on who is connected here.
    const isUnsupported = item.error.code === "disabled" && asked !== platformOfNameless;
    return isUnsupported
      ? refuse({ code: "share_password_unsupported" })
      : refuseFailure(item.error);
  }
  const link = itemAt(item.value.url, groupBuySite(desk));
  return link.ok ? ok({ link: link.value, item: item.value }) : link;
}

/** Whatever came back is read anew: only a marketplace's product page is answered. */
function itemAt(address: string, site: GroupBuySite): Result<ItemLink, Unfollowed> {
  const link = readMarketplaceLink(address, site);
  return link?.kind === "item" ? ok(link) : refuse({ code: "link_not_recognised" });
}

function refuseFailure(failure: SourceFailure | AskerRefusal): Result<never, Unfollowed> {
  switch (failure.code) {
    case "asked_enough":
    case "log_in_to_ask":
      return refuse(failure);
    case "not_found":
    case "rejected":
      return refuse({ code: "link_not_recognised" });
    case "too_many_calls":
      return refuse({ code: "too_many_calls" });
    default:
      return refuse({ code: "platform_unavailable" });
  }
}

const groupBuySite = ({ settings }: ShareDesk): GroupBuySite => ({
  linkPattern: settings.group_buy_pattern,
});
