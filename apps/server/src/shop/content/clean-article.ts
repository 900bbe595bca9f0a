import { createHash } from "node:crypto";
import { articleLink } from "@sampan/domain/shop/content/article-link";
import sanitizeHtml, { type IOptions } from "sanitize-html";
import { allowedHtml } from "../../goods/catalogue/sanitise-description.ts";
import { keyOfFileUrl } from "../../kernel/files/file-url.ts";

/** What sellers may write, and links. */
const listed = {
  ...allowedHtml,
  allowedTags: [...allowedHtml.allowedTags, "a"],
  allowedAttributes: { ...allowedHtml.allowedAttributes, a: ["href"] },
} satisfies IOptions;

/** What is done beyond the list; whoever changes it counts it up. */
const rules = 1;

/** The list by its name: a text that was cleaned by another one is cleaned again. [CONT-04] */
export const allowListName = createHash("sha256")
  .update(JSON.stringify([listed, rules]))
  .digest("hex")
  .slice(0, 16);

/**
 * A text of an article with what the list allows and nothing else: no scripts, styles, forms, frames or drawings;
 * pictures from our own files alone, so that reading tells nobody; links to pages of ours, and outside by the page
 * that names the host. What it answers it answers again. [CONT-04]
 */
export const cleanArticle = (html: string): string =>
  sanitizeHtml(html, {
    ...listed,
    transformTags: {
      // The title of the page is the only one of its rank.
      h1: "h2",
      a: (_, { href = "" }) => {
        const to = articleLink(href);
        return to === undefined
          ? { tagName: "span", attribs: {} }
          : { tagName: "a", attribs: { href: to } };
      },
    },
    exclusiveFilter: ({ tag, attribs }) =>
      tag === "img" && keyOfFileUrl(attribs["src"] ?? "") === undefined,
  }).trim();
