import { languages } from "@sampan/domain/kernel/language";
import { addressIn, alternatesOf } from "@sampan/domain/shop/found/found-address";

/** A page by its path, and the moment since which it says what it says, where that is known. */
export interface Place {
  readonly path: string;
  readonly changedAt?: Date;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = "http://www.sitemaps.org/schemas/sitemap/0.9";

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The list of lists. `paths` are those of the files. */
export const writeSitemapIndex = (publicUrl: string, paths: readonly string[]): string =>
  `${head}<sitemapindex xmlns="${space}">${paths
    .map((path) => `<sitemap><loc>${escape(publicUrl + path)}</loc></sitemap>`)
    .join("")}</sitemapindex>\n`;

/** One file of the list: each page once in each language, every one of them naming all the others. */
export const writeSitemap = (publicUrl: string, places: readonly Place[]): string =>
  `${head}<urlset xmlns="${space}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${places
    .map((place) => writePlace(publicUrl + place.path, place.changedAt))
    .join("")}</urlset>\n`;

function writePlace(address: string, changedAt: Date | undefined): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
  const links = alternatesOf(address)
    .map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escape(href)}"/>`,
    )
    .join("");
  return [undefined, ...languages]
    .map(
      (language) =>
        `<url><loc>${escape(addressIn(address, language))}</loc>${changed}${links}</url>`,
    )
    .join("");
}
