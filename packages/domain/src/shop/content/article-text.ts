/** A part of an article: what stands above it, and its HTML. */
export interface ArticleSection {
  readonly heading: string;
  readonly html: string;
}

const entities: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&amp;": "&",
};

/** What cleaned HTML says, without what it looks like; blocks stand apart. */
export const plainTextOf = (html: string): string =>
  html
    .replaceAll(/<\/?(?:p|div|h[1-6]|li|[uo]l|t[drh]|table|thead|tbody|br)\b[^>]*>/g, " ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();

/** Opens or ends something; cleaned HTML ends whatever it opens, and marks what stands for itself. */
const tag = /<(?<ends>\/?)(?<name>[a-z][a-z0-9]*)\b[^>]*?(?<alone>\/?)>/g;

/** Where a heading of the second rank begins that stands in nothing else: a part that is cut there is whole. */
function headingsOf(html: string): number[] {
  const found: number[] = [];
  let depth = 0;
  for (const { groups = {}, index } of html.matchAll(tag)) {
    if (groups["ends"]) depth -= 1;
    else if (!groups["alone"]) {
      if (depth === 0 && groups["name"] === "h2") found.push(index);
      depth += 1;
    }
  }
  return found;
}

/**
 * Cleaned HTML as parts, each below a heading of the second rank; what stands above the first has none. A part
 * that is empty is left out.
 */
export function sectionsOf(html: string): ArticleSection[] {
  const begins = headingsOf(html);
  const first = html.slice(0, begins[0]);
  const headed = begins.map((begin, at) => {
    const part = html.slice(begin, begins[at + 1]);
    const end = part.indexOf("</h2>") + "</h2>".length;
    return { heading: plainTextOf(part.slice(0, end)), html: part.slice(end).trim() };
  });
  return [{ heading: "", html: first.trim() }, ...headed].filter(
    ({ heading, html: body }) => heading !== "" || body !== "",
  );
}

/** Whether every picture says what is on it. */
export const arePicturesDescribed = (html: string): boolean =>
  [...html.matchAll(/<img\b[^>]*>/g)].every(([tag]) => /\balt="[^"]*\S[^"]*"/.test(tag));
