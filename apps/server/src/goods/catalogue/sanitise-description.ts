import sanitizeHtml, { type IOptions } from "sanitize-html";
import { keyOfFileUrl } from "../../kernel/files/file-url.ts";

/** The list of what may stand in HTML that others wrote: what is not on it is taken out. [AGNT-15] */
export const allowedHtml = {
  allowedTags: [
    "p",
    "br",
    "div",
    "span",
    "b",
    "strong",
    "i",
    "em",
    "u",
    "h1",
    "h2",
    "h3",
    "h4",
    "ul",
    "ol",
    "li",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "img",
  ],
  allowedAttributes: {
    img: ["src", "alt", "width", "height"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan"],
  },
  allowedSchemes: ["https"],
  allowProtocolRelative: false,
  // What stands inside these is no text for people.
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "title", "svg", "math"],
} satisfies IOptions;

/**
 * A seller's description without anything that could run, call home, or dress up as part of our page: no
 * scripts, styles, classes, ids, forms, frames or drawings; pictures by https only, or files of ours. [AGNT-15]
 */
export const sanitiseDescription = (html: string): string =>
  sanitizeHtml(html, {
    ...allowedHtml,
    transformTags: {
      img: (tagName, attributes) => ({ tagName, attribs: withHttps(attributes) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isShowable(attribs["src"] ?? ""),
  });

/**
 * Any other address without a host would be one of our own calls, asked for in the customer's name; a file
 * is only read.
 */
const isShowable = (src: string): boolean =>
  /^https:\/\//i.test(src) || keyOfFileUrl(src) !== undefined;

/** Sellers leave the scheme out or write http; both work over https. */
function withHttps(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const src = attributes["src"] ?? attributes["data-src"] ?? "";
  const secure = src.startsWith("//") ? `https:${src}` : src.replace(/^http:\/\//i, "https://");
  return { ...attributes, src: secure };
}

/** The pictures of a description, in their order. [ITEM-08] */
export function picturesOf(html: string): string[] {
  const pictures: string[] = [];
  sanitizeHtml(sanitiseDescription(html), {
    allowedTags: ["img"],
    allowedAttributes: { img: ["src"] },
    onOpenTag: (name, attributes) => {
      if (name === "img" && attributes["src"]) pictures.push(attributes["src"]);
    },
  });
  return pictures;
}
