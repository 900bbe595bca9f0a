import { NetworkError, ServerError } from "@sampan/client/faults";
import { Refused } from "@sampan/client/query";
import { sendOf } from "@sampan/client/send";
import { sourceOfPassword } from "@sampan/domain/goods/sourcing/bare-password";
import type { Product } from "@sampan/contract/goods/catalogue/product";
import type { QueryClient } from "@tanstack/react-query";
import { agentProductQuery } from "../product/product-query.ts";
import { followCandidate, type FoundProduct } from "../search/find-target.ts";
import type { Followable } from "../search/without-words.ts";
import type { ClipboardContent } from "./pending-content.ts";

/**
 * The product that a copied link or password leads to. A password names url, source and id; a link its picture and words
 * as well. Undefined for what leads nowhere, or nowhere now: nobody asked for it aloud. [CLIP-08] [CLIP-09] [ERR-13]
 */
export async function resolveShare(
  share: Followable,
  queryClient: QueryClient,
): Promise<ClipboardContent | undefined> {
  const found = await followCandidate(share, { send: sendOf(queryClient) }).catch(orNothing);
  if (!found?.ok) return undefined;
  const { url, platform, thid_item_id: itemId } = found.value;
  if (share.kind === "password") {
    const source = sourceOfPassword(share.platform ?? platform);
    return { url, picUrl: "", content: "", source, itemId, platform };
  }
  const product = await readProduct(found.value, queryClient);
  if (!product) return undefined;
  const source = new URL(url).hostname;
  const [picUrl = ""] = product.item_images;
  return { url, picUrl, content: product.item_name, source, itemId, platform };
}

async function readProduct(
  found: FoundProduct,
  queryClient: QueryClient,
): Promise<Product | undefined> {
  const answer = await queryClient.fetchQuery(agentProductQuery(found)).catch(orNothing);
  return answer?.data;
}

function orNothing(fault: unknown): undefined {
  const isExpected =
    fault instanceof NetworkError || fault instanceof ServerError || fault instanceof Refused;
  if (!isExpected) throw fault;
}
