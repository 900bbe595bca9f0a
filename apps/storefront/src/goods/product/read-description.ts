import type { Product } from "@sampan/contract/goods/catalogue/product";
import { readJsonList } from "@sampan/domain/kernel/json-text";
import { pictureAddress } from "../cards/picture-address.ts";

export type Description =
  | { readonly kind: "html"; readonly html: string }
  | { readonly kind: "pictures"; readonly pictures: readonly string[] };

/**
 * A product's description in the form its marketplace uses: `desc` as a list of pictures where it is one,
 * else `desc` or `description` as the HTML that the server has cleaned. [AGNT-14] [ITEM-06] [ITEM-07] [ITEM-08]
 */
export function readDescription({
  description,
  desc,
}: Pick<Product, "description" | "desc">): Description {
  const pictures = readJsonList(desc).filter((picture) => typeof picture === "string");
  if (pictures.length > 0) return { kind: "pictures", pictures };
  return { kind: "html", html: withOurPictures(description || desc) };
}

const picture = /<img\b([^>]*?) src="((?:https:|\/files\/)[^"]+)"([^>]*)>/g;

/** The same HTML with its pictures shrunk by our server, and loaded once they come into view. */
export const withOurPictures = (html: string): string =>
  html.replaceAll(picture, (_, before: string, address: string, after: string) => {
    const src = pictureAddress(address.replaceAll("&amp;", "&"), 800);
    const alt = / alt=/.test(before + after) ? "" : ' alt=""';
    return `<img${before} loading="lazy" decoding="async"${alt} src="${src}"${after}>`;
  });
