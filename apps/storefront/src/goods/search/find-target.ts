import { callApi, type CallOptions, type ToldRefusal } from "@sampan/client/call-api";
import {
  queryTpwd,
  resolveShortLink,
  shortLinkCalls,
  textToId,
} from "@sampan/contract/goods/sourcing/sourcing";
import { readJsonMap } from "@sampan/domain/kernel/json-text";
import {
  readMarketplaceLink,
  type MarketplaceLink,
} from "@sampan/domain/goods/sourcing/marketplace-link";
import {
  isPlatformId,
  platformNames,
  type PlatformId,
} from "@sampan/domain/goods/sourcing/platforms";
import { ok, type Result } from "@sampan/domain/kernel/result";
import {
  passwordBefore,
  readShareText,
  type SharePassword,
  type ShareText,
} from "@sampan/domain/goods/sourcing/share-text";

export interface FoundProduct {
  readonly platform: PlatformId;
  readonly thid_item_id: string;
  readonly url: string;
}

/** One of several things that a text may mean. */
export type Candidate = MarketplaceLink | SharePassword;

/** Where an entry leads: to a product, to a question, or to the results of a search. */
export type Target =
  | { readonly kind: "product"; readonly product: FoundProduct }
  | { readonly kind: "choose"; readonly candidates: readonly Candidate[] }
  | { readonly kind: "results"; readonly words: string };

export interface Told extends Pick<CallOptions, "send" | "signal"> {
  /** Those of the configuration; without them any two capitals are one. [SRCH-37] */
  readonly markers?: readonly string[];
}

/**
 * Finds out what was entered: a link, a share text, a password, or words. Refuses, in the server's words, a
 * link or password that leads to no product. Words are searched only after the server could not make out a
 * product in them either. [SRCH-01] [SRCH-08] [SRCH-09] [SRCH-40]
 */
export async function findTarget(
  entry: string,
  told: Told = {},
): Promise<Result<Target, ToldRefusal>> {
  const shared = readShareText(entry, undefined, told.markers);
  if (shared.kind === "ambiguous") return ok({ kind: "choose", candidates: shared.candidates });
  if (shared.kind === "none" || shared.kind === "word_password") return findByServer(entry, told);
  const product = await followCandidate(shared, told);
  return product.ok ? ok({ kind: "product", product: product.value }) : product;
}

/** The product behind one link or password. Refuses what the server cannot follow. [SRCH-39] */
export async function followCandidate(
  candidate: Exclude<ShareText, { kind: "ambiguous" | "none" | "word_password" }>,
  told: Told = {},
): Promise<Result<FoundProduct, ToldRefusal>> {
  switch (candidate.kind) {
    case "item":
      return ok(candidate);
    case "password":
      return readPassword(candidate, told);
    case "short_link": {
      const beside = "password" in candidate ? candidate.password : undefined;
      const first = passwordBefore(beside);
      const found = first && (await readPassword(first, told));
      return found?.ok ? found : followShortLink(candidate, told);
    }
  }
}

async function readPassword(
  { text }: SharePassword,
  told: Told,
): Promise<Result<FoundProduct, ToldRefusal>> {
  const answer = await callApi(queryTpwd, { password_content: text }, told);
  return answer.ok ? productAt(String(readJsonMap(answer.value.data)["url"])) : answer;
}

async function followShortLink(
  { platform, url }: Extract<MarketplaceLink, { kind: "short_link" }>,
  told: Told,
): Promise<Result<FoundProduct, ToldRefusal>> {
  const follow = shortLinkCalls[platformNames[platform]] ?? resolveShortLink;
  const answer = await callApi(follow, { url }, told);
  return answer.ok ? productAt(answer.value.data) : answer;
}

/** What the server recognised as shared, and cannot open all the same: nobody means its words. */
const meantAsShare = new Set<string>(["share_password_unsupported", "share_text_ambiguous"]);

async function findByServer(words: string, told: Told): Promise<Result<Target, ToldRefusal>> {
  const answer = await callApi(textToId, { content: words }, told);
  if (!answer.ok)
    return meantAsShare.has(answer.error.code) ? answer : ok({ kind: "results", words });
  const { itemId, platform, url } = answer.value.data;
  return isPlatformId(platform)
    ? ok({ kind: "product", product: { platform, thid_item_id: itemId, url } })
    : ok({ kind: "results", words });
}

/** The server answers with addresses of products only; anything else is a fault of ours. */
function productAt(address: string): Result<FoundProduct, ToldRefusal> {
  const link = readMarketplaceLink(address);
  if (link?.kind !== "item") throw new Error(`no product at ${address}`);
  return ok(link);
}
