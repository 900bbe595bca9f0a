import { readShareText } from "@sampan/domain/goods/sourcing/share-text";
import { withoutWords, type Followable } from "../search/without-words.ts";

/** A link or password that was copied, and what it is remembered by. */
export interface Recognised {
  readonly share: Followable;
  readonly key: string;
}

/** Share texts have a few hundred characters. What is longer is somebody's document, which nobody wants looked into or cleared. */
const length_max = 4000;

/**
 * The one product link or share password in a copied text, found on this device; undefined for every other text. What is
 * answered holds nothing else of the text, so that nothing else can be sent. [CLIP-02] [CLIP-11]
 */
export function recognise(text: string, markers?: readonly string[]): Recognised | undefined {
  if (text.length > length_max) return undefined;
  const shared = readShareText(text, undefined, markers);
  if (shared.kind === "none" || shared.kind === "ambiguous" || shared.kind === "word_password")
    return undefined;
  const share = withoutWords(shared);
  return { share, key: keyOf(share) };
}

function keyOf(share: Followable): string {
  switch (share.kind) {
    case "item":
      return `${share.platform}/${share.thid_item_id}`;
    case "short_link":
      return share.url;
    case "password":
      return share.password;
  }
}
