import type { CallOptions } from "@sampan/client/call-api";
import { NetworkError, ServerError } from "@sampan/client/faults";
import { readShareText } from "@sampan/domain/goods/sourcing/share-text";
import { followCandidate, type FoundProduct } from "./find-target.ts";

/**
 * The one product that a copied text leads to; false for any other text, and where its link or password cannot
 * be followed now. Nobody asked for it aloud, so nobody is told. [ERR-13]
 */
export async function productOfText(
  text: string,
  told: Pick<CallOptions, "send" | "signal"> = {},
): Promise<FoundProduct | false> {
  const shared = readShareText(text);
  if (shared.kind === "none" || shared.kind === "ambiguous" || shared.kind === "word_password")
    return false;
  const found = await followCandidate(shared, told).catch(orNothing);
  return found && found.ok ? found.value : false;
}

function orNothing(fault: unknown): false {
  if (fault instanceof NetworkError || fault instanceof ServerError) return false;
  throw fault;
}
