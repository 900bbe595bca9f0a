import { NetworkError, ServerError } from "@sampan/client/faults";
import { readShareText } from "@sampan/domain/goods/sourcing/share-text";
import { followCandidate, type FoundProduct, type Told } from "./find-target.ts";
import { withoutWords } from "./without-words.ts";

/**
 * The one product that a copied text leads to; false for any other text, and where its link or password cannot
 * be followed now. Nobody asked for it aloud, so nobody is told, and only the link or password leaves this device. [ERR-13]
 */
export async function productOfText(text: string, told: Told = {}): Promise<FoundProduct | false> {
  const shared = readShareText(text, undefined, told.markers);
  if (shared.kind === "none" || shared.kind === "ambiguous" || shared.kind === "word_password")
    return false;
  const found = await followCandidate(withoutWords(shared), told).catch(orNothing);
  return found && found.ok ? found.value : false;
}

function orNothing(fault: unknown): false {
  if (fault instanceof NetworkError || fault instanceof ServerError) return false;
  throw fault;
}
